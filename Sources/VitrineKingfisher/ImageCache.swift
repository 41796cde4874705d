// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineCore
import VitrineRemoteImages

/// The places from which an image can come.
public enum CacheType: Sendable {
    /// It was loaded.
    case none
    /// It was in memory.
    case memory
    /// It was on a disk, which is never the case here.
    case disk

    /// Whether it was cached.
    public var cached: Bool { self != .none }
}

/// The result of looking up a key in a cache.
public enum ImageCacheResult: Sendable {
    /// Nothing.
    case none
    /// An image in memory.
    case memory(UIImage)

    /// The image.
    public var image: UIImage? {
        if case .memory(let image) = self { image } else { nil }
    }

    /// The place from which the image came.
    public var cacheType: CacheType {
        if case .memory = self { .memory } else { .none }
    }
}

/// When a cached image is no longer valid.
public enum StorageExpiration: Sendable {
    /// It is always valid.
    case never
    /// After a time, in seconds.
    case seconds(TimeInterval)
    /// After a number of days.
    case days(Int)
    /// From a date on.
    case date(Date)
    /// It is never valid.
    case expired
}

/// The images of a session by key, in memory.
///
/// What a session stores, others do not see. Nothing is written to a disk: the server's loader keeps the images that it
/// fetched for all sessions.
public final class ImageCache: Sendable {
    /// The cache that views look into.
    public static let `default` = ImageCache(name: RemoteImageCache.shared)

    /// The cache's name.
    public let name: String
    /// The images in memory.
    public var memoryStorage: MemoryStorage { MemoryStorage(name: name) }
    /// There is none: see `DiskStorage`.
    public var diskStorage: DiskStorage { DiskStorage() }

    /// Creates a cache of each session with a name.
    public init(name: String) { self.name = name }

    var cache: RemoteImageCache { RemoteImageCache.named(name) }

    /// Stores an image.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - original: Ignored: the image has its data.
    ///   - key: The key of the image.
    ///   - toDisk: Ignored: there is no disk.
    ///   - completionHandler: Called when the image is stored.
    public func store(
        _ image: UIImage, original: Data? = nil, forKey key: String, toDisk: Bool = true,
        completionHandler: (@MainActor @Sendable (CacheType) -> Void)? = nil
    ) {
        cache.insert(image, for: key)
        onMain { completionHandler?(.memory) }
    }

    /// Removes an image.
    public func removeImage(forKey key: String, completionHandler: (@MainActor @Sendable () -> Void)? = nil) {
        cache.remove(key)
        onMain { completionHandler?() }
    }

    /// Calls a handler with the image of a key.
    public func retrieveImage(
        forKey key: String,
        completionHandler: (@MainActor @Sendable (Result<ImageCacheResult, KingfisherError>) -> Void)?
    ) {
        let result = result(key)
        onMain { completionHandler?(.success(result)) }
    }

    /// Returns the image of a key.
    public func retrieveImage(forKey key: String) async throws -> ImageCacheResult { result(key) }

    /// Returns the image of a key, if there is one.
    public func retrieveImageInMemoryCache(forKey key: String) -> UIImage? { cache.image(key) }

    private func result(_ key: String) -> ImageCacheResult { cache.image(key).map { .memory($0) } ?? .none }

    /// Whether there is an image of a key.
    public func isCached(forKey key: String) -> Bool { cache.image(key) != nil }

    /// Returns the kind of cache that holds the image of a key.
    public func imageCachedType(forKey key: String) -> CacheType { isCached(forKey: key) ? .memory : .none }

    /// Removes all images of the session.
    public func clearMemoryCache() { cache.removeAll() }

    /// Removes all images of the session.
    public func clearCache(completion handler: (@MainActor @Sendable () -> Void)? = nil) {
        clearMemoryCache()
        onMain { handler?() }
    }

    /// Does nothing: there is no disk.
    public func clearDiskCache(completion handler: (@MainActor @Sendable () -> Void)? = nil) {
        DiskStorage.note("ImageCache.clearDiskCache")
        onMain { handler?() }
    }

    /// Calls a handler with the size on the disk, 0.
    public func calculateDiskStorageSize(
        completion handler: @escaping @MainActor @Sendable (Result<UInt, KingfisherError>) -> Void
    ) {
        onMain { handler(.success(0)) }
    }

    /// The images in memory.
    public struct MemoryStorage {
        fileprivate let name: String

        /// The limits.
        public var config: Config {
            get { Config(name: name) }
            nonmutating set {}
        }

        /// The limits of the current session.
        public struct Config {
            fileprivate let name: String

            /// The maximum number of bytes, at most 16 MB.
            public var totalCostLimit: Int {
                get { RemoteImageCache.named(name).costLimit }
                nonmutating set { RemoteImageCache.named(name).costLimit = newValue }
            }

            /// The maximum number of images.
            public var countLimit: Int {
                get { RemoteImageCache.named(name).countLimit }
                nonmutating set { RemoteImageCache.named(name).countLimit = newValue }
            }

            /// Has no effect: images go when the limits are reached, and with the session.
            public var expiration: StorageExpiration {
                get { .never }
                nonmutating set { DiskStorage.note("ImageCache.memoryStorage.config.expiration") }
            }
        }
    }

    /// No disk: what is set here has no effect, and a diagnostic says so.
    public struct DiskStorage {
        /// The limits of the cache; without effect.
        public var config: Config {
            get { Config() }
            nonmutating set {}
        }

        /// The limits of the cache; without effect.
        public struct Config {
            /// The maximum number of bytes: there are none.
            public var sizeLimit: UInt = 0 { didSet { DiskStorage.note("ImageCache.diskStorage.config.sizeLimit") } }
            /// When images are no longer valid.
            public var expiration = StorageExpiration.never {
                didSet { DiskStorage.note("ImageCache.diskStorage.config.expiration") }
            }
        }

        fileprivate static func note(_ name: String) {
            DeveloperNotes.withoutEffect(
                name, remedy: "Images are kept in memory, by the session and by the server's loader.")
        }
    }
}

/// Calls something on the main actor, soon.
func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
    Task { @MainActor in body() }
}
