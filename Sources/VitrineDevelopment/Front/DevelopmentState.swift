// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation

/// What the pages of an app in development have to know, and where their requests go. Threads wait here for the next
/// change.
package final class DevelopmentState: @unchecked Sendable {
    /// What keeps the newest sources from being shown.
    package struct Problem: Codable, Hashable, Sendable {
        package enum Kind: String, Codable, Sendable {
            /// The sources do not build.
            case build
            /// The program ended, or does not start.
            case crash
        }
        package var kind: Kind
        package var title: String
        package var messages: [CompilerMessage] = []
        /// What was printed.
        package var lines: [String] = []

        package init(kind: Kind, title: String, messages: [CompilerMessage] = [], lines: [String] = []) {
            self.kind = kind
            self.title = title
            self.messages = messages
            self.lines = lines
        }
    }

    /// What a page is told.
    package struct Report: Codable, Hashable, Sendable {
        /// Counts the programs that have answered; a page of an earlier one is loaded again.
        package var generation = 0
        package var problem: Problem?
    }

    // All below are read and written while this is held.
    private let condition = NSCondition()
    private var current = Report()
    private var version = 0
    private var backend: UInt16?
    /// Whether the program before writes what the one that answers now goes on with.
    private var isHandingOver = false

    package init() {}

    /// What pages are told now.
    package var report: Report { condition.withLock { current } }

    /// The port of the program that answers; nil while there is none.
    package var port: UInt16? { condition.withLock { backend } }

    /// The port of the program that answers, once that has what the one before it leaves; nil while there is none.
    package func portAfterHandOver() -> UInt16? {
        condition.withLock {
            while isHandingOver { condition.wait() }
            return backend
        }
    }

    /// Requests go to another program, as soon as the one before has ended.
    ///
    /// - Parameters:
    ///   - port: The port of the program.
    ///   - end: Ends the one before. Requests wait meanwhile: a page that comes back finds its session written.
    package func handOver(to port: UInt16, after end: () throws -> Void) rethrows {
        condition.withLock {
            backend = port
            isHandingOver = true
        }
        defer {
            condition.withLock {
                isHandingOver = false
                condition.broadcast()
            }
        }
        try end()
    }

    /// Requests go to another program from now on, or to none.
    package func route(to port: UInt16?) { condition.withLock { backend = port } }

    /// Tells the pages that the program is another one, and that nothing is wrong.
    package func publishProgram() {
        change {
            $0.generation += 1
            $0.problem = nil
        }
    }

    /// Tells the pages what is wrong; nil for nothing.
    package func publish(_ problem: Problem?) { change { $0.problem = problem } }

    private func change(_ body: (inout Report) -> Void) {
        condition.withLock {
            let before = current
            body(&current)
            guard current != before else { return }
            version += 1
            condition.broadcast()
        }
    }

    /// Waits until there is something else to tell than at a version, or for some time.
    ///
    /// - Returns: The version of the report, and the report; nil where nothing has changed.
    package func next(after known: Int?, limit: TimeInterval) -> (version: Int, report: Report)? {
        let end = Date(timeIntervalSinceNow: limit)
        return condition.withLock {
            while version == known {
                guard condition.wait(until: end) else { return nil }
            }
            return (version, current)
        }
    }
}
