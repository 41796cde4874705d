// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `AVFoundation`: videos and sounds, which the browser plays.

@_exported public import Foundation
