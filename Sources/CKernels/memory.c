// Memory for pixels. A fresh page of 4 KB costs about as much as drawing what is on it, so large buffers ask for pages
// of 2 MB where the system has them.
#define _GNU_SOURCE
#include <sys/mman.h>

#include "CKernels.h"

void lep_expect_pixels(void *memory, size_t size) {
#if defined(MADV_HUGEPAGE)
  const uintptr_t page = 2u << 20;
  const uintptr_t first = ((uintptr_t)memory + page - 1) & ~(page - 1);
  const uintptr_t end = ((uintptr_t)memory + size) & ~(page - 1);
  // Where the system refuses, small pages do as well.
  if (first < end) madvise((void *)first, end - first, MADV_HUGEPAGE);
#else
  (void)memory;
  (void)size;
#endif
}

int lep_is_opaque(const uint32_t *pixels, size_t count) {
  enum { step = 4096 };
  for (size_t start = 0; start < count; start += step) {
    const size_t end = count - start < step ? count : start + step;
    uint32_t all = 0xFFFFFFFF;
    for (size_t i = start; i < end; i++) all &= pixels[i];
    if (all >> 24 != 255) return 0;
  }
  return 1;
}
