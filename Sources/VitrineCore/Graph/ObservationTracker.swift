// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(SwiftUI) import Observation
import Synchronization

/// Runs bodies under observation and cancels registrations that are no longer needed.
///
/// The toolchain's tracking cannot be cancelled from outside; a private probe object that every tracked scope reads
/// can: changing it fires this scope's tracking, which then cancels itself (Documentation/Decisions/0005). The didSet
/// form is used, because a body that reads again after a willSet from another thread can miss the write
/// (Documentation/Rules.md 3.6). A registration is complete only after its body has run: that of the run before is kept
/// until then, and receives writes of other threads in between. One registration per view type is an exception: the
/// very first run that observes is tracked by the public form, and ends with the next write of what it read.
@MainActor
package struct ObservationTracker {
    private var probe: Probe?
    private let generation = Generation()

    package init() {}

    package mutating func track<T>(_ node: ViewNode, type: ViewType, _ body: () -> T) -> T {
        let last = probe?.armed
        let handler = Handler(node: node, generation: generation, value: generation.begin())
        defer {
            generation.stand()
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

    /// Begins a run of another tracker that replaces this one: until it has ended, only writes of other threads count
    /// here.
    func makeWay() { _ = generation.begin() }

    /// Cancels the registrations of the last run; a later write has no effect.
    package func end() {
        generation.end()
        guard let probe, let side = probe.armed else { return }
        probe.armed = nil
        probe.fire(side)
    }

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
            var isTold = false
        }

        enum Answer { case tell, keep, cancel }

        private let state = Mutex(State())

        /// Returns the number of a run that begins.
        func begin() -> Int {
            state.withLock {
                $0 = State(newest: $0.newest + 1, isRunning: true)
                return $0.newest
            }
        }

        /// Marks the latest run's registration as complete.
        func stand() { state.withLock { $0.isRunning = false } }

        func end() { state.withLock { $0 = State(newest: $0.newest + 1) } }

        /// Returns the effect of a write that a run's registration received.
        ///
        /// Writes of the body itself, or those that it causes on the main actor, do not run it again.
        func hear(_ value: Int) -> Answer {
            state.withLock {
                let isLast = $0.isRunning && value == $0.newest - 1
                guard isLast || value == $0.newest else { return .cancel }
                if $0.isTold || isLast && isOnMainActor { return .keep }
                $0.isTold = true
                return .tell
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
            let answer = generation.hear(value)
            if answer == .tell { node?.invalidateFromAnyThread() }
            return answer != .cancel
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
