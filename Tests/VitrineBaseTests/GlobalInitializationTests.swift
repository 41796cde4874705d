// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import VitrineBase

@Suite struct GlobalInitializationTests {
    private struct Value: Sendable {
        static let direct = GlobalInitialization.isRunning
        static let made = Value()
        static let nested = [1].map { _ in [Value.later] }[0][0]
        static let later = Value()
        let isGlobal: Bool

        init() { isGlobal = GlobalInitialization.isRunning }
    }

    @Test func codeThatComputesAGlobalIsFound() {
        #expect(GlobalInitialization.calls.count > 0)
        #expect(Value.direct)
        #expect(Value.made.isGlobal)
        #expect(Value.nested.isGlobal)
    }

    @Test func otherCodeIsNot() async {
        #expect(!GlobalInitialization.isRunning)
        _ = Value.made
        #expect(!Value().isGlobal)
        #expect(await Task.detached { !Value().isGlobal }.value)
        #expect([1, 2].map { _ in Value().isGlobal } == [false, false])
    }
}
