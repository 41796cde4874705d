// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

@_spi(SwiftUI) import Observation
import Synchronization

/// Runs bodies under observation and takes every registration back when they are not needed any more.
///
/// The toolchain's tracking cannot be cancelled from outside; a private probe object that every tracked scope reads
/// can: touching it fires this scope's tracking, which then cancels itself (facts/toolchain.md 2). The didSet form is
/// used, because a body that re-reads after a willSet from another thread can miss the write (DESIGN 3.6).
/// One registration per view type escapes this: the very first run that observes is tracked by the public form, and
/// goes with the next write of what it read.
@MainActor
struct ObservationTracker {
    private var probe: Probe?
    private let generation = Generation()

    mutating func track<T>(_ node: ViewNode, type: ViewType, _ body: () -> T) -> T {
        end()
        let current = generation.advance()
        let handler = Handler(node: node, generation: generation, value: current)
        guard type.observes else {
            // Nothing of this type observed so far: the public form tells through its autoclosure whether this
            // body does. Its willSet is early, but the run it causes is a didSet one.
            return withObservationTracking(body, onChange: Self.begin(type, handler))
        }
        let probe = probe ?? Probe()
        self.probe = probe
        probe.isArmed = true
        return withObservationTracking(
            {
                probe.read()
                return body()
            },
            didSet: { tracking in
                tracking.cancel()
                handler.fire()
            })
    }

    /// Whether a registration of the last run may still fire.
    var isArmed: Bool { probe?.isArmed ?? false }

    /// Cancels what the last run registered; a later write is silent.
    func end() {
        generation.advance()
        guard let probe, probe.isArmed else { return }
        probe.isArmed = false
        probe.fire()
    }

    private static func begin(_ type: ViewType, _ handler: Handler) -> @Sendable () -> Void {
        type.observes = true
        return { handler.fire() }
    }

    /// Says whether a registration is still the newest of its node.
    private final class Generation: Sendable {
        private let value = Mutex(0)

        @discardableResult
        func advance() -> Int {
            value.withLock {
                $0 += 1
                return $0
            }
        }

        func isCurrent(_ other: Int) -> Bool { value.withLock { $0 == other } }
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

        func fire() {
            ObservationFirings.count.add(1, ordering: .relaxed)
            guard generation.isCurrent(value) else { return }
            node?.invalidateFromAnyThread()
        }
    }

    private final class Probe: Observable {
        private let registrar = ObservationRegistrar()
        var isArmed = false
        private var tick: Int { 0 }

        func read() { registrar.access(self, keyPath: \.tick) }
        func fire() { registrar.withMutation(of: self, keyPath: \.tick) {} }
    }
}

/// How often registrations of any scene have fired, those of earlier runs included: tests count what is left behind.
package enum ObservationFirings {
    static let count = Atomic(0)

    package static var total: Int { count.load(ordering: .relaxed) }
}
