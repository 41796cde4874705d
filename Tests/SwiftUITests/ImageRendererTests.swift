// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

private struct Badge: View {
    let count: Int

    var body: some View {
        Text("\(count)").font(.headline).padding(8).background(.red, in: Circle())
    }
}

private struct Sharing: View {
    @State private var picture: Image?

    var body: some View {
        VStack {
            Button("Draw") {
                let renderer = ImageRenderer(content: Badge(count: 3))
                renderer.scale = 2
                if let drawn = renderer.uiImage { picture = Image(uiImage: drawn) }
            }
            if let picture { picture.accessibilityLabel("Badge") }
        }
    }
}

@Observable private final class Tally {
    var count = 1
}

private struct TallyBadge: View {
    let tally: Tally

    var body: some View { Badge(count: tally.count) }
}

@MainActor
@Suite("Images of views")
struct ImageRendererTests {
    @Test("an image has the size of its view, at its scale")
    func size() throws {
        let renderer = ImageRenderer(content: Color.red.frame(width: 40, height: 20))
        renderer.scale = 3
        let image = try #require(renderer.uiImage)
        #expect(image.size == CGSize(width: 40, height: 20))
        #expect(image.scale == 3)
        #expect(image.pngData()?.prefix(4) == Data([0x89, 0x50, 0x4e, 0x47]))
        renderer.proposedSize = ProposedViewSize(width: 10, height: 10)
        renderer.content = Color.red.frame(width: 10, height: 5)
        #expect(renderer.uiImage?.size == CGSize(width: 10, height: 5))
    }

    @Test("what has no size is no image")
    func empty() {
        #expect(ImageRenderer(content: EmptyView()).uiImage == nil)
    }

    @Test("an app shows the image that it draws")
    func shows() throws {
        let host = TestHost(Sharing())
        try host.find(label: "Draw").tap()
        let frame = try host.find(label: "Badge").frame
        #expect(frame.width > 16 && frame.width < 60)
    }

    @Test("a renderer says that its view has changed, when it is asked to")
    func observes() throws {
        let tally = Tally()
        let renderer = ImageRenderer(content: TallyBadge(tally: tally))
        let first = try #require(renderer.uiImage?.pngData())
        var changes = 0
        let subscription = renderer.objectWillChange.sink { changes += 1 }
        defer { subscription.cancel() }
        tally.count = 2
        #expect(changes == 0)
        renderer.isObservationEnabled = true
        let second = try #require(renderer.uiImage?.pngData())
        #expect(second != first)
        tally.count = 3
        #expect(changes == 1)
        #expect(renderer.uiImage?.pngData() != second)
    }
}
