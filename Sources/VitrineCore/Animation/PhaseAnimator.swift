// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that shows its content in a sequence of phases, with an animation for each change.
///
/// The session advances to the next phase when an animation has ended; the browser runs the animations. Where motion is
/// off (snapshots, Reduce Motion) the first phase stays.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var driver = PhaseDriver()

    /// Creates a view that runs through the phases once whenever a value changes, and returns to the first.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order; an empty sequence shows nothing.
    ///   - trigger: A value whose changes start the sequence.
    ///   - content: A closure that creates the content for a phase.
    ///   - animation: A closure that returns the animation into a phase.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Creates a view that runs through the phases repeatedly.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order; an empty sequence shows nothing.
    ///   - content: A closure that creates the content for a phase.
    ///   - animation: A closure that returns the animation into a phase.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    /// The content for the current phase.
    public var body: some View {
        // The phases may be empty: then nothing is shown and nothing runs.
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { run(isEndless: true) } }
                .onChange(of: trigger) { run(isEndless: false) }
                .onDisappear { driver.stop() }
        }
    }

    private func run(isEndless: Bool) {
        guard phases.count > 1, let session = SessionContext.current, !session.isStill else { return }
        driver.start(in: session, last: isEndless ? nil : 0, count: phases.count) { next in
            let animation = animation(phases[next])
            withAnimation(animation) { index = next }
            return animation?.logicalDuration ?? 0
        }
    }
}

/// A trigger of any equatable type.
struct PhaseTrigger: Equatable {
    private let value: any Equatable

    init(_ value: some Equatable) {
        self.value = value
    }

    static func == (a: PhaseTrigger, b: PhaseTrigger) -> Bool {
        func isEqual<T: Equatable>(_ first: T) -> Bool { first == b.value as? T }
        return isEqual(a.value)
    }
}

/// Advances from phase to phase; starting again cancels the previous sequence.
@MainActor
final class PhaseDriver {
    private var waiting: TaskHandle?
    /// The shortest time of a phase, so that a change without an animation is still visible.
    private static let shortest = 1.0 / 60

    nonisolated init() {}

    func stop() {
        waiting?.cancel()
        waiting = nil
    }

    /// Calls a closure after some seconds, unless the sequence is stopped before.
    func wait(_ seconds: Double, in session: SessionContext, _ next: @escaping () -> Void) {
        waiting = session.activity.wait(max(seconds, Self.shortest), next)
    }

    /// Starts with phase 1.
    ///
    /// - Parameters:
    ///   - session: The session that waits for each phase.
    ///   - last: The phase with which it ends; `nil` to go on for ever.
    ///   - count: The number of phases.
    ///   - show: Shows a phase and returns how many seconds that takes.
    func start(in session: SessionContext, last: Int?, count: Int, _ show: @escaping (Int) -> Double) {
        stop()
        advance(to: 1, in: session, last: last, count: count, show)
    }

    private func advance(
        to phase: Int, in session: SessionContext, last: Int?, count: Int, _ show: @escaping (Int) -> Double
    ) {
        let time = max(show(phase), Self.shortest)
        guard phase != last else { return }
        wait(time, in: session) { [weak self] in
            self?.advance(to: (phase + 1) % count, in: session, last: last, count: count, show)
        }
    }
}

extension View {
    /// Shows the view in a sequence of phases, repeatedly.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order; an empty sequence shows nothing.
    ///   - content: A closure that modifies the view for a phase.
    ///   - animation: A closure that returns the animation into a phase.
    /// - Returns: The animated view.
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Shows the view in a sequence of phases once whenever a value changes.
    ///
    /// - Parameters:
    ///   - phases: The phases, in order; an empty sequence shows nothing.
    ///   - trigger: A value whose changes start the sequence.
    ///   - content: A closure that modifies the view for a phase.
    ///   - animation: A closure that returns the animation into a phase.
    /// - Returns: The animated view.
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
