// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay

/// The interface of a running app's scene for a live session.
///
/// Nothing has a default: a scene that leaves something out does not compile.
@MainActor package protocol LiveScene: AnyObject {
    var display: DisplayTree { get }
    /// Runs pending work; afterwards `display` holds the result.
    func flush()
    /// Called on the main actor whenever something became dirty; the session decides when to flush.
    var onInvalidate: (() -> Void)? { get set }
    /// Lets the content of a first page come, for at most `limit`.
    func waitForContent(limit: Duration) async
    /// Validates and handles what a user did to a layer; a refused event has changed nothing.
    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome
    /// When the page is to report the time, in seconds of its own clock.
    var gestureDeadline: Double? { get }
    /// The keyboard's focus has left all views.
    func releaseFocus()
    /// The view that has the keyboard's focus.
    var focusedLayer: Int? { get }
    /// The files that pass between the scene's session and its user; `nil` while there are none.
    var files: SessionFiles? { get }
    /// Returns the app's requests to the page since the last call.
    func takePageRequests() -> [PageRequest]
    func resize(_ viewport: BrowserViewport)
    /// The page is seen, or is not any more; what the app does then is done afterwards.
    func enter(_ phase: ScenePhase)
    /// The visible navigation stack, root first; never empty.
    var history: [HistoryEntry] { get }
    /// Asks for the page of that key on top: pops to it, or brings back what was popped, with the same key; false if it
    /// is no longer known. Whether the app agreed, `history` says afterwards.
    func show(key: Int) -> Bool
    /// Shows what a path names; false for a path that this app does not know.
    func open(path: String) -> Bool
    /// Whether a page of the opened path is still to be pushed by a link or list that running tasks may bring.
    var awaitsLinks: Bool { get }
    func stored(hash: String) -> StoredImage?
    /// The preferences of this scene that override the browser's; `nil` for none.
    var pinned: PinnedPreferences? { get }
    /// The current language of the page.
    var pageLanguage: PageLanguage { get }
    /// The scene's states; `nil` for a scene that cannot be built anew, or not now: while its page is shown, a task that
    /// would be cancelled may be awaited.
    func archived(whileShown: Bool) -> SceneArchive?
    /// Cancels everything that the scene started and frees it.
    func end()
}

/// A scene's states without its graph.
package struct SceneArchive {
    /// The states from which another process can build the scene; `nil` if none can.
    package let states: StateArchive?
    /// Builds the scene anew in a browser; to be called once, and only after the scene's `end()`.
    package let rebuild: @MainActor (BrowserViewport) -> any LiveScene

    package init(states: StateArchive?, rebuild: @escaping @MainActor (BrowserViewport) -> any LiveScene) {
        self.states = states
        self.rebuild = rebuild
    }
}

/// The language of a page and the direction that it is read in: the document's own attributes.
package struct PageLanguage: Hashable, Sendable {
    /// BCP 47.
    package var tag: String
    package var isRightToLeft: Bool

    package init(tag: String = "en", isRightToLeft: Bool = false) {
        self.tag = tag
        self.isRightToLeft = isRightToLeft
    }

    package var direction: String { isRightToLeft ? "rtl" : "ltr" }
}

/// Preferences of a page that are set by its address, not by the browser.
package struct PinnedPreferences: Hashable, Sendable {
    package var isDark: Bool
    /// BCP 47.
    package var language: String

    package init(isDark: Bool, language: String) {
        self.isDark = isDark
        self.language = language
    }
}
