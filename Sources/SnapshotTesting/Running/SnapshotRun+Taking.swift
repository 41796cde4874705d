// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

extension SnapshotRun {
    /// Takes a snapshot and waits for it, on any thread.
    func take<Value, Format>(
        _ snapshotting: Snapshotting<Value, Format>, of value: () throws -> Value
    ) throws -> Format {
        _ = MainActorLoop.install
        var format: Format?
        func start() throws {
            try SnapshotRun.$current.withValue(self) {
                snapshotting.snapshot(try value()).run { [self] result in
                    if isOver { return }
                    format = result
                    finish(.taken)
                }
            }
        }
        let outcome: Outcome
        if MainActorLoop.isCurrent {
            try MainActorLoop.shared.wait(for: self, whileStarting: start)
            outcome = self.outcome ?? .timedOut
        } else {
            try start()
            outcome = wait()
        }
        switch outcome {
        case .taken:
            guard let format else { throw SnapshotFailure("The strategy made no snapshot.") }
            return format
        case .failed(let message):
            throw SnapshotFailure(message)
        case .timedOut:
            throw SnapshotFailure(
                """
                The snapshot was not there within \(displayed(timeout)) s. A view is awaited until nothing is left to \
                happen; one that never rests, or that waits for something outside of the test, needs another input, \
                or a longer 'timeout:'.
                """)
        }
    }

    private func displayed(_ seconds: TimeInterval) -> String {
        seconds == seconds.rounded() && abs(seconds) < 1e9 ? String(Int(seconds)) : String(seconds)
    }
}

/// The reason why there is no snapshot, or no comparison.
struct SnapshotFailure: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
