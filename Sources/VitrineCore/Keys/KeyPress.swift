// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A key that was pressed, held or let go.
public struct KeyPress: Sendable {
    /// What happened to the key.
    public struct Phases: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let down = Phases(rawValue: 1)
        public static let `repeat` = Phases(rawValue: 2)
        public static let up = Phases(rawValue: 4)
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// What an action made of a key.
    public enum Result: Sendable {
        /// It was taken; views further out are not told.
        case handled
        /// It is for somebody else.
        case ignored
    }

    public let phase: Phases
    public let key: KeyEquivalent
    /// What the key types.
    public let characters: String
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    public var debugDescription: String {
        "KeyPress(phase: \(phase.rawValue), key: \(key.ariaName), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
    public var debugDescription: String {
        let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}

/// A key as a surface tells of it.
package struct KeyInput: Hashable, Sendable {
    package let phase: Int
    /// A character, or a browser's name for the key.
    package let key: String
    /// 1 shift, 2 control, 4 option, 8 command.
    package let modifiers: Int

    /// `nil` for what no keyboard sends.
    package init?(phase: Int, key: String, modifiers: Int) {
        guard [1, 2, 4].contains(phase), !key.isEmpty, key.utf8.count <= 32, (0..<16).contains(modifiers) else {
            return nil
        }
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
    }

    /// `nil` for a key that stands for no character.
    package var press: KeyPress? {
        guard let key = KeyEquivalent(browserName: key) else { return nil }
        // Letters are the key's own, whatever is held.
        let plain = KeyEquivalent(Character(String(key.character).lowercased()))
        return KeyPress(
            phase: KeyPress.Phases(rawValue: phase), key: plain, characters: String(key.character),
            modifiers: EventModifiers(rawValue: modifiers << 1))
    }
}
