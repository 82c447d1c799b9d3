// Pango, GLib and Fontconfig by late binding: they take longer to load than a page takes to draw, and what sets no text
// in real fonts, such as a tool that prints its version, never needs them.
#ifndef LEPORELLO_CCAIRO_PANGO_H
#define LEPORELLO_CCAIRO_PANGO_H

#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// The functions that text is set with: Pango's without their prefix, then the others.
#define LEP_PANGO_FUNCTIONS(PANGO) \
  PANGO(attr_font_desc_new) PANGO(attr_font_features_new) PANGO(attr_foreground_alpha_new) \
  PANGO(attr_foreground_new) PANGO(attr_insert_hyphens_new) PANGO(attr_letter_spacing_new) \
  PANGO(attr_list_insert) PANGO(attr_list_new) PANGO(attr_list_unref) PANGO(attr_strikethrough_new) \
  PANGO(attr_underline_new) PANGO(cairo_context_set_font_options) PANGO(cairo_font_map_new_for_font_type) \
  PANGO(cairo_font_map_set_resolution) PANGO(cairo_show_layout) PANGO(context_set_base_dir) \
  PANGO(context_set_language) PANGO(context_set_round_glyph_positions) PANGO(fc_font_map_get_config) \
  PANGO(fc_font_map_set_config) \
  PANGO(font_description_free) PANGO(font_description_new) PANGO(font_description_set_absolute_size) \
  PANGO(font_description_set_family) PANGO(font_description_set_style) PANGO(font_description_set_weight) \
  PANGO(font_map_create_context) PANGO(language_from_string) PANGO(layout_get_baseline) PANGO(layout_get_extents) \
  PANGO(layout_get_iter) PANGO(layout_get_line_count) PANGO(layout_get_unknown_glyphs_count) \
  PANGO(layout_is_ellipsized) PANGO(layout_iter_free) PANGO(layout_iter_get_baseline) \
  PANGO(layout_iter_next_line) PANGO(layout_new) PANGO(layout_set_alignment) PANGO(layout_set_attributes) \
  PANGO(layout_set_auto_dir) PANGO(layout_set_ellipsize) PANGO(layout_set_height) PANGO(layout_set_spacing) \
  PANGO(layout_set_text) PANGO(layout_set_width) PANGO(layout_set_wrap) PANGO(version_string)
#define LEP_OTHER_FUNCTIONS(OTHER) \
  OTHER(FcConfigAppFontAddFile) OTHER(FcConfigCreate) OTHER(FcConfigDestroy) OTHER(FcConfigGetFonts) \
  OTHER(FcConfigParseAndLoadFromMemory) OTHER(FcConfigSetCurrent) OTHER(FcGetVersion) OTHER(FcPatternGetString) OTHER(FcStrCmpIgnoreCase) \
  OTHER(g_object_unref)

#define LEP_PANGO_FIELD(name) __typeof__(pango_##name) *name;
#define LEP_OTHER_FIELD(name) __typeof__(name) *name;

struct lep_pango {
  LEP_PANGO_FUNCTIONS(LEP_PANGO_FIELD)
  LEP_OTHER_FUNCTIONS(LEP_OTHER_FIELD)
};

/// The functions; none may be called before `lep_pango_load` has returned 1.
extern struct lep_pango pango;

/// Loads the libraries, once, and returns whether they are there.
int lep_pango_load(void);

#endif
