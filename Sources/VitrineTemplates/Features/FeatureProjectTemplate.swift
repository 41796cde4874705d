// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A project with features, in the seeds' architecture: Core, Common, features and the app that puts them together.
package struct FeatureProjectTemplate {
    let app: TypeName
    /// The feature with a list and its detail.
    let feature: TypeName

    package init(app: TypeName, feature: TypeName) {
        self.app = app
        self.feature = feature
    }

    private var home: TypeName { TypeName(checked: "Home") }

    /// Everything, by path in the project's folder.
    ///
    /// - Returns: The files, in the order in which they are best read.
    /// - Throws: `TemplateError` when the feature is called like another part of the project.
    package func files() throws -> [TemplateFile] {
        guard feature.type != home.type else {
            throw TemplateError(
                .request, "The feature cannot be called Home: the first screen is.", remedy: "Choose another name.")
        }
        let homeScreen = Screen(.stateless, of: home, in: home)
        let homeTemplate = ScreenTemplate(app: app, screen: homeScreen, destination: feature)
        let screens = [Screen.Kind.list, .detail].map { Screen($0, of: feature, in: feature) }
        let templates = screens.map { ScreenTemplate(app: app, screen: $0) }
        let strings = ([homeTemplate] + templates).reduce(into: [String: String]()) {
            $0.merge($1.strings) { old, _ in old }
        }
        var named = strings
        named["\(homeScreen.key).title"] = app.title
        return GuideTemplates(app: app, feature: feature).featureFiles + [manifest] + appFiles + coreFiles
            + commonFiles(named)
            + homeFiles(homeTemplate)
            + FeatureTemplate(app: app, feature: feature, screens: screens).files
            + DomainTemplate(app: app, feature: feature, entity: feature).files
            + screens.compactMap(\.useCase).flatMap { UseCaseTemplate(app: app, useCase: $0).files }
            + templates.flatMap { $0.viewModelFiles + $0.viewFiles }
            + [ScreenTemplate.snapshotSupport(of: feature)]
    }

    private func homeFiles(_ template: ScreenTemplate) -> [TemplateFile] {
        [
            TemplateFile(
                ProjectPaths.entryPoint(home),
                #"""
                @_exported import \#(app.type)Core
                import SwiftUI

                /// The way into the feature Home.
                public struct HomeFeature {
                    private let container = HomeContainer()

                    public init() {}

                    /// The app's first screen.
                    public func rootView(router: RouterContract) -> some View {
                        HomeView(viewModel: container.makeHomeViewModel(router: router))
                    }
                }

                """#),
            TemplateFile(
                ProjectPaths.navigation(home),
                #"""
                import \#(app.type)Core

                /// Where Home leads. The app says which feature stands there.
                nonisolated public enum HomeNavigation: Navigation {
                    case \#(feature.values)
                }

                """#),
            TemplateFile(
                ProjectPaths.container(home),
                #"""
                import \#(app.type)Core

                /// Puts the feature's parts together.
                struct HomeContainer {
                    func makeHomeViewModel(router: RouterContract) -> HomeViewModel {
                        HomeViewModel(router: router)
                    }
                }

                """#),
        ] + template.viewModelFiles + template.viewFiles + [ScreenTemplate.snapshotSupport(of: home)]
    }

    private var appFiles: [TemplateFile] {
        [
            TemplateFile(
                "App/Program/Program.swift",
                #"""
                import \#(app.type)App

                /// Where the program begins. An app target of Xcode has a file like this one.
                @main
                enum Program {
                    static func main() {
                        \#(app.type)App.main()
                    }
                }

                """#),
            TemplateFile(
                "App/Sources/\(app.type)App.swift",
                #"""
                import SwiftUI

                public struct \#(app.type)App: App {
                    private let container = AppContainer()

                    public init() {}

                    public var body: some Scene {
                        WindowGroup {
                            RootView(container: container)
                        }
                    }
                }

                """#),
            TemplateFile(
                ProjectPaths.container,
                #"""
                import \#(app.type)Home
                import \#(app.type)\#(feature.type)

                /// Puts the features together: they do not know of each other.
                struct AppContainer {
                    let homeFeature = HomeFeature()
                    let \#(feature.value)Feature = \#(feature.type)Feature()
                }

                """#),
            TemplateFile(
                ProjectPaths.rootView,
                #"""
                import \#(app.type)Home
                import \#(app.type)\#(feature.type)
                import SwiftUI

                /// One window: its router, and which view stands at which place.
                struct RootView: View {
                    @State private var router = Router()

                    let container: AppContainer

                    var body: some View {
                        NavigationStack(path: $router.path) {
                            container.homeFeature.rootView(router: router)
                                .navigationDestination(for: HomeNavigation.self) { navigation in
                                    switch navigation {
                                    case .\#(feature.values):
                                        container.\#(feature.value)Feature.rootView(router: router)
                                    }
                                }
                                .navigationDestination(for: \#(feature.type)Navigation.self) { navigation in
                                    container.\#(feature.value)Feature.view(for: navigation, router: router)
                                }
                        }
                    }
                }

                // MARK: - Previews

                #Preview("Start") {
                    RootView(container: AppContainer())
                }

                """#),
            localizedKeysTests,
        ]
    }

    private var localizedKeysTests: TemplateFile {
        TemplateFile(
            "App/Tests/LocalizedKeysTests.swift",
            #"""
            import Foundation
            import Testing

            /// The string catalog against the sources that use it.
            struct LocalizedKeysTests {
                private static let project = URL(fileURLWithPath: #filePath)
                    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

                private struct Catalog: Decodable {
                    struct Entry: Decodable {}

                    let strings: [String: Entry]
                }

                private func knownKeys() throws -> Set<String> {
                    let file = Self.project.appendingPathComponent("\#(ProjectPaths.catalog)")
                    return Set(try JSONDecoder().decode(Catalog.self, from: Data(contentsOf: file)).strings.keys)
                }

                private func usedKeys() throws -> Set<String> {
                    let folder = Self.project.appendingPathComponent("Libraries")
                    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
                    var keys: Set<String> = []
                    while let file = files?.nextObject() as? URL {
                        guard file.pathExtension == "swift", file.path.contains("/Sources/") else { continue }
                        let text = try String(contentsOf: file, encoding: .utf8)
                        for match in text.matches(of: /"([A-Za-z0-9.]+)"\.localized\(\)/) {
                            keys.insert(String(match.1))
                        }
                    }
                    return keys
                }

                @Test
                func everyKeyThatIsUsedHasATextAndNoneIsUnused() throws {
                    let used = try usedKeys()
                    let known = try knownKeys()

                    #expect(!used.isEmpty)
                    #expect(used.subtracting(known).sorted() == [])
                    #expect(known.subtracting(used).sorted() == [])
                }
            }

            """#)
    }

    private var coreFiles: [TemplateFile] {
        [
            TemplateFile(
                "Libraries/Core/Sources/Navigation/Navigation.swift",
                #"""
                /// A place in the app that can be navigated to. Each feature declares its own.
                nonisolated public protocol Navigation: Hashable {}

                """#),
            TemplateFile(
                "Libraries/Core/Sources/Navigation/RouterContract.swift",
                #"""
                /// What a view model may ask of navigation.
                public protocol RouterContract {
                    func navigate(to destination: any Navigation)
                    func goBack()
                }

                """#),
            TemplateFile(
                "Libraries/Core/Sources/Navigation/Router.swift",
                #"""
                import SwiftUI

                /// The navigation of one window: the path that its stack shows.
                @Observable
                public final class Router: RouterContract {
                    public var path = NavigationPath()

                    public init() {}

                    public func navigate(to destination: any Navigation) {
                        path.append(destination)
                    }

                    /// Does nothing where there is nothing to go back to.
                    public func goBack() {
                        guard !path.isEmpty else { return }
                        path.removeLast()
                    }
                }

                """#),
            TemplateFile(
                "Libraries/Core/Tests/Navigation/RouterTests.swift",
                #"""
                import Testing

                @testable import \#(app.type)Core

                struct RouterTests {
                    @Test
                    func navigateAppendsToThePath() {
                        // Given
                        let sut = Router()

                        // When
                        sut.navigate(to: TestNavigation.first)
                        sut.navigate(to: TestNavigation.second)

                        // Then
                        #expect(sut.path.count == 2)
                    }

                    @Test
                    func goBackRemovesTheLast() {
                        // Given
                        let sut = Router()
                        sut.navigate(to: TestNavigation.first)

                        // When
                        sut.goBack()
                        sut.goBack()

                        // Then
                        #expect(sut.path.isEmpty)
                    }
                }

                private enum TestNavigation: Navigation {
                    case first
                    case second
                }

                """#),
        ]
    }

    private func commonFiles(_ strings: [String: String]) -> [TemplateFile] {
        [
            TemplateFile(
                "Libraries/Common/Sources/Exports.swift",
                #"""
                // What every feature's views need comes with this module: they import no more than Common and SwiftUI.
                @_exported import \#(app.type)Core

                """#),
            TemplateFile(
                "Libraries/Common/Sources/String+Localized.swift",
                #"""
                import Foundation

                extension String {
                    /// The text for this key in the user's language; the key itself where there is none.
                    public func localized() -> String {
                        String(localized: String.LocalizationValue(self), bundle: .module)
                    }
                }

                """#),
            TemplateFile(ProjectPaths.catalog, StringCatalog.text(of: strings)),
            TemplateFile(
                "Libraries/Common/Tests/StringLocalizedTests.swift",
                #"""
                import Testing

                @testable import \#(app.type)Common

                struct StringLocalizedTests {
                    @Test
                    func aKeyHasItsText() {
                        #expect("home.title".localized() == "\#(app.title)")
                    }

                    @Test
                    func anUnknownKeyShowsItself() {
                        #expect("nobody.knows.this".localized() == "nobody.knows.this")
                    }
                }

                """#),
        ]
    }

    private var manifest: TemplateFile {
        TemplateFile(
            "Package.swift",
            #"""
            // swift-tools-version: 6.2
            import Foundation
            import PackageDescription

            /// What the modules are called before their own names.
            let app = "\#(app.type)"

            /// The folders of Libraries/Features. Features import Common and Core, and never each other.
            let features = ["Home", "\#(feature.type)"]

            /// Everything is on the main actor unless it says otherwise.
            let settings: [SwiftSetting] = [
                .swiftLanguageMode(.v6),
                .defaultIsolation(MainActor.self),
                .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
            ]

            /// The folders of recorded pictures below a folder of tests: they are no resources.
            func pictures(below folder: String) -> [String] {
                let root = "\(Context.packageDirectory)/\(folder)"
                return (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
                    .filter { $0.hasSuffix("__Snapshots__") }
            }

            func library(
                _ name: String, in folder: String, _ dependencies: [Target.Dependency] = [], resources: [Resource]? = nil
            ) -> [Target] {
                [
                    .target(
                        name: app + name, dependencies: dependencies, path: "\(folder)/Sources", resources: resources,
                        swiftSettings: settings),
                    .testTarget(
                        name: "\(app)\(name)Tests", dependencies: [.target(name: app + name)], path: "\(folder)/Tests",
                        exclude: pictures(below: "\(folder)/Tests"), swiftSettings: settings),
                ]
            }

            let core = Target.Dependency.target(name: "\(app)Core")
            let common = Target.Dependency.target(name: "\(app)Common")

            let package = Package(
                name: app,
                defaultLocalization: "en",
                platforms: [.iOS(.v17), .macOS(.v14)],
                products: [
                    .library(name: "\(app)App", targets: ["\(app)App"]),
                    .executable(name: app, targets: [app]),
                ],
                targets: library("Core", in: "Libraries/Core")
                    + library("Common", in: "Libraries/Common", [core], resources: [.process("Resources")])
                    + features.flatMap { library($0, in: "Libraries/Features/\($0)", [core, common]) }
                    + library("App", in: "App", features.map { .target(name: app + $0) } + [core])
                    + [
                        .executableTarget(
                            name: app, dependencies: [.target(name: "\(app)App")], path: "App/Program",
                            swiftSettings: settings)
                    ]
            )

            """#)
    }
}
