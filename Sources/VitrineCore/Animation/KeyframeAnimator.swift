// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that animates its content along keyframes.
///
/// The values are computed ahead of their time, and the browser runs through what the content looks like with each.
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
    private let initialValue: Value
    private let trigger: PhaseTrigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var shown: Shown?
    @State private var script = Script()
    @State private var driver = PhaseDriver()

    /// Creates a view that runs along the keyframes once whenever a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - trigger: A value whose changes start the keyframes.
    ///   - content: A closure that creates the content for a value.
    ///   - keyframes: The keyframes of the value's properties.
    public init(
        initialValue: Value, trigger: some Equatable, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        self.trigger = PhaseTrigger(trigger)
        repeats = false
        self.content = content
        self.keyframes = keyframes
    }

    /// Creates a view that runs along the keyframes when it appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - repeating: Whether the keyframes start over when they have ended.
    ///   - content: A closure that creates the content for a value.
    ///   - keyframes: The keyframes of the value's properties.
    public init(
        initialValue: Value, repeating: Bool = true, @ViewBuilder content: @escaping (Value) -> Content,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
    ) {
        self.initialValue = initialValue
        trigger = nil
        repeats = repeating
        self.content = content
        self.keyframes = keyframes
    }

    /// The content for the current value, which starts with the initial one.
    public var body: some View {
        let _ = script.follow(keyframes, repeats)
        content(shown?.value ?? initialValue)
            .onAppear { if trigger == nil { run() } }
            .onChange(of: trigger) { run() }
            .onDisappear { driver.stop() }
    }

    /// The keyframes and the repetition of the next run, as the newest body has them.
    @MainActor private final class Script {
        private(set) var keyframes: ((Value) -> KeyframePath)?
        private(set) var repeats = false

        nonisolated init() {}

        func follow(_ keyframes: @escaping (Value) -> KeyframePath, _ repeats: Bool) {
            self.keyframes = keyframes
            self.repeats = repeats
        }
    }

    /// A value, and the number of values before it: writing an equal value still shows it.
    private struct Shown: @unchecked Sendable {
        let value: Value
        let number: Int
    }

    /// The number of values in a second, and the seconds that are computed at once.
    private static var rate: Double { 30 }
    private static var longest: Double { 2 }

    /// Runs along the keyframes, from where they led before.
    private func run() {
        guard let session = SessionContext.current, !session.isStill else { return }
        let start = shown?.value ?? initialValue
        let keyframes = script.keyframes ?? keyframes
        let timeline = KeyframeTimeline(initialValue: start) { keyframes(start) }
        driver.stop()
        if timeline.duration > 0 { play(timeline, from: 0, in: session) } else { show(timeline.value(time: 0)) }
    }

    /// Runs along the timeline up to where its value jumps next, and goes on from there.
    private func play(_ timeline: KeyframeTimeline<Value>, from start: Double, in session: SessionContext) {
        let duration = timeline.duration
        let jump = timeline.jump(after: start)
        let end = min(jump ?? duration, duration, start + Self.longest)
        let count = max(Int(((end - start) * Self.rate - 1e-6).rounded(.up)), 1)
        let interval = (end - start) / Double(count)
        // The last value before a jump is a moment earlier.
        let last = end == jump ? end - 1e-9 : end
        let sequence = FrameSequence(count: count, interval: interval) { number in
            show(timeline.value(time: number == count ? last : start + interval * Double(number)))
        } didShow: { number in
            driver.wait(interval * Double(number), in: session) {
                let time = number == count ? end : start + interval * Double(number)
                if time < duration { return play(timeline, from: time, in: session) }
                if jump == duration { show(timeline.value(time: duration)) }
                if script.repeats { run() }
            }
        }
        sequence.start()
    }

    private func show(_ value: Value) { shown = Shown(value: value, number: (shown?.number ?? 0) + 1) }
}

extension View {
    /// Animates the view along keyframes when it appears.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - repeating: Whether the keyframes start over when they have ended.
    ///   - content: A closure that modifies the view for a value.
    ///   - keyframes: The keyframes of the value's properties.
    /// - Returns: The animated view.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    /// Animates the view along keyframes whenever a value changes.
    ///
    /// - Parameters:
    ///   - initialValue: The value at the start.
    ///   - trigger: A value whose changes start the keyframes.
    ///   - content: A closure that modifies the view for a value.
    ///   - keyframes: The keyframes of the value's properties.
    /// - Returns: The animated view.
    public func keyframeAnimator<Value>(
        initialValue: Value, trigger: some Equatable,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, trigger: trigger,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }
}
