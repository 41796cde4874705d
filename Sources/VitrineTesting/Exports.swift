// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_exported public import VitrineComponents
@_exported public import VitrineCore
