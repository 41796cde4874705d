// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// The place of a toolbar item, given by its position or its purpose.
nonisolated public struct ToolbarItemPlacement: Sendable {
    /// The position of a placement on a phone.
    package enum Position: Hashable, Sendable, CaseIterable {
        case leading, principal, titleMenu, trailing, search, drawer, bottom, bottomSearch, keyboard
        /// Of an item that is not shown: it moves the field of the page's search into the bar below the page.
        case searchToBottom
        /// Above the keyboard of the fields inside of the toolbar's view only, and not of others on its page.
        case fieldKeyboard

        /// Whether the items are above the keyboard, and in no bar of a page.
        var isAboveKeyboard: Bool { self == .keyboard || self == .fieldKeyboard }

        /// Whether the items are in the bar above a page.
        var isInNavigationBar: Bool { self != .bottom && self != .bottomSearch && !isAboveKeyboard }

        /// The positions of a search field.
        static let ofSearch: [Position] = [.bottomSearch, .search, .drawer]
    }

    package let position: Position
    /// Whether buttons are prominent, in the tint colour.
    var isProminent = false
    /// Whether items are centred in the remaining space.
    var isCentred = false
    /// Whether items are in a menu of the bar.
    var isSecondary = false

    /// The default: the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(position: .trailing)
    /// The centre of the navigation bar, in place of the title.
    public static let principal = ToolbarItemPlacement(position: .principal)
    /// Beside the back button, for navigation between contexts.
    public static let navigation = ToolbarItemPlacement(position: .leading)
    /// The most frequent action of the page.
    public static let primaryAction = ToolbarItemPlacement(position: .trailing)
    /// Actions that are seldom needed, in a menu at the end of the navigation bar.
    public static let secondaryAction = ToolbarItemPlacement(position: .trailing, isSecondary: true)
    /// The action that confirms a modal view.
    public static let confirmationAction = ToolbarItemPlacement(position: .trailing, isProminent: true)
    /// The action that dismisses a modal view without a change.
    public static let cancellationAction = ToolbarItemPlacement(position: .leading)
    /// The action that dismisses a modal view and discards or deletes something.
    public static let destructiveAction = ToolbarItemPlacement(position: .trailing)
    /// A note on the state of the page's content.
    public static let status = ToolbarItemPlacement(position: .bottom, isCentred: true)
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
    /// The end of the navigation bar, after all other items.
    static let trailingSearch = ToolbarItemPlacement(position: .search)
    /// Below the title of the navigation bar.
    static let searchDrawer = ToolbarItemPlacement(position: .drawer)
    /// In the bar below the page, before its other items.
    static let searchBelow = ToolbarItemPlacement(position: .bottomSearch)
    /// The bar below the page.
    public static let bottomBar = ToolbarItemPlacement(position: .bottom)
    /// Above the keyboard, or at the bottom of the window with a hardware keyboard, while a text field on the toolbar's page
    /// is focused.
    public static let keyboard = ToolbarItemPlacement(position: .keyboard)
    /// The same for fields inside of the toolbar's view alone: what a field of UIKit has above its keyboard.
    static let keyboardOfField = ToolbarItemPlacement(position: .fieldKeyboard)
    /// The leading end of the navigation bar, by its older name.
    public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the navigation bar, by its older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
}
