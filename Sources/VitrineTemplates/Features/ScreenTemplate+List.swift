// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ScreenTemplate {
    var listView: String {
        let entity = screen.entity
        return #"""
            \#(statefulHead)
                    case .empty:
                        ContentUnavailableView(
                            LocalizedStrings.Empty.title,
                            systemImage: "tray"
                        )
                    case .loaded(let \#(entity.values)):
                        List(\#(entity.values)) { \#(entity.value) in
                            Button(\#(entity.value).name) {
                                viewModel.didSelect(\#(entity.value))
                            }
                            .accessibilityIdentifier(AccessibilityIdentifier.row(id: \#(entity.value).id))
                        }
                        .accessibilityIdentifier(AccessibilityIdentifier.list)
            \#(statefulTail)

            // MARK: - LocalizedStrings

            private enum LocalizedStrings {
                static var title: String { "\#(screen.key).title".localized() }

                enum Empty {
                    static var title: String { "\#(screen.key).empty.title".localized() }
                }

                enum Error {
                    static var title: String { "\#(screen.key).error.title".localized() }
                }
            }

            // MARK: - AccessibilityIdentifiers

            private enum AccessibilityIdentifier {
                static let list = "\#(screen.key).list"

                static func row(id: Int) -> String {
                    "\#(screen.key).row.\(id)"
                }
            }

            // MARK: - Previews

            \#(previews(of: ["Loading": "delay: true", "Loaded": "", "Empty": "isEmpty: true", "Error": "shouldFail: true"]))

            // MARK: - Preview Mocks

            private final class \#(listUseCase.type)PreviewMock: \#(listUseCase.contract) {
                private let delay: Bool
                private let isEmpty: Bool
                private let shouldFail: Bool

                init(delay: Bool = false, isEmpty: Bool = false, shouldFail: Bool = false) {
                    self.delay = delay
                    self.isEmpty = isEmpty
                    self.shouldFail = shouldFail
                }

                func execute() async throws -> [\#(entity.type)] {
                    if delay {
                        try? await Task.sleep(for: .seconds(100))
                    }
                    if shouldFail {
                        throw PreviewError.failed
                    }
                    if isEmpty {
                        return []
                    }
                    return [\#(entity.type).stub()]
                }
            }

            private enum PreviewError: Error {
                case failed
            }

            \#(Self.routerPreviewMock)

            """#
    }

    var listViewModel: String {
        let entity = screen.entity
        let detail = Screen(.detail, of: entity, in: screen.feature)
        return #"""
            import \#(app.type)Common
            import SwiftUI

            @Observable
            final class \#(screen.viewModel) {
                private(set) var state: \#(screen.viewState) = .idle

                private let \#(listUseCase.property): \#(listUseCase.contract)
                private let router: RouterContract

                init(
                    \#(listUseCase.property): \#(listUseCase.contract),
                    router: RouterContract
                ) {
                    self.\#(listUseCase.property) = \#(listUseCase.property)
                    self.router = router
                }

                func load() async {
                    state = .loading
                    do {
                        let \#(entity.values) = try await \#(listUseCase.property).execute()
                        state = \#(entity.values).isEmpty ? .empty : .loaded(\#(entity.values))
                    } catch {
                        state = .error(error)
                    }
                }

                func didSelect(_ \#(entity.value): \#(entity.type)) {
                    router.navigate(to: \#(screen.feature.type)Navigation.\#(detail.place)(identifier: \#(entity.value).id))
                }
            }

            """#
    }

    private var listUseCase: UseCase { UseCase(.list, of: screen.entity, in: screen.feature) }

    static let routerPreviewMock = """
        private final class RouterPreviewMock: RouterContract {
            func navigate(to destination: any Navigation) {}
            func goBack() {}
        }
        """

    /// One preview for each state, with the arguments of the preview's mock.
    func previews(of states: KeyValuePairs<String, String>) -> String {
        guard let useCase = screen.useCase else { return "" }
        return states.map { name, arguments in
            var values = ["\(useCase.property): \(useCase.type)PreviewMock(\(arguments))"]
            if screen.kind == .list { values.append("router: RouterPreviewMock()") }
            if screen.kind == .detail { values.insert("identifier: 1", at: 0) }
            return #"""
                #Preview("\#(name)") {
                    NavigationStack {
                        \#(screen.view)(
                            viewModel: \#(screen.viewModel)(
                                \#(values.joined(separator: ",\n                "))
                            )
                        )
                    }
                }
                """#
        }.joined(separator: "\n\n")
    }
}
