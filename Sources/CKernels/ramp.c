// Colours along a gradient's ramp, by its formula.
#include "CKernels.h"

// A processor that multiplies and adds in one step would round differently from one that cannot.
#pragma STDC FP_CONTRACT OFF

void lep_ramp_colors(const lep_ramp_stop *stops, int count, const double *places, size_t size, uint32_t *colors) {
  int upper = 0;
  for (size_t i = 0; i < size; i++) {
    const double t = places[i];
    // Neighbours mostly lie between the same stops.
    while (upper < count && stops[upper].location <= t) upper++;
    while (upper > 0 && !(stops[upper - 1].location <= t)) upper--;
    const lep_ramp_stop *a = &stops[upper > 0 ? upper - 1 : 0];
    double share = 0;
    const lep_ramp_stop *b = a;
    if (upper > 0 && upper < count) {
      b = &stops[upper];
      share = (t - a->location) / (b->location - a->location);
    }
    uint32_t levels[4];
    for (int k = 0; k < 4; k++) levels[k] = (uint32_t)(int32_t)(a->color[k] + (b->color[k] - a->color[k]) * share + 0.5);
    colors[i] = levels[3] << 24 | levels[2] << 16 | levels[1] << 8 | levels[0];
  }
}
