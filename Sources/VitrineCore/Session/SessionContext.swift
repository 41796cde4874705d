// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Synchronization
package import VitrineCensus
package import VitrineDisplay
package import VitrineLayout

/// Everything that Apple scopes to a device and Vitrine to one browser (Documentation/Rules.md 3.19): task-local, set
/// around every body, action, task and observer of a session.
package final class SessionContext: @unchecked Sendable {
    @TaskLocal package static var current: SessionContext?

    package let identifier: String
    /// Counts what is alive of the session.
    package let census = LiveObjectCensus()
    /// The identifier as C reads it, for `RunningWork`.
    let cName: UnsafeMutablePointer<CChar>
    package let textEngine: any TextMeasuring
    /// What the browser said last: read from any thread, changed with the scene's environment (`SceneHost.adopt`).
    private let state: Mutex<State>
    package let images: any ImageLoading
    package let activity = TaskActivity()
    /// The drawings of symbols, the same on every surface of the session.
    package let symbols: any SymbolSource
    /// The images that this session's layers name.
    package let imageStore = ImageStore()
    /// Values ⇄ URL paths, given by the product that knows `URLRoute`.
    package let routes: RouteCodec
    /// What the user's browser keeps: `@AppStorage` and `UserDefaults.standard`.
    package let defaults: DefaultsStore
    /// What undoes and redoes in the window.
    let undoManager = UndoManager()
    /// What modules above keep of the session.
    @MainActor var services = ServiceTable()
    /// What the app asked of the page that the page was not told yet.
    let requests = Mutex<[PageRequest]>([])
    /// What the app copied last.
    package let copiedText = Mutex<String?>(nil)

    package init(
        identifier: String = "test", textEngine: any TextMeasuring, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!, images: any ImageLoading = NoImages(),
        symbols: any SymbolSource = NoSymbols(), routes: RouteCodec = RouteCodec(),
        defaults: DefaultsStore = DefaultsStore()
    ) {
        self.identifier = identifier
        cName = strdup(identifier)
        self.textEngine = textEngine
        let preferences = SessionPreferences(locale: locale, timeZone: timeZone)
        state = Mutex(State(preferences: preferences, calendar: preferences.calendar))
        self.images = images
        self.symbols = symbols
        self.routes = routes
        self.defaults = defaults
        SessionUserDefaults.install()
        DayChanges.begin()
        census.sessions.begin()
    }

    deinit {
        free(cName)
        census.sessions.end()
    }

    private struct State {
        var preferences: SessionPreferences
        /// Made once per change: making one costs more than a look-up.
        var calendar: Calendar
        var viewport = Viewport()
        var phase = ScenePhase.inactive
    }

    package var preferences: SessionPreferences {
        get { state.withLock { $0.preferences } }
        set {
            state.withLock {
                guard $0.preferences != newValue else { return }
                $0.preferences = newValue
                $0.calendar = newValue.calendar
            }
        }
    }

    /// Tells the developer, from any thread; the scene of the session takes it.
    package func report(_ diagnostic: Diagnostic) {
        Task { @MainActor in self.onDiagnostic?(diagnostic) }
    }

    /// Where diagnostics of the session go that come from outside its views.
    @MainActor package var onDiagnostic: ((Diagnostic) -> Void)?

    package var locale: Locale { preferences.locale }
    package var timeZone: TimeZone { preferences.timeZone }
    package var calendar: Calendar { state.withLock { $0.calendar } }

    /// Whether the window is seen.
    package var phase: ScenePhase {
        get { state.withLock { $0.phase } }
        set { state.withLock { $0.phase = newValue } }
    }

    /// The window, its scheme, contrast, motion and text size.
    package var viewport: Viewport {
        get { state.withLock { $0.viewport } }
        set { state.withLock { $0.viewport = newValue } }
    }
}

/// Translates navigation values to URL paths and back; the product that links `VitrineRoute` fills it in.
package struct RouteCodec: Sendable {
    /// The path of a value, `nil` where its type has none.
    package var path: @Sendable (Any) -> String?
    /// The value of a type for a path.
    package var value: @Sendable (Any.Type, String) -> Any?
    /// What stands in addresses for `Codable` values without a path.
    package var addresses: any AddressCodec

    package init(
        path: @escaping @Sendable (Any) -> String? = { _ in nil },
        value: @escaping @Sendable (Any.Type, String) -> Any? = { _, _ in nil },
        addresses: any AddressCodec = LocalAddresses()
    ) {
        self.path = path
        self.value = value
        self.addresses = addresses
    }
}

/// Loads images for a session.
package protocol ImageLoading: Sendable {
    /// Bytes, their media type and the image's size in pixels; throws what went wrong.
    func load(_ url: URL) async throws -> LoadedImage
    /// The image, where it is at hand and still counts: what `load` would answer without asking anybody.
    func ready(_ url: URL) -> LoadedImage?
}

extension ImageLoading {
    package func ready(_ url: URL) -> LoadedImage? { nil }
}

/// An image that was fetched and checked.
package struct LoadedImage: Equatable, Sendable {
    package var data: Data
    /// `image/png`, `image/jpeg` …
    package var mediaType: String
    /// In pixels.
    package var width: Int
    package var height: Int
    /// Hex digest of the content; names the image in pages.
    package var hash: String

    package init(data: Data, mediaType: String, width: Int, height: Int, hash: String) {
        self.data = data
        self.mediaType = mediaType
        self.width = width
        self.height = height
        self.hash = hash
    }
}

/// No network: every request fails and names its URL (snapshots, previews, engine tests).
package struct NoImages: ImageLoading {
    package struct Refused: Error, CustomStringConvertible {
        package let url: URL
        package var description: String { "No fixture is registered for \(url.absoluteString)." }
    }

    package init() {}

    package func load(_ url: URL) async throws -> LoadedImage { throw Refused(url: url) }
}
