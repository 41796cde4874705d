// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The value that a type has when nothing is known: zero, an empty text or list, `nil`, the first case of an enum (with
/// empty values, where it has some), and so on in what it consists of.
///
/// An object that another page has deleted reads as that. On Apple's systems reading it ends the app, of its one user; here it would end
/// everybody's. So does what an older or newer version of the app has stored, where a property cannot have it.
enum EmptyValue {
    /// The empty value of a type; `nil` for one that refuses to be decoded from what is empty.
    static func of<Value: Decodable>(_: Value.Type) -> Value? { try? make(Value.self, depth: 0) }

    fileprivate static func make<Value: Decodable>(_: Value.Type, depth: Int) throws -> Value {
        if let known = known(Value.self) as? Value { return known }
        do {
            // A type that needs one of itself has no end.
            guard depth < 32 else { throw CocoaError(.coderReadCorrupt) }
            return try Value(from: EmptyDecoder(depth: depth + 1))
        } catch {
            if let cases = Value.self as? any CaseIterable.Type, let first = first(of: cases) as? Value { return first }
            guard let first = firstCase(Value.self) else { throw error }
            return first
        }
    }

    /// The value of zeros of a type of one byte at most, which is the first case of an enum whose cases have no values;
    /// `nil` for other types.
    ///
    /// The cases of such an enum are numbered in the order in which they are written.
    static func firstCase<Value>(_: Value.Type) -> Value? {
        guard MemoryLayout<Value>.size <= 1, _isPOD(Value.self) else { return nil }
        return withUnsafeBytes(of: 0 as UInt8) { $0.load(as: Value.self) }
    }

    /// The values of types that refuse what is empty.
    private static func known(_ type: Any.Type) -> Any? {
        switch type {
        case is URL.Type: URL(string: "about:blank")
        case is UUID.Type: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
        case is Decimal.Type: Decimal(0)
        default: nil
        }
    }

    private static func first<Value: CaseIterable>(of _: Value.Type) -> Any? { Value.allCases.first }
}

/// Decodes nothing: whatever is asked for is there, and empty.
private struct EmptyDecoder: Decoder {
    let depth: Int
    var codingPath: [any CodingKey] { [] }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Keyed<Key>(decoder: self))
    }
    func unkeyedContainer() -> any UnkeyedDecodingContainer { Plain(decoder: self) }
    func singleValueContainer() -> any SingleValueDecodingContainer { Plain(decoder: self) }
}

private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: EmptyDecoder
    var codingPath: [any CodingKey] { [] }
    /// The first key, which is that of the first case where an enum with values is decoded.
    var allKeys: [Key] { MemoryLayout<Key>.size == 1 ? EmptyValue.firstCase(Key.self).map { [$0] } ?? [] : [] }

    func contains(_ key: Key) -> Bool { true }
    func decodeNil(forKey key: Key) -> Bool { true }
    func decode(_: Bool.Type, forKey key: Key) throws -> Bool { false }
    func decode(_: String.Type, forKey key: Key) throws -> String { "" }
    func decode(_: Double.Type, forKey key: Key) throws -> Double { 0 }
    func decode(_: Float.Type, forKey key: Key) throws -> Float { 0 }
    func decode(_: Int.Type, forKey key: Key) throws -> Int { 0 }
    func decode(_: Int8.Type, forKey key: Key) throws -> Int8 { 0 }
    func decode(_: Int16.Type, forKey key: Key) throws -> Int16 { 0 }
    func decode(_: Int32.Type, forKey key: Key) throws -> Int32 { 0 }
    func decode(_: Int64.Type, forKey key: Key) throws -> Int64 { 0 }
    func decode(_: UInt.Type, forKey key: Key) throws -> UInt { 0 }
    func decode(_: UInt8.Type, forKey key: Key) throws -> UInt8 { 0 }
    func decode(_: UInt16.Type, forKey key: Key) throws -> UInt16 { 0 }
    func decode(_: UInt32.Type, forKey key: Key) throws -> UInt32 { 0 }
    func decode(_: UInt64.Type, forKey key: Key) throws -> UInt64 { 0 }
    func decode<Value: Decodable>(_: Value.Type, forKey key: Key) throws -> Value {
        try EmptyValue.make(Value.self, depth: decoder.depth)
    }
    func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type, forKey key: Key) -> KeyedDecodingContainer<Other> {
        decoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer { decoder.unkeyedContainer() }
    func superDecoder() -> any Decoder { decoder }
    func superDecoder(forKey key: Key) -> any Decoder { decoder }
}

/// The container of a list, which has no elements, and of a single value.
private struct Plain: UnkeyedDecodingContainer, SingleValueDecodingContainer {
    let decoder: EmptyDecoder
    var codingPath: [any CodingKey] { [] }
    var count: Int? { 0 }
    var isAtEnd: Bool { true }
    var currentIndex: Int { 0 }

    func decodeNil() -> Bool { true }
    func decode(_: Bool.Type) throws -> Bool { false }
    func decode(_: String.Type) throws -> String { "" }
    func decode(_: Double.Type) throws -> Double { 0 }
    func decode(_: Float.Type) throws -> Float { 0 }
    func decode(_: Int.Type) throws -> Int { 0 }
    func decode(_: Int8.Type) throws -> Int8 { 0 }
    func decode(_: Int16.Type) throws -> Int16 { 0 }
    func decode(_: Int32.Type) throws -> Int32 { 0 }
    func decode(_: Int64.Type) throws -> Int64 { 0 }
    func decode(_: UInt.Type) throws -> UInt { 0 }
    func decode(_: UInt8.Type) throws -> UInt8 { 0 }
    func decode(_: UInt16.Type) throws -> UInt16 { 0 }
    func decode(_: UInt32.Type) throws -> UInt32 { 0 }
    func decode(_: UInt64.Type) throws -> UInt64 { 0 }
    func decode<Value: Decodable>(_: Value.Type) throws -> Value {
        try EmptyValue.make(Value.self, depth: decoder.depth)
    }
    func nestedContainer<Other: CodingKey>(keyedBy type: Other.Type) -> KeyedDecodingContainer<Other> {
        decoder.container(keyedBy: type)
    }
    func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }
    func superDecoder() -> any Decoder { decoder }
}
