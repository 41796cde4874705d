// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A source with its comments and the insides of its literals blanked, byte for byte: what is found in it is code.
struct SourceMask {
    /// As many bytes as the source, with its line ends.
    let text: String

    init(_ source: String) {
        var scanner = Scanner(bytes: Array(source.utf8))
        scanner.run()
        text = String(decoding: scanner.bytes, as: UTF8.self)
    }

    private struct Scanner {
        var bytes: [UInt8]
        var index = 0

        mutating func run() {
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: "/") where next == UInt8(ascii: "/"): blank { $0.bytes[$0.index] == 10 }
                case UInt8(ascii: "/") where next == UInt8(ascii: "*"): blankComment()
                case UInt8(ascii: "\""): blankLiteral(pounds: 0)
                case UInt8(ascii: "#"): literalWithPounds()
                default: index += 1
                }
            }
        }

        private var next: UInt8? { index + 1 < bytes.count ? bytes[index + 1] : nil }

        private mutating func blankOne() {
            if bytes[index] != 10 { bytes[index] = 32 }
            index += 1
        }

        private mutating func blank(until isEnd: (Self) -> Bool) {
            while index < bytes.count, !isEnd(self) { blankOne() }
        }

        private mutating func blankComment() {
            var depth = 0
            repeat {
                if bytes[index] == UInt8(ascii: "/"), next == UInt8(ascii: "*") {
                    depth += 1
                    blankOne()
                } else if bytes[index] == UInt8(ascii: "*"), next == UInt8(ascii: "/") {
                    depth -= 1
                    blankOne()
                }
                blankOne()
            } while index < bytes.count && depth > 0
        }

        private mutating func literalWithPounds() {
            var pounds = 0
            while index + pounds < bytes.count, bytes[index + pounds] == UInt8(ascii: "#") { pounds += 1 }
            index += pounds
            if index < bytes.count, bytes[index] == UInt8(ascii: "\"") { blankLiteral(pounds: pounds) }
        }

        /// From its first quotation mark; the marks stay.
        private mutating func blankLiteral(pounds: Int) {
            let isLong = index + 2 < bytes.count && bytes[index + 1] == 34 && bytes[index + 2] == 34
            let quotes = isLong ? 3 : 1
            index += quotes
            while index < bytes.count {
                if bytes[index] == UInt8(ascii: "\\"), pounds == 0 {
                    if next == UInt8(ascii: "(") {
                        blankInterpolation()
                        continue
                    }
                    blankOne()
                    if index < bytes.count { blankOne() }
                    continue
                }
                if closes(quotes: quotes, pounds: pounds) {
                    index += quotes + pounds
                    return
                }
                // A literal that no quotation mark ends.
                if !isLong, bytes[index] == 10 { return }
                blankOne()
            }
        }

        private mutating func blankInterpolation() {
            blankOne()
            var depth = 0
            repeat {
                if bytes[index] == UInt8(ascii: "(") { depth += 1 }
                if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
                if bytes[index] == UInt8(ascii: "\"") {
                    let start = index
                    blankLiteral(pounds: 0)
                    for each in start..<min(index, bytes.count) where bytes[each] != 10 { bytes[each] = 32 }
                } else {
                    blankOne()
                }
            } while index < bytes.count && depth > 0
        }

        private func closes(quotes: Int, pounds: Int) -> Bool {
            guard index + quotes + pounds <= bytes.count else { return false }
            return bytes[index..<index + quotes].allSatisfy { $0 == 34 }
                && bytes[index + quotes..<index + quotes + pounds].allSatisfy { $0 == UInt8(ascii: "#") }
        }
    }
}
