// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// What apps import as `CoreGraphics`: geometry is Foundation's here, paths and contexts stand beside SwiftUI.

@_exported public import Foundation
@_exported public import SwiftUI
