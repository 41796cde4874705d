// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// Pointers and keys. The scene decides what they mean, and whether they mean anything.
extension LiveSession {
    func gesture(
        layer named: Int, base: Int, now: Duration, _ action: (any LiveScene, Int) -> EventOutcome
    ) -> [Output]? {
        guard let scene else { return [] }
        if base > window.sequence { return forged("an event from the future", now: now) }
        guard let id = current(named, base: base) else {
            stale("layer \(named) was of a scene that is built anew")
            return nil
        }
        if case .unknown = scene.display.resolve(id: id) { return forged("layer \(id) is not in the page", now: now) }
        switch action(scene, id) {
        case .handled: break
        case .ignored(let reason): note(.ignoredEvent, reason.rawValue)
        case .removed: stale("layer \(id) has left")
        }
        return nil
    }

    /// Asks the page to tell of the time that a gesture waits for.
    func alarmSteps() -> [Output] {
        let deadline = scene?.gestureDeadline
        guard deadline != toldDeadline else { return [] }
        toldDeadline = deadline
        // A millisecond later than never too early.
        let time = deadline.map { Int(min(($0 * 1_000).rounded(.up), 1e12)) + 1 } ?? -1
        return [.send("[\"\(WireProtocol.Server.alarm.rawValue)\",\(time)]")]
    }
}
