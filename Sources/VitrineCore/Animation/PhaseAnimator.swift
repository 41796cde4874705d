// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Shows its content in one phase after the other, each change animated.
///
/// The session moves from phase to phase when an animation is done; the browser runs the animations. Where nothing is
/// to move (pictures, people who want less of it) the first phase stays.
public struct PhaseAnimator<Phase: Equatable, Content: View>: View {
    private let phases: [Phase]
    private let trigger: PhaseTrigger?
    private let content: (Phase) -> Content
    private let animation: (Phase) -> Animation?
    @State private var index = 0
    @State private var driver = PhaseDriver()

    /// Runs through the phases once whenever a value changes, back to the first.
    public init(
        _ phases: some Sequence<Phase>, trigger: some Equatable, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        self.trigger = PhaseTrigger(trigger)
        self.content = content
        self.animation = animation
    }

    /// Runs through the phases again and again.
    public init(
        _ phases: some Sequence<Phase>, @ViewBuilder content: @escaping (Phase) -> Content,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) {
        self.phases = Array(phases)
        trigger = nil
        self.content = content
        self.animation = animation
    }

    public var body: some View {
        // An author's phases may be none: then there is nothing to show, and nothing runs.
        if phases.indices.contains(index) {
            content(phases[index])
                .onAppear { if trigger == nil { run(isEndless: true) } }
                .onChange(of: trigger) { run(isEndless: false) }
                .onDisappear { driver.stop() }
        }
    }

    private func run(isEndless: Bool) {
        guard phases.count > 1, let session = SessionContext.current, !session.isStill else { return }
        driver.start(in: session, isEndless: isEndless, count: phases.count) { next in
            let animation = animation(phases[next])
            withAnimation(animation) { index = next }
            return animation?.logicalDuration ?? 0
        }
    }
}

/// A trigger of whatever type.
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

/// Moves from phase to phase; one at a time, whoever starts it.
@MainActor
final class PhaseDriver {
    private var waiting: TaskHandle?
    /// A change without an animation still is to be seen.
    private static let shortest = 1.0 / 60

    nonisolated init() {}

    func stop() {
        waiting?.cancel()
        waiting = nil
    }

    /// Goes to phase 1 and on; `show` answers how long a phase takes to come.
    func start(in session: SessionContext, isEndless: Bool, count: Int, _ show: @escaping (Int) -> Double) {
        stop()
        advance(to: 1, in: session, isEndless: isEndless, count: count, show)
    }

    private func advance(
        to phase: Int, in session: SessionContext, isEndless: Bool, count: Int, _ show: @escaping (Int) -> Double
    ) {
        let time = max(show(phase), Self.shortest)
        guard isEndless || phase != 0 else { return }
        waiting = session.activity.wait(time) { [weak self] in
            self?.advance(to: (phase + 1) % count, in: session, isEndless: isEndless, count: count, show)
        }
    }
}

extension View {
    /// Shows the view in one phase after the other, again and again.
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        PhaseAnimator(phases, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }

    /// Shows the view in one phase after the other whenever a value changes.
    public func phaseAnimator<Phase>(
        _ phases: some Sequence<Phase>, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Phase) -> some View,
        animation: @escaping (Phase) -> Animation? = { _ in .default }
    ) -> some View where Phase: Equatable {
        PhaseAnimator(
            phases, trigger: trigger, content: { content(PlaceholderContentView(self), $0) }, animation: animation)
    }
}
