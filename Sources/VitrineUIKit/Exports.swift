// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `UIKit`: its types are part of SwiftUI's modules. Those that draw are in the module
// SwiftUI, which has the renderer.

@_exported public import SwiftUI
