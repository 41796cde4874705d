// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension Addition {
    func addFeature(to builder: inout ChangeBuilder) throws {
        let app = builder.project.app
        let feature = try TypeName(
            name.hasSuffix("Feature") ? String(name.dropLast("Feature".count)) : name, plural: plural)
        let folder = "\(ProjectPaths.features)/\(feature.type)"
        guard !builder.project.has(folder) else { throw ProjectChange.exists([folder]) }
        // A list leads to its detail.
        let kinds: [Screen.Kind] =
            forms == [.stateless] ? [.stateless] : forms == [.detail] ? [.detail] : [.list, .detail]
        let screens = kinds.map { Screen($0, of: feature, in: feature) }
        let templates = screens.map { ScreenTemplate(app: app, screen: $0) }
        builder.create(FeatureTemplate(app: app, feature: feature, screens: screens).files)
        if screens.contains(where: { $0.useCase != nil }) {
            builder.create(DomainTemplate(app: app, feature: feature, entity: feature).files)
        }
        builder.create(screens.compactMap(\.useCase).flatMap { UseCaseTemplate(app: app, useCase: $0).files })
        builder.create(templates.flatMap { $0.viewModelFiles + $0.viewFiles })
        builder.create([ScreenTemplate.snapshotSupport(of: feature)])
        for template in templates { builder.add(strings: template.strings) }
        let isIn = builder.edit(Self.appEdits(app: app, feature: feature))
        guard let root = screens.first, root.kind != .detail else { return }
        let link = HomeLink(app: app, feature: feature, isMany: root.kind == .list)
        guard isIn else {
            _ = builder.note(link.edits)
            return
        }
        if builder.edit(link.edits) { builder.add(strings: link.strings) }
    }

    /// The module is built, the app holds the feature, and its places have views.
    private static func appEdits(app: TypeName, feature: TypeName) -> [ChangeBuilder.Edit] {
        let module = app.type + feature.type
        let property = "let \(feature.value)Feature = \(feature.type)Feature()"
        let destination = """
            .navigationDestination(for: \(feature.type)Navigation.self) { navigation in
                container.\(feature.value)Feature.view(for: navigation, router: router)
            }
            """
        return [
            ChangeBuilder.Edit(
                path: "Package.swift",
                place: "Add the feature's target and its tests, beside those of the other features",
                text: "\"\(feature.type)\""
            ) { $0.appendElement(feature.type, toArray: "features") },
            ChangeBuilder.Edit(path: ProjectPaths.container, place: "Import", text: "import \(module)") {
                $0.addImport(module)
            },
            ChangeBuilder.Edit(path: ProjectPaths.container, place: "Add to AppContainer", text: property) {
                $0.insertProperty(property, in: "AppContainer")
            },
            ChangeBuilder.Edit(path: ProjectPaths.rootView, place: "Import", text: "import \(module)") {
                $0.addImport(module)
            },
            ChangeBuilder.Edit(
                path: ProjectPaths.rootView, place: "Add to the view in the navigation stack", text: destination
            ) { $0.appendModifier(destination, afterLast: "navigationDestination") },
        ]
    }
}
