// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineWeb

@Suite struct TimerWheelTests {
    private final class Item {
        let name: Int
        init(_ name: Int) { self.name = name }
    }

    @Test func `what is due comes in its order, once, and nothing before its time`() {
        var wheel = TimerWheel<Item>()
        let items = (0..<5).map { Item($0) }
        for (item, time) in zip(items, [3.2, 1, 2.5, 100, 1]) { wheel.bring(item, forwardTo: .seconds(time)) }
        #expect(wheel.takeDue(.seconds(0.9)).isEmpty)
        #expect(wheel.takeDue(.seconds(1)).map(\.name) == [1, 4])
        #expect(wheel.takeDue(.seconds(1.5)).isEmpty)
        #expect(wheel.takeDue(.seconds(3.9)).map(\.name) == [2])
        #expect(wheel.takeDue(.seconds(50)).map(\.name) == [0])
        #expect(wheel.takeDue(.seconds(5_000)).map(\.name) == [3])
        #expect(wheel.count == 0)
    }

    @Test func `a time is brought forward and never put off, and a cancelled one never comes`() {
        var wheel = TimerWheel<Item>()
        let (one, other) = (Item(1), Item(2))
        wheel.bring(one, forwardTo: .seconds(10))
        wheel.bring(one, forwardTo: .seconds(20))
        wheel.bring(other, forwardTo: .seconds(10))
        wheel.bring(other, forwardTo: .seconds(5))
        #expect(wheel.takeDue(.seconds(5)).map(\.name) == [2])
        #expect(wheel.takeDue(.seconds(10)).map(\.name) == [1])
        wheel.bring(one, forwardTo: .seconds(12))
        wheel.cancel(one)
        #expect(wheel.takeDue(.seconds(30)).isEmpty)
        // What is set for a time that is over is due at the next tick, also at one of the same second.
        wheel.bring(one, forwardTo: .zero)
        #expect(wheel.takeDue(.seconds(30)).map(\.name) == [1])
    }

    @Test func `what is left over a limit stays due`() {
        var wheel = TimerWheel<Item>()
        let items = (0..<5).map { Item($0) }
        for item in items { wheel.bring(item, forwardTo: .seconds(item.name < 3 ? 1 : 2)) }
        #expect(wheel.takeDue(.seconds(9), atMost: 2).map(\.name) == [0, 1])
        #expect(wheel.takeDue(.seconds(9), atMost: 2).map(\.name) == [2, 3])
        #expect(wheel.takeDue(.seconds(9), atMost: 2).map(\.name) == [4])
    }

    @Test func `a tick costs what is due, however much is not`() {
        var wheel = TimerWheel<Item>()
        let items = (0..<10_000).map { Item($0) }
        for item in items { wheel.bring(item, forwardTo: .seconds(1_000 + item.name)) }
        let early = Item(-1)
        wheel.bring(early, forwardTo: .seconds(1))
        let before = wheel.steps
        #expect(wheel.takeDue(.seconds(1)).map(\.name) == [-1])
        #expect(wheel.steps - before <= 4)
    }
}
