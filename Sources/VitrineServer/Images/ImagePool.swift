// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineBase
import VitrineCore

/// The images of all sessions: equal ones are in memory once, and an address is not fetched again during the lifetime
/// that its server gave. Images are fetched without cookies, so that an address gives all users the same image.
///
/// Invariant: at most `limit` bytes of images and `addressLimit` addresses are remembered, those used last. What is
/// forgotten here stays with whoever has it.
final class ImagePool: Sendable {
    /// Addresses of an image, in all.
    static let addressLimit = 10_000

    private struct Place {
        let hash: String
        let until: ContinuousClock.Instant
    }

    private struct Contents {
        var images: BoundedCache<String, LoadedImage>
        var places = BoundedCache<String, Place>(limit: ImagePool.addressLimit)
    }

    private let contents: Mutex<Contents>

    init(limit: Int) {
        contents = Mutex(Contents(images: BoundedCache(limit: limit)))
    }

    /// Bytes of the images that are remembered.
    var byteCount: Int { contents.withLock { $0.images.cost } }

    /// What an address gave, while it counts.
    func image(at address: String, now: ContinuousClock.Instant = .now) -> LoadedImage? {
        contents.withLock { contents in
            guard let place = contents.places.value(for: address) else { return nil }
            if now < place.until, let image = contents.images.value(for: place.hash) { return image }
            contents.places.remove(address)
            return nil
        }
    }

    /// Returns the image itself, or the equal one that came first; its address gives it until then.
    func one(
        _ image: LoadedImage, at address: String? = nil, until: ContinuousClock.Instant = .now
    ) -> LoadedImage {
        contents.withLock { contents in
            let known = contents.images.value(for: image.hash)
            guard known == nil || known == image else { return image }
            if known == nil { contents.images.insert(image, for: image.hash, cost: image.data.count) }
            if let address, until > .now {
                contents.places.insert(Place(hash: image.hash, until: until), for: address)
            }
            return known ?? image
        }
    }
}
