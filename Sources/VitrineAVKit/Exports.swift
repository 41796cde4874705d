// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The module that apps import as `AVKit`: views of what `AVFoundation` plays.

@_exported public import VitrineAVFoundation
