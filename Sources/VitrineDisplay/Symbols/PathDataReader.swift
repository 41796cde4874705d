// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Parses SVG path data with absolute `M`, `L`, `Q`, `C` and `Z`, as Scripts/derive_icons.py writes it.
enum PathDataReader {
    /// Returns the elements; `nil` for other commands, and for invalid numbers.
    static func elements(_ data: ArraySlice<UInt8>) -> [Outline.PathElement]? {
        var elements: [Outline.PathElement] = []
        var at = data.startIndex
        while at < data.endIndex {
            let command = data[at]
            at += 1
            switch command {
            case UInt8(ascii: "Z"):
                elements.append(.close)
            case UInt8(ascii: "M"):
                guard let n = numbers(2, in: data, from: &at) else { return nil }
                elements.append(.move(x: n[0], y: n[1]))
            case UInt8(ascii: "L"):
                guard let n = numbers(2, in: data, from: &at) else { return nil }
                elements.append(.line(x: n[0], y: n[1]))
            case UInt8(ascii: "Q"):
                guard let n = numbers(4, in: data, from: &at) else { return nil }
                elements.append(.quad(cx: n[0], cy: n[1], x: n[2], y: n[3]))
            case UInt8(ascii: "C"):
                guard let n = numbers(6, in: data, from: &at) else { return nil }
                elements.append(.cubic(c1x: n[0], c1y: n[1], c2x: n[2], c2y: n[3], x: n[4], y: n[5]))
            default:
                return nil
            }
        }
        return elements.isEmpty ? nil : elements
    }

    private static func numbers(_ count: Int, in data: ArraySlice<UInt8>, from at: inout Int) -> [Double]? {
        var result: [Double] = []
        for index in 0..<count {
            if index > 0 {
                guard at < data.endIndex, data[at] == UInt8(ascii: " ") else { return nil }
                at += 1
            }
            guard let value = number(in: data, from: &at) else { return nil }
            result.append(value)
        }
        return result
    }

    /// Parses digits with at most one point and a sign; five digits are more than the grid needs.
    private static func number(in data: ArraySlice<UInt8>, from at: inout Int) -> Double? {
        var isNegative = false
        if at < data.endIndex, data[at] == UInt8(ascii: "-") {
            isNegative = true
            at += 1
        }
        var digits = 0
        var units = 0
        var divisor: Double?
        while at < data.endIndex, digits < 9 {
            let byte = data[at]
            if byte == UInt8(ascii: "."), divisor == nil {
                divisor = 1
            } else if byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") {
                units = units * 10 + Int(byte - UInt8(ascii: "0"))
                digits += 1
                divisor = divisor.map { $0 * 10 }
            } else {
                break
            }
            at += 1
        }
        guard digits > 0 else { return nil }
        let value = Double(units) / (divisor ?? 1)
        return isNegative ? -value : value
    }
}
