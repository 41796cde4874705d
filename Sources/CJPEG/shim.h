// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// libjpeg reports errors through a function that must not return: these functions catch the jump out of it and answer
// a message. Pixels are Cairo's: blue, green, red, alpha.
#ifndef VITRINE_CJPEG_SHIM_H
#define VITRINE_CJPEG_SHIM_H

#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <jpeglib.h>
#include <jerror.h>

typedef struct {
    struct jpeg_error_mgr manager;
    jmp_buf escape;
    char message[JMSG_LENGTH_MAX];
} vitrine_jpeg_errors;

static inline void vitrine_jpeg_fail(j_common_ptr info) {
    vitrine_jpeg_errors *errors = (vitrine_jpeg_errors *)info->err;
    info->err->format_message(info, errors->message);
    longjmp(errors->escape, 1);
}

static inline void vitrine_jpeg_ignore(j_common_ptr info, int level) {
    (void)info;
    (void)level;
}

/// Reads the size of an image, and with `pixels` (width * height * 4 bytes) the image; 0 when it worked.
static inline int vitrine_jpeg_read(
    const unsigned char *bytes, size_t count, unsigned char *pixels, uint32_t *width, uint32_t *height,
    char message[200]
) {
    struct jpeg_decompress_struct info;
    vitrine_jpeg_errors errors;
    memset(&info, 0, sizeof info);
    memset(&errors, 0, sizeof errors);
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = vitrine_jpeg_fail;
    errors.manager.emit_message = vitrine_jpeg_ignore;
    if (setjmp(errors.escape)) {
        strncpy(message, errors.message, 199);
        jpeg_destroy_decompress(&info);
        return 1;
    }
    jpeg_create_decompress(&info);
    jpeg_mem_src(&info, bytes, count);
    jpeg_read_header(&info, TRUE);
    if (pixels == NULL) {
        *width = info.image_width;
        *height = info.image_height;
        jpeg_destroy_decompress(&info);
        return 0;
    }
    if (info.image_width != *width || info.image_height != *height) {
        strncpy(message, "the header says two sizes", 199);
        jpeg_destroy_decompress(&info);
        return 1;
    }
    info.out_color_space = JCS_EXT_BGRA;
    // The accurate integer transform: the same bytes with and without SIMD.
    info.dct_method = JDCT_ISLOW;
    jpeg_start_decompress(&info);
    while (info.output_scanline < info.output_height) {
        JSAMPROW row = pixels + (size_t)info.output_scanline * info.output_width * 4;
        jpeg_read_scanlines(&info, &row, 1);
    }
    jpeg_finish_decompress(&info);
    jpeg_destroy_decompress(&info);
    return 0;
}

/// Memory that an image is written into. libjpeg's own tells of a larger piece at the end only, and after a failure nobody
/// could free it.
typedef struct {
    struct jpeg_destination_mgr manager;
    unsigned char *bytes;
    size_t size;
} vitrine_jpeg_memory;

/// Gives libjpeg more memory behind what is full, or the first.
static inline boolean vitrine_jpeg_grow(j_compress_ptr info) {
    vitrine_jpeg_memory *memory = (vitrine_jpeg_memory *)info->dest;
    size_t filled = memory->size;
    size_t size = filled == 0 ? 65536 : filled * 2;
    unsigned char *bytes = (unsigned char *)realloc(memory->bytes, size);
    if (bytes == NULL) ERREXIT1(info, JERR_OUT_OF_MEMORY, 0);
    memory->bytes = bytes;
    memory->size = size;
    memory->manager.next_output_byte = bytes + filled;
    memory->manager.free_in_buffer = size - filled;
    return TRUE;
}

static inline void vitrine_jpeg_begin(j_compress_ptr info) {
    vitrine_jpeg_grow(info);
}

static inline void vitrine_jpeg_end(j_compress_ptr info) {
    (void)info;
}

/// Writes an image whose pixels are all opaque, with a quality from 0 to 100, into memory that the caller frees; 0 when it
/// worked.
static inline int vitrine_jpeg_write(
    const unsigned char *pixels, uint32_t width, uint32_t height, int quality, unsigned char **bytes,
    unsigned long *count, char message[200]
) {
    struct jpeg_compress_struct info;
    vitrine_jpeg_errors errors;
    vitrine_jpeg_memory memory;
    memset(&info, 0, sizeof info);
    memset(&errors, 0, sizeof errors);
    memset(&memory, 0, sizeof memory);
    info.err = jpeg_std_error(&errors.manager);
    errors.manager.error_exit = vitrine_jpeg_fail;
    errors.manager.emit_message = vitrine_jpeg_ignore;
    if (width > JPEG_MAX_DIMENSION || height > JPEG_MAX_DIMENSION) {
        strncpy(message, "a side is longer than 65,500 pixels", 199);
        return 1;
    }
    if (setjmp(errors.escape)) {
        strncpy(message, errors.message, 199);
        jpeg_destroy_compress(&info);
        free(memory.bytes);
        return 1;
    }
    jpeg_create_compress(&info);
    memory.manager.init_destination = vitrine_jpeg_begin;
    memory.manager.empty_output_buffer = vitrine_jpeg_grow;
    memory.manager.term_destination = vitrine_jpeg_end;
    info.dest = &memory.manager;
    info.image_width = width;
    info.image_height = height;
    info.input_components = 4;
    info.in_color_space = JCS_EXT_BGRX;
    jpeg_set_defaults(&info);
    jpeg_set_quality(&info, quality, TRUE);
    info.dct_method = JDCT_ISLOW;
    jpeg_start_compress(&info, TRUE);
    while (info.next_scanline < info.image_height) {
        JSAMPROW row = (JSAMPROW)(pixels + (size_t)info.next_scanline * width * 4);
        jpeg_write_scanlines(&info, &row, 1);
    }
    jpeg_finish_compress(&info);
    jpeg_destroy_compress(&info);
    *bytes = memory.bytes;
    *count = memory.size - memory.manager.free_in_buffer;
    return 0;
}

#endif
