// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `PhotosUI` and as `Photos`: photos that the user chooses.

@_exported public import VitrineComponents
@_exported public import VitrineCore
