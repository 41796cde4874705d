// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineDisplay

extension ElementRecord {
    /// Returns the document of an element tree: a line for each element, keys in a fixed order, without default values.
    ///
    /// It is not written by an encoder, because the files are compared byte by byte, also across versions of
    /// Foundation.
    package func json(width: Double, height: Double) -> String {
        var text = "{\n  \"format\": 1,\n"
        text += "  \"size\": {\"width\": \(displayNumber(width)), \"height\": \(displayNumber(height))},\n"
        text += "  \"root\": "
        write(depth: 1, to: &text)
        return text + "\n}\n"
    }

    private func write(depth: Int, to text: inout String) {
        var pairs = [("role", role.jsonQuoted)]
        for (key, string) in [
            ("label", label), ("value", value), ("hint", hint), ("identifier", identifier),
            ("inheritedIdentifier", inheritedIdentifier), ("sorting", sorting),
        ] {
            if let string { pairs.append((key, string.jsonQuoted)) }
        }
        for (key, isSet) in [
            ("isDisabled", isDisabled), ("isSelected", isSelected), ("isModal", isModal), ("isBusy", isBusy),
        ] where isSet {
            pairs.append((key, "true"))
        }
        if let positionInSet { pairs.append(("positionInSet", String(positionInSet))) }
        if let sizeOfSet { pairs.append(("sizeOfSet", String(sizeOfSet))) }
        pairs.append(("frame", frame.json))
        text += "{" + pairs.map { "\($0.jsonQuoted): \($1)" }.joined(separator: ", ")
        ElementRecord.write(children, as: "children", depth: depth, to: &text)
        ElementRecord.write(contents, as: "contents", depth: depth, to: &text)
        text += "}"
    }

    private static func write(_ elements: [ElementRecord], as key: String, depth: Int, to text: inout String) {
        guard !elements.isEmpty else { return }
        let indentation = String(repeating: "  ", count: depth)
        text += ", \(key.jsonQuoted): ["
        for (index, element) in elements.enumerated() {
            text += (index == 0 ? "\n" : ",\n") + indentation + "  "
            element.write(depth: depth + 1, to: &text)
        }
        text += "\n\(indentation)]"
    }
}

extension ElementRecord.Frame {
    fileprivate var json: String {
        func points(_ hundredths: Int) -> String { displayNumber(Double(hundredths) / 100) }
        return "{\"x\": \(points(x)), \"y\": \(points(y)), \"width\": \(points(width)), \"height\": \(points(height))}"
    }
}

extension String {
    /// The text as a JSON string; only control characters, quotes and backslashes are escaped.
    var jsonQuoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case "\r": quoted += "\\r"
            case "\t": quoted += "\\t"
            case "\u{0}"..<"\u{20}", "\u{2028}", "\u{2029}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}

// MARK: - Reading

extension ElementRecord: Decodable {
    private enum Key: String, CodingKey {
        case role, label, value, hint, identifier, inheritedIdentifier, isDisabled, isSelected, isModal, isBusy
        case sorting, positionInSet, sizeOfSet, frame, children, contents
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        role = try values.decode(String.self, forKey: .role)
        label = try values.decodeIfPresent(String.self, forKey: .label)
        value = try values.decodeIfPresent(String.self, forKey: .value)
        hint = try values.decodeIfPresent(String.self, forKey: .hint)
        identifier = try values.decodeIfPresent(String.self, forKey: .identifier)
        inheritedIdentifier = try values.decodeIfPresent(String.self, forKey: .inheritedIdentifier)
        isDisabled = try values.decodeIfPresent(Bool.self, forKey: .isDisabled) ?? false
        isSelected = try values.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
        isModal = try values.decodeIfPresent(Bool.self, forKey: .isModal) ?? false
        isBusy = try values.decodeIfPresent(Bool.self, forKey: .isBusy) ?? false
        sorting = try values.decodeIfPresent(String.self, forKey: .sorting)
        positionInSet = try values.decodeIfPresent(Int.self, forKey: .positionInSet)
        sizeOfSet = try values.decodeIfPresent(Int.self, forKey: .sizeOfSet)
        frame = try values.decode(Frame.self, forKey: .frame)
        children = try values.decodeIfPresent([ElementRecord].self, forKey: .children) ?? []
        contents = try values.decodeIfPresent([ElementRecord].self, forKey: .contents) ?? []
    }
}

extension ElementRecord.Frame: Decodable {
    private enum Key: String, CodingKey {
        case x, y, width, height
    }

    package init(from decoder: any Decoder) throws {
        let values = try decoder.container(keyedBy: Key.self)
        func hundredths(_ key: Key) throws -> Int { Self.hundredths(try values.decode(Double.self, forKey: key)) }
        self.init(
            x: try hundredths(.x), y: try hundredths(.y), width: try hundredths(.width), height: try hundredths(.height)
        )
    }
}

/// The file of an element tree.
package struct ElementDocument: Decodable, Equatable, Sendable {
    package struct Size: Decodable, Equatable, Sendable {
        package let width: Double
        package let height: Double
    }

    package let format: Int
    package let size: Size
    package let root: ElementRecord

    /// Parses a file; throws the reason if it is invalid.
    package init(json: Data) throws {
        do {
            self = try JSONDecoder().decode(ElementDocument.self, from: json)
        } catch {
            throw SnapshotError("The element tree cannot be read: \(error)")
        }
        guard format == 1 else { throw SnapshotError("The element tree has format \(format); this version reads 1.") }
    }
}
