// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// zlib: its initialisers are macros, which Swift does not see.
#ifndef VITRINE_CZLIB_SHIM_H
#define VITRINE_CZLIB_SHIM_H

#include <stddef.h>
#include <string.h>
#include <zlib.h>

/// Compresses into gzip's format (RFC 1952) and returns the number of bytes written; 0 when there is no room or no memory.
static inline size_t vitrine_gzip(const unsigned char *bytes, size_t length, unsigned char *output, size_t capacity) {
    z_stream stream;
    memset(&stream, 0, sizeof stream);
    // 16 more than the window's bits stands for gzip's header.
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY) != Z_OK) return 0;
    stream.next_in = (Bytef *)bytes;
    stream.avail_in = (uInt)length;
    stream.next_out = output;
    stream.avail_out = (uInt)capacity;
    int status = deflate(&stream, Z_FINISH);
    size_t written = stream.total_out;
    deflateEnd(&stream);
    return status == Z_STREAM_END ? written : 0;
}

#endif
