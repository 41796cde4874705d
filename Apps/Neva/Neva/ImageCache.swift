// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The pictures that were shown already, so that a card that comes back has its own at once.
///
/// The oldest picture goes when there are too many.
@MainActor
@Observable
final class ImageCache {
    @ObservationIgnored private var images: [URL: Image] = [:]
    @ObservationIgnored private var order: [URL] = []

    private let limit: Int

    init(limit: Int = Constants.UI.cachedImages) {
        self.limit = limit
    }

    subscript(url: URL) -> Image? {
        images[url]
    }

    func insert(_ image: Image, for url: URL) {
        guard images.updateValue(image, forKey: url) == nil else { return }
        order.append(url)
        if order.count > limit {
            images[order.removeFirst()] = nil
        }
    }
}

extension ImageCache {
    /// Has the pictures of `FeedEntity.mocks`, which no network has.
    static func mock() -> ImageCache {
        let cache = ImageCache()
        for character in FeedEntity.mocks {
            guard let url = character.imageURL else { continue }
            cache.insert(Image("Character\(character.id)", bundle: .module), for: url)
        }
        return cache
    }
}
