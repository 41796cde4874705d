// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(SwiftUI) import Observation
import Synchronization

/// Runs bodies under observation and cancels registrations that are no longer needed.
///
/// The toolchain's tracking cannot be cancelled from outside. Therefore every tracked scope also reads a private probe
/// object: changing it fires the scope's tracking, which then cancels itself (Documentation/Decisions/0005). The didSet
/// form is used, because a body that reads again after a willSet from another thread can miss the write
/// (Documentation/Rules.md 3.6). A registration is complete only after its body has run: until then the registration of
/// the run before is kept, and receives the writes of other threads. One registration per view type is an exception: the
/// first run that observes is tracked by the public form, and ends with the next write of what it read.
@MainActor
package struct ObservationTracker {
    private var probe: Probe?
    private let generation = Generation()

    package init() {}

    /// Runs a node's body under observation: the next write of what it reads invalidates the node.
    ///
    /// - Parameters:
    ///   - node: The node.
    ///   - type: The type of the node's view, which records whether bodies of this type observe anything.
    ///   - body: The body.
    /// - Returns: The result of the body.
    package mutating func track<T>(_ node: ViewNode, type: ViewType, _ body: () -> T) -> T {
        let last = probe?.armed
        let handler = Handler(node: node, generation: generation, value: generation.begin())
        defer {
            generation.endRun()
            if let last { probe?.fire(last) }
        }
        guard type.observes else {
            // Nothing of this type has observed so far: the public form reveals through its autoclosure whether this
            // body does. Its willSet is early, but the run that it causes uses didSet.
            return withObservationTracking(body, onChange: Self.begin(type, handler))
        }
        let probe = probe ?? Probe()
        self.probe = probe
        let side: Probe.Side = last == .even ? .odd : .even
        probe.armed = side
        return withObservationTracking(
            {
                probe.read(side)
                return body()
            },
            didSet: { tracking in
                if !handler.fire() { tracking.cancel() }
            })
    }

    /// Whether a registration of the last run may still fire.
    var isArmed: Bool { probe?.armed != nil }

    /// Hands over to another tracker: until the run that begins there has ended, this one still receives the writes of
    /// other threads, and no others.
    func handOver() { _ = generation.begin() }

    /// Cancels the registrations of the last run; a later write has no effect.
    package func end() {
        generation.end()
        guard let probe, let side = probe.armed else { return }
        probe.armed = nil
        probe.fire(side)
    }

    /// Returns what the public form calls on a write; it is asked for that only if the body has observed something.
    private static func begin(_ type: ViewType, _ handler: Handler) -> @Sendable () -> Void {
        type.observes = true
        return { _ = handler.fire() }
    }

    /// The shared state of the registrations of a node's runs.
    private final class Generation: Sendable {
        private struct State {
            var newest = 0
            /// Whether the latest run has not ended, so that only the registration of the one before receives writes.
            var isRunning = false
            /// Whether the node was invalidated since the latest run began, and will run again.
            var isInvalidated = false
        }

        /// The effect of a write: the node is invalidated, nothing happens, or the registration that received it ends.
        enum WriteEffect { case invalidate, keep, cancel }

        private let state = Mutex(State())

        /// Returns the number of a run that begins.
        func begin() -> Int {
            state.withLock {
                $0 = State(newest: $0.newest + 1, isRunning: true)
                return $0.newest
            }
        }

        /// Marks the latest run's registration as complete.
        func endRun() { state.withLock { $0.isRunning = false } }

        func end() { state.withLock { $0 = State(newest: $0.newest + 1) } }

        /// Returns the effect of a write that a run's registration received.
        ///
        /// Writes of the body itself, or those that it causes on the main actor, do not run it again.
        func receiveWrite(at value: Int) -> WriteEffect {
            state.withLock {
                let isLast = $0.isRunning && value == $0.newest - 1
                guard isLast || value == $0.newest else { return .cancel }
                if $0.isInvalidated || isLast && isOnMainActor { return .keep }
                $0.isInvalidated = true
                return .invalidate
            }
        }
    }

    private struct Handler: @unchecked Sendable {
        weak var node: ViewNode?
        let generation: Generation
        let value: Int

        init(node: ViewNode, generation: Generation, value: Int) {
            self.node = node
            self.generation = generation
            self.value = value
        }

        /// Handles a write and returns whether the registration is still needed.
        func fire() -> Bool {
            ObservationFirings.count.add(1, ordering: .relaxed)
            let effect = generation.receiveWrite(at: value)
            if effect == .invalidate { node?.invalidateFromAnyThread() }
            return effect != .cancel
        }
    }

    /// A probe that runs read in turn, so that the registration of one can be cancelled while that of the next is kept.
    private final class Probe: Observable {
        enum Side { case even, odd }

        private let registrar = ObservationRegistrar()
        /// The side that the current registration has read.
        var armed: Side?
        private var even: Int { 0 }
        private var odd: Int { 0 }

        func read(_ side: Side) { registrar.access(self, keyPath: keyPath(side)) }
        func fire(_ side: Side) { registrar.withMutation(of: self, keyPath: keyPath(side)) {} }
        private func keyPath(_ side: Side) -> KeyPath<Probe, Int> { side == .even ? \.even : \.odd }
    }
}

/// The number of times that registrations of any scene have fired, those of earlier runs included, for tests that count
/// leftovers.
package enum ObservationFirings {
    static let count = Atomic(0)

    package static var total: Int { count.load(ordering: .relaxed) }
}
