// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// The smallest change that a click can make, on a page of a thousand rows, or of as many as `COUNTER_ROWS` says: what
/// `make bench` clicks. At the count that `COUNTER_LIMIT` says it traps, or hangs where `COUNTER_HANGS` is set.
@main
struct CounterApp: App {
    var body: some Scene {
        WindowGroup {
            CounterView(rows: ProcessInfo.processInfo.environment["COUNTER_ROWS"].flatMap { Int($0) } ?? 1_000)
        }
    }
}

struct CounterView: View {
    let rows: Int
    private let limit = ProcessInfo.processInfo.environment["COUNTER_LIMIT"].flatMap { Int($0) }
    private let hangs = ProcessInfo.processInfo.environment["COUNTER_HANGS"] != nil
    @State private var count = 0

    var body: some View {
        VStack {
            Button("Add one", action: add)
                .accessibilityIdentifier("counter.addButton")
            Text("Count: \(count)")
                .accessibilityIdentifier("counter.countLabel")
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<rows, id: \.self) { Text("Row \($0)") }
                }
            }
        }
        .padding()
    }

    private func add() {
        count += 1
        while hangs, count == limit { sleep(1) }
        precondition(count != limit, "The counter has reached its limit")
    }
}

#Preview {
    CounterView(rows: 20)
}
