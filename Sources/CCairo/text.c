// Pango with a font configuration of named files only, so that a machine's own fonts and settings change nothing.
#include "CCairo.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "internal.h"
#include "pango.h"

struct lep_fonts {
  FcConfig *config;
};

struct lep_text_engine {
  PangoFontMap *map;
  // One context for each direction: changing a context's direction would set its living paragraphs anew.
  PangoContext *contexts[2];
};

struct lep_paragraph {
  PangoLayout *layout;
};

// What desktops' own configurations say as well. A family without a bold face (the CJK fall-back has one weight) is
// thickened where bold is asked for. Coloured signs, which are pictures of one size, are scaled to the letters' size,
// and looked for before the outlines that other faces have for them.
static const char rules[] =
    "<fontconfig><match target='font'>"
    "<test name='outline'><bool>true</bool></test>"
    "<test name='weight' compare='less_eq'><const>medium</const></test>"
    "<test target='pattern' name='weight' compare='more'><const>medium</const></test>"
    "<edit name='embolden' mode='assign'><bool>true</bool></edit>"
    "<edit name='weight' mode='assign'><const>bold</const></edit>"
    "</match><match target='font'>"
    "<test name='outline'><bool>false</bool></test>"
    "<edit name='pixelsizefixupfactor' mode='assign'>"
    "<divide><name target='pattern'>pixelsize</name><name target='font'>pixelsize</name></divide></edit>"
    "<edit name='matrix' mode='assign'><times><name>matrix</name>"
    "<matrix><name>pixelsizefixupfactor</name><double>0</double>"
    "<double>0</double><name>pixelsizefixupfactor</name></matrix></times></edit>"
    "<edit name='size' mode='assign'><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>"
    "</match><match target='pattern'>"
    "<test name='family'><string>emoji</string></test>"
    "<edit name='family' mode='assign' binding='strong'>"
    "<string>Noto Color Emoji</string><string>DejaVu Sans</string></edit>"
    "</match></fontconfig>";

lep_fonts *lep_fonts_create(void) {
  if (!lep_pango_load()) return NULL;
  lep_fonts *fonts = malloc(sizeof *fonts);
  if (!fonts) return NULL;
  fonts->config = pango.FcConfigCreate();
  if (!fonts->config) {
    free(fonts);
    return NULL;
  }
  pango.FcConfigParseAndLoadFromMemory(fonts->config, (const FcChar8 *)rules, FcFalse);
  return fonts;
}

int lep_fonts_add(lep_fonts *fonts, const char *path) {
  return pango.FcConfigAppFontAddFile(fonts->config, (const FcChar8 *)path) == FcTrue;
}

int lep_fonts_has_family(lep_fonts *fonts, const char *family) {
  FcFontSet *set = pango.FcConfigGetFonts(fonts->config, FcSetApplication);
  for (int i = 0; set && i < set->nfont; i++) {
    FcChar8 *name = NULL;
    for (int k = 0; pango.FcPatternGetString(set->fonts[i], FC_FAMILY, k, &name) == FcResultMatch; k++) {
      if (pango.FcStrCmpIgnoreCase(name, (const FcChar8 *)family) == 0) return 1;
    }
  }
  return 0;
}

void lep_fonts_destroy(lep_fonts *fonts) {
  pango.FcConfigDestroy(fonts->config);
  free(fonts);
}

// Pango's first font map has the machine's own fonts read, which nothing here asks for and which takes longer than
// setting a page; an empty configuration stands in their place for that moment. Whoever else in the process uses
// Fontconfig finds it as before its first use.
static PangoFontMap *first_map;
static pthread_once_t first_map_once = PTHREAD_ONCE_INIT;

static void make_first_map(void) {
  FcConfig *empty = pango.FcConfigCreate();
  if (!empty || !pango.FcConfigSetCurrent(empty)) return;
  PangoFontMap *map = pango.cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  // Returns when the thread that reads the machine's fonts has ended.
  pango.fc_font_map_get_config((PangoFcFontMap *)map);
  pango.g_object_unref(map);
  pango.FcConfigSetCurrent(NULL);
  pango.FcConfigDestroy(empty);
}

lep_text_engine *lep_text_engine_create(lep_fonts *fonts) {
  lep_text_engine *engine = malloc(sizeof *engine);
  if (!engine) return NULL;
  pthread_once(&first_map_once, make_first_map);
  engine->map = pango.cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT);
  // First of all, since any other change to a map without a configuration has the machine's fonts read after all.
  pango.fc_font_map_set_config((PangoFcFontMap *)engine->map, fonts->config);
  // 72 dots an inch make a font's point one point of ours.
  pango.cairo_font_map_set_resolution((PangoCairoFontMap *)engine->map, 72);
  cairo_font_options_t *options = cairo_font_options_create();
  cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY);
  cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE);
  cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF);
  for (int i = 0; i < 2; i++) {
    PangoContext *context = pango.font_map_create_context(engine->map);
    pango.cairo_context_set_font_options(context, options);
    pango.context_set_base_dir(context, i ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
    // Not the locale's, which would change shapes of shared ideographs from machine to machine.
    pango.context_set_language(context, pango.language_from_string("en"));
    pango.context_set_round_glyph_positions(context, FALSE);
    engine->contexts[i] = context;
  }
  cairo_font_options_destroy(options);
  return engine;
}

void lep_text_engine_destroy(lep_text_engine *engine) {
  for (int i = 0; i < 2; i++) pango.g_object_unref(engine->contexts[i]);
  pango.g_object_unref(engine->map);
  free(engine);
}

static void insert(PangoAttrList *list, PangoAttribute *attribute, const lep_run *run) {
  attribute->start_index = (guint)run->start;
  attribute->end_index = (guint)run->end;
  pango.attr_list_insert(list, attribute);
}

static guint16 component(double value) {
  if (!(value > 0)) return 0;
  return value >= 1 ? 65535 : (guint16)(value * 65535 + 0.5);
}

static void add_run(PangoAttrList *list, const lep_run *run) {
  PangoFontDescription *font = pango.font_description_new();
  pango.font_description_set_family(font, run->families);
  pango.font_description_set_absolute_size(font, run->size * PANGO_SCALE);
  pango.font_description_set_weight(font, (PangoWeight)run->weight);
  pango.font_description_set_style(font, run->italic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL);
  insert(list, pango.attr_font_desc_new(font), run);
  pango.font_description_free(font);
  insert(
    list, pango.attr_foreground_new(component(run->red), component(run->green), component(run->blue)), run);
  if (run->alpha < 1) insert(list, pango.attr_foreground_alpha_new(component(run->alpha)), run);
  if (run->tabular_digits) insert(list, pango.attr_font_features_new("tnum=1"), run);
  if (run->underline) insert(list, pango.attr_underline_new(PANGO_UNDERLINE_SINGLE), run);
  if (run->strikethrough) insert(list, pango.attr_strikethrough_new(TRUE), run);
  if (run->tracking != 0) insert(list, pango.attr_letter_spacing_new((int)(run->tracking * PANGO_SCALE)), run);
}

lep_paragraph *lep_paragraph_create(
  lep_text_engine *engine, const char *text, int length, int right_to_left, const lep_run *runs, int run_count
) {
  lep_paragraph *paragraph = malloc(sizeof *paragraph);
  if (!paragraph) return NULL;
  PangoLayout *layout = pango.layout_new(engine->contexts[right_to_left ? 1 : 0]);
  pango.layout_set_auto_dir(layout, FALSE);
  pango.layout_set_text(layout, text, length);
  PangoAttrList *list = pango.attr_list_new();
  for (int i = 0; i < run_count; i++) add_run(list, &runs[i]);
  // Hyphens that the text does not hold would make lines wider than the sum of their words.
  PangoAttribute *no_hyphens = pango.attr_insert_hyphens_new(FALSE);
  pango.attr_list_insert(list, no_hyphens);
  pango.layout_set_attributes(layout, list);
  pango.attr_list_unref(list);
  pango.layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR);
  paragraph->layout = layout;
  return paragraph;
}

void lep_paragraph_set_lines(
  lep_paragraph *paragraph, double width, int max_lines, int cut, int alignment, double spacing
) {
  static const PangoEllipsizeMode modes[] = {
    PANGO_ELLIPSIZE_NONE, PANGO_ELLIPSIZE_START, PANGO_ELLIPSIZE_MIDDLE, PANGO_ELLIPSIZE_END};
  static const PangoAlignment alignments[] = {PANGO_ALIGN_LEFT, PANGO_ALIGN_CENTER, PANGO_ALIGN_RIGHT};
  PangoLayout *layout = paragraph->layout;
  pango.layout_set_width(layout, width < 0 ? -1 : (int)(width * PANGO_SCALE));
  pango.layout_set_ellipsize(layout, max_lines > 0 ? modes[cut] : PANGO_ELLIPSIZE_NONE);
  if (max_lines > 0) pango.layout_set_height(layout, -max_lines);
  pango.layout_set_alignment(layout, alignments[alignment]);
  pango.layout_set_spacing(layout, (int)(spacing * PANGO_SCALE));
}

lep_text_metrics lep_paragraph_measure(lep_paragraph *paragraph) {
  PangoLayout *layout = paragraph->layout;
  PangoRectangle logical;
  pango.layout_get_extents(layout, NULL, &logical);
  lep_text_metrics metrics = {0};
  metrics.width = (double)logical.width / PANGO_SCALE;
  metrics.height = (double)logical.height / PANGO_SCALE;
  metrics.line_count = pango.layout_get_line_count(layout);
  metrics.truncated = pango.layout_is_ellipsized(layout);
  metrics.unknown_glyphs = pango.layout_get_unknown_glyphs_count(layout);
  metrics.first_baseline = (double)pango.layout_get_baseline(layout) / PANGO_SCALE;
  PangoLayoutIter *iterator = pango.layout_get_iter(layout);
  do {
    metrics.last_baseline = (double)pango.layout_iter_get_baseline(iterator) / PANGO_SCALE;
  } while (pango.layout_iter_next_line(iterator));
  pango.layout_iter_free(iterator);
  return metrics;
}

void lep_paragraph_draw(lep_paragraph *paragraph, lep_canvas *canvas, double x, double y) {
  cairo_new_path(canvas->cr);
  cairo_move_to(canvas->cr, x, y);
  pango.cairo_show_layout(canvas->cr, paragraph->layout);
  cairo_new_path(canvas->cr);
}

void lep_paragraph_destroy(lep_paragraph *paragraph) {
  pango.g_object_unref(paragraph->layout);
  free(paragraph);
}

void lep_versions(char *text, size_t size) {
  if (!lep_pango_load()) {
    snprintf(text, size, "cairo %s", cairo_version_string());
    return;
  }
  int version = pango.FcGetVersion();
  snprintf(
    text, size, "cairo %s, pango %s, fontconfig %d.%d.%d", cairo_version_string(), pango.version_string(),
    version / 10000, version / 100 % 100, version % 100);
}
