// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

/// A control for choosing one of several mutually exclusive values.
///
/// The choices are the views of the content; each represents the value of its `tag`, or its id in a `ForEach`.
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

    /// The picker as the picker style of the environment presents it.
    @MainActor public var body: some View {
        PickerBody(
            label: label, content: content, selection: selection.following(SelectionValue.self),
            currentValue: currentValue)
    }
}

extension Picker: ChoiceHolder {}

extension Picker {
    /// Creates a picker with a custom label.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen value.
    ///   - content: A view builder of the choices.
    ///   - label: A view builder of the label.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.init(PickerSelection([selection]), content: content(), label: label())
    }

    /// Creates a picker with a label that is a view.
    public nonisolated init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.init(PickerSelection([selection]), content: content(), label: label)
    }

    /// Creates a picker with a custom label and a custom view of the chosen value.
    ///
    /// - Parameters:
    ///   - selection: A binding to the chosen value.
    ///   - content: A view builder of the choices.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the chosen value, for styles that show one value, such as a menu.
    public nonisolated init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            PickerSelection([selection]), content: content(), label: label(),
            currentValue: AnyView(currentValueLabel()))
    }

    /// Creates a picker that changes the values of several bindings at once.
    ///
    /// - Parameters:
    ///   - sources: The elements whose values are chosen together.
    ///   - selection: The key path from an element to its binding.
    ///   - content: A view builder of the choices.
    ///   - label: A view builder of the label.
    public nonisolated init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) where C: RandomAccessCollection {
        self.init(PickerSelection(sources.map { $0[keyPath: selection] }), content: content(), label: label())
    }

    /// Creates a picker with a custom view of the chosen value that changes the values of several bindings at once.
    ///
    /// - Parameters:
    ///   - sources: The elements whose values are chosen together.
    ///   - selection: The key path from an element to its binding.
    ///   - content: A view builder of the choices.
    ///   - label: A view builder of the label.
    ///   - currentValueLabel: A view builder of the chosen value, for styles that show one value, such as a menu.
    public nonisolated init<C>(
        sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection {
        self.init(
            PickerSelection(sources.map { $0[keyPath: selection] }), content: content(), label: label(),
            currentValue: AnyView(currentValueLabel()))
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a localized title.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title from a localized string resource.
    @_disfavoredOverload
    public nonisolated init(
        _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleResource) }
    }

    /// Creates a picker with a title that is shown as it is, without localization.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content)
    where S: StringProtocol {
        self.init(selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a localized title and a custom view of the chosen value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content, label: { Text(titleKey) }, currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and a custom view of the chosen value.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where S: StringProtocol {
        self.init(selection: selection, content: content, label: { Text(title) }, currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a picker with a localized title and a system symbol.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) {
            VitrineComponents.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a system symbol.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) where S: StringProtocol {
        self.init(selection: selection, content: content) { VitrineComponents.Label(title, systemImage: systemImage) }
    }
}
