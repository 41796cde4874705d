// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineBase
@testable import VitrineCensus
@testable import VitrineComponents
@testable import VitrineCore
@testable import VitrineDisplay
@testable import VitrineTesting

/// The previews of the apps, and of the seeds where they are compiled: found in the program, mounted, looked at.
struct PreviewTests {
    @Test
    func everyPreviewIsKnownByName() {
        let modules = Set(PreviewExpectation.all.map { $0.id.prefix { $0 != "/" } })
        let found = PreviewRegistry.all().filter { modules.contains($0.module[...]) || $0.module.hasPrefix("Seed") }
        #expect(found.map(\.id).sorted() == PreviewExpectation.all.map(\.id).sorted())
        #expect(Set(found.map(\.id)).count == found.count)
    }

    @Test(arguments: PreviewExpectation.all)
    func aPreviewShowsItsState(_ expected: PreviewExpectation) async throws {
        let preview = try #require(PreviewRegistry.preview(withID: expected.id))
        let session = SessionContext(identifier: "preview", textEngine: RecordedTextEngine(), images: FixtureImages())
        let host = SessionContext.$current.withValue(session) {
            TestHost(AnyView(erasing: preview.description.body()), session: session)
        }
        await settle(host, expected)

        let root = host.root
        for label in expected.labels {
            #expect(!root.all(label: label).isEmpty, "no '\(label)' in:\n\(root)")
        }
        #expect(root.all { $0.role == .progress }.isEmpty != expected.isBusy, "\(root)")
        #expect(painted(host.scene.display.root) > 0)
        let diagnostics = host.scene.diagnostics.recorded.filter { $0.code != .missingSymbol }
        #expect(diagnostics.isEmpty, "\(diagnostics)")
        host.unmount()
    }

    @Test(arguments: PreviewExpectation.all)
    func aPreviewThatHasEndedLeavesNothing(_ expected: PreviewExpectation) async throws {
        let census = try await runAndEnd(expected)
        // What the runtime holds of an ended task goes with its job.
        for _ in 0..<1_000 where !census.counts.isEmpty { await Task.yield() }
        #expect(census.counts.isEmpty, "\(census.counts)")
    }

    /// Lets everything happen in a preview that can.
    private func settle(_ host: TestHost, _ expected: PreviewExpectation) async {
        guard expected.isUnanswered else { return await host.waitUntilIdle() }
        while host.scene.graph.session.activity.requestsInFlight == 0 { await Task.yield() }
        host.scene.flush()
    }

    /// Mounts a preview, lets everything happen that can, and ends it; what it was counted in.
    private func runAndEnd(_ expected: PreviewExpectation) async throws -> LiveObjectCensus {
        let preview = try #require(PreviewRegistry.preview(withID: expected.id))
        let session = SessionContext(identifier: "preview", textEngine: RecordedTextEngine(), images: FixtureImages())
        let host = SessionContext.$current.withValue(session) {
            TestHost(AnyView(erasing: preview.description.body()), session: session)
        }
        await settle(host, expected)
        _ = host.scene.update()
        #expect(session.census.counts.graphs == 1)
        host.unmount()
        return session.census
    }

    /// How many layers draw something of their own.
    private func painted(_ layer: Layer) -> Int {
        let own =
            switch layer.content {
            case .group, .scroll: 0
            default: layer.placement.width > 0 && layer.placement.height > 0 ? 1 : 0
            }
        return layer.children.reduce(own) { $0 + painted($1) }
    }
}

/// The same square for every address.
private nonisolated struct FixtureImages: ImageLoading {
    func load(_ url: URL) async throws -> LoadedImage {
        LoadedImage(data: Data([0]), mediaType: "image/png", width: 300, height: 300, hash: "fixture")
    }

    func ready(_ url: URL) -> LoadedImage? { nil }
}

nonisolated extension AnyView {
    /// A view whose type only the preview knows.
    init(erasing view: any View) {
        func erase<V: View>(_ view: V) -> AnyView { AnyView(view) }
        self = erase(view)
    }
}
