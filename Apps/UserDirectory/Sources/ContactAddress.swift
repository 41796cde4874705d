// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where a person can be reached, read from a text.
enum ContactAddress: Equatable {
    case mail(String)
    case phone(String)

    /// Nil for a text that is neither an e-mail address nor a telephone number.
    init?(_ text: String) {
        if text.split(separator: "@", omittingEmptySubsequences: false).count == 2, !text.contains(" ") {
            self = .mail(text)
            return
        }
        // What follows an x is an extension, which a number that is dialled pauses before.
        let parts = text.lowercased().split(separator: "x", maxSplits: 1)
        guard let number = parts.first, number.allSatisfy({ $0.isNumber || "+-.() ".contains($0) }) else { return nil }
        let digits = number.filter { $0.isNumber || $0 == "+" }
        guard digits.count >= 7 else { return nil }
        self = .phone(parts.count == 2 ? "\(digits),\(parts[1].filter(\.isNumber))" : digits)
    }

    var url: URL {
        var components = URLComponents()
        switch self {
        case .mail(let address):
            components.scheme = "mailto"
            components.path = address
        case .phone(let number):
            components.scheme = "tel"
            components.path = number
        }
        return components.url!
    }
}
