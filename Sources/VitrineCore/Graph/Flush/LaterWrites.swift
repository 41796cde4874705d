// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The writes of states in one transaction that wait for the round of the transaction before theirs.
///
/// An action may change states in several transactions, `offset = 0` and then `withAnimation { offset = 100 }` or two
/// calls of `withAnimation`. A view that reads both is updated once for each, so that each change moves with its own
/// animation. The writes of the first transaction are made at once, as there usually is no other one.
struct LaterWrites {
    let transaction: Transaction
    /// The number of the round, by which a location finds its value.
    let round: Int
    var locations: ContiguousArray<any LaterWritable>
    /// The generation of the marks that the writes make.
    let generation: Int
}

/// A state's location, whose writes may wait.
protocol LaterWritable: AnyObject {
    /// Changes the value to the one that waited for a round, and queues its readers.
    @MainActor func takeLaterWrite(of round: Int)
}

extension ViewGraph {
    /// Whether a write in the current transaction has to wait for the round of another one.
    ///
    /// What views find out when they appear, such as their sizes, does not wait for the animations that others begin then:
    /// these lead to where it puts the views.
    var defersWrites: Bool {
        guard !isInRound, let last = laterWrites.last?.transaction ?? marks.last?.transaction else { return false }
        let current = UpdateContext.transaction
        return !last.changesAlike(current) && !(isAppearing && current.weight < last.weight)
    }

    /// Whether views may still see states that an action has changed already.
    package var hasLaterWrites: Bool { !laterWrites.isEmpty }

    /// Records that a location has a value for a later round, and returns the number of that round.
    func writeLater(_ location: any LaterWritable) -> Int {
        announce()
        let transaction = UpdateContext.transaction
        if let last = laterWrites.indices.last, laterWrites[last].transaction.changesAlike(transaction) {
            laterWrites[last].locations.append(location)
            return laterWrites[last].round
        }
        lastLaterRound += 1
        laterWrites.append(
            LaterWrites(
                transaction: transaction, round: lastLaterRound, locations: [location], generation: generation))
        return lastLaterRound
    }

    /// Makes the writes of the next transaction that waits.
    func makeLaterWrites() {
        guard !laterWrites.isEmpty else { return }
        let next = laterWrites.removeFirst()
        let outer = generation
        generation = next.generation
        UpdateContext.with(transaction: next.transaction) {
            for location in next.locations { location.takeLaterWrite(of: next.round) }
        }
        generation = outer
    }
}
