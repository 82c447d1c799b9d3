// JPEG, WebP, SVG and colour profiles by their libraries, each loaded when the first such picture comes.
#include "CCairo.h"

#include <cairo.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __APPLE__
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

// What is used of each library, by its documented signatures.
static struct {
  void *(*tjInitDecompress)(void);
  int (*tjDecompressHeader3)(void *, const unsigned char *, unsigned long, int *, int *, int *, int *);
  int (*tjDecompress2)(
    void *, const unsigned char *, unsigned long, unsigned char *, int width, int pitch, int height, int format, int flags);
  char *(*tjGetErrorStr2)(void *);
  int (*tjDestroy)(void *);
} jpeg;

static struct {
  int (*WebPGetInfo)(const uint8_t *, size_t, int *, int *);
  uint8_t *(*WebPDecodeBGRAInto)(const uint8_t *, size_t, uint8_t *, size_t, int);
} webp;

typedef struct { double x, y, width, height; } rectangle;
static struct {
  void *(*rsvg_handle_new_from_data)(const uint8_t *, size_t, void **);
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(void *, double *, double *);
  void (*rsvg_handle_get_intrinsic_dimensions)(void *, int *, void *, int *, void *, int *, rectangle *);
  int (*rsvg_handle_render_document)(void *, cairo_t *, const rectangle *, void **);
  void (*g_object_unref)(void *);
  void (*g_error_free)(void *);
} svg;

static struct {
  void *(*cmsOpenProfileFromMem)(const void *, uint32_t);
  void *(*cmsCreate_sRGBProfile)(void);
  void *(*cmsCreateTransform)(void *, uint32_t, void *, uint32_t, uint32_t, uint32_t);
  void (*cmsDoTransform)(void *, const void *, void *, uint32_t);
  void (*cmsDeleteTransform)(void *);
  int (*cmsCloseProfile)(void *);
} colour;

typedef struct {
  void **place;
  const char *name;
} entry;
#define ENTRY(table, name) {(void **)&table.name, #name}

static const entry jpeg_entries[] = {
  ENTRY(jpeg, tjInitDecompress), ENTRY(jpeg, tjDecompressHeader3), ENTRY(jpeg, tjDecompress2),
  ENTRY(jpeg, tjGetErrorStr2), ENTRY(jpeg, tjDestroy)};
static const entry webp_entries[] = {ENTRY(webp, WebPGetInfo), ENTRY(webp, WebPDecodeBGRAInto)};
static const entry svg_entries[] = {
  ENTRY(svg, rsvg_handle_new_from_data), ENTRY(svg, rsvg_handle_get_intrinsic_size_in_pixels),
  ENTRY(svg, rsvg_handle_get_intrinsic_dimensions), ENTRY(svg, rsvg_handle_render_document),
  ENTRY(svg, g_object_unref), ENTRY(svg, g_error_free)};
static const entry colour_entries[] = {
  ENTRY(colour, cmsOpenProfileFromMem), ENTRY(colour, cmsCreate_sRGBProfile), ENTRY(colour, cmsCreateTransform),
  ENTRY(colour, cmsDoTransform), ENTRY(colour, cmsDeleteTransform), ENTRY(colour, cmsCloseProfile)};

static struct {
  const char *library, *package;
  const entry *entries;
  int count;
  // 0 not tried, 1 there, -1 not there.
  int state;
} libraries[] = {
  {LIBRARY("turbojpeg", "0"), "libturbojpeg0", jpeg_entries, sizeof jpeg_entries / sizeof *jpeg_entries, 0},
  {LIBRARY("webp", "7"), "libwebp7", webp_entries, sizeof webp_entries / sizeof *webp_entries, 0},
  {LIBRARY("rsvg-2", "2"), "librsvg2-2", svg_entries, sizeof svg_entries / sizeof *svg_entries, 0},
  {LIBRARY("lcms2", "2"), "liblcms2-2", colour_entries, sizeof colour_entries / sizeof *colour_entries, 0},
};
enum { jpeg_library, webp_library, svg_library, colour_library };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

// Whether a library is there; if not, says in `fault` what to install.
static int load(int which, char *fault, size_t room) {
  pthread_mutex_lock(&lock);
  if (libraries[which].state == 0) {
    void *library = dlopen(libraries[which].library, RTLD_LAZY | RTLD_LOCAL);
    libraries[which].state = library ? 1 : -1;
    for (int i = 0; library && i < libraries[which].count; i++) {
      void *found = dlsym(library, libraries[which].entries[i].name);
      if (!found) libraries[which].state = -1;
      *libraries[which].entries[i].place = found;
    }
  }
  const int state = libraries[which].state;
  pthread_mutex_unlock(&lock);
  if (state < 0) snprintf(fault, room, "its library is missing; install %s", libraries[which].package);
  return state > 0;
}

// MARK: - JPEG

enum { tj_bgra = 8, tj_stop_on_warning = 8192 };

static int jpeg_fault(void *handle, char *fault, size_t room) {
  snprintf(fault, room, "%s", jpeg.tjGetErrorStr2(handle));
  jpeg.tjDestroy(handle);
  return 0;
}

int lep_jpeg_size(const uint8_t *bytes, size_t size, int *width, int *height, char *fault, size_t room) {
  if (!load(jpeg_library, fault, room)) return 0;
  void *handle = jpeg.tjInitDecompress();
  int sampling, space;
  if (jpeg.tjDecompressHeader3(handle, bytes, size, width, height, &sampling, &space)) {
    return jpeg_fault(handle, fault, room);
  }
  jpeg.tjDestroy(handle);
  if (space > 2) {
    snprintf(fault, room, "its colours are those of print (CMYK); save it as RGB");
    return 0;
  }
  return 1;
}

int lep_jpeg_decode(
  const uint8_t *bytes, size_t size, uint32_t *pixels, int width, int height, char *fault, size_t room
) {
  void *handle = jpeg.tjInitDecompress();
  if (jpeg.tjDecompress2(
        handle, bytes, size, (unsigned char *)pixels, width, width * 4, height, tj_bgra, tj_stop_on_warning)) {
    return jpeg_fault(handle, fault, room);
  }
  jpeg.tjDestroy(handle);
  return 1;
}

// MARK: - WebP

int lep_webp_size(const uint8_t *bytes, size_t size, int *width, int *height, char *fault, size_t room) {
  if (!load(webp_library, fault, room)) return 0;
  if (webp.WebPGetInfo(bytes, size, width, height)) return 1;
  snprintf(fault, room, "its header is damaged");
  return 0;
}

int lep_webp_decode(
  const uint8_t *bytes, size_t size, uint32_t *pixels, int width, int height, char *fault, size_t room
) {
  const size_t all = (size_t)width * height * 4;
  if (webp.WebPDecodeBGRAInto(bytes, size, (uint8_t *)pixels, all, width * 4)) return 1;
  snprintf(fault, room, "it is damaged, cut short, or an animation");
  return 0;
}

// MARK: - SVG

struct lep_svg {
  void *handle;
};

// The words of a GError: a domain, a code, and the message.
static void svg_fault(void *error, char *fault, size_t room) {
  struct {
    uint32_t domain;
    int code;
    char *message;
  } *known = error;
  snprintf(fault, room, "%s", known && known->message ? known->message : "it cannot be drawn");
  if (error) svg.g_error_free(error);
}

lep_svg *lep_svg_open(const uint8_t *bytes, size_t size, double *width, double *height, char *fault, size_t room) {
  if (!load(svg_library, fault, room)) return NULL;
  void *error = NULL;
  void *handle = svg.rsvg_handle_new_from_data(bytes, size, &error);
  if (!handle) {
    svg_fault(error, fault, room);
    return NULL;
  }
  if (!svg.rsvg_handle_get_intrinsic_size_in_pixels(handle, width, height)) {
    // Lengths of a unit and a number each; only the box counts here.
    struct { double length; int unit; } w, h;
    int has_width, has_height, has_box;
    rectangle box;
    svg.rsvg_handle_get_intrinsic_dimensions(handle, &has_width, &w, &has_height, &h, &has_box, &box);
    *width = has_box ? box.width : 300;
    *height = has_box ? box.height : 150;
  }
  lep_svg *picture = malloc(sizeof *picture);
  if (!picture) {
    svg.g_object_unref(handle);
    return NULL;
  }
  picture->handle = handle;
  return picture;
}

int lep_svg_draw(lep_svg *picture, uint32_t *pixels, int width, int height, char *fault, size_t room) {
  cairo_surface_t *surface = cairo_image_surface_create_for_data(
    (unsigned char *)pixels, CAIRO_FORMAT_ARGB32, width, height, width * 4);
  cairo_t *cr = cairo_create(surface);
  const rectangle page = {0, 0, width, height};
  void *error = NULL;
  int done = svg.rsvg_handle_render_document(picture->handle, cr, &page, &error);
  if (!done) svg_fault(error, fault, room);
  cairo_surface_flush(surface);
  if (done && cairo_status(cr) != CAIRO_STATUS_SUCCESS) {
    snprintf(fault, room, "%s", cairo_status_to_string(cairo_status(cr)));
    done = 0;
  }
  cairo_destroy(cr);
  cairo_surface_destroy(surface);
  return done;
}

void lep_svg_close(lep_svg *picture) {
  svg.g_object_unref(picture->handle);
  free(picture);
}

// MARK: - Colour

// Four bytes a pixel, blue first, of which the last is no colour; as the library's own header puts it together.
enum { bgra_8 = 4 << 16 | 1 << 14 | 1 << 10 | 1 << 7 | 3 << 3 | 1 };
// One byte of grey.
enum { grey_8 = 3 << 16 | 1 << 3 | 1 };
enum { relative_colorimetric = 1, copy_alpha = 0x04000000 };

// Pixels whose profile knows only grey, by one table of all its levels.
static int grey_to_srgb(void *from, void *to, uint32_t *pixels, size_t count) {
  void *transform = colour.cmsCreateTransform(from, grey_8, to, bgra_8, relative_colorimetric, 0);
  if (!transform) return 0;
  uint8_t levels[256];
  uint32_t table[256];
  for (int i = 0; i < 256; i++) levels[i] = (uint8_t)i;
  colour.cmsDoTransform(transform, levels, table, 256);
  colour.cmsDeleteTransform(transform);
  for (size_t i = 0; i < count; i++) pixels[i] = (pixels[i] & 0xFF000000u) | (table[pixels[i] & 255] & 0x00FFFFFFu);
  return 1;
}

int lep_colour_to_srgb(const uint8_t *profile, size_t size, uint32_t *pixels, size_t count) {
  char fault[128];
  if (!load(colour_library, fault, sizeof fault)) return 0;
  void *from = colour.cmsOpenProfileFromMem(profile, (uint32_t)size);
  if (!from) return 0;
  void *to = colour.cmsCreate_sRGBProfile();
  void *transform = colour.cmsCreateTransform(from, bgra_8, to, bgra_8, relative_colorimetric, copy_alpha);
  if (transform) {
    for (size_t at = 0; at < count; at += 1 << 20) {
      const size_t part = count - at < 1 << 20 ? count - at : 1 << 20;
      colour.cmsDoTransform(transform, pixels + at, pixels + at, (uint32_t)part);
    }
    colour.cmsDeleteTransform(transform);
  }
  const int done = transform || grey_to_srgb(from, to, pixels, count);
  colour.cmsCloseProfile(to);
  colour.cmsCloseProfile(from);
  return done;
}
