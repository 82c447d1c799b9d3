// Cairo and Pango behind functions of our own, so that this header needs no other: whoever depends on the package
// builds without pkg-config, without include flags and without warnings. All strings are UTF-8.
#ifndef LEPORELLO_CCAIRO_H
#define LEPORELLO_CCAIRO_H

#include <stddef.h>
#include <stdint.h>

// MARK: - A canvas over pixels that the caller owns

typedef struct lep_canvas lep_canvas;

/// A canvas over premultiplied ARGB pixels, or NULL. The pixels must outlive it.
lep_canvas *lep_canvas_create(uint32_t *pixels, int width, int height);
/// Ends drawing, frees the canvas, and returns 0 or the code of the first fault.
int lep_canvas_finish(lep_canvas *canvas);
/// The words for a code that `lep_canvas_finish` returned.
const char *lep_status_text(int status);

void lep_save(lep_canvas *canvas);
void lep_restore(lep_canvas *canvas);
void lep_set_matrix(lep_canvas *canvas, double a, double b, double c, double d, double tx, double ty);

void lep_path_begin(lep_canvas *canvas);
void lep_path_move(lep_canvas *canvas, double x, double y);
void lep_path_line(lep_canvas *canvas, double x, double y);
void lep_path_curve(lep_canvas *canvas, double x1, double y1, double x2, double y2, double x, double y);
void lep_path_close(lep_canvas *canvas);

void lep_source_color(lep_canvas *canvas, double red, double green, double blue, double alpha);
/// Pixels placed at a device pixel, once or over and over; they must outlive the drawing up to the next
/// `lep_source_color`.
void lep_source_pixels(
  lep_canvas *canvas, const uint32_t *pixels, int width, int height, int x, int y, int repeats, int opaque);

void lep_clip(lep_canvas *canvas, int even_odd);
void lep_fill(lep_canvas *canvas, int even_odd);
void lep_stroke(
  lep_canvas *canvas, double width, int cap, int join, double miter_limit, const double *dashes, int dash_count,
  double phase);
/// Paints the source over the clip at an opacity, with one of the `lep_blend` codes.
void lep_paint(lep_canvas *canvas, double opacity, int blend);
/// Paints the source where another picture, placed at a device pixel, has coverage.
void lep_mask(lep_canvas *canvas, const uint32_t *pixels, int width, int height, int x, int y);
/// The pixels of a part of the canvas, as they are now.
void lep_read_pixels(lep_canvas *canvas, uint32_t *out, int x, int y, int width, int height);
/// Whether filling and masking replace what is there by the source, as far as they cover it.
void lep_set_replacing(lep_canvas *canvas, int replaces);
/// Replaces what is in a rectangle of pixels by the source, an opacity's share of it.
void lep_replace(lep_canvas *canvas, double opacity, int x, int y, int width, int height);
/// Stretches pixels over a rectangle in user space; filter 0 nearest, 1 bilinear.
void lep_image(
  lep_canvas *canvas, const uint32_t *pixels, int image_width, int image_height, double x, double y, double width,
  double height, int filter);

enum {
  lep_blend_normal, lep_blend_multiply, lep_blend_screen, lep_blend_overlay, lep_blend_darken, lep_blend_lighten,
  lep_blend_color_dodge, lep_blend_color_burn, lep_blend_hard_light, lep_blend_soft_light, lep_blend_difference,
  lep_blend_exclusion, lep_blend_add, lep_blend_hue, lep_blend_saturation, lep_blend_color, lep_blend_luminosity,
  lep_blend_atop, lep_blend_destination_over, lep_blend_destination_out
};

// MARK: - A canvas over a document that is written

/// The documents that a canvas can write.
enum { lep_document_pdf, lep_document_svg };

/// A canvas over a page of so many points, on which a pixel is `unit` points long, or NULL.
lep_canvas *lep_document_create(int kind, double width, double height, double unit);
/// Ends drawing, frees the canvas and gives the document's bytes, which `free` frees; returns 0 or a fault's code.
int lep_document_finish(lep_canvas *canvas, uint8_t **bytes, size_t *size);

/// What follows is drawn apart, until it is shown at an opacity.
void lep_group_begin(lep_canvas *canvas);
void lep_group_end(lep_canvas *canvas, double opacity);

/// A stop of a gradient: where it is, and its straight colour.
typedef struct {
  double location, red, green, blue, alpha;
} lep_stop;

/// A gradient along a line, in the present coordinates.
void lep_source_linear(lep_canvas *canvas, double x0, double y0, double x1, double y1, const lep_stop *stops, int count);
/// A gradient between two circles around a point, in the present coordinates.
void lep_source_radial(
  lep_canvas *canvas, double x, double y, double inner, double outer, const lep_stop *stops, int count);

// MARK: - Pictures of other kinds

// Sizes are told before anything is reserved for them. Each returns 0 and says in `fault` what is wrong, at most `room`
// bytes. Pixels are straight BGRA but for SVG, whose are premultiplied.

int lep_jpeg_size(const uint8_t *bytes, size_t size, int *width, int *height, char *fault, size_t room);
int lep_jpeg_decode(
  const uint8_t *bytes, size_t size, uint32_t *pixels, int width, int height, char *fault, size_t room);
int lep_webp_size(const uint8_t *bytes, size_t size, int *width, int *height, char *fault, size_t room);
int lep_webp_decode(
  const uint8_t *bytes, size_t size, uint32_t *pixels, int width, int height, char *fault, size_t room);

typedef struct lep_svg lep_svg;
/// A drawing and its size in its own pixels, or NULL.
lep_svg *lep_svg_open(const uint8_t *bytes, size_t size, double *width, double *height, char *fault, size_t room);
/// Draws it over all of some transparent pixels.
int lep_svg_draw(lep_svg *picture, uint32_t *pixels, int width, int height, char *fault, size_t room);
void lep_svg_close(lep_svg *picture);

/// Turns straight pixels of a colour profile into those of sRGB; returns 0 where the profile cannot be used.
int lep_colour_to_srgb(const uint8_t *profile, size_t size, uint32_t *pixels, size_t count);

// MARK: - Text

/// A set of font files that nothing else on the machine adds to.
typedef struct lep_fonts lep_fonts;
lep_fonts *lep_fonts_create(void);
/// Why text cannot be set here, or NULL where the libraries that do it are found. They are loaded at the first call.
const char *lep_text_fault(void);
/// Adds a font file; returns whether it could be read.
int lep_fonts_add(lep_fonts *fonts, const char *path);
/// Whether a family of this name is in the set.
int lep_fonts_has_family(lep_fonts *fonts, const char *family);
/// Gives the set back; engines that were made with it go on.
void lep_fonts_destroy(lep_fonts *fonts);

/// A shaping engine; used by one thread at a time.
typedef struct lep_text_engine lep_text_engine;
lep_text_engine *lep_text_engine_create(lep_fonts *fonts);
/// Gives the engine back; paragraphs that were made with it go on.
void lep_text_engine_destroy(lep_text_engine *engine);

/// One paragraph of text.
typedef struct lep_paragraph lep_paragraph;
typedef struct {
  int start, end;
  const char *families;
  double size;
  int weight, italic, tabular_digits, underline, strikethrough;
  double tracking;
  double red, green, blue, alpha;
} lep_run;
typedef struct {
  double width, height, first_baseline, last_baseline;
  int line_count, truncated, unknown_glyphs;
} lep_text_metrics;

lep_paragraph *lep_paragraph_create(
  lep_text_engine *engine, const char *text, int length, int right_to_left, const lep_run *runs, int run_count);
/// Sets how lines are made: width below 0 for none, max_lines 0 for all, cut 0 none 1 head 2 middle 3 tail,
/// alignment 0 left 1 centre 2 right.
void lep_paragraph_set_lines(
  lep_paragraph *paragraph, double width, int max_lines, int cut, int alignment, double spacing);
lep_text_metrics lep_paragraph_measure(lep_paragraph *paragraph);
void lep_paragraph_draw(lep_paragraph *paragraph, lep_canvas *canvas, double x, double y);
void lep_paragraph_destroy(lep_paragraph *paragraph);

/// The versions of the libraries that decide pixels, as one line of at most `size` bytes.
void lep_versions(char *text, size_t size);

#endif
