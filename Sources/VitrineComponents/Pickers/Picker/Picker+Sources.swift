// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

extension Picker where Label == Text {
    /// Creates a picker with a localized title that changes the values of several bindings at once.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(sources: sources, selection: selection, content: content) { Text(titleKey) }
    }

    /// Creates a picker with a title that changes the values of several bindings at once.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(sources: sources, selection: selection, content: content) { Text(title) }
    }

    /// Creates a picker with a localized title and a custom view of the chosen value that changes the values of several
    /// bindings at once.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(titleKey) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title and a custom view of the chosen value that changes the values of several bindings
    /// at once.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(
            sources: sources, selection: selection, content: content, label: { Text(title) },
            currentValueLabel: currentValueLabel)
    }
}

extension Picker where Label == VitrineComponents.Label<Text, Image> {
    /// Creates a picker with a localized title and a system symbol that changes the values of several bindings at once.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineComponents.Label(titleKey, systemImage: systemImage)
        }
    }

    /// Creates a picker with a title and a system symbol that changes the values of several bindings at once.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineComponents.Label(title, systemImage: systemImage)
        }
    }

    /// Creates a picker with a localized title, a system symbol and a custom view of the chosen value that changes the
    /// values of several bindings at once.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { VitrineComponents.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title, a system symbol and a custom view of the chosen value that changes the values of
    /// several bindings at once.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, systemImage: String, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(
            sources: sources, selection: selection, content: content,
            label: { VitrineComponents.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a localized title and an image from the asset catalog that changes the values of several
    /// bindings at once.
    public nonisolated init<C>(
        _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
        selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineComponents.Label(titleKey, image: image)
        }
    }

    /// Creates a picker with a title and an image from the asset catalog that changes the values of several bindings at
    /// once.
    @_disfavoredOverload
    public nonisolated init<C, S>(
        _ title: S, image: ImageResource, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
        @ViewBuilder content: () -> Content
    ) where C: RandomAccessCollection, S: StringProtocol {
        self.init(sources: sources, selection: selection, content: content) {
            VitrineComponents.Label(title, image: image)
        }
    }

    /// Creates a picker with a localized title, a system symbol and a custom view of the chosen value.
    public nonisolated init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
    ) {
        self.init(
            selection: selection, content: content,
            label: { VitrineComponents.Label(titleKey, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }

    /// Creates a picker with a title, a system symbol and a custom view of the chosen value.
    @_disfavoredOverload
    public nonisolated init<S>(
        _ title: S, systemImage: String, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
        @ViewBuilder currentValueLabel: () -> some View
    ) where S: StringProtocol {
        self.init(
            selection: selection, content: content,
            label: { VitrineComponents.Label(title, systemImage: systemImage) },
            currentValueLabel: currentValueLabel)
    }
}
