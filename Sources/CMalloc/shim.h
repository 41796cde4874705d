// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the C library knows of the heap.
#ifndef VITRINE_CMALLOC_SHIM_H
#define VITRINE_CMALLOC_SHIM_H

#include <malloc.h>
#include <stddef.h>

/// The bytes of all blocks in use, those with a mapping of their own included; 0 where the library does not tell.
static inline size_t vitrine_heap_bytes(void) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 33)
    struct mallinfo2 info = mallinfo2();
    return info.uordblks + info.hblkhd;
#else
    return 0;
#endif
}

#endif
