// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// A value in a defaults store: any value that a property list can hold.
nonisolated package enum DefaultsValue: Hashable, Sendable {
    case bool(Bool)
    case integer(Int)
    case double(Double)
    case string(String)
    case data(Data)
    case date(Date)
    case array([DefaultsValue])
    case dictionary([String: DefaultsValue])

    /// Creates a value from a property list's value, or returns `nil` for any other type.
    package init?(_ value: Any) {
        switch value {
        case let value as DefaultsValue: self = value
        case let value as String: self = .string(value)
        case let value as Data: self = .data(value)
        case let value as Date: self = .date(value)
        case let value as URL: self = .string(value.absoluteString)
        case let value as [Any]:
            var items: [DefaultsValue] = []
            for item in value {
                guard let item = DefaultsValue(item) else { return nil }
                items.append(item)
            }
            self = .array(items)
        case let value as [String: Any]:
            var items: [String: DefaultsValue] = [:]
            for (key, item) in value {
                guard let item = DefaultsValue(item) else { return nil }
                items[key] = item
            }
            self = .dictionary(items)
        case let value as NSNumber: self.init(value)
        default: return nil
        }
    }

    private init(_ number: NSNumber) {
        switch UInt8(bitPattern: number.objCType.pointee) {
        case UInt8(ascii: "B"): self = .bool(number.boolValue)
        // Foundation on Linux stores truth values as characters.
        case UInt8(ascii: "c") where (0...1).contains(number.intValue): self = .bool(number.boolValue)
        case UInt8(ascii: "d"), UInt8(ascii: "f"): self = .double(number.doubleValue)
        default: self = .integer(number.intValue)
        }
    }

    /// The value as `UserDefaults` returns it.
    package var propertyList: Any {
        switch self {
        case .bool(let value): value
        case .integer(let value): value
        case .double(let value): value
        case .string(let value): value
        case .data(let value): value
        case .date(let value): value
        case .array(let values): values.map(\.propertyList)
        case .dictionary(let values): values.mapValues(\.propertyList)
        }
    }

    /// The approximate size of the value in bytes, which counts towards the store's limit.
    package var size: Int {
        switch self {
        case .bool, .integer, .double, .date: 8
        case .string(let value): value.utf8.count + 8
        case .data(let value): value.count + 8
        case .array(let values): values.reduce(8) { $0 + $1.size }
        case .dictionary(let values): values.reduce(8) { $0 + $1.key.utf8.count + $1.value.size }
        }
    }

    // MARK: - Conversions of UserDefaults

    package var bool: Bool? {
        switch self {
        case .bool(let value): value
        case .integer(let value): value != 0
        case .double(let value): value != 0
        case .string(let value): ["yes", "true", "1"].contains(value.lowercased())
        default: nil
        }
    }

    package var integer: Int? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): value
        case .double(let value): Int(exactly: value.rounded(.towardZero))
        case .string(let value): Int(value)
        default: nil
        }
    }

    package var double: Double? {
        switch self {
        case .bool(let value): value ? 1 : 0
        case .integer(let value): Double(value)
        case .double(let value): value
        case .string(let value): Double(value)
        default: nil
        }
    }

    package var string: String? {
        switch self {
        case .string(let value): value
        case .integer(let value): String(value)
        case .double(let value): String(value)
        case .bool(let value): value ? "1" : "0"
        default: nil
        }
    }

    package var data: Data? {
        if case .data(let value) = self { value } else { nil }
    }

    package var date: Date? {
        if case .date(let value) = self { value } else { nil }
    }
}

extension DefaultsValue: Codable {
    private enum CodingKeys: String, CodingKey {
        case bool = "b", integer = "i", double = "d", string = "s", data = "x", date = "t", array = "a", dictionary =
            "o"
    }

    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard let key = container.allKeys.first, container.allKeys.count == 1 else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath, debugDescription: "A stored value has one kind."))
        }
        switch key {
        case .bool: self = .bool(try container.decode(Bool.self, forKey: key))
        case .integer: self = .integer(try container.decode(Int.self, forKey: key))
        case .double: self = .double(try container.decode(Double.self, forKey: key))
        case .string: self = .string(try container.decode(String.self, forKey: key))
        case .data: self = .data(try container.decode(Data.self, forKey: key))
        case .date: self = .date(try container.decode(Date.self, forKey: key))
        case .array: self = .array(try container.decode([DefaultsValue].self, forKey: key))
        case .dictionary: self = .dictionary(try container.decode([String: DefaultsValue].self, forKey: key))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .bool(let value): try container.encode(value, forKey: .bool)
        case .integer(let value): try container.encode(value, forKey: .integer)
        case .double(let value): try container.encode(value, forKey: .double)
        case .string(let value): try container.encode(value, forKey: .string)
        case .data(let value): try container.encode(value, forKey: .data)
        case .date(let value): try container.encode(value, forKey: .date)
        case .array(let value): try container.encode(value, forKey: .array)
        case .dictionary(let value): try container.encode(value, forKey: .dictionary)
        }
    }
}
