// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Counts what it takes to read and judge a project, where a test asks: it grows with the project, and no faster.
package final class LintWork: Sendable {
    /// What counts the work of the current task; nil for nothing.
    @TaskLocal package static var current: LintWork?

    private let files = Atomic<Int>(0)
    private let nodes = Atomic<Int>(0)

    package init() {}

    /// How many files were parsed.
    package var parsedFiles: Int { files.load(ordering: .relaxed) }
    /// How many nodes rules came by while they searched below others.
    package var walkedNodes: Int { nodes.load(ordering: .relaxed) }

    func addFile() { files.add(1, ordering: .relaxed) }
    func addNodes(_ count: Int) { nodes.add(count, ordering: .relaxed) }
}
