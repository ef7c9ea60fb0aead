#include <cairo.h>
#include <cairo-ft.h>
#include <ft2build.h>
#include FT_MODULE_H
