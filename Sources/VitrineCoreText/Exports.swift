// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `CoreText`: the functions that register an app's fonts are part of SwiftUI's modules.

@_exported public import Foundation
@_exported public import SwiftUI
