// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay
import VitrineWeb

/// A scene of a test that has only what the test needs: no fields, no gestures, nothing presented.
@MainActor protocol PartialScene: LiveScene {
    func tap(layer id: Int) -> EventOutcome
    func scroll(layer id: Int, _ report: ScrollReport)
    /// Takes what is no tap and no movement of a scroll view.
    func input(_ event: LayerEvent, layer id: Int) -> EventOutcome
}

extension PartialScene {
    /// Takes taps of layers that ask for them, and movements of scroll views.
    func handle(_ event: LayerEvent, layer id: Int) -> EventOutcome {
        switch display.resolve(id: id) {
        case .unknown: return .ignored(.unknownLayer)
        case .removed:
            guard event == .exitEnded else { return .removed }
            display.ghostEnded(id)
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

    func scroll(layer id: Int, _ report: ScrollReport) {}
    func input(_ event: LayerEvent, layer id: Int) -> EventOutcome { .ignored(.notListening) }
    func takePageRequests() -> [PageRequest] { [] }
    func enter(_ phase: ScenePhase) {}
    func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? { nil }
    var gestureDeadline: Double? { nil }
    func releaseFocus() {}
    var focusedLayer: Int? { nil }
    var pinned: PinnedPreferences? { nil }
    var pageLanguage: PageLanguage { PageLanguage() }
}
