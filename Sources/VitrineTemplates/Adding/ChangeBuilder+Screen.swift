// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ChangeBuilder {
    /// The part of a screen that must not be there yet; the others are written where they are missing.
    enum PrimaryPart {
        case view, viewModel
    }

    /// Adds a screen to a feature, with what it asks and its place; a list brings its detail along.
    mutating func add(_ screen: Screen, primary: PrimaryPart) {
        let app = project.app
        let template = ScreenTemplate(app: app, screen: screen)
        switch primary {
        case .view:
            create(template.viewFiles)
            complete(template.viewModelFiles)
        case .viewModel:
            create(template.viewModelFiles)
        }
        addDomain(of: screen)
        var edits = factoryEdits(screen)
        let detail = Screen(.detail, of: screen.entity, in: screen.feature)
        let hasDetail = SwiftEditor(project.text(at: ProjectPaths.navigation(screen.feature)) ?? "")
            .hasMember(detail.place, in: "\(screen.feature.type)Navigation")
        if primary == .view {
            complete([ScreenTemplate.snapshotSupport(of: screen.feature)])
            edits += placeEdits(screen)
            add(strings: template.strings)
        }
        if screen.kind == .list, !hasDetail {
            let detailTemplate = ScreenTemplate(app: app, screen: detail)
            complete(detailTemplate.viewModelFiles + detailTemplate.viewFiles)
            complete([ScreenTemplate.snapshotSupport(of: screen.feature)])
            addDomain(of: detail)
            edits += factoryEdits(detail) + placeEdits(detail)
            add(strings: detailTemplate.strings)
        }
        edit(edits)
    }

    private mutating func addDomain(of screen: Screen) {
        guard let useCase = screen.useCase else { return }
        complete(UseCaseTemplate(app: project.app, useCase: useCase).files)
        complete(DomainTemplate(app: project.app, feature: screen.feature, entity: screen.entity).files)
    }

    /// The container makes the view model.
    private func factoryEdits(_ screen: Screen) -> [Edit] {
        let path = ProjectPaths.container(screen.feature)
        let type = "\(screen.feature.type)Container"
        let contract = "\(screen.entity.type)RepositoryContract"
        let found = SwiftEditor(project.text(at: path) ?? "")
        let repository = found.property(ofType: contract, in: type)
        var edits: [Edit] = []
        if screen.useCase != nil, repository == nil {
            let property = FeatureTemplate.repositoryProperty(screen.entity)
            edits.append(
                Edit(path: path, place: "Add to \(type)", text: property) { editor in
                    editor.property(ofType: contract, in: type) != nil || editor.insertProperty(property, in: type)
                })
        }
        let function = FeatureTemplate.factory(screen, repository: repository)
        edits.append(
            Edit(path: path, place: "Add to \(type)", text: function) { editor in
                editor.hasMember(screen.factory.name, in: type) || editor.appendMember(function, to: type)
            })
        return edits
    }

    /// The screen has a place, and the feature says which view stands there.
    private func placeEdits(_ screen: Screen) -> [Edit] {
        let navigation = "\(screen.feature.type)Navigation"
        let feature = "\(screen.feature.type)Feature"
        let function = FeatureTemplate.viewFunction(of: screen.feature, screens: [screen])
        let clause = FeatureTemplate.switchCase(screen)
        return [
            Edit(
                path: ProjectPaths.navigation(screen.feature), place: "Add to \(navigation)",
                text: "case \(screen.placeDeclaration)"
            ) { editor in
                editor.hasMember(screen.place, in: navigation)
                    || editor.appendCase("case \(screen.placeDeclaration)", to: navigation)
            },
            Edit(
                path: ProjectPaths.entryPoint(screen.feature),
                place: "Add to the switch of \(feature).view(for:router:)",
                text: clause
            ) { editor in
                guard editor.hasMember("view", in: feature) else {
                    return editor.appendMember(function, to: feature)
                }
                return editor.text.contains("case .\(screen.place):") || editor.text.contains("case .\(screen.place)(")
                    || editor.appendSwitchCase(clause, over: "navigation", in: feature)
            },
        ]
    }
}
