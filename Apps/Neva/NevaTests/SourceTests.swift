// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

/// What seed 002 says of the sources themselves: which files there are, and how the views are written.
struct SourceTests {
    private static let folder = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Neva")

    /// A source without its previews.
    private func source(_ path: String) throws -> Substring {
        let text = try String(contentsOf: Self.folder.appending(path: path), encoding: .utf8)
        return text.firstRange(of: "// MARK: - Previews").map { text[..<$0.lowerBound] } ?? text[...]
    }

    private var paths: [String] {
        let all = FileManager.default.enumerator(atPath: Self.folder.path)?.compactMap { $0 as? String } ?? []
        return all.filter { $0.hasSuffix(".swift") }.sorted()
    }

    @Test(
        "Every file that the seed names is where the seed says",
        arguments: [
            "FeedView/FeedView.swift", "FeedView/FeedViewModel.swift", "FeedView/FeedBuilder.swift",
            "FeedDetailsView/FeedDetailsView.swift", "FeedDetailsView/FeedDetailsViewModel.swift",
            "FeedDetailsView/FeedDetailsBuilder.swift", "CarouselView.swift", "CharacterView.swift",
            "ProductCardView.swift", "ImageLoaderView.swift", "FeedUseCase.swift", "FeedUseCaseProtocol.swift",
            "FeedRepository.swift", "FeedRepositoryProtocol.swift", "NetworkService.swift",
            "NetworkServiceProtocol.swift", "FeedEntity.swift", "CharacterResponse.swift", "Constants.swift",
            "MockFeedRepository.swift", "MockFeedUseCase.swift", "MockNetworkService.swift",
        ]
    )
    func file(path: String) {
        #expect(paths.contains(path))
    }

    @Test("There is one NavigationStack, in FeedView")
    func navigationStack() throws {
        let stacks = try paths.flatMap { path in
            try source(path).ranges(of: /NavigationStack\s*[({]/).map { _ in path }
        }
        #expect(stacks == ["FeedView/FeedView.swift"])
    }

    @Test(
        "Each card finds the builder itself and carries its own plain link",
        arguments: ["CarouselView.swift", "CharacterView.swift", "ProductCardView.swift"]
    )
    func card(path: String) throws {
        let source = try source(path)
        #expect(source.contains("@Environment(FeedDetailsBuilder.self) private var feedDetailsBuilder"))
        let destination = /NavigationLink \{\s+feedDetailsBuilder\.buildFeedDetailsView\(character: character\)\s+\}/
        #expect(source.contains(destination))
        #expect(source.contains(".buttonStyle(.plain)"))
    }

    @Test("View models and builders are observable classes on the main actor")
    func observable() throws {
        let models = paths.filter { $0.hasSuffix("ViewModel.swift") || $0.hasSuffix("Builder.swift") }
        #expect(models.count == 4)
        for path in models {
            #expect(try source(path).contains(/@MainActor\n@Observable\nfinal class \w+/), "\(path)")
        }
    }

    @Test("Words and addresses are written in Constants only")
    func words() throws {
        #expect(paths.count > 25)
        for path in paths where path != "Constants.swift" {
            let source = try source(path)
            let words = source.matches(of: /\b(?:Text|Label|Button|LabeledContent)\((?:verbatim: )?"[^"]*[A-Za-z]/)
            #expect(words.isEmpty, "\(path): \(words.map { $0.output })")
            #expect(!source.contains(/https?:\/\//), "\(path)")
        }
    }
}
