// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineComponents
@_spi(Engine) import VitrineCore
import VitrineWeb

@Suite struct BrowserHistoryTests {
    private func entry(_ key: Int, _ path: String? = nil) -> HistoryEntry {
        HistoryEntry(key: key, path: path ?? "/\(key)", title: "T\(key)")
    }

    private func history(_ stack: [HistoryEntry], depth: Int = 0, trail: [String] = []) -> BrowserHistory {
        let top = stack[stack.count - 1]
        return BrowserHistory(stack: stack, path: top.path, title: top.title, depth: depth, trail: trail)
    }

    @Test func `a deep link has one entry in the browser, and popping replaces it`() {
        var history = history([entry(0), entry(1), entry(2)])
        #expect(history.steps(to: [entry(0), entry(1)]) == [.replace(entry(1), depth: 0)])
        #expect(history.steps(to: [entry(0), entry(1), entry(3)]) == [.push(entry(3), depth: 1)])
        #expect(history.steps(to: [entry(0), entry(1), entry(3)]).isEmpty)
    }

    @Test func `after a reload a pop goes back to the entries that the trail tells of`() {
        var history = history([entry(0), entry(1), entry(2)], depth: 3, trail: ["/0", "/x", "/1"])
        #expect(history.steps(to: [entry(0)]) == [.go(-3), .replace(entry(0), depth: 0)])
    }

    @Test func `after a reload without a trail a pop takes the entry's place`() {
        var history = history([entry(0), entry(2)], depth: 5)
        #expect(history.steps(to: [entry(0)]) == [.replace(entry(0), depth: 5)])
    }

    @Test func `a path that changes in the middle replaces from there and leaves nothing of the old one before it`() {
        var history = history([entry(0)])
        _ = history.steps(to: [entry(0), entry(1), entry(2), entry(3)])
        #expect(
            history.steps(to: [entry(0), entry(4), entry(5)])
                == [.go(-2), .replace(entry(4), depth: 1), .push(entry(5), depth: 2)])
    }

    @Test func `an entry ahead is gone to, not pushed again`() {
        var history = history([entry(0)])
        _ = history.steps(to: [entry(0), entry(1)])
        #expect(history.arrive(key: 0, depth: 0, path: "/0") == 0)
        #expect(
            history.steps(to: [entry(0), entry(1)]) == [.go(1), .replace(entry(1), depth: 1)])
    }

    @Test func `another tab's stack is pushed, and a pop there does not cross it`() {
        var history = history([entry(0)])
        _ = history.steps(to: [entry(0), entry(2)])
        #expect(history.steps(to: [entry(1)]) == [.push(entry(1), depth: 2)])
        #expect(history.steps(to: [entry(0), entry(2)]) == [.push(entry(2), depth: 3)])
        // The root of this tab lies before the other tab: popping to it takes the current entry.
        #expect(history.steps(to: [entry(0)]) == [.replace(entry(0), depth: 3)])
    }

    @Test func `an entry of an earlier page is recognised by its path, or has no page`() {
        var history = history([entry(0), entry(1)], depth: 1, trail: ["/0"])
        #expect(history.arrive(key: nil, depth: 0, path: "/0") == 0)
        #expect(history.arrive(key: nil, depth: 2, path: "/elsewhere") == nil)
        #expect(history.depth == 2)
    }

    @Test func `a page that claims any depth makes the server remember no more than its limit`() {
        var history = history([entry(0)])
        for depth in [1_000_000, 0, 90, 47, 1_000, 3] {
            _ = history.arrive(key: nil, depth: depth, path: "/x")
            #expect(history.depth == depth)
            #expect(history.slots.count <= BrowserHistory.limit)
        }
        var stack = [entry(0)]
        _ = history.steps(to: stack)
        for key in 1...200 {
            stack.append(entry(key))
            _ = history.steps(to: stack)
            #expect(history.slots.count <= BrowserHistory.limit)
        }
        #expect(history.depth == 203)
    }
}
