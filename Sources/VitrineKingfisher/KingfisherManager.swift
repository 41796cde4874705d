// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import SwiftUI
import VitrineCore
import VitrineRemoteImages

/// An image that was loaded.
public struct RetrieveImageResult: Sendable {
    /// The image.
    public let image: UIImage
    /// The place from which the image came.
    public let cacheType: CacheType
    /// The source that was loaded.
    public let source: Source
    /// The source that was asked for first; the same as `source` here.
    public let originalSource: Source

    /// Returns the data of the image's file.
    public func data() -> Data? { image.loadedImage?.data }

    init(_ loaded: RemoteImages.Loaded, source: Source) {
        image = loaded.image
        cacheType = loaded.wasKept ? .memory : .none
        self.source = source
        originalSource = source
    }
}

/// A load that can be cancelled.
public struct DownloadTask: Sendable {
    let task: Task<Void, Never>

    /// Cancels the load; its handler is called with an error.
    public func cancel() { task.cancel() }
}

/// Reports how many bytes of how many were received.
public typealias DownloadProgressBlock = (_ receivedSize: Int64, _ totalSize: Int64) -> Void

/// Loads images for the current session.
public final class KingfisherManager: Sendable {
    /// The only manager.
    public static let shared = KingfisherManager()

    private init() {}

    /// The cache that views look into.
    public var cache: ImageCache { .default }

    /// Loads an image.
    ///
    /// - Parameters:
    ///   - resource: The address of the image.
    ///   - options: How it is loaded.
    ///   - progressBlock: Called once, when all bytes are there.
    ///   - completionHandler: Called with the image or the error, on the main actor.
    /// - Returns: The load.
    @discardableResult
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor @Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        retrieveImage(
            with: .network(resource), options: options, progressBlock: progressBlock,
            completionHandler: completionHandler)
    }

    /// Loads an image.
    ///
    /// - Parameters:
    ///   - source: Where the image comes from.
    ///   - options: How it is loaded.
    ///   - progressBlock: Called once, when all bytes are there.
    ///   - completionHandler: Called with the image or the error, on the main actor.
    /// - Returns: The load.
    @discardableResult
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil,
        progressBlock: DownloadProgressBlock? = nil,
        completionHandler: (@MainActor @Sendable (Result<RetrieveImageResult, KingfisherError>) -> Void)?
    ) -> DownloadTask? {
        let progress = progressBlock.map(UncheckedBlock.init)
        let task = Task { @MainActor in
            do {
                let result = try await retrieveImage(with: source, options: options)
                let count = Int64(result.data()?.count ?? 0)
                progress?.block(count, count)
                completionHandler?(.success(result))
            } catch {
                completionHandler?(.failure(KingfisherError(error)))
            }
        }
        return DownloadTask(task: task)
    }

    /// Loads an image.
    public func retrieveImage(
        with resource: any Resource, options: KingfisherOptionsInfo? = nil
    ) async throws -> RetrieveImageResult {
        try await retrieveImage(with: .network(resource), options: options)
    }

    /// Loads an image.
    public func retrieveImage(
        with source: Source, options: KingfisherOptionsInfo? = nil
    ) async throws -> RetrieveImageResult {
        do {
            var settings = KFSettings(source: source)
            settings.apply(options ?? [])
            guard let request = settings.request else { throw RemoteImages.NoSource() }
            let result = RetrieveImageResult(try await RemoteImages.load(request), source: source)
            if Task.isCancelled { throw CancellationError() }
            return result
        } catch {
            throw KingfisherError(error)
        }
    }
}

/// A block of the caller's, which is called on the main actor only.
private struct UncheckedBlock: @unchecked Sendable {
    let block: DownloadProgressBlock
}

/// Loads images before they are shown.
public final class ImagePrefetcher: Sendable {
    private let sources: [Source]
    private let handler: (@MainActor @Sendable ([any Resource], [any Resource], [any Resource]) -> Void)?
    private let tasks = TaskBox()

    /// Creates a prefetcher.
    ///
    /// - Parameters:
    ///   - urls: The addresses of the images.
    ///   - completionHandler: Called with those that were cached, that failed, and that were loaded.
    public init(
        urls: [URL],
        completionHandler: (@MainActor @Sendable ([any Resource], [any Resource], [any Resource]) -> Void)? = nil
    ) {
        sources = urls.map { .network($0) }
        handler = completionHandler
    }

    /// Begins to load.
    public func start() {
        tasks.task = Task { @MainActor [sources, handler] in
            var (skipped, failed, loaded): ([any Resource], [any Resource], [any Resource]) = ([], [], [])
            for case .network(let resource) in sources where !Task.isCancelled {
                switch try? await KingfisherManager.shared.retrieveImage(with: resource) {
                case let result? where result.cacheType.cached: skipped.append(resource)
                case _?: loaded.append(resource)
                case nil: failed.append(resource)
                }
            }
            handler?(skipped, failed, loaded)
        }
    }

    /// Ends the loads that have not begun.
    public func stop() { tasks.task?.cancel() }
}
