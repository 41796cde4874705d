// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key, by the character that it stands for.
public struct KeyEquivalent: Hashable, Sendable {
    public var character: Character

    public init(_ character: Character) {
        self.character = character
    }

    public static let upArrow = KeyEquivalent("\u{F700}")
    public static let downArrow = KeyEquivalent("\u{F701}")
    public static let leftArrow = KeyEquivalent("\u{F702}")
    public static let rightArrow = KeyEquivalent("\u{F703}")
    public static let escape = KeyEquivalent("\u{1B}")
    public static let delete = KeyEquivalent("\u{8}")
    public static let deleteForward = KeyEquivalent("\u{F728}")
    public static let home = KeyEquivalent("\u{F729}")
    public static let end = KeyEquivalent("\u{F72B}")
    public static let pageUp = KeyEquivalent("\u{F72C}")
    public static let pageDown = KeyEquivalent("\u{F72D}")
    public static let clear = KeyEquivalent("\u{F739}")
    public static let tab = KeyEquivalent("\t")
    public static let space = KeyEquivalent(" ")
    public static let `return` = KeyEquivalent("\r")
}

extension KeyEquivalent: ExpressibleByExtendedGraphemeClusterLiteral {
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

    /// The key with a browser's name; `nil` for one that stands for no character.
    package init?(browserName name: String) {
        if let found = KeyEquivalent.named.first(where: { $0.name == name }) {
            self = found.key
        } else if name.count == 1, let character = name.first {
            self.init(character)
        } else {
            return nil
        }
    }

    /// The key on the other side, for one that points somewhere.
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

    /// As `aria-keyshortcuts` writes it.
    package var ariaName: String {
        if let found = KeyEquivalent.named.first(where: { $0.key == self }) { return found.name }
        switch character {
        case " ": return "Space"
        case "+": return "Plus"
        default: return String(character).uppercased()
        }
    }
}

/// Keys that are held while another one is pressed.
public struct EventModifiers: OptionSet, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    public static let capsLock = EventModifiers(rawValue: 1)
    public static let shift = EventModifiers(rawValue: 2)
    public static let control = EventModifiers(rawValue: 4)
    public static let option = EventModifiers(rawValue: 8)
    public static let command = EventModifiers(rawValue: 16)
    public static let numericPad = EventModifiers(rawValue: 32)
    public static let all: EventModifiers = [.capsLock, .shift, .control, .option, .command, .numericPad]
}
