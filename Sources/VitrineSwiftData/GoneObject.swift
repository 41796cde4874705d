// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineBase
import VitrineCore

/// Objects that are not in their store any more, and are read.
enum GoneObject {
    /// An object of no store, in the place of one that another needs. It reads as empty.
    static func make(_ type: any PersistentModel.Type) -> any PersistentModel {
        type.init(_record: _ModelRecord.gone())
    }

    static func report(_ problem: String) {
        DeveloperNotes.report(
            .goneObject, problem + " It reads as empty.",
            remedy: "Ask isDeleted, or fetch the object again: another page of the visitor may have deleted it.")
    }
}

extension Diagnostic.Code {
    /// A property was read of an object that is not in its store any more.
    static let goneObject = Self("gone-object")
    /// An object was asked for of a model that the container does not have.
    static let unknownModel = Self("unknown-model")
}
