// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

extension ScreenTemplate {
    /// The tests of a view model with states: initial state, success, error, call, and navigation where it navigates.
    var statefulViewModelTests: String {
        let isList = screen.kind == .list
        let useCase = UseCase(isList ? .list : .detail, of: screen.entity, in: screen.feature)
        func make(_ identifier: Int = 1) -> String {
            isList
                ? "\(screen.viewModel)(\(useCase.property): useCase, router: Router())"
                : "\(screen.viewModel)(identifier: \(identifier), \(useCase.property): useCase)"
        }
        let value = isList ? "[\(screen.entity.type).stub()]" : "\(screen.entity.type).stub()"
        return #"""
            import Testing

            @testable import \#(module)

            struct \#(screen.viewModel)Tests {
                @Test
                func initialStateIsIdle() {
                    // Given
                    let useCase = \#(useCase.type)Mock()
                    let sut = \#(make())

                    // Then
                    guard case .idle = sut.state else {
                        Issue.record("Expected idle state")
                        return
                    }
                }

                @Test
                func loadSetsLoadedStateOnSuccess() async {
                    // Given
                    let expected = \#(value)
                    let useCase = \#(useCase.type)Mock()
                    useCase.result = .success(expected)
                    let sut = \#(make())

                    // When
                    await sut.load()

                    // Then
                    guard case .loaded(let value) = sut.state else {
                        Issue.record("Expected loaded state")
                        return
                    }
                    #expect(value == expected)
                }
            \#(isList ? emptyTest(useCase, make()) : "")
                @Test
                func loadSetsErrorStateOnFailure() async {
                    // Given
                    let useCase = \#(useCase.type)Mock()
                    useCase.result = .failure(MockError.failed)
                    let sut = \#(make())

                    // When
                    await sut.load()

                    // Then
                    guard case .error = sut.state else {
                        Issue.record("Expected error state")
                        return
                    }
                }

                @Test
                func loadCallsUseCase\#(isList ? "" : "WithCorrectId")() async {
                    // Given
                    let useCase = \#(useCase.type)Mock()
                    useCase.result = .success(\#(isList ? "[.stub()]" : ".stub()"))
                    let sut = \#(make(42))

                    // When
                    await sut.load()

                    // Then
                    #expect(useCase.executeCallCount == 1)
            \#(isList ? "" : "        #expect(useCase.lastRequestedId == 42)\n")    }
            \#(isList ? navigationTest(useCase) : "")}

            """#
    }

    private func emptyTest(_ useCase: UseCase, _ make: String) -> String {
        #"""

            @Test
            func loadSetsEmptyStateWithoutAny() async {
                // Given
                let useCase = \#(useCase.type)Mock()
                useCase.result = .success([])
                let sut = \#(make)

                // When
                await sut.load()

                // Then
                guard case .empty = sut.state else {
                    Issue.record("Expected empty state")
                    return
                }
            }

        """#
    }

    private func navigationTest(_ useCase: UseCase) -> String {
        #"""

            @Test
            func didSelectNavigatesToDetail() {
                // Given
                let router = Router()
                let sut = \#(screen.viewModel)(\#(useCase.property): \#(useCase.type)Mock(), router: router)

                // When
                sut.didSelect(.stub())

                // Then
                #expect(router.path.count == 1)
            }

        """#
    }

    // MARK: - Snapshots

    /// A snapshot of each state, in light and dark.
    var statefulSnapshotTests: String {
        let isList = screen.kind == .list
        let useCase = UseCase(isList ? .list : .detail, of: screen.entity, in: screen.feature)
        let arguments =
            isList
            ? "\(useCase.property): useCase, router: Router()"
            : "identifier: 1, \(useCase.property): useCase"
        let loaded = isList ? "[.stub(), .stub(id: 2, name: \"\(screen.entity.title) 2\")]" : ".stub()"
        let states =
            [("loaded", ".success(\(loaded))")] + (isList ? [("empty", ".success([])")] : [])
            + [("error", ".failure(MockError.failed)")]
        let tests = states.map { name, result in
            #"""
                @Test
                func \#(name)() {
                    // Given
                    let useCase = \#(useCase.type)Mock()
                    useCase.result = \#(result)

                    // Then
                    assertSnapshots(of: makeView(useCase), as: Snapshots.appearances())
                }
            """#
        }.joined(separator: "\n\n")
        return snapshotFile(
            tests: tests,
            make: #"""
                    private func makeView(_ useCase: \#(useCase.contract)) -> some View {
                        NavigationStack {
                            \#(screen.view)(
                                viewModel: \#(screen.viewModel)(\#(arguments)))
                        }
                    }
                """#)
    }

    /// The picture of a screen without states, in light and dark.
    var statelessSnapshotTests: String {
        snapshotFile(
            tests: #"""
                    @Test
                    func appearances() {
                        assertSnapshots(of: makeView(), as: Snapshots.appearances())
                    }
                """#,
            make: #"""
                    private func makeView() -> some View {
                        NavigationStack {
                            \#(screen.view)(viewModel: \#(screen.viewModel)(router: Router()))
                        }
                    }
                """#)
    }

    private func snapshotFile(tests: String, make: String) -> String {
        #"""
        #if canImport(SnapshotTesting)
        import SnapshotTesting
        import SwiftUI
        import Testing

        @testable import \#(module)

        @Suite(.enabled(if: Snapshots.areTaken(), Snapshots.comment))
        struct \#(screen.view)SnapshotTests {
        \#(tests)

        \#(make)
        }
        #endif

        """#
    }

    /// How every screen of a feature is photographed.
    static func snapshotSupport(of feature: TypeName) -> TemplateFile {
        TemplateFile(
            "\(ProjectPaths.tests(feature))/Support/Snapshots.swift",
            #"""
            #if canImport(SnapshotTesting)
            import Foundation
            import SnapshotTesting
            import SwiftUI
            import Testing

            /// How screens are photographed, and whether there are pictures to compare with.
            enum Snapshots {
                nonisolated static let comment: Comment =
                    "No pictures to compare with: `vitrine test --record missing` records them, to be committed."

                /// Whether pictures of a file's tests lie beside it, or are to be recorded.
                nonisolated static func areTaken(filePath: String = #filePath) -> Bool {
                    let mode = ProcessInfo.processInfo.environment["SNAPSHOT_TESTING_RECORD"] ?? "never"
                    if mode != "never" { return true }
                    let file = URL(fileURLWithPath: filePath)
                    let pictures = file.deletingLastPathComponent().appendingPathComponent("__Snapshots__")
                        .appendingPathComponent(file.deletingPathExtension().lastPathComponent)
                    return FileManager.default.fileExists(atPath: pictures.path)
                }

                /// A phone's screen in light, in dark, and with large text.
                static func appearances<V: View>() -> [String: Snapshotting<V, UIImage>] {
                    func image(_ traits: UITraitCollection) -> Snapshotting<V, UIImage> {
                        .image(
                            layout: .device(config: .iPhone13),
                            traits: UITraitCollection(traitsFrom: [.init(displayScale: 2), traits]))
                    }
                    return [
                        "light": image(.init(userInterfaceStyle: .light)),
                        "dark": image(.init(userInterfaceStyle: .dark)),
                        "largeText": image(.init(preferredContentSizeCategory: .accessibilityLarge)),
                    ]
                }
            }
            #endif

            """#)
    }
}
