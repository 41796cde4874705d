// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen of a feature: what its view, view model, place and texts are called.
struct Screen: Hashable, Sendable {
    enum Kind: String, Sendable, CaseIterable {
        /// Many of something.
        case list
        /// One of many, by its identifier.
        case detail
        /// Without states: it shows texts and leads elsewhere.
        case stateless
    }

    let feature: TypeName
    /// What is shown; of a stateless screen the screen itself.
    let entity: TypeName
    let kind: Kind

    init(_ kind: Kind, of entity: TypeName, in feature: TypeName) {
        self.kind = kind
        self.entity = entity
        self.feature = feature
    }

    /// `ItemList`, `ItemDetail`, `Home`.
    var name: TypeName {
        switch kind {
        case .list: TypeName(checked: entity.type + "List")
        case .detail: TypeName(checked: entity.type + "Detail")
        case .stateless: entity
        }
    }
    var view: String { name.type + "View" }
    var viewModel: String { name.type + "ViewModel" }
    var viewState: String { name.type + "ViewState" }
    /// What texts and identifiers begin with: `itemList`.
    var key: String { name.value }

    /// The screen's place among those of its feature: `list`, `reviewDetail`.
    var place: String {
        if kind == .stateless { return name.value }
        let word = kind == .list ? "list" : "detail"
        return entity == feature ? word : name.value
    }
    /// The place as its feature declares it: `detail(identifier: Int)`.
    var placeDeclaration: String { kind == .detail ? "\(place)(identifier: Int)" : place }
    /// The place as a switch matches it.
    var placePattern: String { kind == .detail ? ".\(place)(let identifier)" : ".\(place)" }

    var sources: String { "\(ProjectPaths.sources(feature))/Presentation/\(name.type)" }
    var tests: String { "\(ProjectPaths.tests(feature))/Presentation/\(name.type)" }
    var viewPath: String { "\(sources)/Views/\(view).swift" }
    var viewModelPath: String { "\(sources)/ViewModels/\(viewModel).swift" }

    /// The use case that the screen asks; nil for one without states.
    var useCase: UseCase? {
        switch kind {
        case .list: UseCase(.list, of: entity, in: feature)
        case .detail: UseCase(.detail, of: entity, in: feature)
        case .stateless: nil
        }
    }

    /// How the feature's container makes the view model: parameters, and arguments that hand them on.
    var factory: (name: String, parameters: String, arguments: String) {
        switch kind {
        case .list, .stateless: ("make\(viewModel)", "router: RouterContract", "router: router")
        case .detail: ("make\(viewModel)", "identifier: Int", "identifier: identifier")
        }
    }
}
