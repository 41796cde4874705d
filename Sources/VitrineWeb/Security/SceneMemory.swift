// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What a page keeps of its scene for a server that has forgotten it: where it was, how far it was scrolled, and the
/// values of SceneStorage. Secure fields are never part of it.
///
/// The schema is fixed: a document of exactly this shape, read by hand. No name of a type, no class and no key of the
/// document decides what is made of it (what CVE-2025-54068 was). `SessionTokens` seals it, and its code is checked
/// before a byte is parsed; reading is total all the same.
package struct SceneMemory: Hashable, Sendable {
    /// Characters of the sealed text.
    package static let limit = SessionTokens.sealedLimit
    /// Nesting of arrays and objects.
    package static let depth = 10
    package static let scrollLimit = 64
    package static let valueLimit = 64
    /// Seconds for which a page may bring it back.
    package static let lifetime = 86_400

    package struct Scroll: Hashable, Sendable {
        /// The scroller's identifier in its scene.
        package var name: String
        package var x: Double
        package var y: Double

        package init(name: String, x: Double, y: Double) {
            self.name = name
            self.x = x
            self.y = y
        }
    }

    package struct Value: Hashable, Sendable {
        package var key: String
        package var value: String

        package init(key: String, value: String) {
            self.key = key
            self.value = value
        }
    }

    package enum Failure: Error, Hashable, Sendable {
        case sealed(SessionTokens.Refusal)
        case malformed
        /// It would not fit into what a page may send back.
        case tooLarge
    }

    package var path: String
    package var scrolls: [Scroll]
    package var values: [Value]

    package init(path: String, scrolls: [Scroll] = [], values: [Value] = []) {
        self.path = path
        self.scrolls = scrolls
        self.values = values
    }

    // MARK: - Sealed

    package func sealed(by tokens: SessionTokens, visitor: String) throws(Failure) -> String {
        let text = tokens.seal(Array(json.utf8), .memory, visitor: visitor, lifetime: Self.lifetime)
        guard text.utf8.count <= Self.limit, scrolls.count <= Self.scrollLimit, values.count <= Self.valueLimit else {
            throw .tooLarge
        }
        return text
    }

    package init(sealed text: String, tokens: SessionTokens, visitor: String) throws(Failure) {
        let body: [UInt8]
        do {
            body = try tokens.open(text, .memory, visitor: visitor)
        } catch {
            throw .sealed(error)
        }
        try self.init(json: body)
    }

    // MARK: - JSON

    /// `{"p": path, "s": [[name, x, y], …], "v": [[key, value], …]}`
    package var json: String {
        let scrolls = scrolls.map {
            JSONText.array([JSONText.string($0.name), WireLength.text($0.x), WireLength.text($0.y)])
        }
        let values = values.map { JSONText.array([JSONText.string($0.key), JSONText.string($0.value)]) }
        return "{\"p\":\(JSONText.string(path)),\"s\":\(JSONText.array(scrolls)),\"v\":\(JSONText.array(values))}"
    }

    package init(json: [UInt8]) throws(Failure) {
        guard let text = String(validating: json, as: UTF8.self), let value = try? JSONValue(text, depth: Self.depth),
            case .object(let fields) = value, Set(fields.keys) == ["p", "s", "v"],
            let path = fields["p"]?.string, path.hasPrefix("/"), path.utf8.count <= 4_096,
            let scrolls = fields["s"]?.array, scrolls.count <= Self.scrollLimit,
            let values = fields["v"]?.array, values.count <= Self.valueLimit
        else { throw .malformed }
        self.init(path: path)
        for item in scrolls {
            guard let parts = item.array, parts.count == 3, let name = parts[0].string, let x = parts[1].number,
                let y = parts[2].number, x.magnitude < 1e8, y.magnitude < 1e8
            else { throw .malformed }
            self.scrolls.append(Scroll(name: name, x: x, y: y))
        }
        for item in values {
            guard let parts = item.array, parts.count == 2, let key = parts[0].string, let value = parts[1].string
            else { throw .malformed }
            self.values.append(Value(key: key, value: value))
        }
    }
}
