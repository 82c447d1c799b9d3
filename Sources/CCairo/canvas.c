// Cairo's drawing calls on pixels that the caller owns.
#include "CCairo.h"

#include <stdlib.h>
#include <string.h>

#include "internal.h"

lep_canvas *lep_canvas_create(uint32_t *pixels, int width, int height) {
  lep_canvas *canvas = malloc(sizeof *canvas);
  if (!canvas) return NULL;
  canvas->surface = cairo_image_surface_create_for_data(
    (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  canvas->cr = cairo_create(canvas->surface);
  // Curves become lines that are this many pixels off at most; Cairo's own tenth shows in their soft edges.
  cairo_set_tolerance(canvas->cr, 0.01);
  canvas->unit = 1;
  return canvas;
}

int lep_canvas_finish(lep_canvas *canvas) {
  cairo_surface_flush(canvas->surface);
  cairo_status_t status = cairo_status(canvas->cr);
  if (status == CAIRO_STATUS_SUCCESS) status = cairo_surface_status(canvas->surface);
  cairo_destroy(canvas->cr);
  cairo_surface_finish(canvas->surface);
  cairo_surface_destroy(canvas->surface);
  free(canvas);
  return (int)status;
}

const char *lep_status_text(int status) { return cairo_status_to_string((cairo_status_t)status); }

void lep_save(lep_canvas *canvas) { cairo_save(canvas->cr); }
void lep_restore(lep_canvas *canvas) { cairo_restore(canvas->cr); }

void lep_set_matrix(lep_canvas *canvas, double a, double b, double c, double d, double tx, double ty) {
  const double u = canvas->unit;
  cairo_matrix_t matrix;
  cairo_matrix_init(&matrix, a * u, b * u, c * u, d * u, tx * u, ty * u);
  cairo_set_matrix(canvas->cr, &matrix);
}

void lep_path_begin(lep_canvas *canvas) { cairo_new_path(canvas->cr); }
void lep_path_move(lep_canvas *canvas, double x, double y) { cairo_move_to(canvas->cr, x, y); }
void lep_path_line(lep_canvas *canvas, double x, double y) { cairo_line_to(canvas->cr, x, y); }
void lep_path_curve(lep_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y) {
  cairo_curve_to(canvas->cr, x1, y1, x2, y2, x, y);
}
void lep_path_close(lep_canvas *canvas) { cairo_close_path(canvas->cr); }

void lep_source_color(lep_canvas *canvas, double red, double green, double blue, double alpha) {
  cairo_set_source_rgba(canvas->cr, red, green, blue, alpha);
}

// Cairo only reads a source's pixels, so casting their constness away is sound.
static cairo_surface_t *surface_over(const uint32_t *pixels, int width, int height, cairo_format_t format) {
  return cairo_image_surface_create_for_data(
    (unsigned char *)(uintptr_t)pixels, format, width, height, width * 4);
}

void lep_source_pixels(
  lep_canvas *canvas, const uint32_t *pixels, int width, int height, int x, int y, int repeats, int opaque
) {
  cairo_t *cr = canvas->cr;
  // What is known to be opaque is copied and not mixed.
  cairo_surface_t *surface = surface_over(pixels, width, height, opaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  lep_set_matrix(canvas, 1, 0, 0, 1, 0, 0);
  cairo_set_source_surface(cr, surface, x, y);
  cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST);
  if (repeats) cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_REPEAT);
  cairo_set_matrix(cr, &matrix);
  cairo_surface_destroy(surface);
}

static void set_rule(cairo_t *cr, int even_odd) {
  cairo_set_fill_rule(cr, even_odd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING);
}

void lep_clip(lep_canvas *canvas, int even_odd) {
  set_rule(canvas->cr, even_odd);
  cairo_clip(canvas->cr);
}

void lep_fill(lep_canvas *canvas, int even_odd) {
  set_rule(canvas->cr, even_odd);
  cairo_fill(canvas->cr);
}

void lep_stroke(
  lep_canvas *canvas, double width, int cap, int join, double miter_limit, const double *dashes, int dash_count,
  double phase
) {
  static const cairo_line_cap_t caps[] = {CAIRO_LINE_CAP_BUTT, CAIRO_LINE_CAP_ROUND, CAIRO_LINE_CAP_SQUARE};
  static const cairo_line_join_t joins[] = {CAIRO_LINE_JOIN_MITER, CAIRO_LINE_JOIN_ROUND, CAIRO_LINE_JOIN_BEVEL};
  cairo_t *cr = canvas->cr;
  cairo_set_line_width(cr, width);
  cairo_set_line_cap(cr, caps[cap]);
  cairo_set_line_join(cr, joins[join]);
  cairo_set_miter_limit(cr, miter_limit);
  cairo_set_dash(cr, dashes, dash_count, phase);
  cairo_stroke(cr);
}

static const cairo_operator_t operators[] = {
  CAIRO_OPERATOR_OVER,       CAIRO_OPERATOR_MULTIPLY,   CAIRO_OPERATOR_SCREEN,     CAIRO_OPERATOR_OVERLAY,
  CAIRO_OPERATOR_DARKEN,     CAIRO_OPERATOR_LIGHTEN,    CAIRO_OPERATOR_COLOR_DODGE, CAIRO_OPERATOR_COLOR_BURN,
  CAIRO_OPERATOR_HARD_LIGHT, CAIRO_OPERATOR_SOFT_LIGHT, CAIRO_OPERATOR_DIFFERENCE, CAIRO_OPERATOR_EXCLUSION,
  CAIRO_OPERATOR_ADD,        CAIRO_OPERATOR_HSL_HUE,    CAIRO_OPERATOR_HSL_SATURATION,
  CAIRO_OPERATOR_HSL_COLOR,  CAIRO_OPERATOR_HSL_LUMINOSITY, CAIRO_OPERATOR_ATOP, CAIRO_OPERATOR_DEST_OVER,
  CAIRO_OPERATOR_DEST_OUT,
};

void lep_read_pixels(lep_canvas *canvas, uint32_t *out, int x, int y, int width, int height) {
  cairo_surface_flush(canvas->surface);
  const int stride = cairo_image_surface_get_stride(canvas->surface) / 4;
  const uint32_t *pixels = (const uint32_t *)(const void *)cairo_image_surface_get_data(canvas->surface);
  for (int row = 0; pixels && row < height; row++) {
    memcpy(out + (size_t)row * width, pixels + (size_t)(y + row) * stride + x, (size_t)width * 4);
  }
}

void lep_set_replacing(lep_canvas *canvas, int replaces) {
  cairo_set_operator(canvas->cr, replaces ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER);
}

void lep_replace(lep_canvas *canvas, double opacity, int x, int y, int width, int height) {
  cairo_t *cr = canvas->cr;
  cairo_save(cr);
  lep_set_matrix(canvas, 1, 0, 0, 1, 0, 0);
  cairo_new_path(cr);
  // The source ends there, and nothing beyond it is to be replaced by nothing.
  cairo_rectangle(cr, x, y, width, height);
  cairo_clip(cr);
  cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE);
  if (opacity >= 1) {
    cairo_paint(cr);
  } else {
    cairo_paint_with_alpha(cr, opacity);
  }
  cairo_restore(cr);
}

void lep_paint(lep_canvas *canvas, double opacity, int blend) {
  cairo_set_operator(canvas->cr, operators[blend]);
  if (opacity >= 1) {
    cairo_paint(canvas->cr);
  } else {
    cairo_paint_with_alpha(canvas->cr, opacity);
  }
  cairo_set_operator(canvas->cr, CAIRO_OPERATOR_OVER);
}

void lep_mask(lep_canvas *canvas, const uint32_t *pixels, int width, int height, int x, int y) {
  cairo_t *cr = canvas->cr;
  cairo_surface_t *surface = surface_over(pixels, width, height, CAIRO_FORMAT_ARGB32);
  cairo_matrix_t matrix;
  cairo_get_matrix(cr, &matrix);
  lep_set_matrix(canvas, 1, 0, 0, 1, 0, 0);
  cairo_mask_surface(cr, surface, x, y);
  cairo_set_matrix(cr, &matrix);
  cairo_surface_destroy(surface);
}

void lep_image(
  lep_canvas *canvas, const uint32_t *pixels, int image_width, int image_height, double x, double y, double width,
  double height, int filter
) {
  static const cairo_filter_t filters[] = {CAIRO_FILTER_NEAREST, CAIRO_FILTER_BILINEAR};
  cairo_t *cr = canvas->cr;
  cairo_surface_t *surface = surface_over(pixels, image_width, image_height, CAIRO_FORMAT_ARGB32);
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface(surface);
  cairo_matrix_t matrix;
  cairo_matrix_init_scale(&matrix, image_width / width, image_height / height);
  cairo_matrix_translate(&matrix, -x, -y);
  cairo_pattern_set_matrix(pattern, &matrix);
  cairo_pattern_set_filter(pattern, filters[filter]);
  // Without padding the edge pixels would fade into the transparent outside.
  cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD);
  cairo_set_source(cr, pattern);
  cairo_new_path(cr);
  cairo_rectangle(cr, x, y, width, height);
  cairo_fill(cr);
  cairo_set_source_rgba(cr, 0, 0, 0, 0);
  cairo_pattern_destroy(pattern);
  cairo_surface_destroy(surface);
}
