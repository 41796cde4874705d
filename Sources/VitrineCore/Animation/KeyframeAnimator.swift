// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that animates its content along keyframes.
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
        content(shown?.value ?? initialValue)
            .onAppear { if trigger == nil { run() } }
            .onChange(of: trigger) { run() }
            .onDisappear { driver.stop() }
    }

    private func run() {
        guard let session = SessionContext.current, !session.isStill else { return }
        let timeline = KeyframeTimeline(initialValue: initialValue) { keyframes(initialValue) }
        // Phase 0 is the start; one round takes as long as the longest track.
        let stops = [0] + timeline.stops
        guard stops.count > 1 else { return }
        // What is not repeated stays where its keyframes end.
        driver.start(in: session, last: repeats ? nil : stops.count - 1, count: stops.count) { stop in
            let value = UncheckedSendable(timeline.value(time: stops[stop]))
            let time = stop == 0 ? 0 : stops[stop] - stops[stop - 1]
            withAnimation(time > 0 ? .easeInOut(duration: time) : nil) { shown = value }
            return time
        }
    }
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
