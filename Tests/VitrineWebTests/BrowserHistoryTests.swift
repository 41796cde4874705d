// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineWeb

@Suite struct BrowserHistoryTests {
    private func entry(_ key: Int, _ path: String? = nil) -> HistoryEntry {
        HistoryEntry(key: key, path: path ?? "/\(key)", title: "T\(key)")
    }

    @Test func `a deep link has one entry in the browser, and popping replaces it`() {
        let stack = [entry(0), entry(1), entry(2)]
        var history = BrowserHistory(stack: stack, path: "/2", depth: 0)
        var browser = BrowserModel(path: "/2", key: 2)
        browser.apply(history.steps(to: [entry(0), entry(1)]))
        #expect(browser.entries.map(\.path) == ["/1"])
        browser.apply(history.steps(to: [entry(0), entry(1), entry(3)]))
        #expect(browser.entries.map(\.path) == ["/1", "/3"])
    }

    @Test func `after a reload the entries below are still known`() {
        let stack = [entry(0), entry(1), entry(2)]
        var history = BrowserHistory(stack: stack, path: "/2", depth: 2)
        #expect(history.steps(to: [entry(0)]) == [.go(-2), .replace(entry(0), depth: 0)])
    }

    @Test func `random stacks leave the browser where the scene is`() {
        var generator = SplitMix(state: 7)
        for _ in 0..<2_000 {
            var next = 1
            var stack = [entry(0)]
            for _ in 0..<Int.random(in: 0...2, using: &generator) { stack.append(entry(next)); next += 1 }
            var history = BrowserHistory(stack: stack, path: stack[stack.count - 1].path, depth: 0)
            var browser = BrowserModel(path: stack[stack.count - 1].path, key: stack[stack.count - 1].key)
            for _ in 0..<12 {
                stack.removeLast(Int.random(in: 0..<stack.count, using: &generator))
                for _ in 0..<Int.random(in: 0...2, using: &generator) { stack.append(entry(next)); next += 1 }
                if Bool.random(using: &generator) { stack[stack.count - 1].title += "!" }
                browser.apply(history.steps(to: stack))
                #expect(browser.entries[browser.index].key == stack.last?.key)
                #expect(browser.entries[browser.index].depth == browser.index)
                // Every entry of the browser up to the current one is the stack's entry of that depth.
                for (offset, shown) in browser.entries[...browser.index].reversed().enumerated() {
                    #expect(shown.key == stack[stack.count - 1 - offset].key)
                }
                #expect(history.steps(to: stack).isEmpty)
            }
        }
    }
}

/// A generator with a seed.
struct SplitMix: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}
