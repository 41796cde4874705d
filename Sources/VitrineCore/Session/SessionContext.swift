// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import Synchronization
package import VitrineBase
package import VitrineCensus
package import VitrineDisplay
package import VitrineLayout

/// The state that Apple scopes to a device and Vitrine to a browser (Documentation/Rules.md 3.19), as a task-local
/// value around every body, action, task and observer of a session.
package final class SessionContext: @unchecked Sendable {
    @TaskLocal package static var current: SessionContext?

    package let identifier: String
    /// Counts the live objects of the session.
    package let census = LiveObjectCensus()
    /// The identifier as a C string, for `RunningWork`.
    let cName: UnsafeMutablePointer<CChar>
    package let textEngine: any TextMeasuring
    /// The browser's last report: read from any thread, changed with the scene's environment (`SceneHost.adopt`).
    private let state: Mutex<State>
    package let images: any ImageLoading
    package let activity = TaskActivity()
    /// The drawings of symbols, the same on every surface of the session.
    package let symbols: any SymbolSource
    /// The images that this session's layers refer to.
    package let imageStore = ImageStore()
    /// The conversion between values and URL paths, set by the product that links `VitrineRoute`.
    package let routes: RouteCodec
    /// The defaults of the user's browser: `@AppStorage` and `UserDefaults.standard`.
    package let defaults: DefaultsStore
    /// The folder that the databases of the user's browser are kept in; `nil` where they are kept in memory.
    package let dataFolder: URL?
    /// The key under which secrets are encrypted in `dataFolder` (`AuthenticatedCipher`); `nil` where they are kept in
    /// memory.
    package let secretsKey: [UInt8]?
    /// Whether this process serves users: code outside of any session then belongs to none of them.
    package static let isServing = Atomic<Bool>(false)
    /// The undo manager of the window.
    let undoManager = UndoManager()
    /// The objects that other modules store for the session.
    @MainActor var services = ServiceTable()
    /// The same, for any thread.
    let sharedObjects = Mutex<[ObjectIdentifier: any AnyObject & Sendable]>([:])
    /// The app's requests that were not sent to the page.
    let requests = Mutex<[PageRequest]>([])
    /// The files that pass between the session and its user, once there are any.
    private let openFiles = Mutex<SessionFiles?>(nil)

    package init(
        identifier: String = "test", textEngine: any TextMeasuring, locale: Locale = Locale(identifier: "en_US"),
        timeZone: TimeZone = TimeZone(secondsFromGMT: 0)!, images: any ImageLoading = NoImages(),
        symbols: any SymbolSource = NoSymbols(), routes: RouteCodec = RouteCodec(),
        defaults: DefaultsStore = DefaultsStore(), dataFolder: URL? = nil, secretsKey: [UInt8]? = nil
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
        self.dataFolder = dataFolder
        self.secretsKey = secretsKey
        ProcessObjects.install()
        DayChanges.begin()
        census.sessions.begin()
    }

    deinit {
        free(cName)
        SessionObservers.removeAll(of: self)
        census.sessions.end()
    }

    /// The files that pass between the session and its user.
    package var files: SessionFiles {
        openFiles.withLock { files in
            if let files { return files }
            let new = SessionFiles()
            files = new
            return new
        }
    }

    /// The same; `nil` where there were none yet.
    package var filesIfAny: SessionFiles? { openFiles.withLock { $0 } }

    private struct State {
        var preferences: SessionPreferences
        /// Cached until the preferences change, since creating a calendar costs more than a look-up.
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

    /// Reports to the developer from any thread, through the session's scene.
    package func report(_ diagnostic: Diagnostic) {
        Task { @MainActor in self.onDiagnostic?(diagnostic) }
    }

    /// The views that receive URLs of the app's own.
    @MainActor var urlReceivers = URLReceivers()
    /// Called when a request waits for the page.
    @MainActor var onRequest: (() -> Void)?
    /// Called for each change of the scene's phase, after its notifications were posted.
    @MainActor package var onPhaseChange: ((LifecycleNotification) -> Void)?
    /// Takes the keyboard's focus away from all views, and returns whether one had it.
    @MainActor var onReleaseFocus: (() -> Bool)?

    /// Takes the keyboard's focus away from all views at the end of the current round.
    ///
    /// - Returns: Whether a view has the focus.
    @discardableResult @MainActor package func releaseFocus() -> Bool { onReleaseFocus?() ?? false }

    /// Whether surfaces report where they show content while they move it to an offset that the app has requested.
    @MainActor package var reportsWays = false

    /// Receives the session's diagnostics that come from outside its views.
    @MainActor package var onDiagnostic: ((Diagnostic) -> Void)?

    package var locale: Locale { preferences.locale }
    package var timeZone: TimeZone { preferences.timeZone }
    package var calendar: Calendar { state.withLock { $0.calendar } }

    /// The phase of the window's scene.
    package var phase: ScenePhase {
        get { state.withLock { $0.phase } }
        set { state.withLock { $0.phase = newValue } }
    }

    /// The window's size, colour scheme, contrast, motion and text size.
    package var viewport: Viewport {
        get { state.withLock { $0.viewport } }
        set { state.withLock { $0.viewport = newValue } }
    }
}
