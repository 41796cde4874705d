// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What the compiler adds to a file that imports both Testing and CoreGraphics, and does not find on Linux: nothing.
