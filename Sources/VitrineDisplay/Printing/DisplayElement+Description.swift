// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension DisplayElement: CustomStringConvertible {
    /// The accessibility outline as stable text: a line per element, in reading order.
    package var description: String {
        var lines: [String] = []
        print(depth: 0, to: &lines)
        return lines.joined(separator: "\n")
    }

    private func print(depth: Int, to lines: inout [String]) {
        var parts = [role.name]
        if !label.isEmpty { parts.append(label.quotedForDisplay) }
        if let value { parts.append("value \(value.quotedForDisplay)") }
        if let hint { parts.append("hint \(hint.quotedForDisplay)") }
        if let identifier { parts.append("id \(identifier)") }
        if isDisabled { parts.append("disabled") }
        if isSelected { parts.append("selected") }
        if isModal { parts.append("modal") }
        if isBusy { parts.append("busy") }
        if let sorting { parts.append(sorting.rawValue) }
        if let positionInSet { parts.append("\(positionInSet) of \(sizeOfSet.map(String.init) ?? "?")") }
        lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
        for child in children { child.print(depth: depth + 1, to: &lines) }
    }
}
