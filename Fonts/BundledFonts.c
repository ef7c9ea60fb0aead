#include "BundledFonts.h"
