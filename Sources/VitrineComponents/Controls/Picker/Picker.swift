// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control that chooses among values that exclude each other.
///
/// The choices are the views of the content: each stands for its `tag`, or for its id in a `ForEach`.
nonisolated public struct Picker<Label, SelectionValue, Content>: View
where Label: View, SelectionValue: Hashable, Content: View {
    private let label: Label
    private let content: Content
    private let selection: PickerSelection
    private let currentValue: AnyView?

    private init(
        _ selection: PickerSelection, content: Content, label: Label, currentValue: AnyView? = nil
    ) {
        self.selection = selection
        self.content = content
        self.label = label
        self.currentValue = currentValue
    }

    @MainActor public var body: some View {
        PickerBody(
            label: label, content: content, selection: selection.following(SelectionValue.self),
            currentValue: currentValue)
    }
}

extension Picker {
    /// A picker with a label of its own.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection([selection]), content: content(), label: label())
    }

    /// A picker with a label of its own.
    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(PickerSelection([selection]), content: content(), label: label)
    }

    /// A picker that shows something of its own for what is chosen, where its style shows one value.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection([selection]), content: content(), label: label(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// A picker for several values that are chosen as one.
    public nonisolated init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content: content(), label: label())
    }
}

extension Picker where Label == Text {
    /// A picker with a title in the reader's language.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// A picker with a title in the reader's language.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }

    /// A picker with a title.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// A picker with a title in the reader's language that shows something of its own for what is chosen.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title that shows something of its own for what is chosen.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where S: StringProtocol {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }

    /// A picker with a title for several values that are chosen as one.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }
}

extension Picker where Label == VitrineComponents.Label<Text, Image> {
    /// A picker with a title in the reader's language and a symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            VitrineComponents.Label(titleKey, systemImage: systemImage)
        }
    }

    /// A picker with a title and a symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { VitrineComponents.Label(title, systemImage: systemImage) }
    }
}
