// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import Synchronization
package import VitrineRemoteImages

/// An image of the platform.
public typealias PlatformImage = UIImage

/// An image and its data.
public struct ImageContainer: Sendable {
    /// The image.
    public var image: PlatformImage
    /// The data of its file.
    public var data: Data? { image.loadedImage?.data }
    /// Creates a container.
    public init(image: PlatformImage) { self.image = image }
}

/// The result of a request.
public struct ImageResponse: Sendable {
    /// The kinds of cache that can hold an image.
    public enum CacheType: Sendable {
        /// In memory.
        case memory
    }

    /// The image and its data.
    public var container: ImageContainer
    /// The image.
    public var image: PlatformImage { container.image }
    /// The request.
    public let request: ImageRequest
    /// The kind of cache that held the image; `nil` when it was loaded.
    public let cacheType: CacheType?

    package init(_ loaded: RemoteImages.Loaded, request: ImageRequest) {
        container = ImageContainer(image: loaded.image)
        self.request = request
        cacheType = loaded.wasKept ? .memory : nil
    }
}

/// The images of a session, in memory.
public final class ImageCache: Sendable {
    /// The cache that views look into.
    public static let shared = ImageCache()

    private var cache: RemoteImageCache { RemoteImageCache.named(RemoteImageCache.shared) }

    /// The maximum number of bytes, at most 16 MB.
    public var costLimit: Int {
        get { cache.costLimit }
        set { cache.costLimit = newValue }
    }

    /// The maximum number of images.
    public var countLimit: Int {
        get { cache.countLimit }
        set { cache.countLimit = newValue }
    }

    /// The number of bytes.
    public var totalCost: Int { cache.cost }
    /// The number of images.
    public var totalCount: Int { cache.count }

    /// Removes all images of the session.
    public func removeAll() { cache.removeAll() }
}

/// Loads images for the current session.
public final class ImagePipeline: Sendable {
    /// The only pipeline.
    public static let shared = ImagePipeline()

    /// The reason why an image could not be loaded.
    public enum Error: Swift.Error, CustomStringConvertible {
        /// The loader's error.
        case dataLoadingFailed(error: any Swift.Error)
        /// Nothing is cached.
        case dataMissingInCache
        /// The request has no address.
        case imageRequestMissing

        package init(_ error: any Swift.Error) {
            switch error {
            case let error as Error: self = error
            case is RemoteImages.NotKept: self = .dataMissingInCache
            case is RemoteImages.NoSource: self = .imageRequestMissing
            default: self = .dataLoadingFailed(error: error)
            }
        }

        /// The reason in a sentence.
        public var description: String {
            switch self {
            case .dataLoadingFailed(let error): "The image could not be loaded: \(error)"
            case .dataMissingInCache: "No image is cached."
            case .imageRequestMissing: "The request has no address."
            }
        }
    }

    /// The images that a pipeline has cached.
    public struct Cache: Sendable {
        /// Removes all images of the session.
        public func removeAll() { ImageCache.shared.removeAll() }
    }

    private init() {}

    /// The images that the pipeline has cached.
    public var cache: Cache { Cache() }

    /// Loads the image at an address.
    public func image(for url: URL) async throws -> PlatformImage { try await image(for: ImageRequest(url: url)) }

    /// Loads an image.
    public func image(for request: ImageRequest) async throws -> PlatformImage {
        try await response(for: request).image
    }

    /// Loads the data of an image. There is no response of HTTP.
    public func data(for request: ImageRequest) async throws -> (Data, URLResponse?) {
        guard let data = try await response(for: request).container.data else {
            throw Error.dataLoadingFailed(error: RemoteImageSource.NoImage())
        }
        return (data, nil)
    }

    /// Begins to load the image at an address.
    public func imageTask(with url: URL) -> ImageTask { imageTask(with: ImageRequest(url: url)) }

    /// Begins to load an image.
    public func imageTask(with request: ImageRequest) -> ImageTask {
        ImageTask(request: request, task: Task { try await self.response(for: request) })
    }

    /// Loads an image and calls a completion on the main actor.
    @discardableResult
    public func loadImage(
        with url: URL, completion: @escaping @MainActor @Sendable (Result<ImageResponse, Error>) -> Void
    ) -> ImageTask {
        loadImage(with: ImageRequest(url: url), completion: completion)
    }

    /// Loads an image and calls a completion on the main actor.
    @discardableResult
    public func loadImage(
        with request: ImageRequest, completion: @escaping @MainActor @Sendable (Result<ImageResponse, Error>) -> Void
    ) -> ImageTask {
        let task = imageTask(with: request)
        Task { @MainActor in
            do {
                completion(.success(try await task.response))
            } catch {
                completion(.failure(Error(error)))
            }
        }
        return task
    }

    private func response(for request: ImageRequest) async throws -> ImageResponse {
        do {
            guard let remote = request.remote else { throw Error.imageRequestMissing }
            let loaded = try await RemoteImages.load(remote)
            try Task.checkCancellation()
            return ImageResponse(loaded, request: request)
        } catch is CancellationError {
            throw CancellationError()
        } catch {
            throw Error(error)
        }
    }
}

/// A load.
public final class ImageTask: Sendable {
    /// The request.
    public let request: ImageRequest
    private let task: Task<ImageResponse, any Error>

    init(request: ImageRequest, task: Task<ImageResponse, any Error>) {
        self.request = request
        self.task = task
    }

    /// The image, when it is there.
    public var image: PlatformImage {
        get async throws { try await response.image }
    }

    /// The result of the request.
    public var response: ImageResponse {
        get async throws { try await task.value }
    }

    /// Cancels the load.
    public func cancel() { task.cancel() }
}

/// Loads images before they are shown.
public final class ImagePrefetcher: Sendable {
    private let tasks = Mutex<[ImageRequest: ImageTask]>([:])

    /// Creates a prefetcher.
    public init() {}

    /// Begins to load images.
    public func startPrefetching(with urls: [URL]) { startPrefetching(with: urls.map { ImageRequest(url: $0) }) }

    /// Begins to load images.
    public func startPrefetching(with requests: [ImageRequest]) {
        for request in requests {
            let task = ImagePipeline.shared.imageTask(with: request)
            tasks.withLock { $0[request] = task }
        }
    }

    /// Cancels loads.
    public func stopPrefetching(with urls: [URL]) { stopPrefetching(with: urls.map { ImageRequest(url: $0) }) }

    /// Cancels loads.
    public func stopPrefetching(with requests: [ImageRequest]) {
        for request in requests { tasks.withLock { $0.removeValue(forKey: request) }?.cancel() }
    }

    /// Cancels all loads.
    public func stopPrefetching() { tasks.withLock { Array($0.keys) }.map { [$0] }.forEach(stopPrefetching) }
}
