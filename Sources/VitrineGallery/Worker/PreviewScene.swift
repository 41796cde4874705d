// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay
package import VitrineWeb

package import struct VitrineCore.KeyInput
package import struct VitrineCore.PointerSample

/// A preview's scene under the gallery's switches: what they say beats what the browser says of itself.
///
/// The browser's history belongs to the gallery: whatever the preview navigates, its page keeps its address.
@MainActor package final class PreviewScene: LiveScene {
    private let scene: any LiveScene
    private let screen: GalleryScreen
    private let switches: GallerySwitches
    private let language: String
    private let address: String

    package init(
        _ scene: any LiveScene,
        screen: GalleryScreen,
        switches: GallerySwitches,
        language: String,
        address: String
    ) {
        self.scene = scene
        self.screen = screen
        self.switches = switches
        self.language = language
        self.address = address
    }

    package var display: DisplayTree { scene.display }

    package var onInvalidate: (() -> Void)? {
        get { scene.onInvalidate }
        set { scene.onInvalidate = newValue }
    }

    package var pinned: PinnedPreferences? {
        PinnedPreferences(isDark: switches.isDark, language: language)
    }

    package func flush() { scene.flush() }
    package func waitForContent(limit: Duration) async { await scene.waitForContent(limit: limit) }
    package func tap(layer id: Int) -> EventOutcome { scene.tap(layer: id) }
    package func dismiss(layer id: Int) -> EventOutcome { scene.dismiss(layer: id) }
    package func openMenu(layer id: Int) -> EventOutcome { scene.openMenu(layer: id) }
    package func edit(layer id: Int, _ edit: FieldEdit) -> EventOutcome { scene.edit(layer: id, edit) }
    package func submit(layer id: Int) -> EventOutcome { scene.submit(layer: id) }
    package func adjust(layer id: Int, _ change: ControlChange) -> EventOutcome { scene.adjust(layer: id, change) }
    package func point(layer id: Int, _ samples: [PointerSample]) -> EventOutcome { scene.point(layer: id, samples) }
    package var gestureDeadline: Double? { scene.gestureDeadline }
    package func press(layer id: Int, _ key: KeyInput) -> EventOutcome { scene.press(layer: id, key) }
    package func paste(layer id: Int, _ pasted: Pasted) -> EventOutcome { scene.paste(layer: id, pasted) }
    package func focus(layer id: Int?) -> EventOutcome { scene.focus(layer: id) }
    package var focusedLayer: Int? { scene.focusedLayer }
    package func takePageRequests() -> [PageRequest] { scene.takePageRequests() }
    package func imageFailed(layer id: Int) { scene.imageFailed(layer: id) }
    package func stored(hash: String) -> StoredImage? { scene.stored(hash: hash) }
    package func end() { scene.end() }

    package func scroll(layer id: Int, _ report: ScrollReport) { scene.scroll(layer: id, report) }

    package func resize(_ viewport: Viewport) {
        var wanted = viewport
        if screen.frame != .window {
            wanted.width = screen.width
            wanted.height = screen.height
        }
        wanted.colorScheme = switches.isDark ? .dark : .light
        wanted.textSizeStep = switches.sizeStep
        scene.resize(wanted)
    }

    package var history: [HistoryEntry] {
        [HistoryEntry(key: 0, path: address, title: scene.history.last?.title ?? "")]
    }

    package func show(key: Int) -> Bool { true }
    package func open(path: String) -> Bool { true }
}
