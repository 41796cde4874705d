// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import VitrineDisplay

/// Every order in which things can happen between a page and its app, at random, thousands of times.
@Suite("A field under random interleavings")
struct FieldInterleavingTests {
    struct Run {
        var format = FieldFormat.none
        var steps: [FieldWorld.Step]

        /// What is wrong at the end; `nil` where both sides agree.
        var fault: String? {
            var world = FieldWorld(format: { format($0) })
            for step in steps { world.perform(step) }
            world.settle()
            if let fault = world.faults.first { return fault }
            if world.clientText != world.serverText {
                return "the page shows \(world.clientText), the app \(world.serverText)"
            }
            if !steps.contains(where: \.isWrite), format == .none || format == .uppercase,
                world.clientText != format(typed)
            {
                return "\(format(typed)) was typed, \(world.clientText) is there"
            }
            return nil
        }

        /// The same keys without anybody at the other end.
        private var typed: String {
            var world = FieldWorld()
            for step in steps where step.isKey { world.perform(step) }
            return world.clientText
        }

        /// The same fault in fewer steps.
        var shrunk: Run {
            var best = self
            var length = max(steps.count / 2, 1)
            while true {
                var isBetter = false
                var start = 0
                while start < best.steps.count {
                    var smaller = best
                    smaller.steps.removeSubrange(start..<min(start + length, smaller.steps.count))
                    if smaller.fault != nil {
                        best = smaller
                        isBetter = true
                    } else {
                        start += length
                    }
                }
                if length == 1, !isBetter { return best }
                length = max(length / 2, 1)
            }
        }
    }

    private func check(_ count: Int, seed: UInt64, _ make: (inout SeededGenerator) -> Run) {
        var random = SeededGenerator(seed: seed)
        for number in 0..<count {
            let run = make(&random)
            guard run.fault != nil else { continue }
            let small = run.shrunk
            Issue.record("run \(number) of seed \(seed), \(small.format): \(small.fault ?? "") after \(small.steps)")
            return
        }
    }

    private func deliveries(_ random: inout SeededGenerator) -> FieldWorld.Step {
        [.toServer, .send, .toClient].randomElement(using: &random)!
    }

    private func key(_ random: inout SeededGenerator) -> FieldWorld.Step {
        switch Int.random(in: 0..<10, using: &random) {
        case 0: .move(Int.random(in: 0...100, using: &random))
        case 1: .backspace
        case 2: .type("\u{1F600}")
        default: .type(String("abcXYZ 0189é".randomElement(using: &random)!))
        }
    }

    @Test("what is typed anywhere in the text is there in the end", arguments: [FieldFormat.none, .uppercase])
    func keepsWhatIsTyped(format: FieldFormat) {
        check(1_000, seed: 1) { random in
            Run(
                format: format,
                steps: (0..<60).map { _ in
                    Bool.random(using: &random) ? key(&random) : deliveries(&random)
                })
        }
    }

    @Test("both sides agree in the end, whatever the app writes and formats", arguments: FieldFormat.allCases)
    func agrees(format: FieldFormat) {
        check(600, seed: 2) { random in
            Run(
                format: format,
                steps: (0..<50).map { _ in
                    switch Int.random(in: 0..<12, using: &random) {
                    case 0:
                        .write(
                            ["", "0123", "HELLO", "a much longer text", "\u{1F600}b"].randomElement(using: &random)!)
                    case 1: .beginComposition
                    case 2: .endComposition
                    case 3, 4, 5, 6: key(&random)
                    default: deliveries(&random)
                    }
                })
        }
    }

    @Test("a composition is never interrupted, and nothing of it is lost")
    func keepsCompositions() {
        check(400, seed: 3) { random in
            var steps: [FieldWorld.Step] = []
            for _ in 0..<8 {
                steps.append(.beginComposition)
                for _ in 0..<4 { steps += [.type("か"), deliveries(&random)] }
                steps += [.endComposition, .type("x"), deliveries(&random), deliveries(&random)]
            }
            return Run(format: .uppercase, steps: steps)
        }
    }
}

extension FieldWorld.Step {
    var isWrite: Bool { if case .write = self { true } else { false } }

    var isKey: Bool {
        switch self {
        case .type, .backspace, .move: true
        default: false
        }
    }
}
