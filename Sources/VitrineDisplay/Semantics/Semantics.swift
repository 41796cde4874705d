// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a layer means to a reader, a keyboard and a test.
package struct Semantics: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        /// A container without a meaning of its own.
        case none
        case staticText
        case button
        /// `href` is a path of this app or an absolute URL.
        case link(href: String)
        /// 1 is the page's title.
        case heading(level: Int)
        case image
        case list
        case listItem
        case progress
        case navigation
        case main
        /// A page of something presented, where the main part of the window is another one.
        case page
        case banner
        case dialog
        case alert
        case group
        case textField
        case toggle
        case slider
        /// A value that is chosen with the surface's own means: a list, a calendar.
        case picker
        case radioGroup
        /// One of some choices that are all shown; selected or not.
        case radio
        /// What one searches with: the field and what belongs to it.
        case search
        /// Commands for the field that has the focus: using one leaves the focus in the field.
        case toolbar
        case menu
        /// A command of a menu; `isSelected` is its mark.
        case menuItem
        /// Rows of cells, below labels of the columns.
        case table
        case row
        case columnHeader
        case cell
    }

    /// The order of rows; the names are `aria-sort`'s.
    package enum Sorting: String, Hashable, Sendable {
        case ascending
        case descending
    }

    package var role: Role
    package var label: String?
    package var value: String?
    /// How far a task has come or a gauge is filled, 0 to 1; `nil` where nobody knows.
    package var fraction: Double?
    package var hint: String?
    /// `accessibilityIdentifier`; `data-testid` in a page.
    package var identifier: String?
    package var isHidden: Bool
    package var isDisabled: Bool
    package var isSelected: Bool
    /// Children are read as one element with the joined label (`.combine`) or not at all (`.ignore`).
    package var isElement: Bool
    package var isModal: Bool
    package var isBusy: Bool
    /// Shows a menu when it is pressed.
    package var opensMenu: Bool
    /// What the return key does in a dialog.
    package var isDefault: Bool
    /// A button that a person presses by drawing the content beside it down, too.
    package var startsRefresh: Bool
    /// The keys that do what the element does, as `aria-keyshortcuts` writes them.
    package var shortcut: String?
    /// How the rows of a table are sorted by the column that this is the header of; `nil` where they are not.
    package var sorting: Sorting?
    /// Whether a toggle is on, whatever words an author gives its value; `nil` for what is no toggle.
    package var isOn: Bool?
    /// Whether what the element shows and hides is shown; `nil` where it is for nothing of that kind.
    package var isExpanded: Bool?
    /// 1-based place and size of a windowed list, where the surface holds only part of it.
    package var positionInSet: Int?
    package var sizeOfSet: Int?
    /// Larger values are read first among siblings.
    package var sortPriority: Double

    package init(role: Role = .none) {
        self.role = role
        isHidden = false
        isDisabled = false
        isSelected = false
        isElement = false
        isModal = false
        isBusy = false
        opensMenu = false
        isDefault = false
        startsRefresh = false
        sortPriority = 0
    }
}

/// The events that a layer wants from its surface.
package struct EventMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let tap = EventMask(rawValue: 1)
    /// Scroll offset and viewport, coalesced; asked for by lazy content.
    package static let scroll = EventMask(rawValue: 2)
    /// Reported once an image's bytes failed to decode in the surface.
    package static let imageError = EventMask(rawValue: 4)
    /// What taps it is recognised by the engine, wherever it is told of pointers.
    package static let gesture = EventMask(rawValue: 8)
    /// Text that is typed, the return key and the keyboard's focus.
    package static let edit = EventMask(rawValue: 16)
    /// Changes of a control's value.
    package static let adjust = EventMask(rawValue: 32)
    /// The key that leaves: asked for by what covers the rest of the window.
    package static let dismiss = EventMask(rawValue: 64)
    /// The secondary button, a long press or the menu key.
    package static let menu = EventMask(rawValue: 128)
    /// Pointers that go down, move and go up.
    package static let pointer = EventMask(rawValue: 256)
    /// Moves along an axis are not a scroller's.
    package static let claimsHorizontal = EventMask(rawValue: 512)
    package static let claimsVertical = EventMask(rawValue: 1_024)
    /// Two pointers, or what trackpads and wheels have instead.
    package static let pinch = EventMask(rawValue: 2_048)
    /// A mouse that comes and goes.
    package static let hover = EventMask(rawValue: 4_096)
    /// Where a mouse is.
    package static let hoverMoves = EventMask(rawValue: 8_192)
    /// Keys while the focus is on the layer or inside.
    package static let keys = EventMask(rawValue: 16_384)
    /// The keyboard's focus, for what is no field.
    package static let focus = EventMask(rawValue: 32_768)
    /// A shortcut of the keyboard, wherever the focus is.
    package static let shortcut = EventMask(rawValue: 65_536)
    /// Looks of what the mouse is over, switched by the surface.
    package static let hoverHighlight = EventMask(rawValue: 131_072)
    package static let hoverLift = EventMask(rawValue: 262_144)
    /// A tap brings what the person copied.
    package static let paste = EventMask(rawValue: 524_288)
    /// Moves of a pointer that was held for as long as the engine waited are not a scroller's.
    package static let claimsHeld = EventMask(rawValue: 1_048_576)
}

/// How an interactive layer looks while pressed or hovered, switched by the surface without a round trip.
package struct InteractionLook: Hashable, Sendable {
    package var pressedOpacity: Double

    package init(pressedOpacity: Double) {
        self.pressedOpacity = pressedOpacity
    }
}
