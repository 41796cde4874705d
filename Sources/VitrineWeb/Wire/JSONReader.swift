// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// See `JSONValue`.
struct JSONReader {
    private let bytes: [UInt8]
    private let limit: Int
    private var index = 0

    init(bytes: [UInt8], depth: Int) {
        self.bytes = bytes
        limit = depth
    }

    mutating func document() throws(JSONValue.Failure) -> JSONValue {
        let value = try value(depth: 0)
        skipSpace()
        if index < bytes.count { throw failure("text after the value") }
        return value
    }

    private func failure(_ reason: String) -> JSONValue.Failure {
        JSONValue.Failure(reason: reason, offset: index)
    }

    private mutating func skipSpace() {
        while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let count = word.utf8CodeUnitCount
        guard index + count <= bytes.count else { return false }
        for offset in 0..<count where bytes[index + offset] != word.utf8Start[offset] { return false }
        index += count
        return true
    }

    private mutating func value(depth: Int) throws(JSONValue.Failure) -> JSONValue {
        skipSpace()
        guard index < bytes.count else { throw failure("a value is missing") }
        switch bytes[index] {
        case UInt8(ascii: "["): return try array(depth: depth + 1)
        case UInt8(ascii: "{"): return try object(depth: depth + 1)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "n") where take("null"): return .null
        case UInt8(ascii: "t") where take("true"): return .bool(true)
        case UInt8(ascii: "f") where take("false"): return .bool(false)
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
        default: throw failure("not a value")
        }
    }

    private mutating func array(depth: Int) throws(JSONValue.Failure) -> JSONValue {
        if depth > limit { throw failure("nested too deeply") }
        index += 1
        var items: [JSONValue] = []
        skipSpace()
        if take(UInt8(ascii: "]")) { return .array(items) }
        while true {
            items.append(try value(depth: depth))
            skipSpace()
            if take(UInt8(ascii: "]")) { return .array(items) }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
        }
    }

    private mutating func object(depth: Int) throws(JSONValue.Failure) -> JSONValue {
        if depth > limit { throw failure("nested too deeply") }
        index += 1
        var members: [String: JSONValue] = [:]
        skipSpace()
        if take(UInt8(ascii: "}")) { return .object(members) }
        while true {
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") else { throw failure("a key is missing") }
            let key = try string()
            skipSpace()
            guard take(UInt8(ascii: ":")) else { throw failure("a colon is missing") }
            let member = try value(depth: depth)
            guard members.updateValue(member, forKey: key) == nil else { throw failure("a key stands twice") }
            skipSpace()
            if take(UInt8(ascii: "}")) { return .object(members) }
            guard take(UInt8(ascii: ",")) else { throw failure("a comma is missing") }
        }
    }

    private mutating func digits() -> Bool {
        let start = index
        while index < bytes.count, (48...57).contains(bytes[index]) { index += 1 }
        return index > start
    }

    private mutating func number() throws(JSONValue.Failure) -> Double {
        let start = index
        _ = take(UInt8(ascii: "-"))
        if !take(UInt8(ascii: "0")) {
            guard digits() else { throw failure("not a number") }
        }
        if take(UInt8(ascii: ".")) {
            guard digits() else { throw failure("not a number") }
        }
        if take(UInt8(ascii: "e")) || take(UInt8(ascii: "E")) {
            if !take(UInt8(ascii: "+")) { _ = take(UInt8(ascii: "-")) }
            guard digits() else { throw failure("not a number") }
        }
        guard index - start <= 64, let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)),
            number.isFinite
        else { throw failure("not a number of ours") }
        return number
    }

    private mutating func string() throws(JSONValue.Failure) -> String {
        index += 1
        var result: [UInt8] = []
        while true {
            guard index < bytes.count else { throw failure("a string does not end") }
            let byte = bytes[index]
            index += 1
            switch byte {
            case UInt8(ascii: "\""): return String(decoding: result, as: UTF8.self)
            case UInt8(ascii: "\\"): try escape(into: &result)
            case 0..<0x20: throw failure("a control character in a string")
            default: result.append(byte)
            }
        }
    }

    private mutating func escape(into result: inout [UInt8]) throws(JSONValue.Failure) {
        guard index < bytes.count else { throw failure("a string does not end") }
        let byte = bytes[index]
        index += 1
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
        case UInt8(ascii: "b"): result.append(8)
        case UInt8(ascii: "f"): result.append(12)
        case UInt8(ascii: "n"): result.append(10)
        case UInt8(ascii: "r"): result.append(13)
        case UInt8(ascii: "t"): result.append(9)
        case UInt8(ascii: "u"):
            var code = UInt32(try unit())
            if (0xD800...0xDBFF).contains(code) {
                guard take(UInt8(ascii: "\\")), take(UInt8(ascii: "u")) else { throw failure("half a character") }
                let low = UInt32(try unit())
                guard (0xDC00...0xDFFF).contains(low) else { throw failure("half a character") }
                code = 0x10000 + ((code - 0xD800) << 10) + (low - 0xDC00)
            }
            guard let scalar = Unicode.Scalar(code) else { throw failure("half a character") }
            result += Array(String(Character(scalar)).utf8)
        default: throw failure("an unknown escape")
        }
    }

    private mutating func unit() throws(JSONValue.Failure) -> UInt16 {
        guard index + 4 <= bytes.count, bytes[index..<index + 4].allSatisfy({ $0 < 128 && $0 != 43 && $0 != 45 }),
            let value = UInt16(String(decoding: bytes[index..<index + 4], as: UTF8.self), radix: 16)
        else { throw failure("not four hexadecimal digits") }
        index += 4
        return value
    }
}
