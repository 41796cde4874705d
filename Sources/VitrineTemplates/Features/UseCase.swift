// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A use case that gets many of something, or one of them by its identifier.
struct UseCase: Hashable, Sendable {
    enum Kind: Sendable {
        case list, detail
    }

    let feature: TypeName
    let entity: TypeName
    let kind: Kind

    init(_ kind: Kind, of entity: TypeName, in feature: TypeName) {
        self.kind = kind
        self.entity = entity
        self.feature = feature
    }

    /// `GetItems`, `GetItem`.
    var name: String { kind == .list ? "Get\(entity.plural)" : "Get\(entity.type)" }
    var type: String { name + "UseCase" }
    var contract: String { type + "Contract" }
    /// As a property is called: `getItemsUseCase`.
    var property: String { "g" + type.dropFirst() }
    var parameters: String { kind == .list ? "" : "identifier: Int" }
    var arguments: String { kind == .list ? "" : "identifier: identifier" }
    var result: String { kind == .list ? "[\(entity.type)]" : entity.type }
    /// What the repository's function is called.
    var request: String { kind == .list ? "get\(entity.plural)" : "get\(entity.type)" }
    var summary: String { kind == .list ? "All \(entity.pluralWords)." : "One \(entity.words), by its identifier." }
}
