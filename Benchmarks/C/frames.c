// The work measured, as a loop in C:  frames MODE A.png B.png FOLDER THREADS FRAMES
//
// Modes: kernels (mix, filter and compress by the package's own kernels), stored (no compression), cairo (draws both pages
// one over the other and writes by Cairo's own PNG writer, as one would at first).
#include <cairo.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <libdeflate.h>

#include "CKernels.h"

static cairo_surface_t *pages[2];
static const uint32_t *pixels[2];
static uint32_t width, height;
static const char *mode, *folder;
static int frames;
static atomic_int next;
static atomic_long total;

static double now(clockid_t clock) {
  struct timespec t;
  clock_gettime(clock, &t);
  return (double)t.tv_sec * 1e3 + (double)t.tv_nsec / 1e6;
}

static void save(const char *path, const uint8_t *bytes, size_t size) {
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(bytes, 1, size, file) != size || fclose(file)) exit(1);
  total += (long)size;
}

static void put32(uint8_t *p, uint32_t v) {
  for (int i = 0; i < 4; i++) p[i] = (uint8_t)(v >> (24 - 8 * i));
}

static uint8_t *chunk(uint8_t *p, const char *type, size_t length) {
  put32(p, (uint32_t)length);
  memcpy(p + 4, type, 4);
  put32(p + 8 + length, libdeflate_crc32(0, p + 4, length + 4));
  return p + 12 + length;
}

// 24-bit pixels in stored blocks.
static size_t stored(const uint32_t *mixed, uint8_t *raw, uint8_t *out) {
  const size_t row = (size_t)width * 3 + 1, size = row * height;
  for (uint32_t y = 0; y < height; y++) {
    raw[y * row] = 0;
    lep_pack_rgb(mixed + (size_t)y * width, width, raw + y * row + 1);
  }
  memcpy(out, "\x89PNG\r\n\x1a\n", 8);
  uint8_t *p = out + 8;
  put32(p + 8, width);
  put32(p + 12, height);
  memcpy(p + 16, "\x08\x02\0\0\0", 5);
  p = chunk(p, "IHDR", 13);
  uint8_t *data = p + 8, *d = data;
  *d++ = 0x78;
  *d++ = 1;
  for (size_t at = 0; at < size;) {
    const size_t n = size - at < 65535 ? size - at : 65535;
    *d++ = at + n == size;
    *d++ = (uint8_t)n;
    *d++ = (uint8_t)(n >> 8);
    *d++ = (uint8_t)~n;
    *d++ = (uint8_t)(~n >> 8);
    memcpy(d, raw + at, n);
    d += n;
    at += n;
  }
  put32(d, libdeflate_adler32(1, raw, size));
  d += 4;
  return (size_t)(chunk(chunk(p, "IDAT", (size_t)(d - data)), "IEND", 0) - out);
}

static void *worker(void *unused) {
  (void)unused;
  const size_t count = (size_t)width * height;
  lep_png_coder *coder = lep_png_coder_create();
  uint32_t *mixed = malloc(count * 4);
  uint8_t *raw = malloc(count * 4), *out = malloc(count * 4);
  char path[4096];
  for (int i; (i = next++) < frames;) {
    const double t = frames > 1 ? (double)i / (frames - 1) : 1;
    snprintf(path, sizeof path, "%s/frame-%04d.png", folder, i);
    if (strcmp(mode, "cairo") == 0) {
      cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)height);
      cairo_t *cr = cairo_create(surface);
      cairo_set_source_surface(cr, pages[0], 0, 0);
      cairo_paint(cr);
      cairo_set_source_surface(cr, pages[1], 0, 0);
      cairo_paint_with_alpha(cr, t);
      cairo_destroy(cr);
      if (cairo_surface_write_to_png(surface, path)) exit(1);
      cairo_surface_destroy(surface);
      FILE *file = fopen(path, "rb");
      fseek(file, 0, SEEK_END);
      total += ftell(file);
      fclose(file);
      continue;
    }
    const uint32_t weight = (uint32_t)(t * (1 << 22) + 0.5);
    if (strcmp(mode, "stored") == 0) {
      lep_lerp(pixels[0], pixels[1], mixed, count, weight);
      save(path, out, stored(mixed, raw, out));
      continue;
    }
    const uint8_t *bytes;
    size_t size;
    const int whole = weight == 0 || weight == 1u << 22;
    if (lep_png_coder_encode(
          coder, pixels[weight == 1u << 22], whole ? NULL : pixels[1], weight, width, height, &bytes, &size)) {
      exit(1);
    }
    save(path, bytes, size);
  }
  lep_png_coder_destroy(coder);
  return NULL;
}

int main(int count, char **arguments) {
  if (count != 7) return 2;
  mode = arguments[1];
  folder = arguments[4];
  const int threads = atoi(arguments[5]);
  frames = atoi(arguments[6]);
  for (int i = 0; i < 2; i++) {
    cairo_surface_t *read = cairo_image_surface_create_from_png(arguments[2 + i]);
    width = (uint32_t)cairo_image_surface_get_width(read);
    height = (uint32_t)cairo_image_surface_get_height(read);
    pages[i] = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, (int)width, (int)height);
    cairo_t *cr = cairo_create(pages[i]);
    cairo_set_source_surface(cr, read, 0, 0);
    cairo_paint(cr);
    cairo_destroy(cr);
    cairo_surface_destroy(read);
    cairo_surface_flush(pages[i]);
    pixels[i] = (const uint32_t *)(void *)cairo_image_surface_get_data(pages[i]);
  }
  const double wall = now(CLOCK_MONOTONIC), cpu = now(CLOCK_PROCESS_CPUTIME_ID);
  pthread_t others[64];
  for (int i = 1; i < threads && i < 64; i++) pthread_create(&others[i], NULL, worker, NULL);
  worker(NULL);
  for (int i = 1; i < threads && i < 64; i++) pthread_join(others[i], NULL);
  struct rusage use;
  getrusage(RUSAGE_SELF, &use);
  printf(
    "{\"ms\": %.3f, \"cpu\": %.3f, \"bytes\": %ld, \"peakMB\": %.1f}\n", (now(CLOCK_MONOTONIC) - wall) / frames,
    (now(CLOCK_PROCESS_CPUTIME_ID) - cpu) / frames, total / frames, (double)use.ru_maxrss / 1024);
  return 0;
}
