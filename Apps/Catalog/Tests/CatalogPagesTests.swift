// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing

@testable import Catalog
@testable import VitrineCensus
@testable import VitrineCore
@testable import VitrineTesting

/// Every page of the catalog is pushed and popped, in the app as it is served.
struct CatalogPagesTests {
    @Test(arguments: CatalogPage.allCases)
    func aPageThatWasPoppedLeavesNothing(_ page: CatalogPage) async throws {
        let (counts, census) = try await visits(of: page)
        // The first visit may leave what a place keeps for the next.
        #expect(counts[1] == counts[0] && counts[2] == counts[0], "\(counts)")
        // What the runtime holds of an ended task goes with its job.
        for _ in 0..<1_000 where !census.counts.isEmpty { await Task.yield() }
        #expect(census.counts.isEmpty, "\(census.counts)")
    }

    /// Pushes and pops a page three times and ends the app; what there was after each pop, and what it was counted in.
    private func visits(of page: CatalogPage) async throws -> ([LiveObjectCounts], LiveObjectCensus) {
        let session = SessionContext(identifier: "catalog", textEngine: RecordedTextEngine())
        // As high as the whole list of pages.
        let host = SessionContext.$current.withValue(session) {
            TestHost(
                AppView(CatalogApp()), session: session, viewport: Viewport(width: 390, height: 1_500))
        }
        defer { host.unmount() }
        await host.settle()
        var counts: [LiveObjectCounts] = []
        for _ in 0..<3 {
            try host.find(role: .link, label: page.rawValue).tap()
            await host.settle()
            #expect(host.contains(label: "Back"), "\(host.root)")
            try host.find(role: .button, label: "Back").tap()
            await host.settle()
            counts.append(session.census.counts)
        }
        return (counts, session.census)
    }
}
