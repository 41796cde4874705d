// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What a modifier does to a printed display tree: words that occur more often with it than without, or less often.
enum ProbeEffect: ExpressibleByStringLiteral {
    case gains(String)
    case loses(String)

    init(stringLiteral words: String) { self = .gains(words) }

    /// Whether the texts differ in this way.
    func isSeen(in changed: String, over plain: String) -> Bool {
        switch self {
        case .gains(let words): count(of: words, in: changed) > count(of: words, in: plain)
        case .loses(let words): count(of: words, in: changed) < count(of: words, in: plain)
        }
    }

    private func count(of words: String, in text: String) -> Int { text.components(separatedBy: words).count }
}

/// Expects that a text of a display tree differs from another one in all these ways; the lines that differ are told if not.
@MainActor func expectEffects(
    _ effects: ProbeEffect..., of changed: String, over plain: String, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    expectEffects(effects, of: changed, over: plain, name, sourceLocation: sourceLocation)
}

@MainActor func expectEffects(
    _ effects: [ProbeEffect], of changed: String, over plain: String, _ name: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
) {
    func lines(_ text: String) -> [String] {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(!effects.isEmpty, sourceLocation: sourceLocation)
    for effect in effects where !effect.isSeen(in: changed, over: plain) {
        let difference = lines(changed).difference(from: lines(plain)).map { change in
            switch change {
            case .insert(_, let line, _): "+ \(line)"
            case .remove(_, let line, _): "- \(line)"
            }
        }
        Issue.record(
            "\(name) \(effect) is not seen in\n\(difference.joined(separator: "\n"))", sourceLocation: sourceLocation)
    }
}
