// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay
package import VitrineWeb

/// A scene of a test that has only what the test needs: no fields, no gestures, nothing presented.
@MainActor package protocol PartialScene: LiveScene {
    func tap(layer id: Int) -> EventOutcome
    func scroll(layer id: Int, _ report: ScrollReport)
    /// Takes what is no tap and no movement of a scroll view.
    func input(_ event: LayerEvent, layer id: Int) -> EventOutcome
}

extension PartialScene {
    /// Takes taps of layers that ask for them, and movements of scroll views.
    package func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        switch display.resolve(id: id) {
        case .unknown: return .ignored(.unknownLayer)
        case .removed:
            guard event == .exitEnded else { return .removed }
            display.exitEnded(id)
            return .handled
        case .layer(let layer):
            if case .scroll(let report) = event, case .scroll = layer.content {
                scroll(layer: id, report)
                return .handled
            }
            guard event == .tap else { return input(event, layer: id) }
            guard layer.events.contains(.tap) else { return .ignored(.notListening) }
            return layer.semantics?.isDisabled == true ? .ignored(.disabled) : tap(layer: id)
        }
    }

    package func scroll(layer id: Int, _ report: ScrollReport) {}
    package func input(_ event: LayerEvent, layer id: Int) -> EventOutcome { .ignored(.notListening) }
    package var files: SessionFiles? { nil }
    package func takePageRequests() -> [PageRequest] { [] }
    package func enter(_ phase: ScenePhase) {}
    package func archived(whileShown: Bool) -> SceneArchive? { nil }
    package var gestureDeadline: Double? { nil }
    package func releaseFocus() {}
    package var focusedLayer: Int? { nil }
    package var awaitsLinks: Bool { false }
    package var pinned: PinnedPreferences? { nil }
    package var pageLanguage: PageLanguage { PageLanguage() }
}
