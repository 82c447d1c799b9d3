// The filter of a row: that of Up, Sub and Paeth whose bytes are nearest to zero, in this order where they are equal. Of
// a long row not all needs to be asked; every fourth stretch of 32 bytes makes files larger by two parts in a thousand.
#include <stdlib.h>
#include <string.h>

#include "CKernels.h"

enum { sub_filter = 1, up_filter = 2, paeth_filter = 4, stretch = 32, long_row = 1024 };

static inline size_t stride_of(size_t n, int every) { return n < long_row ? stretch : (size_t)every * stretch; }

static inline uint8_t paeth(int a, int b, int c) {
  const int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static inline uint8_t filtered(const uint8_t *cur, const uint8_t *up, size_t i, size_t bpp, int filter) {
  const int left = i >= bpp ? cur[i - bpp] : 0;
  if (filter == sub_filter) return (uint8_t)(cur[i] - left);
  if (filter == up_filter) return (uint8_t)(cur[i] - up[i]);
  return (uint8_t)(cur[i] - paeth(left, up[i], i >= bpp ? up[i - bpp] : 0));
}

static inline int best_of(uint64_t up, uint64_t sub, uint64_t third) {
  if (up <= sub && up <= third) return up_filter;
  return sub <= third ? sub_filter : paeth_filter;
}

void lep_png_filter_plain(const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, int every, uint8_t *out) {
  int best = sub_filter;
  if (up) {
    uint64_t costs[5] = {0};
    for (int filter = sub_filter; filter <= paeth_filter; filter++) {
      for (size_t i = 0; i < n; i++) {
        if (i >= bpp && (i - bpp) % stride_of(n, every) >= stretch) continue;
        costs[filter] += (uint64_t)abs((int8_t)filtered(cur, up, i, bpp, filter));
      }
    }
    best = best_of(costs[up_filter], costs[sub_filter], costs[paeth_filter]);
  }
  out[0] = (uint8_t)best;
  for (size_t i = 0; i < n; i++) out[1 + i] = filtered(cur, up, i, bpp, best);
}

#if defined(__x86_64__)
#include <immintrin.h>

#define VECTORS __attribute__((target("avx2")))

VECTORS static inline __m256i load(const uint8_t *p) { return _mm256_loadu_si256((const __m256i *)p); }

VECTORS static inline __m256i distance(__m256i x, __m256i y) {
  return _mm256_or_si256(_mm256_subs_epu8(x, y), _mm256_subs_epu8(y, x));
}

// Paeth's choice in bytes. Where a and b lie on the same side of c, the distance of a + b - c from c is their sum, which
// may saturate: it is then no smaller than either, which is all that counts.
VECTORS static inline __m256i paeth_bytes(__m256i a, __m256i b, __m256i c) {
  const __m256i pa = distance(b, c), pb = distance(a, c);
  const __m256i a_above = _mm256_cmpeq_epi8(_mm256_max_epu8(a, c), a);
  const __m256i b_above = _mm256_cmpeq_epi8(_mm256_max_epu8(b, c), b);
  const __m256i same_side = _mm256_cmpeq_epi8(a_above, b_above);
  const __m256i pc = _mm256_blendv_epi8(distance(pa, pb), _mm256_adds_epu8(pa, pb), same_side);
  const __m256i b_or_c = _mm256_blendv_epi8(c, b, _mm256_cmpeq_epi8(_mm256_min_epu8(pb, pc), pb));
  const __m256i least = _mm256_min_epu8(pa, _mm256_min_epu8(pb, pc));
  return _mm256_blendv_epi8(b_or_c, a, _mm256_cmpeq_epi8(least, pa));
}

VECTORS static inline __m256i cost_of(__m256i bytes) {
  return _mm256_sad_epu8(_mm256_abs_epi8(bytes), _mm256_setzero_si256());
}

VECTORS static inline uint64_t total(__m256i sums) {
  return (uint64_t)_mm256_extract_epi64(sums, 0) + (uint64_t)_mm256_extract_epi64(sums, 1)
    + (uint64_t)_mm256_extract_epi64(sums, 2) + (uint64_t)_mm256_extract_epi64(sums, 3);
}

VECTORS static int choose(const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, int every) {
  __m256i ups = _mm256_setzero_si256(), subs = ups, thirds = ups;
  const size_t stride = stride_of(n, every);
  size_t i = bpp;
  for (; i + stretch <= n; i += stride) {
    const __m256i x = load(cur + i), a = load(cur + i - bpp), b = load(up + i), c = load(up + i - bpp);
    ups = _mm256_add_epi64(ups, cost_of(_mm256_sub_epi8(x, b)));
    subs = _mm256_add_epi64(subs, cost_of(_mm256_sub_epi8(x, a)));
    thirds = _mm256_add_epi64(thirds, cost_of(_mm256_sub_epi8(x, paeth_bytes(a, b, c))));
  }
  uint64_t costs[5] = {0, total(subs), total(ups), 0, total(thirds)};
  for (int filter = sub_filter; filter <= paeth_filter; filter++) {
    for (size_t k = 0; k < bpp && k < n; k++) costs[filter] += (uint64_t)abs((int8_t)filtered(cur, up, k, bpp, filter));
    for (size_t k = i; k < n; k++) costs[filter] += (uint64_t)abs((int8_t)filtered(cur, up, k, bpp, filter));
  }
  return best_of(costs[up_filter], costs[sub_filter], costs[paeth_filter]);
}

VECTORS static void filter_avx2(const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, int every, uint8_t *out) {
  const int best = up ? choose(cur, up, n, bpp, every) : sub_filter;
  *out++ = (uint8_t)best;
  for (size_t k = 0; k < bpp && k < n; k++) out[k] = filtered(cur, up, k, bpp, best);
  size_t i = bpp;
  for (; i + 32 <= n; i += 32) {
    const __m256i x = load(cur + i);
    __m256i guess;
    if (best == up_filter) {
      guess = load(up + i);
    } else if (best == sub_filter) {
      guess = load(cur + i - bpp);
    } else {
      guess = paeth_bytes(load(cur + i - bpp), load(up + i), load(up + i - bpp));
    }
    _mm256_storeu_si256((__m256i *)(out + i), _mm256_sub_epi8(x, guess));
  }
  for (size_t k = i; k < n; k++) out[k] = filtered(cur, up, k, bpp, best);
}
#endif

void lep_png_filter(const uint8_t *cur, const uint8_t *up, size_t n, size_t bpp, int every, uint8_t *out) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx2")) {
    filter_avx2(cur, up, n, bpp, every, out);
    return;
  }
#endif
  lep_png_filter_plain(cur, up, n, bpp, every, out);
}
