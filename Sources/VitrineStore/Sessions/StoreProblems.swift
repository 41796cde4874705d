// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization

/// Says what is wrong with a store, each once.
final class StoreProblems: Sendable {
    private let address: StoreAddress
    private let report: @Sendable (String) -> Void
    /// The code of the refusal that was said last, until a capsule is taken again: what is full still removes.
    private let refusal = Mutex<String?>(nil)

    init(address: StoreAddress, report: @escaping @Sendable (String) -> Void) {
        self.address = address
        self.report = report
    }

    private static let put = Array(CapsuleScripts.put.utf8)

    /// The store does not answer, or does again.
    func note(_ change: StoreClient.Change) {
        switch change {
        case .down(let error):
            report(
                "error [store-down]: \(address): \(error). Sessions go on in memory; no other process can go on with "
                    + "them until it is back")
        case .up: report("note [store-up]: \(address) answers again, and gets what has waited for it")
        }
    }

    /// What the store answers to commands: a full one, or one that only reads, takes nothing.
    func note(_ answers: [RESPValue], to commands: [RESPCommand]) {
        let problem = answers.lazy.compactMap(\.problem).first
        guard problem != nil || commands.contains(where: { $0.words.contains(Self.put) }) else { return }
        let code = problem.map { String($0.prefix { $0 != " " }) }
        let isNew = refusal.withLock { known in
            defer { known = code }
            return code != nil && code != known
        }
        guard isNew, let problem else { return }
        report("error [store-refuses]: \(address) keeps nothing: \(problem)")
    }
}
