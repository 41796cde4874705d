// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `CoreText`: the functions that register an app's own fonts stand beside SwiftUI.

@_exported public import Foundation
@_exported public import SwiftUI
