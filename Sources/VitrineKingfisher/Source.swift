// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineRemoteImages

/// An image at an address, and the key by which it is cached.
public protocol Resource: Sendable {
    /// The key by which the image is cached.
    var cacheKey: String { get }
    /// The address of the image.
    var downloadURL: URL { get }
}

extension URL: Resource {
    /// The address itself.
    public var cacheKey: String { absoluteString }
    /// The address itself.
    public var downloadURL: URL { self }
}

/// The names of Kingfisher that others would take for their own.
public enum KF {
    /// An address with a cache key of its own.
    public struct ImageResource: Resource {
        /// The key by which the image is cached.
        public let cacheKey: String
        /// The address of the image.
        public let downloadURL: URL

        /// Creates a resource; without a key the address is the key.
        public init(downloadURL: URL, cacheKey: String? = nil) {
            self.downloadURL = downloadURL
            self.cacheKey = cacheKey ?? downloadURL.absoluteString
        }
    }
}

/// Provides the data of an image.
public protocol ImageDataProvider: Sendable {
    /// The key by which the image is cached.
    var cacheKey: String { get }
    /// Calls a handler with the data, or the reason why there are none.
    func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void)
}

/// Provides data that are there.
public struct RawImageDataProvider: ImageDataProvider {
    /// The data of the image.
    public let data: Data
    /// The key by which the image is cached.
    public let cacheKey: String

    /// Creates a provider of data.
    public init(data: Data, cacheKey: String) {
        self.data = data
        self.cacheKey = cacheKey
    }

    /// Calls the handler with the data.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) { handler(.success(data)) }
}

/// Provides the data of a file.
public struct LocalFileImageDataProvider: ImageDataProvider {
    /// The address of the file.
    public let fileURL: URL
    /// The key by which the image is cached.
    public let cacheKey: String

    /// Creates a provider of a file's data; without a key its address is the key.
    public init(fileURL: URL, cacheKey: String? = nil) {
        self.fileURL = fileURL
        self.cacheKey = cacheKey ?? fileURL.absoluteString
    }

    /// Calls the handler with the file's data.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        handler(Result { try Data(contentsOf: fileURL) })
    }
}

/// Provides data that are written in base 64.
public struct Base64ImageDataProvider: ImageDataProvider {
    /// The data in base 64.
    public let base64String: String
    /// The key by which the image is cached.
    public let cacheKey: String

    /// Creates a provider of data in base 64.
    public init(base64String: String, cacheKey: String) {
        self.base64String = base64String
        self.cacheKey = cacheKey
    }

    /// Calls the handler with the data.
    public func data(handler: @escaping @Sendable (Result<Data, any Error>) -> Void) {
        guard let data = Data(base64Encoded: base64String) else {
            return handler(.failure(KingfisherError.imageSettingError(reason: .emptySource)))
        }
        handler(.success(data))
    }
}

/// A source of an image.
public enum Source: Sendable {
    /// An address.
    case network(any Resource)
    /// Data that the app provides.
    case provider(any ImageDataProvider)

    /// The key by which the image is cached.
    public var cacheKey: String {
        switch self {
        case .network(let resource): resource.cacheKey
        case .provider(let provider): provider.cacheKey
        }
    }

    /// The address of the image, if it has one.
    public var url: URL? {
        guard case .network(let resource) = self else { return nil }
        return resource.downloadURL
    }

    var remote: RemoteImageSource {
        switch self {
        case .network(let resource): RemoteImageSource(url: resource.downloadURL, key: resource.cacheKey)
        case .provider(let provider):
            RemoteImageSource(key: provider.cacheKey) {
                try await withCheckedThrowingContinuation { continuation in
                    provider.data { continuation.resume(with: $0) }
                }
            }
        }
    }
}
