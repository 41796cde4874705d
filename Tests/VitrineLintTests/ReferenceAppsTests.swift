// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineLint

/// The apps of this repository: those of the seeds keep every rule of their profile, and the samples, written as people
/// write who know no seed, are told of nothing that is right.
struct ReferenceAppsTests {
    private static func findings(in folder: URL, _ profile: Profile? = nil) throws -> [String] {
        let file = folder.appendingPathComponent(".vitrine-lint.yml")
        var configuration =
            profile == nil
            ? try Configuration(reading: String(contentsOf: file, encoding: .utf8), isJSON: false) : Configuration()
        configuration.profile = profile ?? configuration.profile
        let sources = try SourceFiles.read(folder, excluding: configuration.exclude)
        let project = Project(sources: sources, naming: configuration.naming)
        #expect(!project.isWithoutScreens)
        return Linter(configuration).findings(in: project).map(\.description)
    }

    @Test(arguments: [
        ("Apps/Challenge", Profile.challenge), ("Apps/Neva", .neva), ("Apps/UserDirectory", .userDirectory),
    ])
    func appsKeepTheRulesOfTheirSeeds(name: String, profile: Profile) throws {
        let folder = Folders.root.appendingPathComponent(name)
        let text = try String(contentsOf: folder.appendingPathComponent(".vitrine-lint.yml"), encoding: .utf8)
        let configuration = try Configuration(reading: text, isJSON: false)
        #expect(configuration.profile == profile)
        #expect(configuration.rules == [:])
        #expect(configuration.baseline == nil)
        #expect(try Self.findings(in: folder) == [])
    }

    /// Each of the profile's rules would find something: none of them passes because it sees nothing to judge.
    @Test(arguments: [
        ("Apps/Neva", "FeedView/FeedView.swift", "@State private var viewModel", "let viewModel", "viewModelIsInState"),
        ("Apps/Neva", "FeedUseCase.swift", ": FeedUseCaseProtocol", "", "servicesHaveProtocols"),
        (
            "Apps/Neva", "FeedView/FeedViewModel.swift", "FeedUseCaseProtocol", "FeedRepositoryProtocol",
            "layersFollowTheirOrder"
        ),
        ("Apps/Neva", "CarouselView.swift", ".buttonStyle(.plain)", "", "linksArePlain"),
        ("Apps/Neva", "CarouselView.swift", "feedDetailsBuilder.build", "make", "linksLeadToBuilders"),
        ("Apps/Neva", "FeedView/FeedBuilder.swift", "@Observable\n", "", "buildersAreObservable"),
        ("Apps/UserDirectory", "UserDirectory.swift", "httpResponse.statusCode", "200", "responsesAreChecked"),
        ("Apps/UserDirectory", "UserDirectory.swift", "= UserService()", "", "serviceIsInjectedWithDefault"),
        ("Apps/UserDirectory", "UserDirectory.swift", "Identifiable, ", "", "modelsAreIdentified"),
        ("Apps/UserDirectory", "UserDirectory.swift", "await viewModel.fetchUsers() }", "}", "errorsOfferRetry"),
        ("Apps/UserDirectory", "UserDirectory.swift", "@MainActor\n", "", "viewModelIsOnMainActor"),
        ("Apps/UserDirectory", "UserDirectory.swift", ".task {", ".onAppear {", "bodyLoadsInTask"),
    ])
    func aBrokenAppIsToldOf(app: String, file: String, old: String, new: String, rule: String) throws {
        var sources = try SourceFiles.read(Folders.root.appendingPathComponent(app))
        let path = try #require(sources.keys.first { $0.hasSuffix("/\(file)") })
        let text = try #require(sources[path])
        #expect(text.contains(old))
        sources[path] = text.replacingOccurrences(of: old, with: new)
        let found = try #require(RuleSet.all.rule(named: rule)).check(Project(sources: sources))
        #expect(found.contains { $0.location.path == path })
    }

    /// All that the profile `plain` says of the samples; every line is right.
    @Test
    func samplesAreToldOfNothingThatIsRight() throws {
        let folder = Folders.root.appendingPathComponent("Apps/Samples")
        let samples = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0 != "Walks" }.sorted()
        let found = try samples.flatMap { sample in
            try Self.findings(in: folder.appendingPathComponent(sample), .plain).map { "\(sample)/\($0)" }
        }
        let deprecated = [
            "Basket/AppView.swift:39", "Basket/ItemDetail.swift:51", "Basket/OrderView.swift:11",
            "Chores/AddChoreView.swift:17", "Outlay/AddView.swift:15", "Outlay/ContentView.swift:12",
            "Shelf/BookView.swift:112", "Shelf/ContentView.swift:13",
        ]
        #expect(samples.count == 25)
        #expect(
            found
                == deprecated.map {
                    "\($0): warning: NavigationView is deprecated: use NavigationStack [navigationStackIsUsed]"
                })
    }
}
