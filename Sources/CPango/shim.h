#pragma once
#include <ft2build.h>
#include FT_FREETYPE_H
#include <cairo-ft.h>
#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
