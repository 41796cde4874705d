// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `UniformTypeIdentifiers`: the types of content, which are SwiftUI's neighbours here.

@_exported public import VitrineComponents
@_exported public import VitrineCore
