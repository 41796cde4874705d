// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore
import VitrineDisplay

/// A view that shows how far a task has come, or that it is running.
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?
    /// Whether the label is all there is: a bar that follows the time.
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

    @MainActor public var body: some View {
        // One element: a `task` around a switch must not start anew because one of its branches shows progress.
        SingleElement(content: isTimed ? AnyView(label) : AnyView(ProgressBody(configuration: configuration)))
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public nonisolated init() where Label == EmptyView {
        self.init(fraction: nil, label: nil, current: nil)
    }

    /// A spinner with a label.
    public nonisolated init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), current: nil)
    }

    /// A spinner with a title in the reader's language.
    public nonisolated init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init(fraction: nil, label: Text(titleKey), current: nil)
    }

    /// A spinner with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S) where Label == Text, S: StringProtocol {
        self.init(fraction: nil, label: Text(title), current: nil)
    }

    /// A bar for a value of a total; a spinner for `nil`.
    public nonisolated init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: nil, current: nil)
    }

    /// A bar with a label for a value of a total.
    public nonisolated init<V>(
        value: V?, total: V = 1.0, @ViewBuilder label: () -> Label
    ) where V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: label(), current: nil)
    }

    /// A bar with a title in the reader's language for a value of a total.
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: V?, total: V = 1.0
    ) where Label == Text, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: Text(titleKey), current: nil)
    }

    /// A bar with a title for a value of a total.
    @_disfavoredOverload
    public nonisolated init<S, V>(
        _ title: S, value: V?, total: V = 1.0
    ) where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
        self.init(fraction: Self.share(value, total), label: Text(title), current: nil)
    }
}

extension ProgressView {
    /// A bar with a label and the value in words.
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
    /// The progress view of a style's configuration.
    public nonisolated init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted, label: configuration.label,
            current: configuration.currentValueLabel)
        nesting = configuration.nesting
    }
}

/// Applies the style of the place; one element for readers whatever the style draws.
private struct ProgressBody: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.progressViewStyle) private var style
    @Environment(\.self) private var environment

    var body: some View {
        let fraction = configuration.fractionCompleted
        let name = configuration.label?.name?.string(in: environment)
        let share = fraction?.formatted(.percent.precision(.fractionLength(0)).locale(environment.locale))
        let value = configuration.currentValueLabel?.name?.string(in: environment) ?? share ?? "In progress"
        // What is busy with nothing that has a name is named by that.
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
