// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What is wrong with the bytes of a server.
package enum RESPError: Error, Hashable, Sendable, CustomStringConvertible {
    /// They are no value of the protocol.
    case malformed(String)
    /// They would be more than a value may have.
    case tooLarge(String)

    package var description: String {
        switch self {
        case .malformed(let what): "it does not speak Redis's protocol: \(what)"
        case .tooLarge(let what): "its answer is too large: \(what)"
        }
    }
}

/// Reads the values of a server, in whatever pieces their bytes come.
///
/// Invariants: each byte is looked at a fixed number of times, however the values are cut; no more is kept than the
/// limits allow; after an error nothing is read any more, since nobody knows where the next value begins.
package struct RESPDecoder: Sendable {
    /// How large a value may be.
    package struct Limits: Hashable, Sendable {
        /// Arrays in arrays.
        package var depth = 8
        /// Bytes of a bulk.
        package var bulk = 4 << 20
        /// Values of one array.
        package var items = 1 << 16
        /// Bytes of all bulks, and values of all arrays, of one answer.
        package var total = 16 << 20
        /// Bytes of a line: a number, a short text or an error.
        package var line = 64 << 10

        package init() {}
    }

    /// An array of which values are missing.
    private struct Frame {
        var count: Int
        var items: [RESPValue] = []
    }

    private let limits: Limits
    private var bytes: [UInt8] = []
    /// Where the next value begins in `bytes`.
    private var position = 0
    /// Up to where the end of the current line was looked for.
    private var searched = 0
    /// The length of a bulk whose line was read.
    private var bulk: Int?
    private var open: [Frame] = []
    /// What was promised of the current answer.
    private var total = 0
    private var failure: RESPError?

    package init(limits: Limits = Limits()) {
        self.limits = limits
    }

    /// Takes bytes that have come.
    package mutating func append(_ more: some Sequence<UInt8>) {
        guard failure == nil else { return }
        bytes += more
    }

    /// The next value; `nil` while bytes of it are missing.
    package mutating func next() throws(RESPError) -> RESPValue? {
        if let failure { throw failure }
        do throws(RESPError) {
            return try value()
        } catch {
            failure = error
            bytes = []
            open = []
            throw error
        }
    }

    private mutating func value() throws(RESPError) -> RESPValue? {
        defer { compact() }
        while var value = try element() {
            while var frame = open.popLast() {
                frame.items.append(value)
                guard frame.items.count == frame.count else {
                    open.append(frame)
                    break
                }
                value = .array(frame.items)
            }
            guard open.isEmpty else { continue }
            total = 0
            return value
        }
        return nil
    }

    /// The next value that is no array with values; arrays are opened.
    private mutating func element() throws(RESPError) -> RESPValue? {
        while true {
            if let length = bulk {
                guard bytes.count - position >= length + 2 else { return nil }
                let end = position + length
                guard bytes[end] == Self.carriageReturn, bytes[end + 1] == Self.lineFeed else {
                    throw .malformed("a text is longer than was said")
                }
                defer { advance(to: end + 2) }
                bulk = nil
                return .bulk(Array(bytes[position..<end]))
            }
            guard let line = try line() else { return nil }
            guard let kind = line.first else { throw .malformed("an empty line") }
            let rest = line.dropFirst()
            switch kind {
            case UInt8(ascii: "+"): return .simple(String(decoding: rest, as: UTF8.self))
            case UInt8(ascii: "-"): return .error(String(decoding: rest, as: UTF8.self))
            case UInt8(ascii: ":"): return .integer(try number(rest))
            case UInt8(ascii: "$"):
                guard let length = try count(rest, atMost: limits.bulk) else { return .bulk(nil) }
                bulk = length
            case UInt8(ascii: "*"):
                guard let count = try count(rest, atMost: limits.items) else { return .array(nil) }
                if count == 0 { return .array([]) }
                guard open.count < limits.depth else { throw .tooLarge("arrays in \(open.count) arrays") }
                open.append(Frame(count: count))
            default: throw .malformed("no value begins so")
            }
        }
    }

    /// The length of a bulk or of an array; `nil` for one that there is not.
    private mutating func count(_ digits: ArraySlice<UInt8>, atMost limit: Int) throws(RESPError) -> Int? {
        let count = try number(digits)
        if count == -1 { return nil }
        guard count >= 0 else { throw .malformed("a length of \(count)") }
        guard count <= limit else { throw .tooLarge("\(count), and \(limit) at most are taken") }
        total += count
        guard total <= limits.total else { throw .tooLarge("\(limits.total) at most are taken in all") }
        return count
    }

    private func number(_ digits: ArraySlice<UInt8>) throws(RESPError) -> Int {
        guard let number = Int(String(decoding: digits, as: UTF8.self)) else { throw .malformed("no number") }
        return number
    }

    /// The next line without its end; `nil` while that has not come.
    private mutating func line() throws(RESPError) -> ArraySlice<UInt8>? {
        var index = max(searched, position)
        while index < bytes.count, bytes[index] != Self.lineFeed { index += 1 }
        searched = index
        guard index - position <= limits.line else { throw .tooLarge("a line of more than \(limits.line) bytes") }
        guard index < bytes.count else { return nil }
        guard index > position, bytes[index - 1] == Self.carriageReturn else {
            throw .malformed("a line ends without a return")
        }
        let line = bytes[position..<(index - 1)]
        advance(to: index + 1)
        return line
    }

    private mutating func advance(to next: Int) {
        position = next
        searched = next
    }

    /// Lets go of what was read: amortised, each byte moves once.
    private mutating func compact() {
        guard position > 0, position >= bytes.count - position else { return }
        bytes.removeFirst(position)
        searched -= position
        position = 0
    }

    private static let carriageReturn = UInt8(ascii: "\r")
    private static let lineFeed = UInt8(ascii: "\n")
}
