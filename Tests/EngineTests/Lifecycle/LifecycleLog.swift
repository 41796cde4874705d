// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// What happened, in order, and the bindings that a test writes through.
@MainActor
final class LifecycleLog {
    var entries: [String] = []
    var number: Binding<Int>?
    var isShown: Binding<Bool>?

    func add(_ entry: String) { entries.append(entry) }
}

/// Waits that a test opens.
actor Latch {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
        if !isOpen { await withCheckedContinuation { waiting.append($0) } }
    }

    func open() {
        isOpen = true
        waiting.forEach { $0.resume() }
        waiting.removeAll()
    }
}
