// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Exports the layout types of Apple's SwiftUI, such as `Layout`, `Alignment` and `EdgeInsets`, so that an app needs
// only `import SwiftUI`.
@_exported public import VitrineLayout
