// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Synchronization
import VitrineCore

/// The images of all sessions: equal ones are in memory once, and an address is not fetched again during the lifetime
/// that its server gave. Images are fetched without cookies, so that an address gives all users the same image.
///
/// Invariant: at most `limit` bytes of images and `addressLimit` addresses are remembered, those used last; every
/// address is of a remembered image. A session that holds an image keeps it when it is evicted here. Cost: O(1), except
/// where something is forgotten: linear in what is remembered.
final class PicturePool: Sendable {
    /// Addresses of an image, in all.
    static let addressLimit = 10_000

    private struct Entry {
        let picture: LoadedImage
        var lastUse: Int
    }

    private struct Place {
        let hash: String
        let until: ContinuousClock.Instant
        var lastUse: Int
    }

    private struct Contents {
        var pictures: [String: Entry] = [:]
        var places: [String: Place] = [:]
        var bytes = 0
        var uses = 0

        mutating func use() -> Int {
            uses += 1
            return uses
        }

        mutating func trim(to limit: Int) {
            guard bytes > limit else { return }
            for (hash, entry) in pictures.sorted(by: { $0.value.lastUse < $1.value.lastUse }) {
                guard bytes > limit else { break }
                bytes -= entry.picture.data.count
                pictures[hash] = nil
            }
            places = places.filter { pictures[$0.value.hash] != nil }
        }

        mutating func trimPlaces() {
            guard places.count > PicturePool.addressLimit else { return }
            // Half of them at once: the next thousands of addresses cost nothing.
            let kept = places.sorted { $0.value.lastUse > $1.value.lastUse }.prefix(PicturePool.addressLimit / 2)
            places = Dictionary(uniqueKeysWithValues: kept.map { ($0.key, $0.value) })
        }
    }

    private let contents = Mutex(Contents())
    private let limit: Int

    init(limit: Int) {
        self.limit = limit
    }

    /// Bytes of the images that are remembered.
    var byteCount: Int { contents.withLock { $0.bytes } }

    /// What an address gave, while it counts.
    func picture(at address: String, now: ContinuousClock.Instant = .now) -> LoadedImage? {
        contents.withLock { contents in
            guard let place = contents.places[address] else { return nil }
            guard now < place.until else {
                contents.places[address] = nil
                return nil
            }
            let use = contents.use()
            contents.places[address]?.lastUse = use
            contents.pictures[place.hash]?.lastUse = use
            return contents.pictures[place.hash]?.picture
        }
    }

    /// The image itself, or the equal one that came first; its address gives it until then.
    func one(
        _ picture: LoadedImage, at address: String? = nil, until: ContinuousClock.Instant = .now
    ) -> LoadedImage {
        contents.withLock { contents in
            let use = contents.use()
            let known = contents.pictures[picture.hash]
            guard known == nil || known?.picture == picture else { return picture }
            contents.pictures[picture.hash] = Entry(picture: known?.picture ?? picture, lastUse: use)
            if let address, until > .now {
                contents.places[address] = Place(hash: picture.hash, until: until, lastUse: use)
                contents.trimPlaces()
            }
            if known == nil {
                contents.bytes += picture.data.count
                contents.trim(to: limit)
            }
            return known?.picture ?? picture
        }
    }
}
