// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Names that cannot be guessed.
package enum RandomToken {
    /// 128 bits of the system's generator, as 26 characters.
    package static func make() -> String {
        var generator = SystemRandomNumberGenerator()
        let digits = Array("0123456789abcdefghijklmnopqrstuv".utf8)
        var text: [UInt8] = []
        for _ in 0..<2 {
            var bits: UInt64 = generator.next()
            for _ in 0..<13 {
                text.append(digits[Int(bits & 31)])
                bits >>= 5
            }
        }
        return String(decoding: text, as: UTF8.self)
    }

    /// Whether two names are the same, in a time that does not tell where they differ.
    package static func equal(_ one: String, _ other: String) -> Bool {
        let one = Array(one.utf8)
        let other = Array(other.utf8)
        guard one.count == other.count else { return false }
        var difference: UInt8 = 0
        for index in one.indices { difference |= one[index] ^ other[index] }
        return difference == 0
    }
}
