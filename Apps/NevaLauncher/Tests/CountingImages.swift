// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization

@testable import VitrineCore

/// A loader without a network that counts how often it is asked.
nonisolated final class CountingImages: ImageLoading {
    private let asked = Mutex(0)

    var count: Int { asked.withLock { $0 } }

    func load(_ url: URL) async throws -> LoadedImage {
        asked.withLock { $0 += 1 }
        return LoadedImage(
            data: Data(url.absoluteString.utf8),
            mediaType: "image/png",
            width: 300,
            height: 300,
            hash: url.lastPathComponent
        )
    }

    func ready(_ url: URL) -> LoadedImage? { nil }
}
