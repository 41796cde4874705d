// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `Accessibility`: its names are part of SwiftUI's modules.

@_exported public import Foundation
@_exported public import SwiftUI
