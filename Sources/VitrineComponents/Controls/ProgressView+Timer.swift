// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

extension ProgressView {
    /// Creates a bar that follows the time, with a label and a label of its current value.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval that the bar covers.
    ///   - countsDown: Whether the bar empties as time passes; otherwise it fills.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the current value's label.
    public nonisolated init<L, C>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L,
        @ViewBuilder currentValueLabel: () -> C
    ) where Label == _TimedProgress<L, C>, CurrentValueLabel == Never, L: View, C: View {
        self.init(
            timed: _TimedProgress(
                interval: timerInterval, countsDown: countsDown, label: label(), current: currentValueLabel()))
    }

    /// Creates a bar that follows the time, with a label and the remaining or elapsed time.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval that the bar covers.
    ///   - countsDown: Whether the bar empties as time passes; otherwise it fills.
    ///   - label: A view builder of the label.
    public nonisolated init<L>(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> L
    ) where Label == _TimedProgress<L, Text>, CurrentValueLabel == Never, L: View {
        self.init(timerInterval: timerInterval, countsDown: countsDown, label: label) {
            Text(timerInterval: timerInterval, countsDown: countsDown)
        }
    }

    /// Creates a bar that follows the time, with the remaining or elapsed time.
    ///
    /// - Parameters:
    ///   - timerInterval: The interval that the bar covers.
    ///   - countsDown: Whether the bar empties as time passes; otherwise it fills.
    public nonisolated init(
        timerInterval: ClosedRange<Date>, countsDown: Bool = true
    ) where Label == _TimedProgress<EmptyView, Text>, CurrentValueLabel == Never {
        self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
    }
}

/// A progress bar whose value is the elapsed or remaining part of an interval.
nonisolated public struct _TimedProgress<Label: View, Current: View>: View {
    let interval: ClosedRange<Date>
    let countsDown: Bool
    let label: Label
    let current: Current

    /// The bar, updated once a second.
    @MainActor public var body: some View {
        TimelineView(.periodic(from: interval.lowerBound, by: 1)) { context in
            ProgressView(value: fraction(at: context.date)) {
                label
            } currentValueLabel: {
                current
            }
        }
    }

    private func fraction(at date: Date) -> Double {
        let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
        guard length > 0 else { return countsDown ? 0 : 1 }
        let gone = min(max(date.timeIntervalSince(interval.lowerBound) / length, 0), 1)
        return countsDown ? 1 - gone : gone
    }
}
