// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineBase
package import VitrineComponents
import VitrineCore

/// Images that a session keeps by the keys of an app, beside those that the server's loader shares among all sessions.
///
/// What a session stores, no other one sees: a key such as "avatar" means another image for each user. Invariant: at most
/// `costLimit` bytes and `countLimit` images are kept, the newest first.
package final class RemoteImageCache: Sendable {
    /// The largest `costLimit`, in bytes.
    package static let costCeiling = 16 << 20

    private struct Contents {
        var images = AgeDictionary<String, UIImage>()
        var bytes = 0
        var costLimit = RemoteImageCache.costCeiling
        var countLimit = Int.max

        mutating func remove(_ key: String) {
            bytes -= images[key]?.loadedImage?.data.count ?? 0
            images.remove(key)
        }

        mutating func trim() {
            while bytes > costLimit || images.count > countLimit, let oldest = images.popFirst() {
                bytes -= oldest.loadedImage?.data.count ?? 0
            }
        }
    }

    private let contents = Mutex(Contents())

    private struct Entry {
        weak var session: SessionContext?
        var caches: [String: RemoteImageCache] = [:]
    }

    private static let entries = Mutex<[ObjectIdentifier: Entry]>([:])

    /// The cache of the current session with a name; an empty one of its own where there is no session.
    package static func named(_ name: String) -> RemoteImageCache {
        guard let session = SessionContext.current else { return RemoteImageCache() }
        return entries.withLock { entries in
            // The caches of sessions that have ended.
            for (key, entry) in entries where entry.session == nil { entries[key] = nil }
            let key = ObjectIdentifier(session)
            if let cache = entries[key]?.caches[name] { return cache }
            let cache = RemoteImageCache()
            entries[key, default: Entry(session: session)].caches[name] = cache
            return cache
        }
    }

    /// The name of the cache that views look into.
    package static let shared = "default"

    package func image(_ key: String) -> UIImage? { contents.withLock { $0.images[key] } }

    package func insert(_ image: UIImage, for key: String) {
        contents.withLock {
            $0.remove(key)
            $0.images.append(image, for: key)
            $0.bytes += image.loadedImage?.data.count ?? 0
            $0.trim()
        }
    }

    package func remove(_ key: String) { contents.withLock { $0.remove(key) } }

    package func removeAll() {
        contents.withLock {
            $0.images = AgeDictionary()
            $0.bytes = 0
        }
    }

    /// The number of bytes of the kept images.
    package var cost: Int { contents.withLock { $0.bytes } }
    package var count: Int { contents.withLock { $0.images.count } }

    /// The maximum number of bytes; at most `costCeiling`.
    package var costLimit: Int {
        get { contents.withLock { $0.costLimit } }
        set {
            contents.withLock {
                $0.costLimit = min(max(newValue, 0), Self.costCeiling)
                $0.trim()
            }
        }
    }

    /// The maximum number of images.
    package var countLimit: Int {
        get { contents.withLock { $0.countLimit } }
        set {
            contents.withLock {
                $0.countLimit = max(newValue, 0)
                $0.trim()
            }
        }
    }
}
