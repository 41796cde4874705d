// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore

/// Where an image comes from, and the key by which it is remembered.
package struct RemoteImageSource: Sendable {
    package let key: String
    /// The address that is asked; `nil` for data that the app provides.
    package let url: URL?
    private let fetch: @Sendable () async throws -> LoadedImage

    /// An image that the session's loader fetches, with its limits, or that is read from a file of the app's.
    ///
    /// - Parameters:
    ///   - url: The address of the image.
    ///   - key: The key by which it is remembered; `nil` for the address.
    package init(url: URL, key: String? = nil) {
        self.key = key ?? url.absoluteString
        self.url = url
        fetch = {
            guard let session = SessionContext.current else { throw NoSession() }
            return try await session.image(at: url)
        }
    }

    /// An image in data that the app provides.
    ///
    /// - Parameters:
    ///   - key: The key by which it is remembered.
    ///   - data: Provides the data of a PNG, JPEG, GIF or WebP file.
    package init(key: String, data: @escaping @Sendable () async throws -> Data) {
        self.key = key
        url = nil
        fetch = { try ImageHeader.image(of: try await data()) }
    }

    /// Loads the image while the session counts a request.
    func load() async throws -> LoadedImage {
        let activity = SessionContext.current?.activity
        activity?.beginRequest()
        defer { activity?.endRequest() }
        return try await fetch()
    }

    /// The image if the session's loader has it at hand.
    var ready: LoadedImage? { url.flatMap { SessionContext.current?.images.ready($0) } }

    /// An image was asked for where no session is.
    package struct NoSession: Error, CustomStringConvertible {
        package var description: String {
            "Images are loaded for a session: from views, their tasks, and what those start."
        }
    }

    /// Data are no image that browsers draw.
    package struct NoImage: Error, CustomStringConvertible {
        package init() {}
        package var description: String { "The data are no PNG, JPEG, GIF or WebP image." }
    }
}
