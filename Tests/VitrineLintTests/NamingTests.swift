// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLint

/// Projects that call folders and types otherwise are judged as the others are.
struct NamingTests {
    private static let naming = {
        var naming = Naming()
        naming.modulePrefix = "Sample"
        naming.features = ["Parts"]
        naming.presentation = "UI"
        naming.views = "Scenes"
        naming.viewModels = "Presenters"
        naming.snapshots = "Pictures"
        naming.container = "Assembly"
        naming.viewModel = "Presenter"
        naming.viewState = "Phase"
        naming.contract = "Interface"
        naming.router = "Pilot"
        return naming
    }()

    private static let folders = [
        "Features": "Parts", "Presentation": "UI", "Views": "Scenes", "ViewModels": "Presenters",
        "Snapshots": "Pictures", "Container": "Assembly",
    ]

    private static let words = [
        ("ViewModel", "Presenter"), ("ViewState", "Phase"), ("Contract", "Interface"), ("Router", "Pilot"),
    ]

    /// The sample as another team would have written it.
    private static func sources() throws -> [String: String] {
        var sources: [String: String] = [:]
        for (path, text) in try Sample.conforming().sources {
            let parts = path.split(separator: "/").map(String.init)
            sources[parts.map { folders[$0] ?? renamed($0) }.joined(separator: "/")] = renamed(text)
        }
        return sources
    }

    private static func renamed(_ text: String) -> String {
        words.reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }

    private static func found(_ sources: [String: String], _ naming: Naming = NamingTests.naming) -> [String] {
        RuleSet.challenge.check(Project(sources: sources, naming: naming)).map(\.description)
    }

    @Test
    func otherNamesBreakNoRule() throws {
        #expect(Self.found(try Self.sources()) == [])
    }

    /// Each name is looked at: with the usual one in its place something is missing.
    @Test(arguments: [
        ("features", "folder"), ("presentation", "UI"), ("views", "Scenes"), ("viewModels", "Presenters"),
        ("snapshots", "Pictures"), ("container", "Assembly"), ("viewModel", "Presenter"), ("router", "Pilot"),
        ("modulePrefix", "Sample"),
    ])
    func eachNameCounts(name: String, value: String) throws {
        let usual = Naming()
        var naming = Self.naming
        switch name {
        case "features": naming.features = usual.features
        case "presentation": naming.presentation = usual.presentation
        case "views": naming.views = usual.views
        case "viewModels": naming.viewModels = usual.viewModels
        case "snapshots": naming.snapshots = usual.snapshots
        case "container": naming.container = usual.container
        case "viewModel": naming.viewModel = usual.viewModel
        case "router": naming.router = usual.router
        default: naming.modulePrefix = "Other"
        }
        #expect(Self.found(try Self.sources(), naming) != [], "\(name), \(value)")
    }

    /// What breaks a rule under other names.
    @Test
    func whatIsBrokenIsToldUnderItsOwnNames() throws {
        let sources = try Self.sources()
        func violations(_ rule: any Rule, adding more: [String: String]) -> [String] {
            var sources = sources
            for (path, text) in more { sources[path] = text }
            return rule.check(Project(sources: sources, naming: Self.naming)).map(\.message)
        }
        let parts = "Parts/Item/Sources"
        #expect(
            violations(FeatureHasNoRouter(), adding: ["\(parts)/ItemPilot.swift": "final class ItemPilot {}"]) == [
                "a feature declares no router: the router is in Core"
            ])
        #expect(
            violations(FeatureHasNoRouter(), adding: ["\(parts)/Pilot/A.swift": "struct A {}"]) == [
                "a feature has no Pilot folder: the router is in Core"
            ])
        let view = """
            struct RowView: View {
                let pilot: PilotInterface
                var body: some View { EmptyView() }
            }
            """
        #expect(
            violations(ViewKnowsNoRouter(), adding: ["\(parts)/UI/Row/Scenes/RowView.swift": view]) == [
                "RowView knows pilot: its view model should navigate",
                "RowView knows PilotInterface: its view model should navigate",
            ])
        let mock = "Parts/Item/Tests/Mocks/GetItemsUseCaseMock.swift"
        #expect(sources[mock] != nil)
        #expect(
            violations(UseCaseMocksRecordCalls(), adding: [mock: ""]) == [
                "GetItemsUseCaseInterface has no mock GetItemsUseCaseMock among the tests"
            ])
        let tests = "Parts/Item/Tests/UI/ItemList/Presenters/ItemListPresenterTests.swift"
        let text = try #require(sources[tests])
        #expect(
            violations(TestsImportTheirModule(), adding: [tests: text.replacingOccurrences(of: "@testable ", with: "")])
                == ["the tests of Item should say @testable import SampleItem"])
        #expect(
            violations(
                NavigationTestsUseTheRealRouter(),
                adding: [tests: text.replacingOccurrences(of: "Pilot()", with: "PilotMock()")])
                == ["ItemListPresenterTests has no test that makes a Pilot and expects its path.count"])
        let presenter = """
            protocol ClockInterface {}
            struct Clock: ClockInterface {}
            enum RowPhase { case idle }
            enum OtherPhase { case idle }
            final class RowPresenter {
                private(set) var state: RowPhase = .idle
                private(set) var other: OtherPhase = .idle
                private let clock: Clock
            }
            """
        let path = "\(parts)/UI/Row/Presenters/RowPresenter.swift"
        #expect(
            violations(UseCasesAreContracts(), adding: [path: presenter]) == [
                "RowPresenter depends on Clock, not its contract"
            ])
        #expect(
            violations(ViewModelHasOneStateEnum(), adding: [path: presenter]) == [
                "RowPresenter has a second state enum: OtherPhase"
            ])
    }
}
