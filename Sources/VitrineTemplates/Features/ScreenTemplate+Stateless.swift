// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ScreenTemplate {
    /// What the button of a stateless screen is called, and does.
    private var action: (text: String, identifier: String, function: String, body: String) {
        guard let destination else { return ("done", "doneButton", "didTapOnDoneButton", "router.goBack()") }
        return (
            "goTo\(destination.plural)", "\(destination.values)Button", "didTapOn\(destination.plural)Button",
            "router.navigate(to: \(screen.feature.type)Navigation.\(destination.values))"
        )
    }

    var statelessView: String {
        #"""
        import \#(app.type)Common
        import SwiftUI

        struct \#(screen.view): View {
            let viewModel: \#(screen.viewModel)

            var body: some View {
                VStack(spacing: 24) {
                    Text(LocalizedStrings.title)
                        .font(.largeTitle)

                    Button(LocalizedStrings.\#(action.text)) {
                        viewModel.\#(action.function)()
                    }
                    .buttonStyle(.borderedProminent)
                    .accessibilityIdentifier(AccessibilityIdentifier.\#(action.identifier))
                }
                .accessibilityIdentifier(AccessibilityIdentifier.view)
            }
        }

        // MARK: - LocalizedStrings

        private enum LocalizedStrings {
            static var title: String { "\#(screen.key).title".localized() }
            static var \#(action.text): String { "\#(screen.key).\#(action.text)".localized() }
        }

        // MARK: - AccessibilityIdentifiers

        private enum AccessibilityIdentifier {
            static let view = "\#(screen.key).view"
            static let \#(action.identifier) = "\#(screen.key).\#(action.identifier)"
        }

        // MARK: - Previews

        #Preview {
            NavigationStack {
                \#(screen.view)(viewModel: \#(screen.viewModel)(router: RouterPreviewMock()))
            }
        }

        // MARK: - Preview Mocks

        \#(Self.routerPreviewMock)

        """#
    }

    var statelessViewModel: String {
        #"""
        import \#(app.type)Common
        import SwiftUI

        @Observable
        final class \#(screen.viewModel) {
            private let router: RouterContract

            init(router: RouterContract) {
                self.router = router
            }

            func \#(action.function)() {
                \#(action.body)
            }
        }

        """#
    }

    var statelessViewModelTests: String {
        let name = "\(action.function)Navigates\(destination.map { "To\($0.plural)" } ?? "Back")"
        let given =
            destination == nil ? "\n        router.navigate(to: \(screen.feature.type)Navigation.\(screen.place))" : ""
        return #"""
            import Testing

            @testable import \#(module)

            struct \#(screen.viewModel)Tests {
                @Test
                func \#(name)() {
                    // Given
                    let router = Router()\#(given)
                    let sut = \#(screen.viewModel)(router: router)

                    // When
                    sut.\#(action.function)()

                    // Then
                    #expect(router.path.count == \#(destination == nil ? 0 : 1))
                }
            }

            """#
    }
}
