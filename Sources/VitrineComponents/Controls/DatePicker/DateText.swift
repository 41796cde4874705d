// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineCore
package import VitrineDisplay

/// Dates in the form of HTML: days of the Gregorian calendar and times of day, in a time zone.
nonisolated package struct DateText {
    private var calendar = Calendar(identifier: .gregorian)

    package init(_ timeZone: TimeZone) {
        calendar.timeZone = timeZone
    }

    package func string(_ date: Date, _ parts: DisplayControl.DateParts) -> String {
        let fields = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: date)
        let day = padded(fields.year, 4) + "-" + padded(fields.month, 2) + "-" + padded(fields.day, 2)
        let time = padded(fields.hour, 2) + ":" + padded(fields.minute, 2)
        return switch parts {
        case .date: day
        case .time: time
        case .dateAndTime: day + "T" + time
        }
    }

    /// Returns a date with the parts of a text, and everything else from another date; `nil` if the text is invalid.
    package func date(_ text: String, _ parts: DisplayControl.DateParts, keeping other: Date) -> Date? {
        var fields = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second, .nanosecond], from: other)
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == (parts == .dateAndTime ? 2 : 1) else { return nil }
        if parts != .time {
            let words = halves[0].split(separator: "-", omittingEmptySubsequences: false)
            let numbers = words.compactMap { number($0) }
            guard words.count == 3, numbers.count == 3, (1...9999).contains(numbers[0]), (1...12).contains(numbers[1]),
                (1...31).contains(numbers[2])
            else { return nil }
            (fields.year, fields.month, fields.day) = (numbers[0], numbers[1], numbers[2])
        }
        if parts != .date {
            // Some browsers add seconds.
            let words = halves[halves.count - 1].split(separator: ":", omittingEmptySubsequences: false)
            let numbers = words.prefix(2).compactMap { number($0) }
            guard (2...3).contains(words.count), numbers.count == 2 else { return nil }
            guard (0...23).contains(numbers[0]), (0...59).contains(numbers[1]) else { return nil }
            (fields.hour, fields.minute, fields.second, fields.nanosecond) = (numbers[0], numbers[1], 0, 0)
        }
        return calendar.date(from: fields)
    }

    private func number(_ digits: Substring) -> Int? {
        digits.isEmpty || digits.count > 4 || !digits.utf8.allSatisfy { (48...57).contains($0) } ? nil : Int(digits)
    }

    private func padded(_ number: Int?, _ width: Int) -> String {
        let digits = String(number ?? 0)
        return String(repeating: "0", count: max(width - digits.count, 0)) + digits
    }
}
