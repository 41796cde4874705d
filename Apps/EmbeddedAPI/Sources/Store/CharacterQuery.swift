// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import GRDB

/// What the public API's listing can be filtered by. Case does not matter.
struct CharacterQuery: Equatable {
    /// How a parameter is compared with its column, as the public API documents and shows it.
    private enum Comparison {
        case contains, equals
    }

    private static let comparisons: [(name: String, comparison: Comparison)] = [
        ("name", .contains), ("status", .equals), ("species", .contains), ("type", .contains), ("gender", .equals),
    ]

    /// Value by parameter, in the order in which the API names them.
    private(set) var parameters: [URLQueryItem] = []

    init() {}

    /// - Parameter value: what the client sent for a parameter's name.
    init(_ value: (String) -> String?) {
        parameters = Self.comparisons.compactMap { entry in
            value(entry.name).flatMap { $0.isEmpty ? nil : URLQueryItem(name: entry.name, value: $0) }
        }
    }

    var request: QueryInterfaceRequest<CharacterRecord> {
        parameters.reduce(CharacterRecord.all()) { request, parameter in
            let value = parameter.value ?? ""
            let comparison = Self.comparisons.first { $0.name == parameter.name }?.comparison
            let column = Column(parameter.name)
            switch comparison {
            case .equals: return request.filter(column.collating(.nocase) == value)
            case .contains, nil: return request.filter(column.like(Self.pattern(value), escape: "\\"))
            }
        }
    }

    /// The value anywhere in a column, with what SQL takes for wildcards standing for itself.
    private static func pattern(_ value: String) -> String {
        let escaped = value.reduce(into: "") { text, character in
            if "%_\\".contains(character) { text.append("\\") }
            text.append(character)
        }
        return "%\(escaped)%"
    }

    /// The parameters as they stand in a link, each behind an ampersand.
    var suffix: String {
        guard !parameters.isEmpty else { return "" }
        var components = URLComponents()
        components.queryItems = parameters
        return "&" + (components.percentEncodedQuery ?? "")
    }
}
