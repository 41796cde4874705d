// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Whole numbers as digits of base 64, five bits in each and the sixth for another one that follows: a small number
/// takes one character. None of the digits needs an escape in JSON.
struct DigitText {
    static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_".utf8)
    /// How many steps a point has: a 64th of a point is what a coordinate is wrong by at most, less than a tenth of a
    /// pixel.
    static let stepsOfPoint = 32.0

    private(set) var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// Appends one digit from 0 to 63.
    mutating func append(digit: Int) { bytes.append(Self.digits[digit & 63]) }

    /// Appends a number from 0.
    mutating func append(_ number: Int) {
        var rest = max(number, 0)
        while rest > 31 {
            append(digit: rest & 31 | 32)
            rest >>= 5
        }
        append(digit: rest)
    }

    /// Appends a number that may be below 0.
    mutating func append(signed number: Int) { append(number < 0 ? -2 * number - 1 : 2 * number) }

    /// Appends a length in points.
    mutating func append(length: Double) { append(signed: Self.steps(length)) }

    /// Appends a length in points that is not below 0.
    mutating func append(size: Double) { append(max(Self.steps(size), 0)) }

    /// Appends a factor, to four decimal places.
    mutating func append(factor: Double) {
        append(signed: factor.isFinite ? Int((min(max(factor, -1e6), 1e6) * 10_000).rounded()) : 0)
    }

    /// Appends a number of a fixed count of digits of six bits each.
    mutating func append(_ number: Int, digits count: Int) {
        for place in stride(from: (count - 1) * 6, through: 0, by: -6) { append(digit: number >> place & 63) }
    }

    /// Returns a length in steps; what is not a number is 0.
    static func steps(_ length: Double) -> Int {
        guard length.isFinite else { return 0 }
        return Int((min(max(length, -4_000_000), 4_000_000) * stepsOfPoint).rounded())
    }
}
