// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineRemoteImages

/// The reason why an image could not be loaded.
public enum KingfisherError: LocalizedError {
    /// The load was ended.
    public enum RequestErrorReason: Sendable {
        /// The load was cancelled.
        case taskCancelled
    }

    /// The image's server did not answer with an image.
    public enum ResponseErrorReason: Sendable {
        /// The loader's error.
        case URLSessionError(error: any Error)
    }

    /// The cache has no image.
    public enum CacheErrorReason: Sendable {
        /// No image is cached by a key.
        case imageNotExisting(key: String)
    }

    /// There is nothing to load.
    public enum ImageSettingErrorReason: Sendable {
        /// The view has no address.
        case emptySource
    }

    /// The load was ended.
    case requestError(reason: RequestErrorReason)
    /// The image's server did not answer with an image.
    case responseError(reason: ResponseErrorReason)
    /// The cache has no image.
    case cacheError(reason: CacheErrorReason)
    /// There is nothing to load.
    case imageSettingError(reason: ImageSettingErrorReason)

    init(_ error: any Error) {
        switch error {
        case let error as KingfisherError: self = error
        case is CancellationError: self = .requestError(reason: .taskCancelled)
        case let error as RemoteImages.NotKept: self = .cacheError(reason: .imageNotExisting(key: error.key))
        case is RemoteImages.NoSource: self = .imageSettingError(reason: .emptySource)
        default: self = .responseError(reason: .URLSessionError(error: error))
        }
    }

    /// Whether the load was cancelled.
    public var isTaskCancelled: Bool {
        if case .requestError(reason: .taskCancelled) = self { true } else { false }
    }

    /// The reason in a sentence.
    public var errorDescription: String? {
        switch self {
        case .requestError: "The load was cancelled."
        case .responseError(reason: .URLSessionError(let error)): "The image could not be loaded: \(error)"
        case .cacheError(reason: .imageNotExisting(let key)): "No image is cached for \(key)."
        case .imageSettingError: "The image has no address."
        }
    }
}
