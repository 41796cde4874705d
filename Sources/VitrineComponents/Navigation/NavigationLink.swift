// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineLayout

/// Pushes a page when it is pressed.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    private enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
        /// The label does it all.
        case bound
    }

    init(bound: Label) {
        target = .bound
        label = bound
    }

    private let target: Target
    private let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.navigationPage) private var page
    @Environment(\.splitSelection) private var splitSelection

    @MainActor public var body: some View {
        switch target {
        case .bound: label
        case .view(let destination): ViewLink(label: label, destination: destination)
        case .value(let value):
            LinkButton(
                label: label, path: value.flatMap { page?.path(of: $0) }, isDisabled: value == nil || navigation == nil
            ) {
                if let value { follow(value) }
            }
        }
    }

    @MainActor private func follow(_ value: AnyHashable) {
        // In the sidebar of a split view a value of the list's selection is chosen, not pushed.
        if let splitSelection, splitSelection.accepts(value) {
            splitSelection.toggle(value)
        } else {
            navigation?.push(value)
        }
    }
}

extension NavigationLink {
    /// Pushes a view.
    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }

    /// Pushes a view.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        let destination = UncheckedSendable(destination)
        target = .view { destination.value }
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Pushes a view; the label is a localised text.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Pushes a view; the label is a text.
    public nonisolated init<S>(_ title: S, @ViewBuilder destination: @escaping () -> Destination)
    where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    /// Pushes a view; the label is a localised text.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Pushes a view; the label is a text.
    public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Appends a value to the path of the stack around; `nil` disables the link.
    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }

    /// Appends a value to the path; the label is a localised text.
    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    /// Appends a value to the path; the label is a text.
    public nonisolated init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}
