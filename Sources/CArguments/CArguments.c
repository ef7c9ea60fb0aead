#include "CArguments.h"
#include <stddef.h>

static int count;
static char **words;

// The C library hands constructors what it hands to main.
__attribute__((constructor)) static void keep_arguments(int argc, char **argv) {
  count = argc;
  words = argv;
}

int proofsheet_argument_count(void) { return count; }

const char *proofsheet_argument(int place) { return place >= 0 && place < count ? words[place] : NULL; }
