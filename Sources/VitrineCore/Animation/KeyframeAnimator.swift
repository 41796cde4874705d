// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Shows its content for a value that keyframes move.
///
/// Support: one animation from keyframe to keyframe, in their times; curves within a keyframe are those of `easeInOut`.
public struct KeyframeAnimator<Value, KeyframePath, Content>: View
where Value == KeyframePath.Value, KeyframePath: Keyframes, Content: View {
    private let initialValue: Value
    private let trigger: PhaseTrigger?
    private let repeats: Bool
    private let content: (Value) -> Content
    private let keyframes: (Value) -> KeyframePath
    @State private var shown: UncheckedSendable<Value>?
    @State private var driver = PhaseDriver()

    /// Runs along the keyframes whenever a value changes.
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

    /// Runs along the keyframes, again and again unless told otherwise.
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

    public var body: some View {
        content(shown?.value ?? initialValue)
            .onAppear { if trigger == nil { run() } }
            .onChange(of: trigger) { run() }
            .onDisappear { driver.stop() }
    }

    private func run() {
        guard let session = SessionContext.current, !session.isStill else { return }
        let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        // Phase 0 is where it begins; one round takes as long as the longest track.
        let stops = [0] + timeline.stops
        guard stops.count > 1 else { return }
        driver.start(in: session, isEndless: repeats, count: stops.count) { stop in
            let value = UncheckedSendable(timeline.value(time: stops[stop]))
            let time = stop == 0 ? 0 : stops[stop] - stops[stop - 1]
            withAnimation(time > 0 ? .easeInOut(duration: time) : nil) { shown = value }
            return time
        }
    }
}

extension View {
    /// Shows the view for a value that keyframes move, again and again unless told otherwise.
    public func keyframeAnimator<Value>(
        initialValue: Value, repeating: Bool = true,
        @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
        @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
    ) -> some View {
        KeyframeAnimator(
            initialValue: initialValue, repeating: repeating,
            content: { content(PlaceholderContentView(self), $0) }, keyframes: keyframes)
    }

    /// Shows the view for a value that keyframes move whenever another value changes.
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
