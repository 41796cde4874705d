// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A small app: one module with a model, a service, a view model and two screens.
package struct PlainTemplate {
    let app: TypeName
    let entity: TypeName

    package init(app: TypeName, entity: TypeName) {
        self.app = app
        self.entity = entity
    }

    /// Everything, by path in the project's folder.
    package var files: [TemplateFile] {
        GuideTemplates(app: app, feature: entity).plainFiles + [
            TemplateFile(
                "Package.swift",
                #"""
                // swift-tools-version: 6.2
                import PackageDescription

                let settings: [SwiftSetting] = [
                    .swiftLanguageMode(.v6),
                    .defaultIsolation(MainActor.self),
                    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
                ]

                let package = Package(
                    name: "\#(app.type)",
                    defaultLocalization: "en",
                    platforms: [.iOS(.v17), .macOS(.v14)],
                    targets: [
                        .executableTarget(name: "\#(app.type)", path: "Sources", swiftSettings: settings),
                        .testTarget(
                            name: "\#(app.type)Tests", dependencies: ["\#(app.type)"], path: "Tests",
                            swiftSettings: settings),
                    ]
                )

                """#),
            TemplateFile(
                "Sources/\(app.type)App.swift",
                #"""
                import SwiftUI

                @main
                struct \#(app.type)App: App {
                    var body: some Scene {
                        WindowGroup {
                            \#(entity.type)ListView()
                        }
                    }
                }

                """#),
            TemplateFile(
                "Sources/Model/\(entity.type).swift",
                #"""
                nonisolated struct \#(entity.type): Codable, Identifiable, Hashable {
                    let id: Int
                    let name: String
                }

                """#),
            TemplateFile(
                "Sources/Service/\(entity.type)Service.swift",
                #"""
                /// Where \#(entity.pluralWords) come from: out of the app, until there is an API to ask. Tests and previews give others.
                struct \#(entity.type)Service {
                    var fetch\#(entity.plural): () async throws -> [\#(entity.type)] = {
                        (1...20).map { \#(entity.type)(id: $0, name: "\#(entity.title) \($0)") }
                    }
                }

                """#),
            TemplateFile(
                "Sources/\(entity.type)List/ViewState.swift",
                #"""
                /// What a screen shows of a value that is loaded: one state at a time.
                enum ViewState<T> {
                    case idle
                    case loading
                    case loaded(T)
                    case error(String)
                }

                """#),
            TemplateFile(
                "Sources/\(entity.type)List/\(entity.type)ListViewModel.swift",
                #"""
                import SwiftUI

                @MainActor
                @Observable
                final class \#(entity.type)ListViewModel {
                    private(set) var state: ViewState<[\#(entity.type)]> = .idle

                    private let service: \#(entity.type)Service

                    init(service: \#(entity.type)Service = \#(entity.type)Service()) {
                        self.service = service
                    }

                    func fetch\#(entity.plural)() async {
                        state = .loading
                        do {
                            let \#(entity.values) = try await service.fetch\#(entity.plural)()
                            state = .loaded(\#(entity.values))
                        } catch {
                            state = .error(error.localizedDescription)
                        }
                    }
                }

                """#),
            listView, detailView, tests,
        ]
    }

    private var listView: TemplateFile {
        TemplateFile(
            "Sources/\(entity.type)List/\(entity.type)ListView.swift",
            #"""
            import SwiftUI

            struct \#(entity.type)ListView: View {
                @State private var viewModel: \#(entity.type)ListViewModel

                init(viewModel: \#(entity.type)ListViewModel = \#(entity.type)ListViewModel()) {
                    _viewModel = State(initialValue: viewModel)
                }

                var body: some View {
                    NavigationStack {
                        Group {
                            switch viewModel.state {
                            case .idle, .loading:
                                ProgressView("Loading \#(entity.pluralWords)…")
                            case .loaded(let \#(entity.values)):
                                List(\#(entity.values)) { \#(entity.value) in
                                    NavigationLink(\#(entity.value).name, value: \#(entity.value))
                                }
                            case .error(let message):
                                ContentUnavailableView {
                                    Label("Error loading \#(entity.pluralWords)", systemImage: "exclamationmark.triangle")
                                } description: {
                                    Text(message)
                                } actions: {
                                    Button("Retry") {
                                        Task { await viewModel.fetch\#(entity.plural)() }
                                    }
                                }
                            }
                        }
                        .navigationTitle("\#(entity.pluralTitle)")
                        .navigationDestination(for: \#(entity.type).self) { \#(entity.value) in
                            \#(entity.type)DetailView(\#(entity.value): \#(entity.value))
                        }
                        .task {
                            await viewModel.fetch\#(entity.plural)()
                        }
                    }
                }
            }

            // MARK: - Previews

            #Preview("Loading") {
                \#(entity.type)ListView(viewModel: .preview {
                    try await Task.sleep(for: .seconds(100))
                    return []
                })
            }

            #Preview("Loaded") {
                \#(entity.type)ListView(viewModel: .preview { [\#(entity.type)(id: 1, name: "\#(entity.title) 1")] })
            }

            #Preview("Error") {
                \#(entity.type)ListView(viewModel: .preview { throw PreviewError.failed })
            }

            private enum PreviewError: Error {
                case failed
            }

            extension \#(entity.type)ListViewModel {
                fileprivate static func preview(
                    _ fetch: @escaping () async throws -> [\#(entity.type)]
                ) -> \#(entity.type)ListViewModel {
                    \#(entity.type)ListViewModel(service: \#(entity.type)Service(fetch\#(entity.plural): fetch))
                }
            }

            """#)
    }

    private var detailView: TemplateFile {
        TemplateFile(
            "Sources/\(entity.type)Detail/\(entity.type)DetailView.swift",
            #"""
            import SwiftUI

            struct \#(entity.type)DetailView: View {
                let \#(entity.value): \#(entity.type)

                var body: some View {
                    List {
                        LabeledContent("Name", value: \#(entity.value).name)
                        LabeledContent("Number", value: "\(\#(entity.value).id)")
                    }
                    .navigationTitle(\#(entity.value).name)
                }
            }

            // MARK: - Previews

            #Preview {
                NavigationStack {
                    \#(entity.type)DetailView(\#(entity.value): \#(entity.type)(id: 1, name: "\#(entity.title) 1"))
                }
            }

            """#)
    }

    private var tests: TemplateFile {
        TemplateFile(
            "Tests/\(entity.type)ListViewModelTests.swift",
            #"""
            import Testing

            @testable import \#(app.type)

            @MainActor
            struct \#(entity.type)ListViewModelTests {
                @Test
                func initialStateIsIdle() {
                    let sut = \#(entity.type)ListViewModel()

                    guard case .idle = sut.state else {
                        Issue.record("Expected idle state")
                        return
                    }
                }

                @Test
                func fetchSetsLoadedStateOnSuccess() async {
                    let expected = [\#(entity.type)(id: 1, name: "One")]
                    let sut = \#(entity.type)ListViewModel(service: \#(entity.type)Service(fetch\#(entity.plural): { expected }))

                    await sut.fetch\#(entity.plural)()

                    guard case .loaded(let value) = sut.state else {
                        Issue.record("Expected loaded state")
                        return
                    }
                    #expect(value == expected)
                }

                @Test
                func fetchSetsErrorStateOnFailure() async {
                    let sut = \#(entity.type)ListViewModel(
                        service: \#(entity.type)Service(fetch\#(entity.plural): { throw TestError.failed }))

                    await sut.fetch\#(entity.plural)()

                    guard case .error = sut.state else {
                        Issue.record("Expected error state")
                        return
                    }
                }

                @Test
                func theServiceHasSome() async throws {
                    #expect(try await !\#(entity.type)Service().fetch\#(entity.plural)().isEmpty)
                }
            }

            private enum TestError: Error {
                case failed
            }

            """#)
    }
}
