// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("A gradient as the foreground")
struct GradientTextTests {
    private static let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    private func image(_ view: some View) -> DisplayImage? {
        func find(_ layer: Layer) -> DisplayImage? {
            if case .image(let image) = layer.content { return image }
            return layer.children.lazy.compactMap(find).first
        }
        return find(TextMount(view).scene.display.root)
    }

    @Test("fills a text from end to end")
    func text() throws {
        let drawn = try #require(TextMount(Text(verbatim: "Hello").foregroundStyle(Self.gradient)).texts.first)
        let stops = try #require(drawn.paint?.stops)
        #expect(stops.count == 2 && stops.first?.color != stops.last?.color)
        let around = VStack {
            Text(verbatim: "a"); Text(verbatim: "b")
        }.foregroundStyle(Self.gradient)
        #expect(TextMount(around).texts.map { $0.paint?.stops?.count } == [2, 2])
    }

    @Test("is a plain colour where a text has several")
    func mixed() throws {
        let text = Text(verbatim: "a").foregroundStyle(Self.gradient) + Text(verbatim: "b").foregroundStyle(.green)
        #expect(try #require(TextMount(text).texts.first).paint == nil)
        #expect(try #require(TextMount(Text(verbatim: "a").foregroundStyle(.green)).texts.first).paint == nil)
    }

    @Test("fills a symbol")
    func symbol() throws {
        let filled = try #require(image(Image(systemName: "heart").foregroundStyle(Self.gradient)))
        #expect(filled.tintPaint?.stops?.count == 2 && filled.tint != nil)
        #expect(try #require(image(Image(systemName: "heart").foregroundStyle(.red))).tintPaint == nil)
    }
}
