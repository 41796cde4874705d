// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The accessibility semantics of a layer, also used for keyboard navigation and tests.
package struct Semantics: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        /// A container without semantics of its own.
        case none
        case staticText
        case button
        /// A link, whose `href` is a path of this app or an absolute URL.
        case link(href: String)
        /// A heading; level 1 is the page's title.
        case heading(level: Int)
        case image
        case list
        case listItem
        case progress
        case navigation
        case main
        /// A page of a presentation, while the main region of the window is another one.
        case page
        case banner
        case dialog
        case alert
        case group
        case textField
        case toggle
        case slider
        /// A value that is chosen on a wheel, or in what the element opens: a menu (`opensMenu`) or a dialog.
        case picker
        case radioGroup
        /// One of several choices that are all shown, selected or not.
        case radio
        /// The region for searching: the field and what belongs to it.
        case search
        /// Commands for the focused field, which keeps focus when one is used.
        case toolbar
        case menu
        /// A command of a menu; `isSelected` is its check mark.
        case menuItem
        /// Rows of cells below column headers.
        case table
        case row
        case columnHeader
        case cell
    }

    /// The order of rows; the names are those of `aria-sort`.
    package enum Sorting: String, Hashable, Sendable {
        case ascending
        case descending
    }

    /// A detail of an element that the app describes beyond its label, value and hint.
    package struct Detail: Hashable, Sendable {
        /// The key of the detail: another one with the same key replaces it.
        package var key: String
        package var text: String
        /// Whether it is read before the hint.
        package var isImportant: Bool

        package init(key: String, text: String, isImportant: Bool) {
            self.key = key
            self.text = text
            self.isImportant = isImportant
        }
    }

    package var role: Role
    package var label: String?
    package var value: String?
    /// The path of the page that a button leads to, if the button only navigates.
    package var href: String?
    /// The progress of a task, or the value of a gauge, from 0 to 1; `nil` if it is unknown.
    package var fraction: Double?
    package var hint: String?
    /// The details, in the order in which they were added.
    package var details: [Detail] = []
    /// The `accessibilityIdentifier`, which is `data-testid` in a page.
    package var identifier: String?
    package var isHidden: Bool
    package var isDisabled: Bool
    package var isSelected: Bool
    /// Whether children are one element with a joined label (`.combine`), or none (`.ignore`).
    package var isElement: Bool
    /// Whether an element has none of its children (`.ignore`): nothing inside is read or receives keyboard focus.
    package var hidesContents = false
    package var isModal: Bool
    package var isBusy: Bool
    /// Whether the element opens a menu when it is pressed.
    package var opensMenu: Bool
    /// Whether this is the dialog's default action, triggered by the return key.
    package var isDefault: Bool
    /// Whether pulling down the content beside the button triggers it as well.
    package var startsRefresh: Bool
    /// The keyboard shortcut of the element, in the form of `aria-keyshortcuts`.
    package var shortcut: String?
    /// The keys that trigger the element: its shortcut, or the return key for a default action without one.
    package var keys: String? { shortcut ?? (isDefault ? "Enter" : nil) }
    /// The sorting of the table's rows by the column of this header; `nil` if they are not sorted by it.
    package var sorting: Sorting?
    /// Whether a toggle is on, or a choice in a menu chosen, whatever words an author gives its value; `nil` for others.
    package var isOn: Bool?
    /// Whether an item of a menu is one of several of which one is chosen.
    package var isChoice = false
    /// Whether a toggle stands for several values, of which some are on and some are not.
    package var isMixed = false
    /// Whether what the element shows and hides is shown; `nil` where it is for nothing of that kind.
    package var isExpanded: Bool?
    /// The 1-based position in, and size of, a windowed list of which the surface has only a part.
    package var positionInSet: Int?
    package var sizeOfSet: Int?
    /// The sort priority; larger values are read first among siblings.
    package var sortPriority: Double
    /// How a surface animates the layer's coming and going; `nil` for no animation of the surface's own.
    package var motion: LayerMotion?
    /// The files that a tap asks the user for, or that are pasted or dropped; `nil` for none.
    package var files: FileRequest?
    /// The content that the browser shows, or the task that it carries out, in the layer; `nil` for none.
    package var embed: EmbeddedContent?

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

extension Semantics {
    /// Whether nothing inside is read.
    package var readsNothingInside: Bool { isHidden || hidesContents }

    /// Whether what is inside is one element, which has no role of its own.
    package var combinesContents: Bool { isElement && !hidesContents && role == .none }

    /// Whether a browser does something by itself where the layer is pressed, without an event for the app: it follows a
    /// link, moves the focus, shows what is embedded.
    package var isOperatedByBrowser: Bool {
        if embed != nil || files != nil || href != nil { return true }
        return isOperated
    }

    /// Whether the role is one of a control.
    package var isOperated: Bool {
        switch role {
        case .none, .staticText, .heading, .image, .list, .listItem, .progress, .navigation, .main, .page, .banner,
            .dialog, .alert, .group, .search, .toolbar, .menu, .radioGroup, .table, .row, .columnHeader, .cell:
            false
        case .button, .link, .textField, .toggle, .slider, .picker, .radio, .menuItem: true
        }
    }

    /// Whether the layer is a page that covers another one of its stack, and is hit in its empty places as well.
    ///
    /// A finger that comes from the edge there takes the page away.
    package var coversPage: Bool {
        if case .page(_, let depth, _)? = motion { depth > 0 } else { false }
    }

    /// The hint with the details: what is important before it, the others behind it.
    package var spokenHint: String? {
        guard !details.isEmpty else { return hint }
        let parts =
            details.filter(\.isImportant).map(\.text) + [hint ?? ""] + details.filter { !$0.isImportant }.map(\.text)
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// Replaces the detail with a key, or removes it.
    ///
    /// - Parameters:
    ///   - key: The key.
    ///   - detail: The new detail; `nil` for none.
    package mutating func setDetail(_ key: String, to detail: Detail?) {
        let index = details.firstIndex { $0.key == key }
        switch (index, detail) {
        case (let index?, let detail?): details[index] = detail
        case (let index?, nil): details.remove(at: index)
        case (nil, let detail?): details.append(detail)
        case (nil, nil): break
        }
    }
}

/// The events of a layer that its surface reports.
package struct EventMask: OptionSet, Hashable, Sendable {
    package let rawValue: UInt32

    package init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    package static let tap = EventMask(rawValue: 1)
    /// The scroll offset and viewport, coalesced; requested by lazy content.
    package static let scroll = EventMask(rawValue: 2)
    /// Reported once if an image's bytes could not be decoded on the surface.
    package static let imageError = EventMask(rawValue: 4)
    /// Taps on the layer are recognised by the engine, if it receives pointer events.
    package static let gesture = EventMask(rawValue: 8)
    /// Typed text, the return key and keyboard focus.
    package static let edit = EventMask(rawValue: 16)
    /// Changes of a control's value.
    package static let adjust = EventMask(rawValue: 32)
    /// The key that dismisses, requested by layers that cover the rest of the window.
    package static let dismiss = EventMask(rawValue: 64)
    /// The secondary button, a long press or the menu key.
    package static let menu = EventMask(rawValue: 128)
    /// Pointers that go down, move and go up.
    package static let pointer = EventMask(rawValue: 256)
    /// Movements along the horizontal axis do not scroll.
    package static let claimsHorizontal = EventMask(rawValue: 512)
    package static let claimsVertical = EventMask(rawValue: 1_024)
    /// Two pointers, or a pinch of a trackpad or wheel.
    package static let pinch = EventMask(rawValue: 2_048)
    /// The mouse enters or leaves.
    package static let hover = EventMask(rawValue: 4_096)
    /// The location of the mouse.
    package static let hoverMoves = EventMask(rawValue: 8_192)
    /// Keys while focus is on the layer or inside.
    package static let keys = EventMask(rawValue: 16_384)
    /// Keyboard focus, for layers other than fields.
    package static let focus = EventMask(rawValue: 32_768)
    /// A keyboard shortcut, wherever the focus is.
    package static let shortcut = EventMask(rawValue: 65_536)
    /// A hover effect, which the surface applies.
    package static let hoverHighlight = EventMask(rawValue: 131_072)
    package static let hoverLift = EventMask(rawValue: 262_144)
    /// A tap transmits the content of the clipboard.
    package static let paste = EventMask(rawValue: 524_288)
    /// Movements of a pointer that was held for as long as the engine required do not scroll.
    package static let claimsHeld = EventMask(rawValue: 1_048_576)
    /// A tap lets the user choose files, as `Semantics.files` describes them.
    package static let files = EventMask(rawValue: 2_097_152)
    /// Drags from outside the page, as far as `Semantics.files` accepts them.
    package static let drop = EventMask(rawValue: 4_194_304)
    /// What the return key does by itself waits for the engine, which may take the key; the same for the keys below.
    package static let claimsReturn = EventMask(rawValue: 8_388_608)
    package static let claimsEscape = EventMask(rawValue: 16_777_216)
    package static let claimsTab = EventMask(rawValue: 33_554_432)
    package static let claimsSpace = EventMask(rawValue: 67_108_864)
    /// Arrows and other keys that move the caret or the page.
    package static let claimsMoves = EventMask(rawValue: 134_217_728)
    /// Keys that change the text of a field.
    package static let claimsText = EventMask(rawValue: 268_435_456)
    /// A tap of a mouse says which keys were held, and whether it was the second at its place.
    package static let clicks = EventMask(rawValue: 536_870_912)
    /// Arrow keys that lead the focus here from a layer like this one are a click without a mouse.
    package static let arrows = EventMask(rawValue: 1_073_741_824)

    // Sets that every layer is compared with: a literal would be put together each time.

    /// The events that a press causes.
    package static let pressed = EventMask(rawValue: tap.rawValue | menu.rawValue)
    /// The events that do not happen at the place of a pointer: keys, and reports of the surface.
    package static let elsewhere = EventMask(
        rawValue: scroll.rawValue | imageError.rawValue | keys.rawValue | shortcut.rawValue | claimsReturn.rawValue
            | claimsEscape.rawValue | claimsTab.rawValue | claimsSpace.rawValue | claimsMoves.rawValue
            | claimsText.rawValue)
    /// The events that make a layer a stop of the keyboard focus.
    package static let keyboardStops = EventMask(rawValue: pressed.rawValue | focus.rawValue)
}
