// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `AuthenticationServices`.

@_exported public import VitrineComponents
@_exported public import VitrineCore
