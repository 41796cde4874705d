// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key, identified by the character that it produces.
public struct KeyEquivalent: Hashable, Sendable {
    /// The character of the key.
    public var character: Character

    /// Creates a key from its character.
    public init(_ character: Character) {
        self.character = character
    }

    /// The up arrow key.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The down arrow key.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The left arrow key.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The right arrow key.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// The escape key.
    public static let escape = KeyEquivalent("\u{1B}")
    /// The backspace key, which deletes backwards.
    public static let delete = KeyEquivalent("\u{8}")
    /// The forward delete key.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// The home key.
    public static let home = KeyEquivalent("\u{F729}")
    /// The end key.
    public static let end = KeyEquivalent("\u{F72B}")
    /// The page up key.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// The page down key.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// The clear key.
    public static let clear = KeyEquivalent("\u{F739}")
    /// The tab key.
    public static let tab = KeyEquivalent("\t")
    /// The space bar.
    public static let space = KeyEquivalent(" ")
    /// The return key.
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
    /// Creates a key from a character literal.
    public init(extendedGraphemeClusterLiteral: Character) {
        self.init(extendedGraphemeClusterLiteral)
    }
}

extension KeyEquivalent {
    /// The keys that have a name in a browser (UI Events KeyboardEvent key values).
    private static let named: [(key: KeyEquivalent, name: String)] = [
        (.upArrow, "ArrowUp"), (.downArrow, "ArrowDown"), (.leftArrow, "ArrowLeft"), (.rightArrow, "ArrowRight"),
        (.escape, "Escape"), (.delete, "Backspace"), (.deleteForward, "Delete"), (.home, "Home"), (.end, "End"),
        (.pageUp, "PageUp"), (.pageDown, "PageDown"), (.clear, "Clear"), (.tab, "Tab"), (.return, "Enter"),
    ]

    /// Creates the key with a browser's name; `nil` for a key without a character.
    package init?(browserName name: String) {
        if let found = KeyEquivalent.named.first(where: { $0.name == name }) {
            self = found.key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }

    /// The key of the opposite direction, for a key with a direction.
    var mirrored: KeyEquivalent {
        switch character {
        case KeyEquivalent.leftArrow.character: .rightArrow
        case KeyEquivalent.rightArrow.character: .leftArrow
        case "[": "]"
        case "]": "["
        case "{": "}"
        case "}": "{"
        case "(": ")"
        case ")": "("
        case "<": ">"
        case ">": "<"
        default: self
        }
    }

    /// The name of the key in `aria-keyshortcuts`.
    package var ariaName: String {
        if let found = KeyEquivalent.named.first(where: { $0.key == self }) { return found.name }
        switch character {
        case " ": return "Space"
        case "+": return "Plus"
        default: return String(character).uppercased()
        }
    }
}

/// The modifier keys that are held during an event.
public struct EventModifiers: OptionSet, Sendable {
    /// The bits of the set.
    public let rawValue: Int

    /// Creates a set of modifiers from its bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The caps lock key.
    public static let capsLock = EventModifiers(rawValue: 1)
    /// The shift key.
    public static let shift = EventModifiers(rawValue: 2)
    /// The control key.
    public static let control = EventModifiers(rawValue: 4)
    /// The option key, Alt on other platforms.
    public static let option = EventModifiers(rawValue: 8)
    /// The command key.
    public static let command = EventModifiers(rawValue: 16)
    /// A key of the numeric keypad.
    public static let numericPad = EventModifiers(rawValue: 32)
    /// All modifiers.
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
