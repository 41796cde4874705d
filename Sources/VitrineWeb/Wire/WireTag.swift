// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The elements that a layer can be. The list is closed, so that no operation can name another one.
package enum WireTag: Int, CaseIterable, Sendable {
    case div = 0, button, a, h1, h2, h3, h4, h5, h6, nav, main, header, input, textarea, select, section

    /// The names by number, found by reflection once: a page writes one for each of its elements.
    private static let names = allCases.map { String(describing: $0) }

    package var name: String { Self.names[rawValue] }

    /// 1 to 6 for headings.
    var headingLevel: Int? {
        (Self.h1.rawValue...Self.h6.rawValue).contains(rawValue) ? rawValue - Self.h1.rawValue + 1 : nil
    }
}

/// The attributes that a layer's element can have; closed like the tags.
package enum WireAttribute: Int, CaseIterable, Sendable {
    case role = 0, label, href, identifier, hidden, disabled, selected, tabIndex, setSize, positionInSet, busy
    case valueText, description, modal, alternative, checked, level
    case type, inputMode, autocomplete, enterKeyHint, autocapitalize, autocorrect, spellcheck, placeholder
    case minimum, maximum, step
    case popup, shortcuts, pull, valueNow, sorting, drum, expanded, swipe, motion, files, embed

    package var name: String {
        switch self {
        case .role: "role"
        case .label: "aria-label"
        case .href: "href"
        case .identifier: "data-testid"
        case .hidden: "aria-hidden"
        case .disabled: "aria-disabled"
        case .selected: "aria-current"
        case .tabIndex: "tabindex"
        case .setSize: "aria-setsize"
        case .positionInSet: "aria-posinset"
        case .busy: "aria-busy"
        case .valueText: "aria-valuetext"
        case .description: "aria-description"
        case .modal: "aria-modal"
        case .alternative: "alt"
        case .checked: "aria-checked"
        case .level: "aria-level"
        case .type: "type"
        case .inputMode: "inputmode"
        case .autocomplete: "autocomplete"
        case .enterKeyHint: "enterkeyhint"
        case .autocapitalize: "autocapitalize"
        case .autocorrect: "autocorrect"
        case .spellcheck: "spellcheck"
        case .placeholder: "placeholder"
        case .minimum: "min"
        case .maximum: "max"
        case .step: "step"
        case .popup: "aria-haspopup"
        case .shortcuts: "aria-keyshortcuts"
        case .pull: "data-pull"
        case .valueNow: "aria-valuenow"
        case .sorting: "aria-sort"
        case .drum: "data-drum"
        case .expanded: "aria-expanded"
        case .swipe: "data-swipe"
        case .motion: "data-motion"
        case .files: "data-files"
        case .embed: "data-embed"
        }
    }
}

/// The kinds of content inside a layer's element, beside its child layers.
package enum WireKind: Int, CaseIterable, Sendable {
    /// Child layers only.
    case plain = 0
    /// One line in one style: the string.
    case line
    /// Lines of styled fragments: `[[end, string, style, …], …]`; a line ends in a space (0), its paragraph (1) or nothing (2).
    case lines
    /// A stored image: its hash.
    case image
    /// A symbol without a drawing: its letter.
    case symbol
    /// A scroller: `[content width, content height, target x, target y, revision]`; a revision below 0 does not move a
    /// view that the user scrolls.
    case scroll
    /// The activity spinner.
    case activity
    /// An outline that boxes cannot draw: `[shape, data, fill, stroke, width, cap, join, dash, flags, style]`.
    case drawing
    /// A symbol with a drawing: its number, negative for one in a mirror.
    case glyph
    /// Text that is edited: `[revision, edition, text]`, `null` for the text that the page has.
    case field
    /// A value that is changed: `[revision, value, [title, …]]`, titles for a choice only.
    case control
    /// A drawing of many operations (`WireCanvas`): `[0, [entry, …], operations]`, or with what is new of it
    /// `[1, [entry, …], operations, [keep, drop, insert, …]]`.
    case canvas
}
