// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing

@testable import VitrineCore
@testable import VitrineSnapshots

@MainActor
struct ViewStillTests {
    private let renderer: SnapshotRenderer

    init() throws { renderer = try SnapshotRenderer(fixtures: { _ in nil }) }

    private func still(_ view: some View, for session: SessionContext? = nil) -> ViewStill {
        ViewStill(view, renderer: renderer, for: session)
    }

    @Test
    func aStillIsAsLargeAsItsViewWantsToBe() throws {
        let still = still(Color.red.frame(width: 30.4, height: 20))
        let png = try still.png(proposal: .unspecified, scale: 2, isOpaque: false)
        #expect(png.width == 61 && png.height == 40)
        #expect(try still.png(proposal: .unspecified, scale: 1, isOpaque: false).height == 20)
    }

    @Test
    func aProposalIsWhatTheViewFits() throws {
        let png = try still(Color.red).png(proposal: ProposedViewSize(width: 12, height: 8), scale: 1, isOpaque: false)
        #expect(png.width == 12 && png.height == 8)
    }

    @Test
    func whatHasNoSizeOrTooMuchOfItIsRefused() {
        for proposal in [ProposedViewSize.zero, .infinity] {
            #expect(throws: SnapshotError.self) {
                try still(Color.red).png(proposal: proposal, scale: 1, isOpaque: false)
            }
        }
    }

    @Test
    func whatIsNotCoveredIsTransparentOrBlack() throws {
        let view = still(Color.red.frame(width: 4, height: 4).padding(4))
        let clear = try view.png(proposal: .unspecified, scale: 1, isOpaque: false).data
        let black = try view.png(proposal: .unspecified, scale: 1, isOpaque: true).data
        // The colour type of a PNG file's header: 6 has an alpha channel, 2 has none.
        #expect(clear[25] == 6 && black[25] == 2)
    }

    private struct Counter: View {
        @State private var count = 0
        let seen: (Int) -> Void
        var body: some View {
            seen(count)
            return Text("\(count)").onAppear { count += 1 }
        }
    }

    @Test
    func whatAppearingChangesIsDrawnAndStays() throws {
        var last = 0
        let still = still(Counter { last = $0 })
        let first = try still.png(proposal: .unspecified, scale: 1, isOpaque: false).data
        #expect(last == 1)
        #expect(try still.png(proposal: .unspecified, scale: 1, isOpaque: false).data == first)
        #expect(last == 1)
    }

    @Test
    func theLanguageIsThatOfTheSession() throws {
        let hebrew = SessionContext(textEngine: renderer.textEngine, locale: Locale(identifier: "he_IL"))
        let view = HStack(spacing: 0) {
            Color.red.frame(width: 9, height: 5); Color.blue.frame(width: 5, height: 5)
        }
        let left = try still(view).png(proposal: .unspecified, scale: 1, isOpaque: false).data
        let right = try still(view, for: hebrew).png(proposal: .unspecified, scale: 1, isOpaque: false).data
        #expect(left != right)
    }
}
