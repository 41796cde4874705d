// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Records what was read from a chain of scopes to compute a value that is cached in the innermost one.
///
/// Every node that uses the cached value depends on all of it, as if the node had computed the value itself.
final class EnvironmentReads {
    /// Unretained: a scope retains the scopes around it, and its own cached value dies with it.
    private var sources: ContiguousArray<(scope: Unmanaged<EnvironmentScope>, keys: KeySet)> = []

    func add(_ keys: KeySet, of scope: EnvironmentScope) {
        let source = Unmanaged.passUnretained(scope)
        if let index = sources.firstIndex(where: { $0.scope.toOpaque() == source.toOpaque() }) {
            sources[index].keys.formUnion(keys)
        } else {
            sources.append((source, keys))
        }
    }

    /// Registers the running node for everything that was read; while other reads are being recorded, it adds these to
    /// them.
    @MainActor
    func replay() {
        for source in sources { source.scope._withUnsafeGuaranteedRef { $0.note(source.keys) } }
    }
}
