// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `CoreTransferable`: what can be dragged, dropped and shared, which are SwiftUI's neighbours here.

@_exported public import VitrineComponents
@_exported public import VitrineCore
