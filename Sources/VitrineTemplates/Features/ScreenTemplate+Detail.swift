// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ScreenTemplate {
    var detailView: String {
        let entity = screen.entity
        return #"""
            \#(statefulHead)
                            .accessibilityLabel(LocalizedStrings.loading)
                    case .loaded(let \#(entity.value)):
                        ScrollView {
                            VStack(spacing: 16) {
                                Text(\#(entity.value).name)
                                    .font(.title)
                                    .accessibilityIdentifier(AccessibilityIdentifier.nameLabel)
                            }
                            .padding()
                        }
                        .accessibilityIdentifier(AccessibilityIdentifier.scrollView)
            \#(statefulTail)

            // MARK: - LocalizedStrings

            private enum LocalizedStrings {
                static var title: String { "\#(screen.key).title".localized() }
                static var loading: String { "\#(screen.key).loading".localized() }

                enum Error {
                    static var title: String { "\#(screen.key).error.title".localized() }
                }
            }

            // MARK: - AccessibilityIdentifiers

            private enum AccessibilityIdentifier {
                static let scrollView = "\#(screen.key).scrollView"
                static let nameLabel = "\#(screen.key).nameLabel"
            }

            // MARK: - Previews

            \#(previews(of: ["Loading": "delay: true", "Loaded": "", "Error": "shouldFail: true"]))

            // MARK: - Preview Mocks

            private final class \#(detailUseCase.type)PreviewMock: \#(detailUseCase.contract) {
                private let delay: Bool
                private let shouldFail: Bool

                init(delay: Bool = false, shouldFail: Bool = false) {
                    self.delay = delay
                    self.shouldFail = shouldFail
                }

                func execute(identifier: Int) async throws -> \#(entity.type) {
                    if delay {
                        try? await Task.sleep(for: .seconds(100))
                    }
                    if shouldFail {
                        throw PreviewError.failed
                    }
                    return \#(entity.type).stub()
                }
            }

            private enum PreviewError: Error {
                case failed
            }

            """#
    }

    var detailViewModel: String {
        #"""
        import \#(app.type)Common
        import SwiftUI

        @Observable
        final class \#(screen.viewModel) {
            private(set) var state: \#(screen.viewState) = .idle

            private let identifier: Int
            private let \#(detailUseCase.property): \#(detailUseCase.contract)

            init(identifier: Int, \#(detailUseCase.property): \#(detailUseCase.contract)) {
                self.identifier = identifier
                self.\#(detailUseCase.property) = \#(detailUseCase.property)
            }

            func load() async {
                state = .loading
                do {
                    let \#(screen.entity.value) = try await \#(detailUseCase.property).execute(identifier: identifier)
                    state = .loaded(\#(screen.entity.value))
                } catch {
                    state = .error(error)
                }
            }
        }

        """#
    }

    private var detailUseCase: UseCase { UseCase(.detail, of: screen.entity, in: screen.feature) }
}
