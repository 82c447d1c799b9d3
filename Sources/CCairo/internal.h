// What the C files of this target share and Swift need not see.
#ifndef LEPORELLO_CCAIRO_INTERNAL_H
#define LEPORELLO_CCAIRO_INTERNAL_H

#include <cairo.h>

struct lep_canvas {
  cairo_t *cr;
  cairo_surface_t *surface;
  // How long a pixel is on the surface: 1 on pixels, less in a document, whose pictures are finer than its points.
  double unit;
};

#endif
