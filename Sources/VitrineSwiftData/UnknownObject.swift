// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// An object of a model that nobody knows: without properties, in no store.
final class UnknownObject: PersistentModel {
    let _$record: _ModelRecord
    let _$observationRegistrar = ObservationRegistrar()

    static var _$properties: [_PersistentProperty] { [] }

    init(_record: _ModelRecord) { _$record = _record }
}
