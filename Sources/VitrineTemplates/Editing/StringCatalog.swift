// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A string catalog (`.xcstrings`), to which texts are added; everything else of it stays as it is, byte for byte.
struct StringCatalog {
    private(set) var text: String
    /// The keys that it has.
    let keys: Set<String>

    /// Reads a catalog; nil for what is none.
    ///
    /// - Parameter text: The file's text.
    init?(_ text: String) {
        guard let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any],
            let strings = object["strings"] as? [String: Any]
        else { return nil }
        self.text = text
        keys = Set(strings.keys)
    }

    /// A catalog in English.
    static func text(of strings: [String: String]) -> String {
        let entries = strings.keys.sorted().map { entry($0, strings[$0] ?? "") }.joined(separator: ",\n")
        return """
            {
              "sourceLanguage" : "en",
              "strings" : {
            \(entries)
              },
              "version" : "1.0"
            }

            """
    }

    /// Adds texts for the keys that it does not have yet, each before the first key that is greater.
    ///
    /// - Parameter strings: Texts in English by key.
    /// - Returns: Whether the object of strings was found.
    mutating func add(_ strings: [String: String]) -> Bool {
        for key in strings.keys.sorted() where !keys.contains(key) {
            guard insert(key, Self.entry(key, strings[key] ?? "")) else { return false }
        }
        return true
    }

    private static func entry(_ key: String, _ text: String) -> String {
        """
            \(quoted(key)) : {
              "extractionState" : "manual",
              "localizations" : {
                "en" : {
                  "stringUnit" : {
                    "state" : "translated",
                    "value" : \(quoted(text))
                  }
                }
              }
            }
        """
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    }

    private mutating func insert(_ key: String, _ entry: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let places = Self.places(in: bytes) else { return false }
        let addition: String
        let place: Int
        if let next = places.keys.first(where: { $0.name > key }) {
            place = next.start
            addition = entry.drop { $0 == " " } + ",\n    "
        } else if let end = places.keys.last?.end {
            place = end
            addition = ",\n" + entry
        } else {
            place = places.open + 1
            addition = "\n" + entry
        }
        text =
            String(decoding: bytes[..<place], as: UTF8.self) + addition
            + String(decoding: bytes[place...], as: UTF8.self)
        return true
    }

    /// Where the object "strings" opens, and where the names of its members start and their values end.
    private static func places(in bytes: [UInt8]) -> (open: Int, keys: [(name: String, start: Int, end: Int)])? {
        var depth = 0
        var index = 0
        var open: Int?
        var keys: [(name: String, start: Int, end: Int)] = []
        var lastText = (name: "", start: 0)
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let start = index
                index += 1
                while index < bytes.count, bytes[index] != UInt8(ascii: "\"") {
                    index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
                }
                lastText = (
                    String(decoding: bytes[min(start + 1, index)..<min(index, bytes.count)], as: UTF8.self), start
                )
            case UInt8(ascii: "{"):
                depth += 1
                if depth == 2, open == nil, lastText.name == "strings" { open = index }
                if depth == 3, open != nil { keys.append((lastText.name, lastText.start, 0)) }
            case UInt8(ascii: "}"):
                if depth == 3, open != nil, !keys.isEmpty { keys[keys.count - 1].end = index + 1 }
                if depth == 2, let open { return (open, keys) }
                depth -= 1
            default: break
            }
            index += 1
        }
        return nil
    }
}
