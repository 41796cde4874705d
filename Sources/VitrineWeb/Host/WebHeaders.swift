// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Header fields in order, looked up without regard to case.
package struct WebHeaders: Hashable, Sendable {
    package private(set) var fields: [Field] = []

    package struct Field: Hashable, Sendable {
        package var name: String
        package var value: String

        package init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    package init() {}

    package init(_ fields: [(String, String)]) {
        self.fields = fields.map { Field(name: $0.0, value: $0.1) }
    }

    /// The first value of a name.
    package subscript(_ name: String) -> String? {
        let wanted = name.lowercased()
        return fields.first { $0.name.lowercased() == wanted }?.value
    }

    package mutating func append(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Replaces every field of that name.
    package mutating func set(_ name: String, _ value: String) {
        let wanted = name.lowercased()
        fields.removeAll { $0.name.lowercased() == wanted }
        append(name, value)
    }

    /// The values of all Cookie fields; of a repeated name the first counts.
    package var cookies: [String: String] {
        var result: [String: String] = [:]
        for field in fields where field.name.lowercased() == "cookie" {
            for part in field.value.split(separator: ";") {
                guard let equals = part.firstIndex(of: "=") else { continue }
                let name = part[..<equals].drop { $0 == " " }
                let value = part[part.index(after: equals)...]
                if !name.isEmpty, result[String(name)] == nil { result[String(name)] = String(value) }
            }
        }
        return result
    }
}
