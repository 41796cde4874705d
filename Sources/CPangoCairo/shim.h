// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The system's text stack: HarfBuzz shapes (VitrineText); Pango, Cairo, FreeType and fontconfig are for drawing.
#ifndef VITRINE_CPANGOCAIRO_SHIM_H
#define VITRINE_CPANGOCAIRO_SHIM_H

#include <cairo-ft.h>
#include <cairo-pdf.h>
#include <fontconfig/fontconfig.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_BITMAP_H
#include FT_MULTIPLE_MASTERS_H
#include FT_OUTLINE_H
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

#endif
