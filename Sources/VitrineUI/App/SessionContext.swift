// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay
package import VitrineLayout

/// Everything that Apple scopes to a device and Vitrine to one browser (DESIGN 3.19): task-local, set around every
/// body, action, task and observer of a session.
package final class SessionContext: @unchecked Sendable {
    @TaskLocal package static var current: SessionContext?

    package let identifier: String
    package let textEngine: any TextMeasuring
    package let locale: Locale
    package let timeZone: TimeZone
    package let calendar: Calendar
    package let images: any ImageLoading
    package let activity = TaskActivity()
    /// The drawings of symbols, the same on every surface of the session.
    package let symbols: any SymbolSource
    /// The pictures that this session's layers name.
    package let imageStore = ImageStore()
    /// Values ⇄ URL paths, given by the product that knows `URLRoute`.
    package let routes: RouteCodec

    package init(
        identifier: String = "test", textEngine: any TextMeasuring, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!, images: any ImageLoading = NoImages(),
        symbols: any SymbolSource = NoSymbols(), routes: RouteCodec = RouteCodec()
    ) {
        self.identifier = identifier
        self.textEngine = textEngine
        self.locale = locale
        self.timeZone = timeZone
        var calendar = Calendar(identifier: .gregorian)
        calendar.locale = locale
        calendar.timeZone = timeZone
        self.calendar = calendar
        self.images = images
        self.symbols = symbols
        self.routes = routes
    }
}

/// Translates navigation values to URL paths and back; the product that links `VitrineRoute` fills it in.
package struct RouteCodec: Sendable {
    /// The path of a value, `nil` where its type has none.
    package var path: @Sendable (Any) -> String?
    /// The value of a type for a path.
    package var value: @Sendable (Any.Type, String) -> Any?

    package init(
        path: @escaping @Sendable (Any) -> String? = { _ in nil },
        value: @escaping @Sendable (Any.Type, String) -> Any? = { _, _ in nil }
    ) {
        self.path = path
        self.value = value
    }
}

/// Loads pictures for a session.
package protocol ImageLoading: Sendable {
    /// Bytes, their media type and the picture's size in pixels; throws what went wrong.
    func load(_ url: URL) async throws -> LoadedImage
}

/// A picture that was fetched and checked.
package struct LoadedImage: Equatable, Sendable {
    package var data: Data
    /// `image/png`, `image/jpeg` …
    package var mediaType: String
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Hex digest of the content; names the picture in pages.
    package var hash: String

    package init(data: Data, mediaType: String, width: Int, height: Int, hash: String) {
        self.data = data
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.hash = hash
    }
}

/// No network: every request fails and names its URL (pictures, previews, engine tests).
package struct NoImages: ImageLoading {
    package struct Refused: Error, CustomStringConvertible {
        package let url: URL
        package var description: String { "No fixture is registered for \(url.absoluteString)." }
    }

    package init() {}

    package func load(_ url: URL) async throws -> LoadedImage { throw Refused(url: url) }
}
