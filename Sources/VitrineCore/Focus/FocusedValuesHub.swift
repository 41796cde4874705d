// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that sets focused values: while focus is inside it, or as long as it exists.
@MainActor
package protocol FocusedValueSource: ViewNode {
    var isOfScene: Bool { get }
    func write(into values: inout FocusedValues)
}

/// Collects the focused values of a scene.
///
/// Invariant after each flush: `current` has the values of the scene's sources in the order in which they were created,
/// overridden by those around the focused view, the nearest last. It is collected again, once per round, when the focus
/// moved or a source was added, removed or changed. Complexity: O(sources + depth).
@MainActor
package final class FocusedValuesHub {
    package private(set) var current = FocusedValues()
    weak var graph: ViewGraph?
    /// The sources in the order in which they were created.
    private var sources: ContiguousArray<Entry> = []
    private var isQueued = false

    private struct Entry {
        unowned(unsafe) let source: any FocusedValueSource
    }

    func add(_ source: any FocusedValueSource) {
        sources.append(Entry(source: source))
        note()
    }

    func remove(_ source: any FocusedValueSource) {
        sources.removeAll { $0.source === source }
        note()
    }

    /// Marks the values as possibly changed; they are collected at the end of the round.
    func note() {
        guard !isQueued, let graph, !sources.isEmpty || current != FocusedValues() else { return }
        isQueued = true
        graph.enqueueAction { [weak self] in self?.settle() }
    }

    private func settle() {
        isQueued = false
        guard let graph else { return }
        var values = FocusedValues()
        for entry in sources where entry.source.isOfScene { entry.source.write(into: &values) }
        if let focused = graph.focus.focused {
            let around = sources.map(\.source).filter { !$0.isOfScene && focused.isInside($0) }
            for source in around.sorted(by: { $0.depth < $1.depth }) { source.write(into: &values) }
        }
        guard values != current else { return }
        current = values
        graph.rootScope.setFocusedValues(values)
    }
}
