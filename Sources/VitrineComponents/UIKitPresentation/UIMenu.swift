// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore

/// A menu, of a bar button or a button.
///
/// - Support: partial: sizes of elements have no effect.
open class UIMenu: UIMenuElement {
    /// How a menu is shown in another one.
    public struct Options: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// In place, as a section.
        public static let displayInline = Options(rawValue: 1 << 0)
        /// The look of a destructive menu; without effect.
        public static let destructive = Options(rawValue: 1 << 1)
        /// With one element that is on at a time; without effect, the app sets the states of its actions.
        public static let singleSelection = Options(rawValue: 1 << 5)
    }

    /// The name of a menu.
    public struct Identifier: Hashable, RawRepresentable, Sendable {
        /// The name.
        public let rawValue: String

        /// Creates an identifier from a name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an identifier from a name.
        public init(_ rawValue: String) {
            self.rawValue = rawValue
        }
    }

    /// The name of the menu.
    public let identifier: UIMenu.Identifier
    /// How the menu is shown in another one.
    public let options: UIMenu.Options
    /// The elements.
    public let children: [UIMenuElement]

    /// Creates a menu.
    ///
    /// - Parameters:
    ///   - title: The title, shown where the menu is in another one.
    ///   - subtitle: The text below the title.
    ///   - image: The image beside the title.
    ///   - identifier: The name; `nil` for one of its own.
    ///   - options: How it is shown in another menu.
    ///   - children: The elements.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
        options: UIMenu.Options = [], children: [UIMenuElement] = []
    ) {
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        self.options = options
        self.children = children
        super.init(title: title, image: image)
        self.subtitle = subtitle
        if !options.subtracting(.displayInline).isEmpty {
            DeveloperNotes.withoutEffect(
                "UIMenu.options but displayInline", remedy: "Set the states and attributes of the menu's actions.")
        }
    }

    /// Returns the menu with other elements.
    ///
    /// - Parameter newChildren: The elements.
    /// - Returns: A menu that has everything else of this one.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(
            title: title, subtitle: subtitle, image: image, identifier: identifier, options: options,
            children: newChildren)
    }
}

/// The elements of a menu as views of SwiftUI.
struct MenuElements: View {
    let elements: [UIMenuElement]
    /// The object that the actions are told as their sender.
    let sender: AnyObject

    var body: some View {
        ForEach(elements.indices, id: \.self) { index in element(elements[index]) }
    }

    private func element(_ element: UIMenuElement) -> AnyView {
        switch element {
        case let menu as UIMenu:
            let content = MenuElements(elements: menu.children, sender: sender)
            guard menu.options.contains(.displayInline) else {
                return AnyView(Menu(content: { content }, label: { label(menu) }))
            }
            return AnyView(
                Section {
                    content
                } header: {
                    if !menu.title.isEmpty { Text(verbatim: menu.title) }
                })
        case let action as UIAction: return row(action)
        default: return AnyView(EmptyView())
        }
    }

    private func row(_ action: UIAction) -> AnyView {
        let sender = sender
        guard !action.attributes.contains(.hidden) else { return AnyView(EmptyView()) }
        let isDisabled = action.attributes.contains(.disabled)
        guard action.state == .off else {
            let isOn = Binding(get: { action.state == .on }, set: { (_: Bool) in action.perform(for: sender) })
            return AnyView(Toggle(isOn: isOn) { label(action) }.disabled(isDisabled))
        }
        return AnyView(
            Button(role: action.attributes.contains(.destructive) ? .destructive : nil) {
                action.perform(for: sender)
            } label: {
                label(action)
            }
            .disabled(isDisabled))
    }

    @ViewBuilder private func label(_ element: UIMenuElement) -> some View {
        if let image = element.image {
            Label {
                words(element)
            } icon: {
                Image(uiImage: image)
            }
        } else {
            words(element)
        }
    }

    @ViewBuilder private func words(_ element: UIMenuElement) -> some View {
        Text(verbatim: element.title)
        if let subtitle = element.subtitle { Text(verbatim: subtitle) }
    }
}
