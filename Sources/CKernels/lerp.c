// The mean of two pictures. A weight has 22 bits, so that the result is the real number's nearest level but for ties
// closer than 1/16,000 of a level.
#include "CKernels.h"

enum { weight_bits = 22 };

void lep_lerp_plain(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight) {
  const uint32_t rest = (1u << weight_bits) - weight;
  const uint32_t half = 1u << (weight_bits - 1);
  for (size_t i = 0; i < count; i++) {
    uint32_t pixel = 0;
    for (int shift = 0; shift < 32; shift += 8) {
      pixel |= (((a[i] >> shift & 255) * rest + (b[i] >> shift & 255) * weight + half) >> weight_bits) << shift;
    }
    out[i] = pixel;
  }
}

#if defined(__x86_64__)
#include <immintrin.h>

// a*rest + b*weight with 22-bit weights, as two sums of 16-bit products: one of the weights' high 11 bits and one of
// their low 11 bits.
__attribute__((target("avx2"))) static inline __m256i mean16(__m256i pairs, __m256i high, __m256i low) {
  const __m256i half = _mm256_set1_epi32(1 << (weight_bits - 1));
  __m256i sum = _mm256_slli_epi32(_mm256_madd_epi16(pairs, high), 11);
  sum = _mm256_add_epi32(sum, _mm256_madd_epi16(pairs, low));
  return _mm256_srli_epi32(_mm256_add_epi32(sum, half), weight_bits);
}

__attribute__((target("avx2"))) static void lerp_avx2(
  const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight
) {
  const uint32_t rest = (1u << weight_bits) - weight;
  const __m256i high = _mm256_set1_epi32((int)((rest >> 11) | (weight >> 11) << 16));
  const __m256i low = _mm256_set1_epi32((int)((rest & 2047) | (weight & 2047) << 16));
  const __m256i zero = _mm256_setzero_si256();
  size_t i = 0;
  for (; i + 8 <= count; i += 8) {
    const __m256i x = _mm256_loadu_si256((const __m256i *)(a + i));
    const __m256i y = _mm256_loadu_si256((const __m256i *)(b + i));
    const __m256i low_bytes = _mm256_unpacklo_epi8(x, y);
    const __m256i high_bytes = _mm256_unpackhi_epi8(x, y);
    const __m256i m0 = mean16(_mm256_unpacklo_epi8(low_bytes, zero), high, low);
    const __m256i m1 = mean16(_mm256_unpackhi_epi8(low_bytes, zero), high, low);
    const __m256i m2 = mean16(_mm256_unpacklo_epi8(high_bytes, zero), high, low);
    const __m256i m3 = mean16(_mm256_unpackhi_epi8(high_bytes, zero), high, low);
    const __m256i packed = _mm256_packus_epi16(_mm256_packus_epi32(m0, m1), _mm256_packus_epi32(m2, m3));
    _mm256_storeu_si256((__m256i *)(out + i), packed);
  }
  lep_lerp_plain(a + i, b + i, out + i, count - i, weight);
}
#endif

void lep_lerp(const uint32_t *a, const uint32_t *b, uint32_t *out, size_t count, uint32_t weight) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    lerp_avx2(a, b, out, count, weight);
    return;
  }
#endif
  lep_lerp_plain(a, b, out, count, weight);
}
