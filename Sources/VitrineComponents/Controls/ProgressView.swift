// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

/// A view that shows the progress of a task, or that a task is running.
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// Whether the label is the whole view: a bar that follows the time.
    private let isTimed: Bool
    private var nesting: StyleNesting<ProgressViewStyleConfiguration>?

    init(timed: Label) {
        fraction = nil
        label = timed
        currentValueLabel = nil
        isTimed = true
    }

    private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
        isTimed = false
    }

    private var configuration: ProgressViewStyleConfiguration {
        ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: part(label), currentValueLabel: part(currentValueLabel),
            nesting: nesting)
    }

    private func part<P: View>(_ view: P?) -> _ConfigurationLabel? {
        view.map { _ConfigurationLabel(AnyView($0), name: $0.spokenName) }
    }

    private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        let share = Double(value) / Double(total)
        return total > 0 && !share.isNaN ? min(max(share, 0), 1) : 0
    }

    /// The progress view as the progress view style of the environment presents it.
    @MainActor public var body: some View {
        // A single element: a `task` attached around an `if` must not restart because one of its branches shows
        // progress.
        SingleElement(content: isTimed ? AnyView(label) : AnyView(ProgressBody(configuration: configuration)))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// Creates an indeterminate progress view, shown as a spinner.
    public nonisolated init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, current: nil)
    }

    /// Creates an indeterminate progress view with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), current: nil)
    }

    /// Creates an indeterminate progress view with a localized title.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: nil)
    }

    /// Creates an indeterminate progress view with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(fraction: nil, label: Text(title), current: nil)
    }

    /// Creates a progress view for a value of a total.
    ///
    /// - Parameters:
    ///   - value: The completed amount, clamped to 0 to `total`; `nil` shows a spinner.
    ///   - total: The full amount; 1 by default.
    public nonisolated init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: nil, current: nil)
    }

    /// Creates a progress view with a label for a value of a total.
    ///
    /// - Parameters:
    ///   - value: The completed amount, clamped to 0 to `total`; `nil` shows a spinner.
    ///   - total: The full amount; 1 by default.
    ///   - label: A view builder of the label.
    public nonisolated init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: label(), current: nil)
    }

    /// Creates a progress view with a localized title for a value of a total.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: Text(titleKey), current: nil)
    }

    /// Creates a progress view with a title for a value of a total.
    @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: Text(title), current: nil)
    }
}

extension ProgressView {
    /// Creates a progress view with a label and a label of its current value.
    ///
    /// - Parameters:
    ///   - value: The completed amount, clamped to 0 to `total`; `nil` shows a spinner.
    ///   - total: The full amount; 1 by default.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the current value's label.
    public nonisolated init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) where V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: label(), current: currentValueLabel())
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    /// Creates a progress view from the configuration of a style, so that a style can build on another one.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
        nesting = configuration.nesting
    }
}

/// Applies the progress view style of the environment; a single accessibility element whatever the style draws.
private struct ProgressBody: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.progressViewStyle) private var style
    @Environment(\.self) private var environment

    var body: some View {
        let fraction = configuration.fractionCompleted
        let name = configuration.label?.name?.string(in: environment)
        let share = fraction?.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
        let value = configuration.currentValueLabel?.name?.string(in: environment) ?? share ?? "In progress"
        // An indeterminate view without a label uses its value ("In progress") as its accessibility label.
        let isNamed = configuration.label != nil || fraction != nil
        style.body(configuration).modifier(
            SemanticsModifier { semantics in
                semantics.role = .progress
                semantics.label = isNamed ? name : value
                semantics.value = isNamed ? value : nil
                semantics.fraction = fraction
            })
    }
}
