// The colours of eight columns of a warped row, by the obvious loop and by AVX2; both give the same bytes.
//
// Places lie in 65536ths of the largest level's texels. Texels are mixed along the rows and then down the columns with
// weights in 128ths, to levels in 128ths.
#include "warp_block.h"

static const double parts = 65536, farthest = 1e9;
enum { whole_weight = 128, level_bits = 7, whole_light = 32767 };

static int is_lit(const lep_triangle *t) { return t->light.base != 1 || t->light.dx != 0 || t->light.dy != 0; }

static int32_t fixed(double texels) {
  double x = texels * parts;
  x = x < farthest ? x : farthest;
  x = x > -farthest ? x : -farthest;
  return (int32_t)x;
}

// MARK: - The obvious loop

// Where a place lies in 128ths of a level's texels, from its first texel's middle.
static int place(int32_t at, int depth, int size) {
  const int x = ((at + (1 << (8 + depth))) >> (9 + depth)) - whole_weight / 2, last = (size - 1) * whole_weight;
  return x < 0 ? 0 : x < last ? x : last;
}

// Rounds to a whole number, as the processor's own multiplication of 16-bit fractions does.
static int32_t product(int32_t x, int32_t fraction) { return (x * fraction + (1 << 14)) >> 15; }

static void add_texels(const lep_texture_level *level, int depth, int32_t u, int32_t v, int32_t sum[4]) {
  const int x = place(u, depth, level->width), y = place(v, depth, level->height);
  // The last column is reached from the one before it, so that there always is a right neighbour.
  const int x0 = x >> level_bits < level->width - 2 ? x >> level_bits : level->width - 2;
  const int y0 = y >> level_bits < level->height - 2 ? y >> level_bits : level->height - 2;
  const int fx = x - x0 * whole_weight, fy = y - y0 * whole_weight;
  const int32_t down = fy < whole_weight ? fy << 8 : 32767;
  const uint32_t *upper = level->pixels + (int64_t)y0 * level->width + x0, *lower = upper + level->width;
  for (int i = 0; i < 4; i++) {
    const int shift = 8 * i;
    const int32_t top = (int32_t)(upper[0] >> shift & 255) * (whole_weight - fx) + (int32_t)(upper[1] >> shift & 255) * fx;
    const int32_t bottom = (int32_t)(lower[0] >> shift & 255) * (whole_weight - fx) + (int32_t)(lower[1] >> shift & 255) * fx;
    sum[i] += top + product(bottom - top, down);
  }
}

// Light below 1 goes towards black, above 1 towards white, both under the same alpha: c*dim + alpha*glow.
static void light_of(double light, int32_t *dim, int32_t *glow) {
  light = light > 0 ? light : 0;
  light = light < 2 ? light : 2;
  const float lit = (float)light;
  *dim = (int32_t)((lit < 1 ? lit : 2 - lit) * whole_light + 0.5f);
  *glow = (int32_t)((lit < 1 ? 0 : lit - 1) * whole_light + 0.5f);
}

void lep_shade_plain(const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]) {
  const int lit = is_lit(t);
  for (int lane = 0; lane < 8; lane++) {
    const double x = b->column + lane + 0.5;
    double iw = b->inverse_w + t->inverse_w.dx * x;
    iw = iw > 1e-12 ? iw : 1e-12;
    const double w = 1 / iw;
    const int32_t u = fixed((b->u + t->u.dx * x) * w), v = fixed((b->v + t->v.dx * x) * w);
    int32_t lower[4] = {0, 0, 0, 0}, upper[4] = {0, 0, 0, 0};
    for (int tap = 0; tap < b->taps; tap++) {
      const int32_t pu = u + b->first_u + tap * b->step_u, pv = v + b->first_v + tap * b->step_v;
      add_texels(&levels[b->lower], b->lower, pu, pv, lower);
      if (b->share > 0) add_texels(&levels[b->upper], b->upper, pu, pv, upper);
    }
    if (b->taps > 1 || b->share > 0) {
      const float weight = 1 / (float)b->taps;
      for (int i = 0; i < 4; i++) {
        const float mean = (float)lower[i] * (weight * (1 - b->share)) + (float)upper[i] * (weight * b->share);
        lower[i] = (int32_t)(mean + 0.5f);
      }
    }
    if (lit) {
      int32_t dim, glow;
      light_of(b->light + t->light.dx * x, &dim, &glow);
      for (int i = 0; i < 3; i++) lower[i] = product(lower[i], dim) + product(lower[3], glow);
    }
    const uint32_t half = 1 << (level_bits - 1), alpha = ((uint32_t)lower[3] + half) >> level_bits;
    uint32_t color = alpha << 24;
    for (int i = 0; i < 3; i++) {
      const uint32_t level = ((uint32_t)lower[i] + half) >> level_bits;
      color |= (level < alpha ? level : alpha) << 8 * i;
    }
    colors[lane] = color;
  }
}

// MARK: - AVX2

#if defined(__x86_64__)
#include <immintrin.h>

#define avx2 __attribute__((target("avx2")))

typedef struct {
  __m256d first, last;
} columns8;

avx2 static inline __m256i fixed_avx2(columns8 texels) {
  const __m256d whole = _mm256_set1_pd(parts), most = _mm256_set1_pd(farthest), least = _mm256_set1_pd(-farthest);
  const __m256d first = _mm256_max_pd(_mm256_min_pd(_mm256_mul_pd(texels.first, whole), most), least);
  const __m256d last = _mm256_max_pd(_mm256_min_pd(_mm256_mul_pd(texels.last, whole), most), least);
  return _mm256_set_m128i(_mm256_cvttpd_epi32(last), _mm256_cvttpd_epi32(first));
}

// Splits places into texels and weights; see `place` and `add_texels`.
avx2 static inline __m256i split(__m256i at, int depth, int size, __m256i *weight) {
  const __m256i half = _mm256_set1_epi32(1 << (8 + depth));
  __m256i x = _mm256_sra_epi32(_mm256_add_epi32(at, half), _mm_cvtsi32_si128(9 + depth));
  x = _mm256_max_epi32(_mm256_sub_epi32(x, _mm256_set1_epi32(whole_weight / 2)), _mm256_setzero_si256());
  x = _mm256_min_epi32(x, _mm256_set1_epi32((size - 1) * whole_weight));
  const __m256i texel = _mm256_min_epi32(_mm256_srai_epi32(x, level_bits), _mm256_set1_epi32(size - 2));
  *weight = _mm256_sub_epi32(x, _mm256_slli_epi32(texel, level_bits));
  return texel;
}

// The same 16 bits twice in each lane.
avx2 static inline __m256i twice(__m256i words) { return _mm256_or_si256(words, _mm256_slli_epi32(words, 16)); }

// Columns 0 and 1, 2 and 3 and so on, four channels each, in 128ths of a level less 16384, which makes them fit signed
// 16 bits all the way.
avx2 static inline void texels_avx2(
  const lep_texture_level *level, int depth, __m256i u, __m256i v, __m128i pairs[4]
) {
  __m256i fx, fy;
  const __m256i x0 = split(u, depth, level->width, &fx), y0 = split(v, depth, level->height, &fy);
  _Alignas(32) uint32_t at[8];
  _mm256_store_si256(
    (__m256i *)at, _mm256_add_epi32(_mm256_mullo_epi32(y0, _mm256_set1_epi32(level->width)), x0));
  const __m256i along = twice(
    _mm256_or_si256(_mm256_sub_epi32(_mm256_set1_epi32(whole_weight), fx), _mm256_slli_epi32(fx, 8)));
  const __m256i along_first = _mm256_permute2x128_si256(along, along, 0x00);
  const __m256i along_last = _mm256_permute2x128_si256(along, along, 0x11);
  const __m256i down = twice(_mm256_min_epi32(_mm256_slli_epi32(fy, 8), _mm256_set1_epi32(32767)));
  const __m128i down_first = _mm256_castsi256_si128(down), down_last = _mm256_extracti128_si256(down, 1);
  const __m256i sign = _mm256_set1_epi8(-128);
  const __m256i neighbours = _mm256_broadcastsi128_si256(
    _mm_setr_epi8(0, 4, 1, 5, 2, 6, 3, 7, 8, 12, 9, 13, 10, 14, 11, 15));
#define two(p, q) \
  _mm_unpacklo_epi64(_mm_loadl_epi64((const __m128i *)(p)), _mm_loadl_epi64((const __m128i *)(q)))
#define pair(k, along, down, places)                                                                          \
  {                                                                                                           \
    const uint32_t *p = level->pixels + at[2 * k], *q = level->pixels + at[2 * k + 1];                        \
    __m256i texels = _mm256_inserti128_si256(                                                                 \
      _mm256_castsi128_si256(two(p, q)), two(p + level->width, q + level->width), 1);                         \
    texels = _mm256_shuffle_epi8(_mm256_xor_si256(texels, sign), neighbours);                                 \
    const __m256i rows = _mm256_maddubs_epi16(_mm256_shuffle_epi32(along, places), texels);                   \
    const __m128i top = _mm256_castsi256_si128(rows), bottom = _mm256_extracti128_si256(rows, 1);             \
    pairs[k] = _mm_add_epi16(                                                                                 \
      top, _mm_mulhrs_epi16(_mm_sub_epi16(bottom, top), _mm_shuffle_epi32(down, places)));                    \
  }
  pair(0, along_first, down_first, 0x50) pair(1, along_first, down_first, 0xFA)
  pair(2, along_last, down_last, 0x50) pair(3, along_last, down_last, 0xFA)
#undef pair
#undef two
}

avx2 static inline __m128 clamped_light(const lep_triangle *t, const block *b, __m256d x) {
  const __m256d light = _mm256_add_pd(_mm256_set1_pd(b->light), _mm256_mul_pd(_mm256_set1_pd(t->light.dx), x));
  return _mm256_cvtpd_ps(_mm256_min_pd(_mm256_max_pd(light, _mm256_setzero_pd()), _mm256_set1_pd(2)));
}

avx2 static inline __m256i light_part(__m256 part) {
  const __m256 whole = _mm256_set1_ps(whole_light);
  return twice(_mm256_cvttps_epi32(_mm256_add_ps(_mm256_mul_ps(part, whole), _mm256_set1_ps(0.5f))));
}

// Lights levels in 128ths.
avx2 static inline void light_avx2(const lep_triangle *t, const block *b, columns8 x, __m128i pairs[4]) {
  const __m256 lit = _mm256_set_m128(clamped_light(t, b, x.last), clamped_light(t, b, x.first));
  const __m256 one = _mm256_set1_ps(1), dark = _mm256_cmp_ps(lit, one, _CMP_LT_OQ);
  const __m256i dim = light_part(_mm256_blendv_ps(_mm256_sub_ps(_mm256_set1_ps(2), lit), lit, dark));
  const __m256i glow = light_part(_mm256_andnot_ps(dark, _mm256_sub_ps(lit, one)));
  const __m128i alphas = _mm_setr_epi8(6, 7, 6, 7, 6, 7, 6, 7, 14, 15, 14, 15, 14, 15, 14, 15);
#define pair(k, half, places)                                                                                 \
  {                                                                                                           \
    const __m128i alpha = _mm_shuffle_epi8(pairs[k], alphas);                                                 \
    const __m128i color = _mm_add_epi16(                                                                      \
      _mm_mulhrs_epi16(pairs[k], _mm_shuffle_epi32(_mm256_extracti128_si256(dim, half), places)),             \
      _mm_mulhrs_epi16(alpha, _mm_shuffle_epi32(_mm256_extracti128_si256(glow, half), places)));              \
    pairs[k] = _mm_blend_epi16(color, pairs[k], 0x88);                                                        \
  }
  pair(0, 0, 0x50) pair(1, 0, 0xFA) pair(2, 1, 0x50) pair(3, 1, 0xFA)
#undef pair
}

// Rounds levels in 128ths, and keeps colours no larger than their alpha.
avx2 static inline void pack_avx2(const __m128i pairs[4], uint32_t colors[8]) {
  const __m128i half = _mm_set1_epi16(1 << (level_bits - 1));
  __m128i levels[4];
  for (int k = 0; k < 4; k++) levels[k] = _mm_srli_epi16(_mm_add_epi16(pairs[k], half), level_bits);
  __m256i bytes = _mm256_set_m128i(_mm_packus_epi16(levels[2], levels[3]), _mm_packus_epi16(levels[0], levels[1]));
  const __m256i alphas = _mm256_broadcastsi128_si256(
    _mm_setr_epi8(3, 3, 3, 3, 7, 7, 7, 7, 11, 11, 11, 11, 15, 15, 15, 15));
  bytes = _mm256_min_epu8(bytes, _mm256_shuffle_epi8(bytes, alphas));
  _mm256_storeu_si256((__m256i *)colors, bytes);
}

avx2 static inline __m256d along_row(double first, double step, __m256d x) {
  return _mm256_add_pd(_mm256_set1_pd(first), _mm256_mul_pd(_mm256_set1_pd(step), x));
}

avx2 static inline __m256d depth_at(const lep_triangle *t, const block *b, __m256d x) {
  const __m256d iw = _mm256_max_pd(along_row(b->inverse_w, t->inverse_w.dx, x), _mm256_set1_pd(1e-12));
  return _mm256_div_pd(_mm256_set1_pd(1), iw);
}

// What taps add up to: two at a time still fit 16 bits.
typedef struct {
  __m128i last[4];
  __m256i sums[4];
} totals;

avx2 static inline void add_widened(totals *totals) {
  for (int k = 0; k < 4; k++) {
    totals->sums[k] = _mm256_add_epi32(totals->sums[k], _mm256_cvtepi16_epi32(totals->last[k]));
  }
}

avx2 static inline void add_avx2(totals *totals, int tap, int taps, const __m128i pairs[4]) {
  for (int k = 0; k < 4; k++) totals->last[k] = tap & 1 ? _mm_add_epi16(totals->last[k], pairs[k]) : pairs[k];
  if (tap & 1 || tap == taps - 1) add_widened(totals);
}

avx2 static inline __m256 weighted(const totals *totals, int k, int taps, float weight) {
  const __m256i whole = _mm256_add_epi32(totals->sums[k], _mm256_set1_epi32(taps << 14));
  return _mm256_mul_ps(_mm256_cvtepi32_ps(whole), _mm256_set1_ps(weight));
}

// Means over a pixel's places, in 128ths of a level.
avx2 static inline void means_avx2(
  const lep_texture_level *levels, const block *b, __m256i u, __m256i v, __m128i pairs[4]
) {
  const __m256i none = _mm256_setzero_si256();
  totals lower = {.sums = {none, none, none, none}}, upper = lower;
  u = _mm256_add_epi32(u, _mm256_set1_epi32(b->first_u));
  v = _mm256_add_epi32(v, _mm256_set1_epi32(b->first_v));
  const __m256i step_u = _mm256_set1_epi32(b->step_u), step_v = _mm256_set1_epi32(b->step_v);
  for (int tap = 0; tap < b->taps; tap++) {
    texels_avx2(&levels[b->lower], b->lower, u, v, pairs);
    add_avx2(&lower, tap, b->taps, pairs);
    if (b->share > 0) {
      texels_avx2(&levels[b->upper], b->upper, u, v, pairs);
      add_avx2(&upper, tap, b->taps, pairs);
    }
    u = _mm256_add_epi32(u, step_u);
    v = _mm256_add_epi32(v, step_v);
  }
  const float weight = 1 / (float)b->taps;
  for (int k = 0; k < 4; k++) {
    __m256 mean = weighted(&lower, k, b->taps, weight * (1 - b->share));
    if (b->share > 0) mean = _mm256_add_ps(mean, weighted(&upper, k, b->taps, weight * b->share));
    const __m256i whole = _mm256_cvttps_epi32(_mm256_add_ps(mean, _mm256_set1_ps(0.5f)));
    pairs[k] = _mm_packs_epi32(_mm256_castsi256_si128(whole), _mm256_extracti128_si256(whole, 1));
  }
}

avx2 static void shade_avx2(
  const lep_triangle *t, const lep_texture_level *levels, const block *b, uint32_t colors[8]
) {
  const __m256d start = _mm256_set1_pd(b->column + 0.5);
  const columns8 x = {
    _mm256_add_pd(start, _mm256_setr_pd(0, 1, 2, 3)), _mm256_add_pd(start, _mm256_setr_pd(4, 5, 6, 7))};
  columns8 u = {along_row(b->u, t->u.dx, x.first), along_row(b->u, t->u.dx, x.last)};
  columns8 v = {along_row(b->v, t->v.dx, x.first), along_row(b->v, t->v.dx, x.last)};
  if (b->inverse_w != 1 || t->inverse_w.dx != 0) {
    const columns8 w = {depth_at(t, b, x.first), depth_at(t, b, x.last)};
    u.first = _mm256_mul_pd(u.first, w.first);
    u.last = _mm256_mul_pd(u.last, w.last);
    v.first = _mm256_mul_pd(v.first, w.first);
    v.last = _mm256_mul_pd(v.last, w.last);
  }
  __m128i pairs[4];
  if (b->taps == 1 && b->share == 0) {
    texels_avx2(&levels[b->lower], b->lower, fixed_avx2(u), fixed_avx2(v), pairs);
    for (int k = 0; k < 4; k++) pairs[k] = _mm_add_epi16(pairs[k], _mm_set1_epi16(1 << 14));
  } else {
    means_avx2(levels, b, fixed_avx2(u), fixed_avx2(v), pairs);
  }
  if (is_lit(t)) light_avx2(t, b, x, pairs);
  pack_avx2(pairs, colors);
}

shade_block *lep_shade_chosen(void) { return __builtin_cpu_supports("avx2") ? shade_avx2 : lep_shade_plain; }
#else
shade_block *lep_shade_chosen(void) { return lep_shade_plain; }
#endif
