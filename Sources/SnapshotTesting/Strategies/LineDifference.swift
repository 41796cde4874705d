// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The difference of two texts in the form of patches: removed lines with `-`, added ones with `+`, and their context.
///
/// The algorithm is Myers's (of the standard library's `difference(from:)`): O(nd) for n lines and d changes.
struct LineDifference: CustomStringConvertible {
    private enum Change {
        case same, removed, added

        var mark: String {
            switch self {
            case .same: " "
            case .removed: "-"
            case .added: "+"
            }
        }
    }

    private struct Line {
        let change: Change
        let text: Substring
        /// The line number in the old text, from 1.
        let old: Int
        let new: Int
    }

    private static let context = 3
    private let lines: [Line]

    init(from old: String, to new: String) {
        // Only "\n" ends a line: "\r\n" is a single character in Swift, but counts as a difference here.
        let old = old.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
        let new = new.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map(Substring.init)
        let difference = new.difference(from: old)
        var removed: Set<Int> = []
        var added: Set<Int> = []
        for change in difference {
            switch change {
            case .remove(let offset, _, _): removed.insert(offset)
            case .insert(let offset, _, _): added.insert(offset)
            }
        }
        var lines: [Line] = []
        var (before, after) = (0, 0)
        while before < old.count || after < new.count {
            let place = (old: before + 1, new: after + 1)
            if before < old.count, removed.contains(before) {
                lines.append(Line(change: .removed, text: old[before], old: place.old, new: place.new))
                before += 1
            } else if after < new.count, added.contains(after) {
                lines.append(Line(change: .added, text: new[after], old: place.old, new: place.new))
                after += 1
            } else {
                lines.append(Line(change: .same, text: new[after], old: place.old, new: place.new))
                before += 1
                after += 1
            }
        }
        self.lines = lines
    }

    var description: String {
        hunks.map { hunk in
            let old = hunk.filter { $0.change != .added }.count
            let new = hunk.filter { $0.change != .removed }.count
            let head = "@@ -\(hunk.first?.old ?? 1),\(old) +\(hunk.first?.new ?? 1),\(new) @@"
            return ([head] + hunk.map { $0.change.mark + $0.text }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    /// The changed lines with their context; overlapping hunks are joined.
    private var hunks: [ArraySlice<Line>] {
        var ranges: [Range<Int>] = []
        for index in lines.indices where lines[index].change != .same {
            let range = max(0, index - LineDifference.context)..<min(lines.count, index + LineDifference.context + 1)
            if let last = ranges.last, range.lowerBound <= last.upperBound {
                ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
            } else {
                ranges.append(range)
            }
        }
        return ranges.map { lines[$0] }
    }
}
