// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// Where a toolbar item stands, by position or by meaning.
nonisolated public struct ToolbarItemPlacement: Sendable {
    /// Where a phone puts the placement.
    package enum Position: Hashable, Sendable, CaseIterable {
        case leading, principal, titleMenu, trailing, search, drawer, bottom, keyboard
    }

    package let position: Position
    /// Whether buttons stand out in the tint.
    var isProminent = false
    /// Whether items stand in the middle of what others leave.
    var isCentred = false

    /// The system's choice: the trailing end of the navigation bar.
    public static let automatic = ToolbarItemPlacement(position: .trailing)
    /// The middle of the navigation bar, instead of the title.
    public static let principal = ToolbarItemPlacement(position: .principal)
    /// Beside the back button, for moving between contexts.
    public static let navigation = ToolbarItemPlacement(position: .leading)
    /// The most frequent action of the page.
    public static let primaryAction = ToolbarItemPlacement(position: .trailing)
    /// The action that confirms what a modal view is about.
    public static let confirmationAction = ToolbarItemPlacement(position: .trailing, isProminent: true)
    /// The action that dismisses a modal view without a change.
    public static let cancellationAction = ToolbarItemPlacement(position: .leading)
    /// The action that dismisses a modal view and destroys something.
    public static let destructiveAction = ToolbarItemPlacement(position: .trailing)
    /// A note on the state of the page's content.
    public static let status = ToolbarItemPlacement(position: .bottom, isCentred: true)
    /// The leading end of the navigation bar.
    public static let topBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the navigation bar.
    public static let topBarTrailing = ToolbarItemPlacement(position: .trailing)
    /// At the end of the navigation bar, after all other items.
    static let trailingSearch = ToolbarItemPlacement(position: .search)
    /// Below the title of the navigation bar.
    static let searchDrawer = ToolbarItemPlacement(position: .drawer)
    /// The bar below the page.
    public static let bottomBar = ToolbarItemPlacement(position: .bottom)
    /// Above the keyboard, with a hardware keyboard at the window's lower end, while a text field that the toolbar is
    /// written around has the focus.
    public static let keyboard = ToolbarItemPlacement(position: .keyboard)
    /// The leading end of the navigation bar, by its older name.
    public static let navigationBarLeading = ToolbarItemPlacement(position: .leading)
    /// The trailing end of the navigation bar, by its older name.
    public static let navigationBarTrailing = ToolbarItemPlacement(position: .trailing)
}
