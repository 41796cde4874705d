// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The styles of one session: each combination of declarations has a number and is sent once.
///
/// Each slot is a cascade layer: what content, effects and a press say about the same property is decided by the slot,
/// not by which style was met first. A layer's element carries at most three of them, one per slot:
/// `c4 e2 p1` are classes. Declarations are built from numbers and fixed words only; no text of an app's ever reaches a style.
package struct StyleTable {
    package enum Slot: Int, CaseIterable, Sendable {
        /// From the layer's content.
        case content = 0
        /// From its effects.
        case effects = 1
        /// From its look while pressed.
        case pressed = 2

        package var letter: String {
            switch self {
            case .content: "c"
            case .effects: "e"
            case .pressed: "p"
            }
        }
    }

    package struct Entry: Hashable, Sendable {
        package var slot: Slot
        package var declarations: String
    }

    private var numbers: [Entry: Int] = [:]
    /// All styles; style n stands at n - 1.
    package private(set) var entries: [Entry] = []
    /// How many of them the client has.
    private var sent = 0

    package init() {}

    /// The number of a style, 0 for none.
    package mutating func number(_ slot: Slot, _ declarations: String) -> Int {
        if declarations.isEmpty { return 0 }
        let entry = Entry(slot: slot, declarations: declarations)
        if let number = numbers[entry] { return number }
        entries.append(entry)
        numbers[entry] = entries.count
        return entries.count
    }

    /// The operations for styles that the client lacks.
    package mutating func takeOperations() -> [String] {
        defer { sent = entries.count }
        return entries[sent...].enumerated().map { offset, entry in
            JSONText.array([
                String(WireProtocol.Operation.style.rawValue), String(entry.slot.rawValue), String(sent + offset + 1),
                JSONText.string(entry.declarations),
            ])
        }
    }

    /// Forgets what was sent: for a snapshot.
    package mutating func resend() {
        sent = 0
    }

    /// The rules for a page's style element; afterwards they count as sent.
    package mutating func takeRules() -> String {
        defer { sent = entries.count }
        return entries.enumerated().map { Self.rule(number: $0 + 1, $1) }.joined(separator: "\n")
    }

    package static func rule(number: Int, _ entry: Entry) -> String {
        let state = entry.slot == .pressed ? ":active" : ""
        return "@layer \(entry.slot.letter){.\(entry.slot.letter)\(number)\(state){\(entry.declarations)}}"
    }
}
