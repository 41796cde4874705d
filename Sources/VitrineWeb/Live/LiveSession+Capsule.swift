// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore
import VitrineDisplay

/// How a session is saved for another process, and how that process continues it.
extension LiveSession {
    /// The kinds of changes since the session was last saved.
    enum Change: Int, Comparable {
        case nothing, byApp, byUser

        static func < (one: Change, other: Change) -> Bool { one.rawValue < other.rawValue }
    }

    /// Continues a session of another process; its page has to say hello.
    ///
    /// - Parameters:
    ///   - parked: The scene, mounted already.
    ///   - capsule: What the other process left.
    ///   - isFinal: Whether nothing of the session happened afterwards.
    ///   - client: The state of a page that was sent nothing.
    ///   - hello: The page's hello.
    ///   - now: The time.
    ///   - limits: The limits of the session.
    convenience init(
        restoring parked: ParkedScene, of capsule: Capsule, isFinal: Bool, client: ClientState,
        for hello: ClientMessage.Hello, now: Duration, limits: SessionLimits
    ) {
        self.init(
            parked, client: client, epoch: hello.epoch, sequence: hello.lastSequence,
            history: BrowserHistory(
                stack: [], path: parked.path, title: nil, depth: hello.depth, trail: hello.trail),
            now: now, limits: limits)
        // What the page has said since may have been done: nothing is done twice.
        lastEvent = isFinal ? capsule.lastEvent : max(capsule.lastEvent, hello.lastEvent)
        acceptsGap = true
        adopt(capsule.older ?? [], forgotten: capsule.forgotten ?? 0, sequence: hello.lastSequence)
    }

    func noteChange(_ kind: Change) { change = max(change, kind) }

    /// When a session that is live is to be kept; `nil` while nothing has changed.
    var keepingDue: Duration? {
        guard isKeptWhileLive, isAttached, case .live = body else { return nil }
        return switch change {
        case .nothing: nil
        case .byApp: keptAt + limits.keepingByApp
        case .byUser: keptAt + limits.keepingByUser
        }
    }

    func isDueToBeKept(_ now: Duration) -> Bool { keepingDue.map { $0 <= now } ?? false }

    /// How often in a row keeping may wait for tasks of the app.
    private static let patience = 5

    /// Makes a value of the session.
    ///
    /// - Parameters:
    ///   - build: Names the build of the app.
    ///   - mayWait: Whether it can be kept later as well. It is while tasks of the app run, since those are lost: a model
    ///     would come back in the middle of what it does.
    ///   - now: The time.
    /// - Returns: The value; `nil` where the scene cannot be built by another process, or is to be kept later.
    func capsule(build: String, mayWait: Bool, now: Duration) -> Capsule? {
        let parked: ParkedScene
        switch body {
        case .ended: return nil
        case .parked(let known): parked = known
        case .live(let scene):
            scene.flush()
            keptAt = now
            if mayWait, postponed < Self.patience, scene.archived(whileShown: true) == nil {
                postponed += 1
                return nil
            }
            postponed = 0
            change = .nothing
            guard let archive = scene.archived(whileShown: false) else { return nil }
            parked = self.parked(scene, archive)
        }
        guard let states = parked.archive.states else { return nil }
        let known = aliases.filter { $0.limit > oldestBase }
        let forgotten = aliases.last { $0.limit <= oldestBase }?.limit ?? 0
        return Capsule(
            build: build, parked: parked.record, states: states, lastEvent: lastEvent,
            older: known.map { Capsule.OlderScene(limit: $0.limit, numbers: $0.numbers) },
            forgotten: max(forgottenLimit, forgotten))
    }

    func parked(_ scene: any LiveScene, _ archive: SceneArchive) -> ParkedScene {
        ParkedScene(
            archive: archive,
            display: scene.display,
            offsets: offsets,
            path: scene.history.last?.path ?? "/",
            place: (history.browser.depth, history.browser.trail)
        )
    }
}
