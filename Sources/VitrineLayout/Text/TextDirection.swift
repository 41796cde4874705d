// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The direction of text.
enum TextDirection: Hashable, Sendable {
    case leftToRight, rightToLeft

    /// Returns the direction of the first strong character: rule P2 of the bidirectional algorithm (UAX #9).
    init?(firstStrongIn text: some StringProtocol) {
        for scalar in text.unicodeScalars {
            guard let direction = Self.strong(scalar) else { continue }
            self = direction
            return
        }
        return nil
    }

    private static func strong(_ scalar: Unicode.Scalar) -> TextDirection? {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0x200E: return .leftToRight
        case 0..<0xAA: return nil
        case 0x660...0x669, 0x6F0...0x6F9: return nil
        case 0x590...0x8FF, 0x200F, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
            return scalar.properties.isAlphabetic || scalar.value == 0x200F ? .rightToLeft : nil
        default:
            return scalar.properties.isAlphabetic ? .leftToRight : nil
        }
    }

    /// Returns the visual order of pieces whose directions are known: rule L2 on whole pieces.
    ///
    /// A piece without strong characters has the base direction.
    static func visualOrder(_ directions: [TextDirection?], base: TextDirection) -> [Int] {
        var order: [Int] = []
        var against: [Int] = []
        for (index, direction) in directions.enumerated() {
            if let direction, direction != base {
                against.append(index)
            } else {
                order += against.reversed()
                against.removeAll(keepingCapacity: true)
                order.append(index)
            }
        }
        order += against.reversed()
        return base == .leftToRight ? order : order.reversed()
    }
}
