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
        case banner
        case dialog
        case alert
        case group
        case textField
        case toggle
        case slider
        /// What one searches with: the field and what belongs to it.
        case search
    }

    package var role: Role
    package var label: String?
    package var value: String?
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
        sortPriority = 0
    }
}

/// The events that a layer wants from its surface.
package struct EventMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) {
        self.rawValue = rawValue
    }

    package static let tap = EventMask(rawValue: 1)
    /// Scroll offset and viewport, coalesced; asked for by lazy content.
    package static let scroll = EventMask(rawValue: 2)
    /// Reported once an image's bytes failed to decode in the surface.
    package static let imageError = EventMask(rawValue: 4)
    package static let longPress = EventMask(rawValue: 8)
    /// Text that is typed, the return key and the keyboard's focus.
    package static let edit = EventMask(rawValue: 16)
}

/// How an interactive layer looks while pressed or hovered, switched by the surface without a round trip.
package struct InteractionLook: Hashable, Sendable {
    package var pressedOpacity: Double

    package init(pressedOpacity: Double) {
        self.pressedOpacity = pressedOpacity
    }
}
