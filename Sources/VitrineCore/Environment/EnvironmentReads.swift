// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What was read of a chain of scopes for a value that is kept with the innermost of them.
///
/// Every node that uses the value is a reader of all that it was made of, as if it had made the value itself.
final class EnvironmentReads {
    /// Not retained: a scope keeps those around it, and its own value dies with it.
    private var sources: ContiguousArray<(scope: Unmanaged<EnvironmentScope>, keys: KeySet)> = []

    func add(_ keys: KeySet, of scope: EnvironmentScope) {
        let source = Unmanaged.passUnretained(scope)
        if let index = sources.firstIndex(where: { $0.scope.toOpaque() == source.toOpaque() }) {
            sources[index].keys.formUnion(keys)
        } else {
            sources.append((source, keys))
        }
    }

    /// Registers the running node for everything that was read; while other reads are recorded, they join those.
    @MainActor
    func replay() {
        for source in sources { source.scope._withUnsafeGuaranteedRef { $0.note(source.keys) } }
    }
}
