// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// Loads images for a session.
package protocol ImageLoading: Sendable {
    /// Loads an image with its media type and its size in pixels.
    ///
    /// - Parameter url: The URL of the image.
    /// - Returns: The image.
    /// - Throws: The reason why it could not be loaded.
    func load(_ url: URL) async throws -> LoadedImage
    /// Returns the image if it is cached and still valid, as `load` would return it without a request.
    func ready(_ url: URL) -> LoadedImage?
}

extension ImageLoading {
    package func ready(_ url: URL) -> LoadedImage? { nil }
}

/// An image that was loaded and validated.
package struct LoadedImage: Equatable, Sendable {
    package var data: Data
    /// The media type, such as `image/png`.
    package var mediaType: String
    /// The width in pixels.
    package var width: Int
    package var height: Int
    /// The hash of the content in hexadecimal digits, which identifies the image in pages.
    package var hash: String

    package init(data: Data, mediaType: String, width: Int, height: Int, hash: String) {
        self.data = data
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.hash = hash
    }
}

/// A loader without network access, for which every request fails with its URL (snapshots, previews, engine tests).
package struct NoImages: ImageLoading {
    package struct Refused: Error, CustomStringConvertible {
        package let url: URL
        package var description: String { "No fixture is registered for \(url.absoluteString)." }
    }

    package init() {}

    package func load(_ url: URL) async throws -> LoadedImage { throw Refused(url: url) }
}
