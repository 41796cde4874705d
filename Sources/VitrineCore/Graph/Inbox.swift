// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Synchronization
import VitrineCensus

/// The queue in which nodes are marked from any thread; the graph empties it on the main actor.
package final class Inbox: Sendable {
    private struct Content: @unchecked Sendable {
        var nodes: [(node: ViewNode, transaction: Transaction?)] = []
        var isWakePending = false
        var isClosed = false
        var wake: (@Sendable () -> Void)?
    }

    private let content = Mutex(Content())
    /// Counts the nodes, which retain the inbox.
    let census: LiveObjectCensus

    init(census: LiveObjectCensus) {
        self.census = census
    }

    /// Sets a closure that is called once per batch, on the thread of the first post.
    func setWake(_ wake: @escaping @Sendable () -> Void) {
        content.withLock { $0.wake = wake }
    }

    /// Posts a node; a post from the main actor keeps the current transaction.
    func post(_ node: ViewNode) {
        let transaction = isOnMainActor ? MainActor.assumeIsolated { UpdateContext.transaction } : nil
        let box = UncheckedSendable((node, transaction?.identifier == 0 ? nil : transaction))
        let wake: (@Sendable () -> Void)? = content.withLock {
            if $0.isClosed { return nil }
            $0.nodes.append(box.value)
            if $0.isWakePending { return nil }
            $0.isWakePending = true
            return $0.wake
        }
        wake?()
    }

    func take() -> [(node: ViewNode, transaction: Transaction?)] {
        content.withLock {
            let nodes = UncheckedSendable($0.nodes)
            $0.nodes.removeAll()
            $0.isWakePending = false
            return nodes
        }.value
    }

    /// Drops everything that is queued or posted from now on.
    ///
    /// Nodes retain their inbox, so an inbox that retained nodes after the end of their graph would never be freed.
    func close() {
        _ = take()
        content.withLock { $0.isClosed = true }
    }

    var isEmpty: Bool { content.withLock { $0.nodes.isEmpty } }
}

/// Carries a value across an isolation boundary where the caller guarantees safety.
package struct UncheckedSendable<Value>: @unchecked Sendable {
    package let value: Value

    package init(_ value: Value) {
        self.value = value
    }
}
