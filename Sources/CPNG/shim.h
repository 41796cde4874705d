// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// libpng reports errors by longjmp, which Swift code must not be jumped over by: each call that may fail is wrapped in
// a function that catches the jump and answers a message. Pixels are Cairo's: blue, green, red, alpha, premultiplied.
#ifndef VITRINE_CPNG_SHIM_H
#define VITRINE_CPNG_SHIM_H

#include <png.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct {
    // What is being read, or what has been written (then malloc's, for the caller to free).
    unsigned char *bytes;
    size_t count;
    size_t position;
    char message[128];
} vitrine_png_stream;

static inline void vitrine_png_fail(png_structp png, png_const_charp message) {
    vitrine_png_stream *stream = (vitrine_png_stream *)png_get_error_ptr(png);
    strncpy(stream->message, message, sizeof stream->message - 1);
    png_longjmp(png, 1);
}

static inline void vitrine_png_ignore(png_structp png, png_const_charp message) {
    (void)png;
    (void)message;
}

static inline void vitrine_png_append(png_structp png, png_bytep data, size_t length) {
    vitrine_png_stream *stream = (vitrine_png_stream *)png_get_io_ptr(png);
    if (stream->position + length > stream->count) {
        size_t count = stream->count * 2 > stream->position + length ? stream->count * 2 : stream->position + length;
        unsigned char *bytes = (unsigned char *)realloc(stream->bytes, count);
        if (bytes == NULL) png_error(png, "out of memory");
        stream->bytes = bytes;
        stream->count = count;
    }
    memcpy(stream->bytes + stream->position, data, length);
    stream->position += length;
}

static inline void vitrine_png_flush(png_structp png) { (void)png; }

static inline void vitrine_png_take(png_structp png, png_bytep data, size_t length) {
    vitrine_png_stream *stream = (vitrine_png_stream *)png_get_io_ptr(png);
    if (stream->count - stream->position < length) png_error(png, "the file ends too early");
    memcpy(data, stream->bytes + stream->position, length);
    stream->position += length;
}

/// Whether no pixel lets anything through.
static inline int vitrine_is_opaque(const unsigned char *pixels, size_t count) {
    const uint32_t *words = (const uint32_t *)pixels;
    for (size_t index = 0; index < count; index++)
        if (words[index] < 0xff000000u) return 0;
    return 1;
}

/// Writes an image; 0 when it worked. Opaque images get three channels, a quarter less to deflate.
static inline int vitrine_png_write(
    vitrine_png_stream *stream, const unsigned char *pixels, uint32_t width, uint32_t height, int opaque,
    uint32_t pixels_per_meter
) {
    png_structp png =
        png_create_write_struct(PNG_LIBPNG_VER_STRING, stream, vitrine_png_fail, vitrine_png_ignore);
    if (png == NULL) return 1;
    png_infop info = png_create_info_struct(png);
    unsigned char *row = (unsigned char *)malloc((size_t)width * 4);
    if (info == NULL || row == NULL || setjmp(png_jmpbuf(png))) {
        free(row);
        png_destroy_write_struct(&png, &info);
        return 1;
    }
    png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
    png_set_write_fn(png, stream, vitrine_png_append, vitrine_png_flush);
    png_set_IHDR(
        png, info, width, height, 8, opaque ? PNG_COLOR_TYPE_RGB : PNG_COLOR_TYPE_RGB_ALPHA, PNG_INTERLACE_NONE,
        PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
    png_set_sRGB(png, info, PNG_sRGB_INTENT_PERCEPTUAL);
    png_set_pHYs(png, info, pixels_per_meter, pixels_per_meter, PNG_RESOLUTION_METER);
    png_set_filter(png, PNG_FILTER_TYPE_BASE, PNG_FILTER_NONE);
    png_set_compression_level(png, 1);
    png_set_compression_buffer_size(png, 1 << 18);
    png_write_info(png, info);
    png_set_bgr(png);
    if (opaque) png_set_filler(png, 0, PNG_FILLER_AFTER);
    for (uint32_t y = 0; y < height; y++) {
        const unsigned char *source = pixels + (size_t)y * width * 4;
        if (opaque) {
            png_write_row(png, source);
            continue;
        }
        for (uint32_t x = 0; x < width; x++) {
            const unsigned char *in = source + (size_t)x * 4;
            unsigned char *out = row + (size_t)x * 4;
            unsigned alpha = in[3];
            for (int c = 0; c < 3; c++) {
                unsigned value = alpha == 0 ? 0 : (in[c] * 255u + alpha / 2) / alpha;
                out[c] = (unsigned char)(value > 255 ? 255 : value);
            }
            out[3] = (unsigned char)alpha;
        }
        png_write_row(png, row);
    }
    png_write_end(png, info);
    free(row);
    png_destroy_write_struct(&png, &info);
    return 0;
}

/// Reads an image whose size is known from its header into `width * height * 4` bytes; 0 when it worked.
static inline int vitrine_png_read(
    vitrine_png_stream *stream, unsigned char *pixels, uint32_t width, uint32_t height, uint32_t *pixels_per_meter
) {
    png_structp png =
        png_create_read_struct(PNG_LIBPNG_VER_STRING, stream, vitrine_png_fail, vitrine_png_ignore);
    if (png == NULL) return 1;
    png_infop info = png_create_info_struct(png);
    if (info == NULL || setjmp(png_jmpbuf(png))) {
        png_destroy_read_struct(&png, &info, NULL);
        return 1;
    }
    png_set_user_limits(png, width, height);
    png_set_chunk_malloc_max(png, 8 << 20);
    png_set_chunk_cache_max(png, 64);
    png_set_read_fn(png, stream, vitrine_png_take);
    png_read_info(png, info);
    if (png_get_image_width(png, info) != width || png_get_image_height(png, info) != height)
        png_error(png, "the header says two sizes");
    *pixels_per_meter = png_get_pixels_per_meter(png, info);
    png_set_expand(png);
    png_set_scale_16(png);
    png_set_gray_to_rgb(png);
    png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
    png_set_bgr(png);
    int passes = png_set_interlace_handling(png);
    png_read_update_info(png, info);
    if (png_get_rowbytes(png, info) != (size_t)width * 4) png_error(png, "unexpected pixel format");
    for (int pass = 0; pass < passes; pass++)
        for (uint32_t y = 0; y < height; y++) png_read_row(png, pixels + (size_t)y * width * 4, NULL);
    png_read_end(png, NULL);
    png_destroy_read_struct(&png, &info, NULL);
    for (size_t index = 0; index < (size_t)width * height; index++) {
        unsigned char *pixel = pixels + index * 4;
        unsigned alpha = pixel[3];
        if (alpha == 255) continue;
        for (int c = 0; c < 3; c++) pixel[c] = (unsigned char)((pixel[c] * alpha + 127) / 255);
    }
    return 0;
}

#endif
