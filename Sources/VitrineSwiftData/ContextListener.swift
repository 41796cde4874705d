// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase

/// What happens to an object of a context before it is saved.
enum ContextChange {
    case inserted(any PersistentModel)
    case deleted(any PersistentModel)
    case changed(any PersistentModel, ModelProperty)
}

/// What shows objects of a context.
protocol ContextListener: AnyObject {
    func contextDidChange(_ change: ContextChange)
    /// Other contexts have saved.
    func storeDidChange(_ change: StoreChange)
}

extension Diagnostic.Code {
    static let dataNotSaved = Self("data-not-saved")
    static let dataInMemory = Self("predicate-in-memory")
    static let dataUnavailable = Self("data-unavailable")
}
