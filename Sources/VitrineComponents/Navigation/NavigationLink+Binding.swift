// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore

// Navigation links controlled by a binding, which precede `NavigationStack`.

/// The label of a link with the destination that its binding presents.
nonisolated public struct _BoundLinkLabel<Label: View, Destination: View>: View {
    let isActive: Binding<Bool>
    let label: Label
    let destination: Destination
    @Environment(\.navigation) private var navigation

    init(isActive: Binding<Bool>, label: Label, destination: Destination) {
        self.isActive = isActive
        self.label = label
        self.destination = destination
    }

    /// The label as a button that activates the binding.
    @MainActor public var body: some View {
        let isShown = navigation?.isColumn == true && isActive.wrappedValue
        LinkButton(label: label, isDisabled: false, isShown: isShown) { _ in isActive.wrappedValue = true }
            .modifier(
                BoundDestinationModifier(
                    identity: { isActive.wrappedValue ? true : nil },
                    write: { isActive.wrappedValue = $0 != nil }, destination: destination, isLink: true))
    }
}

extension NavigationLink {
    /// Creates a link that pushes its destination while a binding is `true`.
    ///
    /// - Parameters:
    ///   - isActive: A binding to whether the destination is shown.
    ///   - destination: A view builder of the destination.
    ///   - label: A view builder of the label.
    public nonisolated init<L, D>(
        isActive: Binding<Bool>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, L: View, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: label(), destination: destination()))
    }

    /// Creates a link that pushes a view while a binding is `true`.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - isActive: A binding to whether the destination is shown.
    ///   - label: A view builder of the label.
    public nonisolated init<L, D>(
        destination: D, isActive: Binding<Bool>, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, L: View, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: label(), destination: destination))
    }

    /// Creates a link that pushes a view while a selection equals the link's tag.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - tag: The value of the selection that shows the destination.
    ///   - selection: A binding to the selection.
    ///   - label: A view builder of the label.
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

    /// Creates a link that pushes its destination while a selection equals the link's tag.
    ///
    /// - Parameters:
    ///   - tag: The value of the selection that shows the destination.
    ///   - selection: A binding to the selection.
    ///   - destination: A view builder of the destination.
    ///   - label: A view builder of the label.
    public nonisolated init<V, L, D>(
        tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D, @ViewBuilder label: () -> L
    ) where Label == _BoundLinkLabel<L, D>, Destination == Never, V: Hashable, L: View, D: View {
        self.init(destination: destination(), tag: tag, selection: selection, label: label)
    }

    /// Creates a link with a localized title that pushes its destination while a binding is `true`.
    public nonisolated init<D>(
        _ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: Text(titleKey), destination: destination()))
    }

    /// Creates a link with a title that pushes its destination while a binding is `true`.
    @_disfavoredOverload
    public nonisolated init<S, D>(
        _ title: S, isActive: Binding<Bool>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, D: View {
        self.init(bound: _BoundLinkLabel(isActive: isActive, label: Text(title), destination: destination()))
    }

    /// Creates a link with a localized title that pushes a view while a binding is `true`.
    public nonisolated init<D>(
        _ titleKey: LocalizedStringKey, destination: D, isActive: Binding<Bool>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, D: View {
        self.init(titleKey, isActive: isActive) { destination }
    }

    /// Creates a link with a localized title that pushes its destination while a selection equals the link's tag.
    public nonisolated init<V, D>(
        _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, V: Hashable, D: View {
        self.init(tag: tag, selection: selection, destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that pushes its destination while a selection equals the link's tag.
    @_disfavoredOverload
    public nonisolated init<S, V, D>(
        _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> D
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, V: Hashable, D: View {
        self.init(tag: tag, selection: selection, destination: destination) { Text(title) }
    }

    /// Creates a link with a localized title that pushes a view while a selection equals the link's tag.
    public nonisolated init<V, D>(
        _ titleKey: LocalizedStringKey, destination: D, tag: V, selection: Binding<V?>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, V: Hashable, D: View {
        self.init(titleKey, tag: tag, selection: selection) { destination }
    }

    /// Creates a link with a title that pushes a view while a binding is `true`.
    @_disfavoredOverload
    public nonisolated init<S, D>(
        _ title: S, destination: D, isActive: Binding<Bool>
    ) where Label == _BoundLinkLabel<Text, D>, Destination == Never, S: StringProtocol, D: View {
        self.init(title, isActive: isActive) { destination }
    }
}
