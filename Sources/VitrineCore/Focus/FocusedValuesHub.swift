// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A view that says something of itself: while the focus is inside it, or as long as it is there.
@MainActor
package protocol FocusedValueSource: ViewNode {
    var isOfScene: Bool { get }
    func write(into values: inout FocusedValues)
}

/// Gathers what is said where the focus is.
///
/// Invariant after each flush: `current` is what the sources of the scene say, in the order in which they came, and
/// over it what those around the view with the focus say, the nearest last. It is gathered anew, once per round, when
/// the focus moved or a source came, went or says something else: O(sources + depth).
@MainActor
package final class FocusedValuesHub {
    package private(set) var current = FocusedValues()
    weak var graph: ViewGraph?
    /// In the order in which they were made.
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

    /// Something may be another value: looked at in the round's end.
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
