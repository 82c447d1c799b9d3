// Pages of PDF and SVG: the same calls as on pixels, kept as lines, letters and gradients.
#include "CCairo.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"

// A canvas that knows where its document's bytes go.
typedef struct {
  lep_canvas canvas;
  uint8_t *bytes;
  size_t size, room;
} lep_document;

static cairo_status_t take(void *closure, const unsigned char *data, unsigned int length) {
  lep_document *document = closure;
  if (document->room - document->size < length) {
    size_t room = document->room ? document->room * 2 : 1 << 16;
    while (room - document->size < length) room *= 2;
    uint8_t *bytes = realloc(document->bytes, room);
    if (!bytes) return CAIRO_STATUS_NO_MEMORY;
    document->bytes = bytes;
    document->room = room;
  }
  memcpy(document->bytes + document->size, data, length);
  document->size += length;
  return CAIRO_STATUS_SUCCESS;
}

lep_canvas *lep_document_create(int kind, double width, double height, double unit) {
  lep_document *document = calloc(1, sizeof *document);
  if (!document) return NULL;
  if (kind == lep_document_pdf) {
    document->canvas.surface = cairo_pdf_surface_create_for_stream(take, document, width, height);
    // The day of writing would make equal pages different files.
    cairo_pdf_surface_set_metadata(document->canvas.surface, CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
  } else {
    document->canvas.surface = cairo_svg_surface_create_for_stream(take, document, width, height);
  }
  document->canvas.cr = cairo_create(document->canvas.surface);
  document->canvas.unit = unit;
  return &document->canvas;
}

int lep_document_finish(lep_canvas *canvas, uint8_t **bytes, size_t *size) {
  lep_document *document = (lep_document *)canvas;
  cairo_show_page(canvas->cr);
  cairo_status_t status = cairo_status(canvas->cr);
  cairo_destroy(canvas->cr);
  cairo_surface_finish(canvas->surface);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas->surface);
  cairo_surface_destroy(canvas->surface);
  if (status == CAIRO_STATUS_SUCCESS) {
    *bytes = document->bytes;
    *size = document->size;
  } else {
    free(document->bytes);
  }
  free(document);
  return (int)status;
}

void lep_group_begin(lep_canvas *canvas) { cairo_push_group(canvas->cr); }

void lep_group_end(lep_canvas *canvas, double opacity) {
  cairo_pop_group_to_source(canvas->cr);
  cairo_paint_with_alpha(canvas->cr, opacity);
  cairo_set_source_rgba(canvas->cr, 0, 0, 0, 0);
}

static void set_gradient(lep_canvas *canvas, cairo_pattern_t *pattern, const lep_stop *stops, int count) {
  for (int i = 0; i < count; i++) {
    cairo_pattern_add_color_stop_rgba(
      pattern, stops[i].location, stops[i].red, stops[i].green, stops[i].blue, stops[i].alpha);
  }
  cairo_set_source(canvas->cr, pattern);
  cairo_pattern_destroy(pattern);
}

void lep_source_linear(
  lep_canvas *canvas, double x0, double y0, double x1, double y1, const lep_stop *stops, int count
) {
  set_gradient(canvas, cairo_pattern_create_linear(x0, y0, x1, y1), stops, count);
}

void lep_source_radial(
  lep_canvas *canvas, double x, double y, double inner, double outer, const lep_stop *stops, int count
) {
  set_gradient(canvas, cairo_pattern_create_radial(x, y, inner, x, y, outer), stops, count);
}
