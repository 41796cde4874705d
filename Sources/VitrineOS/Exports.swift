// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `os`. They import the same as `OSLog`, and a module can have one alias only.

@_exported public import VitrineLog
