// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineComponents
import VitrineCore

/// How an image is loaded.
package struct RemoteImageRequest: Sendable {
    package var source: RemoteImageSource
    /// The number of pixels per point.
    package var scale = 1.0
    package var processing = RemoteImageProcessing()
    /// Whether what is kept is passed over.
    package var isForced = false
    /// Whether only what is kept is taken.
    package var isOnlyKept = false
    /// Whether the image is kept.
    package var isKept = true
    /// Returns the time before another attempt, after a number of failed ones; `nil` to give up.
    package var pause: @Sendable (_ failures: Int) async -> Duration? = { _ in nil }

    package init(source: RemoteImageSource) { self.source = source }

    /// The key of what comes out: two sizes of an image are two.
    var key: String { source.key + processing.suffix + (scale == 1 ? "" : "@\(scale)x") }
}

/// Loads images for the current session.
package enum RemoteImages {
    /// An image and whether it was kept.
    package struct Loaded: Sendable {
        package var image: UIImage
        package var wasKept: Bool

        package init(image: UIImage, wasKept: Bool) {
            self.image = image
            self.wasKept = wasKept
        }
    }

    /// An image is not kept, and nothing else was wanted.
    package struct NotKept: Error, CustomStringConvertible {
        package let key: String
        package var description: String { "No image is kept for \(key)." }
    }

    /// There is no address.
    package struct NoSource: Error, CustomStringConvertible {
        package init() {}
        package var description: String { "The image has no address." }
    }

    /// Loads an image: from the session's cache, else from its source, as often as the request says.
    ///
    /// - Parameter request: What is loaded.
    /// - Returns: The image.
    /// - Throws: The error of the last attempt; `CancellationError` when the caller is cancelled between two.
    package static func load(_ request: RemoteImageRequest) async throws -> Loaded {
        if let kept = kept(request) { return Loaded(image: kept, wasKept: true) }
        if request.isOnlyKept { throw NotKept(key: request.source.key) }
        var failures = 0
        while true {
            do {
                let loaded = try await request.source.load()
                return Loaded(image: shown(loaded, request), wasKept: false)
            } catch {
                failures += 1
                guard let pause = await request.pause(failures) else { throw error }
                try await Task.sleep(for: pause)
            }
        }
    }

    /// The image if nothing has to be waited for.
    package static func ready(_ request: RemoteImageRequest) -> UIImage? {
        if let kept = kept(request) { return kept }
        guard !request.isForced, !request.isOnlyKept, let loaded = request.source.ready else { return nil }
        return shown(loaded, request)
    }

    private static func kept(_ request: RemoteImageRequest) -> UIImage? {
        guard !request.isForced else { return nil }
        let cache = RemoteImageCache.named(RemoteImageCache.shared)
        if let image = cache.image(request.key) {
            image.loadedImage.map { SessionContext.current?.imageStore.insert($0) }
            return image
        }
        // What the app stored itself.
        guard let loaded = cache.image(request.source.key)?.loadedImage else { return nil }
        return shown(loaded, request)
    }

    private static func shown(_ loaded: LoadedImage, _ request: RemoteImageRequest) -> UIImage {
        SessionContext.current?.imageStore.insert(loaded)
        let image = UIImage(
            loadedImage: loaded, scale: request.processing.scale(of: loaded, before: request.scale))
        if request.isKept { RemoteImageCache.named(RemoteImageCache.shared).insert(image, for: request.key) }
        return image
    }
}
