// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// Links whose page a binding shows, from before stacks had paths.

/// The label of a link with the page that its binding shows.
nonisolated public struct _BoundLinkLabel<Label: View, Destination: View>: View {
    let isActive: Binding<Bool>
    let label: Label
    let destination: Destination

    @MainActor public var body: some View {
        LinkButton(label: label, path: nil, isDisabled: false) { isActive.wrappedValue = true }
            .navigationDestination(isPresented: isActive) { destination }
    }
}

extension NavigationLink {
    /// Pushes a view while a binding is true.
    public nonisolated init<L, D>(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, L: View, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: label(), destination: destination()))
    }

    /// Pushes a view while a binding is true.
    public nonisolated init<L, D>(
        destination: D, isActive: Binding<Bool>, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, L: View, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: label(), destination: destination))
    }

    /// Pushes a view while a selection is the link's tag.
    public nonisolated init<V, L, D>(
        destination: D, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, V: Hashable, L: View, D: View {
        self.init(
            bound: _BoundLinkLabel(
                isActive: Binding {
                    selection.wrappedValue == tag
                } set: { isOn in
                    if isOn {
                        selection.wrappedValue = tag
                    } else if selection.wrappedValue == tag {
                        selection.wrappedValue = nil
                    }
                }, label: label(), destination: destination))
    }

    /// Pushes a view while a selection is the link's tag.
    public nonisolated init<V, L, D>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, V: Hashable, L: View, D: View {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    /// Pushes a view while a binding is true; the label is a localised text.
    public nonisolated init<D>(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: Text(titleKey), destination: destination()))
    }

    /// Pushes a view while a binding is true; the label is a text.
    @_disfavoredOverload
    public nonisolated init<S, D>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: Text(title), destination: destination()))
    }

    /// Pushes a view while a binding is true; the label is a localised text.
    public nonisolated init<D>(
        _ titleKey: LocalizedStringKey, destination: D, isActive: Binding<Bool>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, D: View {
        self.init(titleKey, isActive: isActive) { destination }
    }

    /// Pushes a view while a selection is the link's tag; the label is a localised text.
    public nonisolated init<V, D>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, V: Hashable, D: View {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Pushes a view while a selection is the link's tag; the label is a text.
    @_disfavoredOverload
    public nonisolated init<S, V, D>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, V: Hashable, D: View {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Pushes a view while a selection is the link's tag; the label is a localised text.
    public nonisolated init<V, D>(
        _ titleKey: LocalizedStringKey, destination: D, tag: V, selection: Binding<V?>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, V: Hashable, D: View {
        self.init(titleKey, tag: tag, selection: selection) { destination }
    }

    /// Pushes a view while a binding is true; the label is a text.
    @_disfavoredOverload
    public nonisolated init<S, D>(
        _ title: S, destination: D, isActive: Binding<Bool>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, D: View {
        self.init(title, isActive: isActive) { destination }
    }
}
