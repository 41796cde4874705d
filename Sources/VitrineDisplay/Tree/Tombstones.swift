// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The identifiers of removed layers for which the surface may still send events.
///
/// Removed layers are kept until the batch that removes them has been acknowledged. O(1) per layer.
struct Tombstones {
    private var ids: Set<Int> = []
    /// The layers that were removed since the last batch.
    private var unsent: ContiguousArray<Int> = []
    private var sent: [(batch: Int, ids: ContiguousArray<Int>)] = []

    func contains(_ id: Int) -> Bool {
        ids.contains(id)
    }

    mutating func bury(_ id: Int) {
        if ids.insert(id).inserted { unsent.append(id) }
    }

    /// Assigns the waiting identifiers to a batch; those of layers that were inserted again are dropped.
    mutating func send(with batch: Int, isBack: (Int) -> Bool) {
        guard !unsent.isEmpty else { return }
        var gone: ContiguousArray<Int> = []
        for id in unsent {
            if isBack(id) { ids.remove(id) } else { gone.append(id) }
        }
        unsent.removeAll()
        if !gone.isEmpty { sent.append((batch, gone)) }
    }

    mutating func acknowledge(batch: Int) {
        let kept = sent.firstIndex { $0.batch > batch } ?? sent.count
        for entry in sent[..<kept] {
            for id in entry.ids { ids.remove(id) }
        }
        sent.removeFirst(kept)
    }
}
