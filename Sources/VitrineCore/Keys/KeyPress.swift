// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A press, repetition or release of a key.
public struct KeyPress: Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set of phases from its bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]
    }

    /// The result of an action for a key press.
    public enum Result: Sendable {
        /// The action handled the key press, so views further out do not receive it.
        case handled
        /// The action did not handle the key press, so views further out receive it.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key that was pressed.
    public let key: KeyEquivalent
    /// The characters that the key press produces.
    public let characters: String
    /// The modifiers that were held.
    public let modifiers: EventModifiers
}

extension KeyPress: CustomDebugStringConvertible {
    /// The phase, key and modifiers, for debugging.
    public var debugDescription: String {
        "KeyPress(phase: \(phase.rawValue), key: \(key.ariaName), modifiers: \(modifiers.rawValue))"
    }
}

extension KeyPress.Phases: CustomDebugStringConvertible {
    /// The names of the phases, for debugging.
    public var debugDescription: String {
        let names = [(KeyPress.Phases.down, "down"), (.repeat, "repeat"), (.up, "up")]
        return "[" + names.filter { contains($0.0) }.map(\.1).joined(separator: ", ") + "]"
    }
}

/// A key press as a surface reports it.
package struct KeyInput: Hashable, Sendable {
    package let phase: Int
    /// The character of the key, or a browser's name for it.
    package let key: String
    /// The modifiers as bits: 1 shift, 2 control, 4 option, 8 command.
    package let modifiers: Int
    /// The number of the surface's question whether the key is taken; `nil` if it does not wait for an answer.
    package let question: Int?

    /// Creates a key press; `nil` for values that no keyboard sends.
    package init?(phase: Int, key: String, modifiers: Int, question: Int? = nil) {
        guard [1, 2, 4].contains(phase), !key.isEmpty, key.utf16.count <= 32, (0..<16).contains(modifiers) else {
            return nil
        }
        self.phase = phase
        self.key = key
        self.modifiers = modifiers
        self.question = question
    }

    /// The key press for the app; `nil` for a key without a character.
    package var press: KeyPress? {
        guard let key = KeyEquivalent(browserName: key) else { return nil }
        // The key's own letter, whatever modifiers are held.
        let plain = KeyEquivalent(Character(String(key.character).lowercased()))
        return KeyPress(
            phase: KeyPress.Phases(rawValue: phase), key: plain, characters: String(key.character),
            modifiers: EventModifiers(rawValue: modifiers << 1))
    }
}
