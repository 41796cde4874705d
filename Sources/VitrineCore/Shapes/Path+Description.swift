// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension Path: LosslessStringConvertible {
    /// Creates a path from its description, or `nil` if that is none.
    ///
    /// Each element is its numbers and a letter behind them: `m` begins a subpath, `l` is a line, `q` and `c` are
    /// curves, `h` closes the subpath, and `re` is a rectangle.
    public nonisolated init?(_ string: String) {
        self.init()
        var numbers: [CGFloat] = []
        for word in string.split(whereSeparator: \.isWhitespace) {
            if let number = Double(word) {
                numbers.append(CGFloat(number))
                continue
            }
            let points = stride(from: 0, to: numbers.count - 1, by: 2).map {
                CGPoint(x: numbers[$0], y: numbers[$0 + 1])
            }
            switch (word, numbers.count) {
            case ("m", 2): move(to: points[0])
            case ("l", 2): addLine(to: points[0])
            case ("q", 4): addQuadCurve(to: points[1], control: points[0])
            case ("c", 6): addCurve(to: points[2], control1: points[0], control2: points[1])
            case ("h", 0): closeSubpath()
            case ("re", 4): addRect(CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
            default: return nil
            }
            numbers.removeAll()
        }
        guard numbers.isEmpty else { return nil }
    }

    /// The elements in order, each as its numbers and a letter.
    public nonisolated var description: String {
        elements.map { element in
            switch element {
            case .move(let to): "\(Self.text(to)) m"
            case .line(let to): "\(Self.text(to)) l"
            case .quadCurve(let to, let control): "\(Self.text(control)) \(Self.text(to)) q"
            case .curve(let to, let first, let second):
                "\(Self.text(first)) \(Self.text(second)) \(Self.text(to)) c"
            case .closeSubpath: "h"
            }
        }
        .joined(separator: " ")
    }

    private nonisolated static func text(_ point: CGPoint) -> String { "\(text(point.x)) \(text(point.y))" }

    private nonisolated static func text(_ number: CGFloat) -> String {
        let text = String(Double(number))
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}
