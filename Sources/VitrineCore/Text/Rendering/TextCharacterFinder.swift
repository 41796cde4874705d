// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineLayout

/// Finds the characters of laid out lines in the text that was laid out.
///
/// Lines leave out spaces and hard breaks at their ends, and have ellipses for what did not fit. So each run has a
/// cursor, which goes on from character to character; what is behind an ellipsis is the end of the paragraph.
struct TextCharacterFinder {
    private let characters: [[Character]]
    /// The offset of each character of each run in the text, in UTF-16 units, and that of the run's end.
    private let offsets: [[Int]]
    private var cursors: [Int]

    /// Returns the offsets of the characters of each fragment of each line, in UTF-16 units.
    static func offsets(of lines: [TextLine], in runs: [TextRun]) -> [[[Int]]] {
        var finder = TextCharacterFinder(runs)
        return lines.map { line in line.fragments.map { finder.find($0) } }
    }

    private init(_ runs: [TextRun]) {
        var end = 0
        characters = runs.map { Array($0.string) }
        offsets = characters.map { run in
            var starts = [end]
            for character in run {
                end += character.utf16.count
                starts.append(end)
            }
            return starts
        }
        cursors = runs.map { _ in 0 }
    }

    private mutating func find(_ fragment: TextFragment) -> [Int] {
        let run = fragment.runIndex
        var remaining = fragment.string.count
        return fragment.string.map { character in
            let place = place(of: character, in: run, remaining: remaining)
            remaining -= 1
            let isThere = place < characters[run].count && characters[run][place] == character
            cursors[run] = isThere ? place + 1 : max(place, paragraphEnd(from: place, in: run) - remaining)
            return offsets[run][place]
        }
    }

    /// Returns the index of the next character of a fragment, of which `remaining` are still to be found.
    private func place(of character: Character, in run: Int, remaining: Int) -> Int {
        let text = characters[run]
        let cursor = cursors[run]
        var place = cursor
        while place < text.count, text[place] != character, text[place].isWhitespace { place += 1 }
        if place < text.count, text[place] == character { return place }
        // An ellipsis stands for what begins here.
        if character == "\u{2026}" { return cursor }
        return min(max(cursor, paragraphEnd(from: cursor, in: run) - remaining), text.count)
    }

    private func paragraphEnd(from start: Int, in run: Int) -> Int {
        characters[run][start...].firstIndex(where: \.isNewline) ?? characters[run].count
    }
}
