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
    @State private var script = Script()
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
        let _ = script.follow(phases, animation)
        // The phases may be empty: then nothing is shown and nothing runs. They may also have become fewer.
        if let phase = phases.indices.contains(index) ? phases[index] : phases.first {
            content(phase)
                .onAppear { if trigger == nil { run(isEndless: true) } }
                .onChange(of: trigger) { run(isEndless: false) }
                .onChange(of: phases.count > 1) { if trigger == nil { run(isEndless: true) } }
                .onDisappear { driver.stop() }
        }
    }

    /// The phases and animations of the newest body, which a sequence under way goes on with.
    @MainActor private final class Script {
        private(set) var phases: [Phase] = []
        private(set) var animation: ((Phase) -> Animation?)?

        nonisolated init() {}

        func follow(_ phases: [Phase], _ animation: @escaping (Phase) -> Animation?) {
            self.phases = phases
            self.animation = animation
        }
    }

    private func run(isEndless: Bool) {
        driver.stop()
        // Fewer phases than before begin with the first one again.
        if index >= script.phases.count { index = 0 }
        guard script.phases.count > 1, let session = SessionContext.current, !session.isStill else { return }
        advance(to: 1, isEndless: isEndless, in: session)
    }

    /// Shows a phase, or the first one behind the last; a sequence with an end ends there.
    private func advance(to next: Int, isEndless: Bool, in session: SessionContext) {
        let phases = script.phases
        guard !phases.isEmpty else { return }
        let next = next < phases.count ? next : 0
        let animation = script.animation?(phases[next])
        withAnimation(animation) { index = next }
        guard isEndless ? phases.count > 1 : next != 0 else { return }
        driver.wait(animation?.logicalDuration ?? 0, in: session) {
            advance(to: next + 1, isEndless: isEndless, in: session)
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

/// Waits for the next step of a sequence; starting again cancels the previous sequence.
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
