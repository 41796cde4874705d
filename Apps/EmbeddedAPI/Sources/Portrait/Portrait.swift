// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineSnapshots

/// A character's picture: a view, drawn by the app's own renderer; 300 × 300, the size the public API serves.
enum Portrait {
    static let side = 300.0

    static func png(of traits: PortraitTraits) async throws -> Data {
        try await ViewImage.png(width: side, height: side) { PortraitView(traits: traits) }
    }
}
