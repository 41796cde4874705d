// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `UIKit`: the names of it that stand beside SwiftUI's. Those that draw are in the module SwiftUI,
// which has the renderer.

@_exported public import SwiftUI
