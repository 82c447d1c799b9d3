// Where the text libraries are found, and each function in them.
#include "pango.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

#include "CCairo.h"

#ifdef __APPLE__
#define LIBRARY(name, version) "lib" name "." version ".dylib"
#else
#define LIBRARY(name, version) "lib" name ".so." version
#endif

struct lep_pango pango;

static pthread_once_t once = PTHREAD_ONCE_INIT;
static char fault[256];

// Each library finds the functions of those it depends on as well; Pango's FreeType half is no dependency of its Cairo
// half everywhere.
static const char *const names[] = {
  LIBRARY("pangocairo-1.0", "0"), LIBRARY("pangoft2-1.0", "0"), LIBRARY("fontconfig", "1")};
enum { name_count = sizeof names / sizeof *names };
static void *libraries[name_count];

static void *find(const char *function) {
  for (int i = 0; i < name_count; i++) {
    void *found = dlsym(libraries[i], function);
    if (found) return found;
  }
  if (!fault[0]) snprintf(fault, sizeof fault, "%s has no %s", names[0], function);
  return NULL;
}

static void load(void) {
  for (int i = 0; i < name_count; i++) {
    libraries[i] = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (!libraries[i]) {
      const char *reason = dlerror();
      snprintf(fault, sizeof fault, "%s", reason ? reason : names[i]);
      return;
    }
  }
#define FIND_PANGO(name) pango.name = (__typeof__(pango.name))find("pango_" #name);
#define FIND_OTHER(name) pango.name = (__typeof__(pango.name))find(#name);
  LEP_PANGO_FUNCTIONS(FIND_PANGO)
  LEP_OTHER_FUNCTIONS(FIND_OTHER)
}

int lep_pango_load(void) {
  pthread_once(&once, load);
  return fault[0] == 0;
}

const char *lep_text_fault(void) { return lep_pango_load() ? NULL : fault; }
