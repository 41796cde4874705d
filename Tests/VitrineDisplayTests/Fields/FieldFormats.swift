// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What apps do to a text while it is typed.
enum FieldFormat: String, CaseIterable {
    case none, uppercase, digits, limit, phone

    func callAsFunction(_ text: String) -> String {
        switch self {
        case .none: text
        case .uppercase: text.uppercased()
        case .digits: text.filter(\.isNumber)
        case .limit: String(text.prefix(300))
        case .phone:
            Self.phone(text)
        }
    }

    private static func phone(_ text: String) -> String {
        let found: String = text.filter(\.isNumber)
        let digits = String(found.prefix(10))
        let (area, rest) = (digits.prefix(3), digits.dropFirst(3))
        if rest.isEmpty { return String(area) }
        let (exchange, line) = (rest.prefix(3), rest.dropFirst(3))
        return "(\(area)) \(exchange)" + (line.isEmpty ? "" : "-\(line)")
    }
}
