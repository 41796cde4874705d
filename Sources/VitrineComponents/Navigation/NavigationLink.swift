// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineCore
import VitrineLayout

/// A control that pushes a page on the enclosing navigation stack.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    private enum Target {
        case value(AnyHashable?)
        case view(() -> Destination)
        /// The label implements the whole link.
        case bound
    }

    init(bound: Label) {
        target = .bound
        label = bound
    }

    private let target: Target
    private let label: Label
    @Environment(\.navigation) private var navigation
    @Environment(\.splitSelection) private var splitSelection
    @Environment(\.isSelectionDisabled) private var isSelectionDisabled
    @Environment(\.horizontalSizeClass) private var width

    /// The label as a link; disabled without a value or outside of a navigation stack.
    @MainActor public var body: some View {
        switch target {
        case .bound: label
        case .view(let destination): ViewLink(label: label, destination: destination)
        case .value(let value):
            let selects = value.map { splitSelection?.accepts($0) == true } ?? false
            LinkButton(
                label: label, value: value,
                isDisabled: value == nil || navigation == nil || (selects && isSelectionDisabled),
                isShown: value.map { isShown($0) } ?? false,
                selects: selects, selectsBeside: width == .regular && selects
            ) { _ in
                if let value { follow(value) }
            }
        }
    }

    /// Whether what the value stands for is shown beside the link: its page, or the next column for a selected value.
    @MainActor private func isShown(_ value: AnyHashable) -> Bool {
        if let splitSelection, splitSelection.accepts(value) {
            return width == .regular && splitSelection.contains(value)
        }
        return navigation?.showsBeside(value) == true
    }

    @MainActor private func follow(_ value: AnyHashable) {
        // In the sidebar of a split view, a value of the list's selection type selects the row instead of pushing a
        // page.
        if let splitSelection, splitSelection.accepts(value) {
            splitSelection.choose(value)
        } else {
            navigation?.push(value)
        }
    }
}

extension NavigationLink {
    /// Creates a link that pushes a view.
    ///
    /// - Parameters:
    ///   - destination: A view builder of the destination.
    ///   - label: A view builder of the label.
    public nonisolated init(@ViewBuilder destination: @escaping () -> Destination, @ViewBuilder label: () -> Label) {
        target = .view(destination)
        self.label = label()
    }

    /// Creates a link that pushes a view that is given as a value.
    ///
    /// - Parameters:
    ///   - destination: The destination.
    ///   - label: A view builder of the label.
    public nonisolated init(destination: Destination, @ViewBuilder label: () -> Label) {
        let destination = UncheckedSendable(destination)
        target = .view { destination.value }
        self.label = label()
    }
}

extension NavigationLink where Label == Text {
    /// Creates a link with a localized title that pushes a view.
    public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: @escaping () -> Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that pushes a view.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, @ViewBuilder destination: @escaping () -> Destination)
    where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    /// Creates a link with a localized title that pushes a view that is given as a value.
    public nonisolated init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    /// Creates a link with a title that pushes a view that is given as a value.
    @_disfavoredOverload
    public nonisolated init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }
}

extension NavigationLink where Destination == Never {
    /// Creates a link that appends a value to the path of the enclosing stack.
    ///
    /// - Parameters:
    ///   - value: The value; `nil` disables the link.
    ///   - label: A view builder of the label.
    public nonisolated init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        target = .value(value.map { AnyHashable($0) })
        self.label = label()
    }

    /// Creates a link with a localized title that appends a value to the path; `nil` disables the link.
    public nonisolated init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    /// Creates a link with a title that appends a value to the path; `nil` disables the link.
    @_disfavoredOverload
    public nonisolated init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}
