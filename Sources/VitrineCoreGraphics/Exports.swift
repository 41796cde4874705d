// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `CoreGraphics`: geometry is in Foundation, paths and contexts are part of SwiftUI's
// modules.

@_exported public import Foundation
@_exported public import SwiftUI
