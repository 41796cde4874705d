// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// How the values of a type are written into a column and read from it.
struct AttributeCoding<Value> {
    /// The column's declared type.
    let columnType: String
    let encode: (Value) throws -> DatabaseValue
    /// Returns `nil` where a column holds something else.
    let decode: (DatabaseValue) -> Value?
    /// Whether the column's order and equality are those of the values.
    var isScalar = true
    /// Whether the column has the raw values of an enum, which may have an order of its own.
    var isRaw = false

    /// The values as those of another type: an enum as its raw values.
    func map<Other>(
        from write: @escaping (Other) -> Value, to read: @escaping (Value) -> Other?
    ) -> AttributeCoding<Other> {
        AttributeCoding<Other>(
            columnType: columnType, encode: { try encode(write($0)) }, decode: { decode($0).flatMap(read) },
            isScalar: isScalar, isRaw: isRaw)
    }

    /// The coding of optional values, whose `nil` is a column's null.
    var optional: AttributeCoding<Value?> {
        AttributeCoding<Value?>(
            columnType: columnType, encode: { try $0.map(encode) ?? .null },
            decode: { $0.isNull ? .some(nil) : decode($0) }, isScalar: isScalar, isRaw: isRaw)
    }
}

extension AttributeCoding where Value: Codable {
    /// The coding of a type: its own column type, the raw value of an enum, or JSON.
    static func of(_: Value.Type) -> AttributeCoding<Value> {
        if let known = AttributeCodings.scalar(Value.self) as? AttributeCoding<Value> { return known }
        if let optional = Value.self as? any CodableOptional.Type,
            let coding = optional.coding as? AttributeCoding<Value>
        {
            return coding
        }
        if let raw = Value.self as? any RawRepresentable.Type, let coding = AttributeCodings.raw(raw),
            let found = coding as? AttributeCoding<Value>
        {
            return found
        }
        return AttributeCoding(
            columnType: "BLOB",
            encode: { value in
                let encoder = JSONEncoder()
                encoder.outputFormatting = .sortedKeys
                return try encoder.encode(value).databaseValue
            },
            decode: { value in
                Data.fromDatabaseValue(value).flatMap { try? JSONDecoder().decode(Value.self, from: $0) }
            },
            isScalar: false)
    }
}

/// An optional of a codable type.
private protocol CodableOptional {
    static var coding: Any { get }
}

extension Optional: CodableOptional where Wrapped: Codable {
    static var coding: Any { AttributeCoding<Wrapped>.of(Wrapped.self).optional }
}

enum AttributeCodings {
    /// The coding of a type that a column holds as it is; `nil` for others.
    static func scalar(_ type: Any.Type) -> Any? {
        switch type {
        case is String.Type: plain(String.self, "TEXT")
        case is Bool.Type: plain(Bool.self, "INTEGER")
        case is Int.Type: plain(Int.self, "INTEGER")
        case is Int8.Type: plain(Int8.self, "INTEGER")
        case is Int16.Type: plain(Int16.self, "INTEGER")
        case is Int32.Type: plain(Int32.self, "INTEGER")
        case is Int64.Type: plain(Int64.self, "INTEGER")
        case is UInt8.Type: plain(UInt8.self, "INTEGER")
        case is UInt16.Type: plain(UInt16.self, "INTEGER")
        case is UInt32.Type: plain(UInt32.self, "INTEGER")
        case is UInt.Type:
            plain(Int64.self, "INTEGER").map(
                from: { (value: UInt) in Int64(bitPattern: UInt64(value)) }, to: { UInt(UInt64(bitPattern: $0)) })
        case is UInt64.Type:
            plain(Int64.self, "INTEGER").map(
                from: { (value: UInt64) in Int64(bitPattern: value) }, to: { UInt64(bitPattern: $0) })
        case is Double.Type: plain(Double.self, "REAL")
        case is Float.Type: plain(Double.self, "REAL").map(from: { (value: Float) in Double(value) }, to: { Float($0) })
        // Exact, and in the order of time.
        case is Date.Type:
            plain(Double.self, "REAL").map(
                from: { (date: Date) in date.timeIntervalSinceReferenceDate },
                to: { Date(timeIntervalSinceReferenceDate: $0) })
        case is Data.Type: plain(Data.self, "BLOB")
        case is UUID.Type:
            plain(Data.self, "BLOB").map(
                from: { (id: UUID) in withUnsafeBytes(of: id.uuid) { Data($0) } },
                to: { data in
                    guard data.count == 16 else { return nil }
                    return data.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
                })
        case is URL.Type:
            plain(String.self, "TEXT").map(from: { (url: URL) in url.absoluteString }, to: { URL(string: $0) })
        default: nil
        }
    }

    private static func plain<Value: DatabaseValueConvertible>(
        _: Value.Type, _ columnType: String
    ) -> AttributeCoding<Value> {
        AttributeCoding(columnType: columnType, encode: { $0.databaseValue }, decode: { Value.fromDatabaseValue($0) })
    }

    /// The coding of an enum by its raw values; `nil` where no column holds these as they are.
    static func raw<Value: RawRepresentable>(_: Value.Type) -> Any? {
        guard let coding = scalar(Value.RawValue.self) as? AttributeCoding<Value.RawValue> else { return nil }
        var mapped = coding.map(from: { (value: Value) in value.rawValue }, to: { Value(rawValue: $0) })
        mapped.isRaw = true
        return mapped
    }
}
