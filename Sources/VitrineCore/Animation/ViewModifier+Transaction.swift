// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ViewModifier {
    /// Returns this modifier with an animation of its own changes, but not of the view that it is applied to.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// Returns this modifier with changed transactions for its own changes, but not for the view that it is applied to.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        // Transactions are inherited from outside: the outer part stores the transaction that the inner part restores.
        let around = KeptTransaction()
        let inner = _TransactionModifier { transaction in
            if let kept = around.transaction { transaction = kept }
        }
        let outer = _TransactionModifier { transaction in
            around.transaction = transaction
            transform(&transaction)
        }
        return inner.concat(self).concat(outer)
    }
}

/// The inherited transaction before a modifier changed it.
private final class KeptTransaction {
    var transaction: Transaction?
}
