// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// One line of output.
struct Measurement: Encodable {
    let name: String
    let value: Double
    let unit: String
    /// What the value is held against: the goal, and the best that others do, where somebody measured it.
    let against: String

    init(_ name: String, _ value: Double, _ unit: String, against: String) {
        self.name = name
        self.value = (value * 10_000).rounded() / 10_000
        self.unit = unit
        self.against = against
    }

    /// Prints the line.
    func report() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        print(String(decoding: try encoder.encode(self), as: UTF8.self))
        fflush(nil)
    }
}

/// Times in milliseconds, sorted.
struct Samples {
    private let sorted: [Double]

    /// Runs `work` `count` times after a few runs that do not count.
    @MainActor
    init(_ count: Int, warmUp: Int = 3, _ work: @MainActor (Int) throws -> Void) rethrows {
        let clock = ContinuousClock()
        for index in 0..<warmUp { try work(index) }
        var times: [Double] = []
        times.reserveCapacity(count)
        for index in 0..<count {
            let time = try clock.measure { try work(warmUp + index) }
            times.append(Double(time.components.attoseconds) / 1e15 + Double(time.components.seconds) * 1e3)
        }
        sorted = times.sorted()
    }

    var median: Double { percentile(50) }

    func percentile(_ percent: Double) -> Double {
        sorted[min(sorted.count - 1, Int(Double(sorted.count) * percent / 100))]
    }
}
