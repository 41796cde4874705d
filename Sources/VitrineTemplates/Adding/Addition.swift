// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// What `vitrine add` adds to a project with features.
package struct Addition: Sendable {
    package enum Kind: String, Sendable, CaseIterable {
        case feature
        case view
        case viewModel = "viewmodel"
        case useCase = "usecase"
    }

    package enum Form: String, Sendable, CaseIterable {
        /// Many of something.
        case list
        /// One of many, by its identifier.
        case detail
        /// Without states.
        case stateless
    }

    package var kind: Kind
    package var name: String
    /// What many are called; nil for the rules of English.
    package var plural: String?
    package var forms: Set<Form>
    /// The feature that it belongs to; nil for the one that is meant by the name, or the only one.
    package var feature: String?

    package init(
        _ kind: Kind, _ name: String, plural: String? = nil, forms: Set<Form> = [], feature: String? = nil
    ) {
        self.kind = kind
        self.name = name
        self.plural = plural
        self.forms = forms
        self.feature = feature
    }

    /// What is written and edited.
    ///
    /// - Parameter project: The project, which is only read.
    /// - Returns: The change, to be applied in the project's folder.
    /// - Throws: `TemplateError` for a name that cannot be, or something that is there already.
    package func change(in project: FeatureProject) throws -> ProjectChange {
        if forms.contains(.stateless), forms.count > 1 {
            throw TemplateError(
                .request, "A screen without states is no list and no detail.", remedy: "Give --stateless alone.")
        }
        var builder = ChangeBuilder(project)
        switch kind {
        case .feature: try addFeature(to: &builder)
        case .view: try addScreen(to: &builder, withView: true)
        case .viewModel: try addScreen(to: &builder, withView: false)
        case .useCase: try addUseCase(to: &builder)
        }
        let change = builder.finished()
        try change.checkAbsence(in: project.folder)
        return change
    }

    // MARK: - Screens

    private func addScreen(to builder: inout ChangeBuilder, withView: Bool) throws {
        let (entity, form) = try named(endings: withView ? ["View"] : ["ViewModel"])
        let feature = try feature(of: entity, in: builder.project)
        let kind: Screen.Kind =
            switch form {
            case .list: .list
            case .detail: .detail
            case .stateless: .stateless
            }
        let screen = Screen(kind, of: entity, in: feature)
        try refuseReserved(screen)
        builder.add(screen, primary: withView ? .view : .viewModel)
    }

    /// The entity and the form that a name like `ReviewListView` says.
    private func named(endings: [String]) throws -> (TypeName, Form) {
        var text = name
        for ending in endings where text.hasSuffix(ending) && text != ending {
            text = String(text.dropLast(ending.count))
        }
        if forms.count > 1 {
            throw TemplateError(
                .request, "--list and --detail are two screens.", remedy: "Add them one by one, or a feature with both."
            )
        }
        for (ending, form) in [("List", Form.list), ("Detail", .detail)]
        where text.hasSuffix(ending) && text != ending && (forms.isEmpty || forms == [form]) {
            return (try TypeName(String(text.dropLast(ending.count)), plural: plural), form)
        }
        let entity = try TypeName(text, plural: plural)
        guard let form = forms.first else {
            throw TemplateError(
                .request, "\(name) does not say what is shown.",
                remedy: "Give --list, --detail or --stateless, or call it \(text)List or \(text)Detail.")
        }
        return (entity, form)
    }

    private func refuseReserved(_ screen: Screen) throws {
        guard screen.kind == .stateless, screen.view == "RootView" else { return }
        throw TemplateError(.request, "RootView is the app's own.", remedy: "Choose another name.")
    }

    /// The feature that something belongs to.
    private func feature(of entity: TypeName, in project: FeatureProject) throws -> TypeName {
        let known = project.features.joined(separator: ", ")
        if let feature {
            guard project.features.contains(feature) else {
                throw TemplateError(
                    .project, "There is no feature \(feature) in \(project.folder.path).",
                    remedy: "Its features: \(known). Add one: vitrine add feature \(feature).")
            }
            return TypeName(checked: feature)
        }
        if project.features.contains(entity.type) { return entity }
        let others = project.features.filter { $0 != "Home" }
        guard others.count == 1 else {
            throw TemplateError(
                .request, "Which feature \(entity.type) belongs to is not said.", remedy: "Give --feature: \(known).")
        }
        return TypeName(checked: others[0])
    }

    // MARK: - Use cases

    private func addUseCase(to builder: inout ChangeBuilder) throws {
        guard !forms.contains(.stateless), forms.count < 2 else {
            throw TemplateError(
                .request, "A use case gets a list or one thing.", remedy: "Give --list, --detail or neither.")
        }
        var text = name
        if text.hasSuffix("UseCase"), text != "UseCase" { text = String(text.dropLast("UseCase".count)) }
        let isGet = text.hasPrefix("Get") && text.dropFirst(3).first?.isUppercase == true
        if isGet { text = String(text.dropFirst(3)) }
        guard isGet || !forms.isEmpty else {
            throw TemplateError(
                .request, "\(name) does not say what the use case gets.",
                remedy:
                    "Call it GetOrders or GetOrder, or give --list or --detail. Others are written by hand beside these."
            )
        }
        let one = TypeName.singular(of: text)
        let isList = forms.contains(.list) || forms.isEmpty && one != nil
        let entity = try TypeName(isList && isGet ? one ?? text : text, plural: plural)
        let feature = try feature(of: entity, in: builder.project)
        builder.create(
            UseCaseTemplate(
                app: builder.project.app, useCase: UseCase(isList ? .list : .detail, of: entity, in: feature)
            ).files)
        builder.complete(DomainTemplate(app: builder.project.app, feature: feature, entity: entity).files)
    }
}
