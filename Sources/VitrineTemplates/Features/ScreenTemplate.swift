// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A screen's view and view model, with their tests, and its texts.
struct ScreenTemplate {
    let app: TypeName
    let screen: Screen
    /// Where a stateless screen leads; nil for one that only goes back.
    var destination: TypeName?

    var module: String { app.type + screen.feature.type }

    /// The view and its snapshot tests.
    var viewFiles: [TemplateFile] {
        [view, snapshotTests]
    }

    /// The view model and its tests, and the states, where it has them.
    var viewModelFiles: [TemplateFile] {
        (screen.kind == .stateless ? [] : [viewState]) + [viewModel, viewModelTests]
    }

    /// The texts of the screen by their keys in the string catalog.
    var strings: [String: String] {
        let entity = screen.entity
        switch screen.kind {
        case .list:
            return [
                "\(screen.key).title": entity.pluralTitle,
                "\(screen.key).empty.title": "No \(entity.pluralWords)",
                "\(screen.key).error.title": "Error loading \(entity.pluralWords)",
            ]
        case .detail:
            return [
                "\(screen.key).title": entity.title,
                "\(screen.key).loading": "Loading \(entity.words)",
                "\(screen.key).error.title": "Error loading \(entity.words)",
            ]
        case .stateless:
            let action = destination.map { ("goTo\($0.plural)", $0.pluralTitle) } ?? ("done", "Done")
            return ["\(screen.key).title": entity.title, "\(screen.key).\(action.0)": action.1]
        }
    }

    private var view: TemplateFile {
        let text =
            switch screen.kind {
            case .list: listView
            case .detail: detailView
            case .stateless: statelessView
            }
        return TemplateFile(screen.viewPath, text)
    }

    private var viewModel: TemplateFile {
        let text =
            switch screen.kind {
            case .list: listViewModel
            case .detail: detailViewModel
            case .stateless: statelessViewModel
            }
        return TemplateFile(screen.viewModelPath, text)
    }

    private var viewState: TemplateFile {
        let loaded = screen.kind == .list ? "[\(screen.entity.type)]" : screen.entity.type
        return TemplateFile(
            "\(screen.sources)/ViewModels/\(screen.viewState).swift",
            #"""
            enum \#(screen.viewState) {
                case idle
                case loading
                case loaded(\#(loaded))
            \#(screen.kind == .list ? "    case empty\n" : "")    case error(Error)
            }

            """#)
    }

    private var viewModelTests: TemplateFile {
        let text =
            switch screen.kind {
            case .list: statefulViewModelTests
            case .detail: statefulViewModelTests
            case .stateless: statelessViewModelTests
            }
        return TemplateFile("\(screen.tests)/ViewModels/\(screen.viewModel)Tests.swift", text)
    }

    private var snapshotTests: TemplateFile {
        TemplateFile(
            "\(screen.tests)/Snapshots/\(screen.view)SnapshotTests.swift",
            screen.kind == .stateless ? statelessSnapshotTests : statefulSnapshotTests)
    }
}
