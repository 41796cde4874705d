// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import TestSupport

/// Bytes that somebody tampered with.
enum Fuzz {
    /// How many rounds a test runs: its own number, or `VITRINE_FUZZ`.
    static func rounds(_ usual: Int) -> Int {
        TestEnvironment.number("VITRINE_FUZZ") ?? usual
    }

    static func mutate(_ bytes: inout [UInt8], _ generator: inout SeededGenerator) {
        for _ in 0..<Int.random(in: 1...5, using: &generator) {
            let spot = Int.random(in: 0...max(0, bytes.count - 1), using: &generator)
            switch Int.random(in: 0..<7, using: &generator) {
            case 0 where !bytes.isEmpty: bytes[spot] = UInt8.random(in: 0...255, using: &generator)
            case 1 where !bytes.isEmpty: bytes.remove(at: spot)
            case 2:
                let words = ["[[[[[[[[[[[[", "{\"p\":", "\\ud800", "1e999", "\"\"", "null", "\u{0}", "=="]
                bytes.insert(
                    contentsOf: Array(words.randomElement(using: &generator)!.utf8), at: min(spot, bytes.count))
            case 3 where !bytes.isEmpty: bytes.removeSubrange(spot...)
            case 4: bytes.insert(contentsOf: bytes.prefix(16), at: min(spot, bytes.count))
            case 5 where !bytes.isEmpty: bytes[spot] = UInt8.random(in: 48...57, using: &generator)
            default: bytes.append(UInt8.random(in: 32...126, using: &generator))
            }
        }
    }
}
