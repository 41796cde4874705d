// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import TestSupport
import Testing
import VitrineDisplay

/// A thousand keystrokes through a line with a delay, on a virtual clock.
@Suite("Typing through a delay")
struct FieldTypingTests {
    /// Types a text key by key; messages take `delay` and up to half as much again each way, in order.
    private func type(
        _ keys: [FieldWorld.Step], every pause: Int, delay: Int, into world: inout FieldWorld, seed: UInt64
    ) {
        var random = SeededGenerator(seed: seed)
        var (now, next) = (0, 0)
        var (up, down) = ([Int](), [Int]())
        func arrival(_ line: [Int]) -> Int {
            max(line.last ?? 0, now + delay + (delay > 0 ? Int.random(in: 0...(delay / 2), using: &random) : 0))
        }
        while next < keys.count || !up.isEmpty || !down.isEmpty {
            if now == next * pause, next < keys.count {
                world.perform(keys[next])
                next += 1
            }
            while let first = up.first, first <= now {
                up.removeFirst()
                world.perform(.toServer)
                world.perform(.send)
            }
            while let first = down.first, first <= now {
                down.removeFirst()
                world.perform(.toClient)
            }
            while up.count < world.toServer.count { up.append(arrival(up)) }
            while down.count < world.toClient.count { down.append(arrival(down)) }
            now += 1
        }
        world.settle()
    }

    @Test("no letter is lost, whatever the app makes of the text", arguments: [0, 50, 150, 400])
    func keepsEveryLetter(delay: Int) {
        let letters = Array("The 5 quick foxes jump over 12 lazy dogs, 345 times. ")
        for format in FieldFormat.allCases {
            let typed = (0..<1_000).map { letters[($0 * 7 + $0 / 53) % letters.count] }
            var world = FieldWorld(format: { format($0) })
            type(typed.map { .type(String($0)) }, every: 37, delay: delay, into: &world, seed: UInt64(delay + 1))
            #expect(world.clientText == format(String(typed)), "\(format) at \(delay) ms")
            #expect(world.serverText == world.clientText)
            #expect(world.caret == world.client.text.count)
            #expect(world.faults.isEmpty)
        }
    }

    @Test("what is submitted is what was typed before, though the app empties the field", arguments: [0, 50, 150, 400])
    func submitsLines(delay: Int) {
        let lines = (0..<120).map { "message \($0)" }
        var keys: [FieldWorld.Step] = []
        for line in lines {
            keys += line.map { .type(String($0)) }
            keys.append(.submit)
        }
        keys += "draft".map { .type(String($0)) }
        var world = FieldWorld(clearsOnSubmit: true)
        type(keys, every: 23, delay: delay, into: &world, seed: 9)
        #expect(world.faults.isEmpty)
        #expect(world.clientText == world.serverText)
        #expect(world.submissions == lines)
        #expect(world.clientText == "draft")
    }
}
