// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import GRDB

/// A change of one object as a store keeps it, without the types of an app.
struct RecordedChange: Equatable {
    enum Kind: UInt8 {
        case insert, update, delete
    }

    let kind: Kind
    let entity: String
    let number: Int64
    /// The names of the properties that were changed.
    var properties: [String] = []
    /// The values that outlive the object, by the names of their properties.
    var values: [String: DatabaseValue] = [:]
}

/// The changes of a transaction as bytes: a few for each change, so that a save costs one row more, however large it is.
///
/// Names are written once and numbered in the order in which they come up; an object's number is written as the
/// difference to the one before. Integers have as many bytes as they need, seven bits in each.
struct HistoryWriter {
    private(set) var bytes: [UInt8] = []
    private(set) var count = 0
    private var names: [String: Int] = [:]
    /// The entity of the last change, with its name's number: most changes have the same.
    private var last: (entity: String, index: Int)?
    private var lastNumber: Int64 = 0

    mutating func append(_ kind: RecordedChange.Kind, _ entity: String, _ number: Int64) {
        count += 1
        bytes.append(kind.rawValue)
        if let last, last.entity == entity {
            append(UInt64(last.index))
        } else {
            append(name: entity)
            last = names[entity].map { (entity, $0) }
        }
        append(signed: number &- lastNumber)
        lastNumber = number
    }

    /// Adds the properties of the change that was added last.
    mutating func append(properties: [String]) {
        append(UInt64(properties.count))
        for property in properties { append(name: property) }
    }

    /// Adds the values of the change that was added last.
    mutating func append(values: [(name: String, value: DatabaseValue)]) {
        append(UInt64(values.count))
        for (name, value) in values {
            append(name: name)
            append(value)
        }
    }

    private mutating func append(_ value: DatabaseValue) {
        switch value.storage {
        case .null: bytes.append(0)
        case .int64(let number):
            bytes.append(1)
            append(signed: number)
        case .double(let number):
            bytes.append(2)
            append(number.bitPattern)
        case .string(let text):
            bytes.append(3)
            append(text.utf8)
        case .blob(let data):
            bytes.append(4)
            append(data)
        }
    }

    private mutating func append(name: String) {
        if let known = names[name] { return append(UInt64(known)) }
        append(UInt64(names.count))
        names[name] = names.count
        append(name.utf8)
    }

    private mutating func append(_ content: some Collection<UInt8>) {
        append(UInt64(content.count))
        bytes.append(contentsOf: content)
    }

    private mutating func append(signed number: Int64) { append(UInt64(bitPattern: number << 1 ^ number >> 63)) }

    private mutating func append(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(rest))
    }
}

/// Reads what a `HistoryWriter` wrote.
struct HistoryReader {
    private var rest: Data.SubSequence
    private var names: [String] = []
    private var lastNumber: Int64 = 0

    init(_ data: Data) { rest = data[...] }

    /// The next change; `nil` at the end, and where the bytes are not those of changes.
    mutating func next() -> RecordedChange? {
        guard let kind = rest.popFirst().flatMap(RecordedChange.Kind.init), let entity = name(),
            let difference = signed()
        else { return nil }
        lastNumber &+= difference
        var change = RecordedChange(kind: kind, entity: entity, number: lastNumber)
        switch kind {
        case .insert: break
        case .update:
            guard let count = integer() else { return nil }
            for _ in 0..<count {
                guard let name = name() else { return nil }
                change.properties.append(name)
            }
        case .delete:
            guard let count = integer() else { return nil }
            for _ in 0..<count {
                guard let name = name(), let value = value() else { return nil }
                change.values[name] = value
            }
        }
        return change
    }

    private mutating func value() -> DatabaseValue? {
        switch rest.popFirst() {
        case 0: .null
        case 1: signed()?.databaseValue
        case 2: integer().map { Double(bitPattern: $0).databaseValue }
        case 3: content().map { String(decoding: $0, as: UTF8.self).databaseValue }
        case 4: content()?.databaseValue
        default: nil
        }
    }

    private mutating func name() -> String? {
        guard let index = integer() else { return nil }
        if index < names.count { return names[Int(index)] }
        guard let text = content().map({ String(decoding: $0, as: UTF8.self) }) else { return nil }
        names.append(text)
        return text
    }

    private mutating func content() -> Data? {
        guard let count = integer(), count <= rest.count else { return nil }
        defer { rest.removeFirst(Int(count)) }
        return Data(rest.prefix(Int(count)))
    }

    private mutating func signed() -> Int64? {
        integer().map { Int64(bitPattern: $0 >> 1) ^ -Int64(bitPattern: $0 & 1) }
    }

    private mutating func integer() -> UInt64? {
        var (number, shift): (UInt64, UInt64) = (0, 0)
        while let byte = rest.popFirst() {
            number |= UInt64(byte & 0x7F) << shift
            if byte & 0x80 == 0 { return number }
            shift += 7
        }
        return nil
    }
}
