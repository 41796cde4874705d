// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// Fields: edits, the return key, the keyboard's focus. What comes for a layer that is no field any more is stale, like
/// every event; an edit that is not taken is answered by the field itself, because the page waits for it.
extension LiveSession {
    func edit(layer id: Int, _ edit: FieldEdit, base: Int, now: Duration) -> [Output]? {
        onField(id, base, now: now) { $0.edit(layer: id, edit) }
    }

    func adjust(layer id: Int, _ change: ControlChange, base: Int, now: Duration) -> [Output]? {
        onField(id, base, now: now, isControl: true) { $0.adjust(layer: id, change) }
    }

    func submit(layer id: Int, base: Int, now: Duration) -> [Output]? {
        onField(id, base, now: now) { $0.submit(layer: id) }
    }

    func focus(layer id: Int?, base: Int, now: Duration) -> [Output]? {
        focusInPage = id
        guard let id else {
            _ = scene?.focus(layer: nil)
            return nil
        }
        return onField(id, base, now: now) { $0.focus(layer: id) }
    }

    /// Tells the page where the app wants the focus, if it is not there.
    func focusSteps() -> [Output] {
        guard let scene, scene.focusedLayer != focusInPage else { return [] }
        focusInPage = scene.focusedLayer
        return [.send("[\"\(WireProtocol.Server.focus.rawValue)\",\(focusInPage ?? 0)]")]
    }

    private func onField(
        _ id: Int,
        _ base: Int,
        now: Duration,
        isControl: Bool = false,
        _ action: (any LiveScene) -> EventOutcome
    ) -> [Output]? {
        guard let scene else { return [] }
        if base > window.sequence { return forged("an event from the future", now: now) }
        // A field that is built anew knows nothing of the edits to the one before; its page says again what was typed.
        guard base >= aliases.last?.limit ?? 0 else {
            stale("field \(id) was of a scene that is built anew")
            return nil
        }
        switch scene.display.resolve(id: id) {
        case .unknown: return forged("layer \(id) is not in the page", now: now)
        case .removed:
            stale("layer \(id) has left")
            return nil
        case .layer(let layer):
            switch layer.content {
            case .field where !isControl: break
            case _ where layer.events.contains(.focus) && !isControl: break
            case .control where isControl: break
            default: return forged("layer \(id) takes no such input", now: now)
            }
        }
        switch action(scene) {
        case .handled: break
        case .ignored(let reason): note(.ignoredEvent, reason.rawValue)
        case .removed: stale("layer \(id) has left")
        }
        return nil
    }
}
