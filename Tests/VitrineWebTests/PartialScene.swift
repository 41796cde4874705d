// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay
import VitrineWeb

/// A scene of a test that has only what the test needs: no fields, no gestures, nothing presented.
@MainActor protocol PartialScene: LiveScene {}

extension PartialScene {
    func takePageRequests() -> [PageRequest] { [] }
    func imageFailed(layer id: Int) {}
    func enter(_ phase: ScenePhase) {}
    func archived(whileShown: Bool) -> (@MainActor () -> any LiveScene)? { nil }
    func dismiss(layer id: Int) -> EventOutcome { .ignored(.notListening) }
    func openMenu(layer id: Int) -> EventOutcome { .ignored(.notListening) }
    // A scene without fields.
    func edit(layer id: Int, _ edit: FieldEdit) -> EventOutcome { .ignored(.notListening) }
    func adjust(layer id: Int, _ change: ControlChange) -> EventOutcome { .ignored(.notListening) }
    // A scene without gestures.
    func point(layer id: Int, _ samples: [PointerSample]) -> EventOutcome { .ignored(.notListening) }
    var gestureDeadline: Double? { nil }
    func press(layer id: Int, _ key: KeyInput) -> EventOutcome { .ignored(.notListening) }
    func paste(layer id: Int, _ pasted: Pasted) -> EventOutcome { .ignored(.notListening) }
    func submit(layer id: Int) -> EventOutcome { .ignored(.notListening) }
    func focus(layer id: Int?) -> EventOutcome { .ignored(.notListening) }
    var focusedLayer: Int? { nil }
    var pinned: PinnedPreferences? { nil }
    var pageLanguage: PageLanguage { PageLanguage() }
}
