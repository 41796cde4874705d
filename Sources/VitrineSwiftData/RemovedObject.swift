// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineCore

/// The values that are read from an object which is no longer in its store.
enum RemovedObject {
    /// Creates an object of no store in place of one that another object requires. It reads as empty.
    static func make(_ type: any PersistentModel.Type) -> any PersistentModel {
        type.init(_record: _ModelRecord.removed())
    }

    static func report(_ problem: String) {
        DeveloperNotes.report(
            .removedObject, problem + " It reads as empty.",
            remedy: "Ask isDeleted, or fetch the object again: another page of the visitor may have deleted it.")
    }
}

extension Diagnostic.Code {
    /// A property was read of an object that is no longer in its store.
    static let removedObject = Self("gone-object")
    /// An object was asked for of a model that the container does not have.
    static let unknownModel = Self("unknown-model")
}
