// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// A text, a list of texts or entries: all that a configuration holds.
indirect enum ConfigurationValue: Hashable {
    case text(String)
    case list([String])
    case entries([String: ConfigurationValue])

    func text(_ key: String) throws(ConfigurationError) -> String {
        guard case .text(let text) = self else { throw ConfigurationError("\(key) should be one word") }
        return text
    }

    /// One text counts as a list of one.
    func texts(_ key: String) throws(ConfigurationError) -> [String] {
        switch self {
        case .list(let texts): return texts
        case .text(let text): return [text]
        case .entries: throw ConfigurationError("\(key) should be a list")
        }
    }

    func entries(_ key: String) throws(ConfigurationError) -> [(key: String, value: ConfigurationValue)] {
        guard case .entries(let entries) = self else { throw ConfigurationError("\(key) should have entries") }
        return entries.sorted { $0.key < $1.key }
    }

    init(json text: String) throws(ConfigurationError) {
        do {
            self = try Self(any: JSONSerialization.jsonObject(with: Data(text.utf8)))
        } catch let error as ConfigurationError {
            throw error
        } catch {
            throw ConfigurationError("this is not JSON")
        }
    }

    private init(any value: Any) throws(ConfigurationError) {
        switch value {
        case let text as String: self = .text(text)
        case let texts as [String]: self = .list(texts)
        case let entries as [String: Any]:
            var values: [String: ConfigurationValue] = [:]
            for (key, value) in entries { values[key] = try Self(any: value) }
            self = .entries(values)
        default: throw ConfigurationError("a configuration holds texts, lists of texts and entries, not \(value)")
        }
    }
}
