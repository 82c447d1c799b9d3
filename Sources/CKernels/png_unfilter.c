// Rows of PNG without their filters. Sub, Average and Paeth lean on the pixel before, so those of 3 and 4 bytes are kept
// in registers.
#include <stdlib.h>
#include <string.h>

#include "png_read.h"

static uint8_t paeth(int a, int b, int c) {
  const int pa = abs(b - c), pb = abs(a - c), pc = abs(a + b - 2 * c);
  return (uint8_t)(pa <= pb && pa <= pc ? a : pb <= pc ? b : c);
}

static void sub(uint8_t *row, size_t size, size_t step) {
  for (size_t i = step; i < size; i++) row[i] = (uint8_t)(row[i] + row[i - step]);
}

static void above(uint8_t *row, const uint8_t *up, size_t size) {
  for (size_t i = 0; i < size; i++) row[i] = (uint8_t)(row[i] + up[i]);
}

static void average(uint8_t *row, const uint8_t *up, size_t size, size_t step) {
  for (size_t i = 0; i < size; i++) {
    const int left = i >= step ? row[i - step] : 0, over = up ? up[i] : 0;
    row[i] = (uint8_t)(row[i] + (left + over) / 2);
  }
}

static void slope(uint8_t *row, const uint8_t *up, size_t size, size_t step) {
  // Of the first row nothing is above, and of the first pixel nothing before: one guess is left.
  if (!up) {
    sub(row, size, step);
    return;
  }
  const size_t first = step < size ? step : size;
  for (size_t i = 0; i < first; i++) row[i] = (uint8_t)(row[i] + up[i]);
  for (size_t i = first; i < size; i++) row[i] = (uint8_t)(row[i] + paeth(row[i - step], up[i], up[i - step]));
}

const char *png_unfilter(uint8_t *row, const uint8_t *up, size_t size, size_t step) {
  uint8_t *bytes = row + 1;
  switch (row[0]) {
    case 0: return NULL;
    case 1: sub(bytes, size, step); return NULL;
    case 2:
      if (up) above(bytes, up, size);
      return NULL;
    case 3: average(bytes, up, size, step); return NULL;
    case 4: slope(bytes, up, size, step); return NULL;
    default: return "a row has an unknown filter";
  }
}
