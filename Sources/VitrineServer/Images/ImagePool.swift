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
        var pictures: BoundedCache<String, LoadedImage>
        var places = BoundedCache<String, Place>(limit: ImagePool.addressLimit)
    }

    private let contents: Mutex<Contents>

    init(limit: Int) {
        contents = Mutex(Contents(pictures: BoundedCache(limit: limit)))
    }

    /// Bytes of the images that are remembered.
    var byteCount: Int { contents.withLock { $0.pictures.cost } }

    /// What an address gave, while it counts.
    func picture(at address: String, now: ContinuousClock.Instant = .now) -> LoadedImage? {
        contents.withLock { contents in
            guard let place = contents.places.value(for: address) else { return nil }
            if now < place.until, let picture = contents.pictures.value(for: place.hash) { return picture }
            contents.places.remove(address)
            return nil
        }
    }

    /// Returns the image itself, or the equal one that came first; its address gives it until then.
    func one(
        _ picture: LoadedImage, at address: String? = nil, until: ContinuousClock.Instant = .now
    ) -> LoadedImage {
        contents.withLock { contents in
            let known = contents.pictures.value(for: picture.hash)
            guard known == nil || known == picture else { return picture }
            if known == nil { contents.pictures.insert(picture, for: picture.hash, cost: picture.data.count) }
            if let address, until > .now {
                contents.places.insert(Place(hash: picture.hash, until: until), for: address)
            }
            return known ?? picture
        }
    }
}
