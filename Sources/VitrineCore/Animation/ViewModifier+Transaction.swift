// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ViewModifier {
    /// The modifier with an animation for what it changes, and not for the view that it is applied to.
    public nonisolated func animation(_ animation: Animation?) -> some ViewModifier {
        transaction { if !$0.disablesAnimations { $0.animation = animation } }
    }

    /// The modifier with other transactions for what it changes, and not for the view that it is applied to.
    public nonisolated func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        // Transactions come from outside: the outer modifier keeps what the inner one gives back.
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

/// The transaction on its way down, as it was before a modifier changed it.
private final class KeptTransaction {
    var transaction: Transaction?
}
