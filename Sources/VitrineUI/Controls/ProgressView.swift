// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay

/// A view that shows how far a task has come, or that it is running.
nonisolated public struct ProgressView<Label, CurrentValueLabel>: View where Label: View, CurrentValueLabel: View {
    private let fraction: Double?
    private let label: Label?
    private let currentValueLabel: CurrentValueLabel?

    private init(fraction: Double?, label: Label?, current: CurrentValueLabel?) {
        self.fraction = fraction
        self.label = label
        currentValueLabel = current
    }

    private static func share<V: BinaryFloatingPoint>(_ value: V?, _ total: V) -> Double? {
        guard let value else { return nil }
        return total > 0 ? min(max(Double(value) / Double(total), 0), 1) : 0
    }

    @MainActor public var body: some View {
        ProgressBody(configuration: ProgressViewStyleConfiguration(
            fractionCompleted: fraction, label: label.map { _ConfigurationLabel(AnyView($0)) },
            currentValueLabel: currentValueLabel.map { _ConfigurationLabel(AnyView($0)) }))
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

/// Applies the style of the place; one element for readers whatever the style draws.
private struct ProgressBody: View {
    let configuration: ProgressViewStyleConfiguration
    @Environment(\.progressViewStyle) private var style
    @Environment(\.locale) private var locale

    var body: some View {
        let current: any ProgressViewStyle = style?.style ?? DefaultProgressViewStyle()
        return make(current)
            .accessibility(.role(.progress))
            .modifier(ProgressWords(words: words, isLabel: configuration.label == nil && isIndeterminate))
    }

    private var isIndeterminate: Bool { configuration.fractionCompleted == nil }

    private var words: String {
        guard let fraction = configuration.fractionCompleted else { return "In progress" }
        return fraction.formatted(.percent.precision(.fractionLength(0)).locale(locale))
    }

    /// One element: a `task` around a switch must not start anew because one of its branches shows progress.
    private func make<S: ProgressViewStyle>(_ style: S) -> SingleElement {
        SingleElement(content: AnyView(style.makeBody(configuration: configuration)))
    }
}

/// Says how far a task has come: as the name of a spinner without one, else as the value.
nonisolated private struct ProgressWords: ViewModifier {
    let words: String
    let isLabel: Bool

    @MainActor func body(content: Content) -> some View {
        content.accessibility(isLabel ? .label(.string(words)) : .value(.string(words)))
    }
}
