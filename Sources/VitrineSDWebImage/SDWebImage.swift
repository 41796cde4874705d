// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
package import VitrineRemoteImages

/// How an image is loaded.
public struct SDWebImageOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Tries an address again that failed: every view does.
    public static let retryFailed = SDWebImageOptions(rawValue: 1)
    /// Loads later: loads have no priorities.
    public static let lowPriority = SDWebImageOptions(rawValue: 2)
    /// Loads sooner: loads have no priorities.
    public static let highPriority = SDWebImageOptions(rawValue: 4)
    /// Passes over what is cached.
    public static let refreshCached = SDWebImageOptions(rawValue: 8)
    /// Passes over what is cached.
    public static let fromLoaderOnly = SDWebImageOptions(rawValue: 16)
    /// Takes what is cached only.
    public static let fromCacheOnly = SDWebImageOptions(rawValue: 32)
    /// Goes on in the background: the server does.
    public static let continueInBackground = SDWebImageOptions(rawValue: 64)
    /// Decodes large images smaller: browsers decode.
    public static let scaleDownLargeImages = SDWebImageOptions(rawValue: 128)
    /// Shows parts of an image as they come: browsers do.
    public static let progressiveLoad = SDWebImageOptions(rawValue: 256)
    /// Shows the placeholder when the load has failed, and not before.
    public static let delayPlaceholder = SDWebImageOptions(rawValue: 512)
}

/// A key of what is said of a load beside its options.
public struct SDWebImageContextOption: Hashable, Sendable {
    let name: String
    /// The largest size of the image, a `CGSize`.
    public static let imageThumbnailPixelSize = SDWebImageContextOption(name: "imageThumbnailPixelSize")
    /// The number of pixels per point.
    public static let imageScaleFactor = SDWebImageContextOption(name: "imageScaleFactor")
}

/// The places from which an image can come.
public enum SDImageCacheType: Int, Sendable {
    /// It was loaded.
    case none
    /// It was on a disk, which is never the case here.
    case disk
    /// It was in memory.
    case memory
}

/// The images of a session, in memory.
public final class SDImageCache: Sendable {
    /// The cache that views look into.
    public static let shared = SDImageCache()

    private init() {}

    private var cache: RemoteImageCache { RemoteImageCache.named(RemoteImageCache.shared) }

    /// Removes all images of the session.
    public func clearMemory() { cache.removeAll() }

    /// Calls a completion: there is no disk.
    public func clearDisk(onCompletion completion: (@MainActor @Sendable () -> Void)? = nil) {
        Task { @MainActor in completion?() }
    }

    /// Returns the image of a key, if there is one.
    public func imageFromMemoryCache(forKey key: String?) -> UIImage? { key.flatMap(cache.image) }

    /// Returns the image of a key, if there is one.
    public func imageFromCache(forKey key: String?) -> UIImage? { imageFromMemoryCache(forKey: key) }

    /// Stores an image in memory.
    public func store(
        _ image: UIImage?, forKey key: String?, completion: (@MainActor @Sendable () -> Void)? = nil
    ) {
        if let image, let key { cache.insert(image, for: key) }
        Task { @MainActor in completion?() }
    }

    /// Removes an image.
    public func removeImage(forKey key: String?, withCompletion completion: (@MainActor @Sendable () -> Void)? = nil) {
        key.map(cache.remove)
        Task { @MainActor in completion?() }
    }
}

/// A load that can be cancelled.
public final class SDWebImageCombinedOperation: Sendable {
    private let task: Task<Void, Never>
    init(task: Task<Void, Never>) { self.task = task }
    /// Cancels the load.
    public func cancel() { task.cancel() }
}

/// Loads images for the current session.
public final class SDWebImageManager: Sendable {
    /// The only manager.
    public static let shared = SDWebImageManager()

    private init() {}

    /// Loads an image.
    ///
    /// - Parameters:
    ///   - url: The address of the image.
    ///   - options: How it is loaded.
    ///   - progressBlock: Called once, when all bytes are there.
    ///   - completedBlock: Called with the image, its data, the error, where it came from, true, and the address.
    /// - Returns: The load.
    @discardableResult
    public func loadImage(
        with url: URL?, options: SDWebImageOptions = [],
        progress progressBlock: (@MainActor @Sendable (Int, Int, URL?) -> Void)? = nil,
        completed completedBlock:
            @escaping @MainActor @Sendable (UIImage?, Data?, (any Error)?, SDImageCacheType, Bool, URL?) -> Void
    ) -> SDWebImageCombinedOperation? {
        SDWebImageCombinedOperation(
            task: Task { @MainActor in
                do {
                    guard let request = options.request(url, context: nil) else { throw RemoteImages.NoSource() }
                    let loaded = try await RemoteImages.load(request)
                    try Task.checkCancellation()
                    let data = loaded.image.loadedImage?.data
                    progressBlock?(data?.count ?? 0, data?.count ?? 0, url)
                    completedBlock(loaded.image, data, nil, loaded.wasKept ? .memory : .none, true, url)
                } catch {
                    completedBlock(nil, nil, error, .none, true, url)
                }
            })
    }
}

/// Loads images before they are shown.
public final class SDWebImagePrefetcher: Sendable {
    /// The only prefetcher.
    public static let shared = SDWebImagePrefetcher()

    private init() {}

    /// Begins to load images.
    public func prefetchURLs(_ urls: [URL]?) {
        for url in urls ?? [] { SDWebImageManager.shared.loadImage(with: url) { _, _, _, _, _, _ in } }
    }
}

extension SDWebImageOptions {
    /// What is loaded; `nil` without an address.
    package func request(
        _ url: URL?, context: [SDWebImageContextOption: Any]?, scale: CGFloat = 1
    ) -> RemoteImageRequest? {
        guard let url else { return nil }
        var request = RemoteImageRequest(source: RemoteImageSource(url: url))
        request.isForced = !isDisjoint(with: [.refreshCached, .fromLoaderOnly])
        request.isOnlyKept = contains(.fromCacheOnly)
        request.scale = (context?[.imageScaleFactor] as? CGFloat).map { Double($0) } ?? Double(scale)
        if let size = context?[.imageThumbnailPixelSize] as? CGSize {
            let points = CGSize(width: size.width / request.scale, height: size.height / request.scale)
            request.processing = RemoteImageProcessing([.within(points)])
        }
        return request
    }
}
