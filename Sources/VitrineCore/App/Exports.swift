// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The names of layout that Apple's SwiftUI has, such as `Layout`, `Alignment` and `EdgeInsets`: an app writes them with
// no more than `import SwiftUI`.
@_exported public import VitrineLayout
