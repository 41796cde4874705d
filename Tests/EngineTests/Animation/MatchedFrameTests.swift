// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineTesting

@testable import VitrineCore

@MainActor
@Suite("The frame of a matched view")
struct MatchedFrameTests {
    /// Tabs with a line below the selected one, as tutorials build them.
    private struct Tabs: View {
        var properties = MatchedGeometryProperties.frame
        var anchor = UnitPoint.center
        @State private var selected = "one"
        @State private var width = 60.0
        @State private var hasThree = false
        @Namespace private var namespace

        var body: some View {
            HStack(spacing: 10) {
                tab("one", width)
                tab("second", 100)
                if hasThree { tab("three", 30) }
            }
            .background {
                Rectangle()
                    .accessibilityElement().accessibilityIdentifier("line")
                    .matchedGeometryEffect(
                        id: selected, in: namespace, properties: properties, anchor: anchor, isSource: false)
            }
            Button("second is selected") { selected = "second" }
            Button("three is selected") { selected = "three" }
            Button("one is wider") { width = 90 }
            Button("three is there") { hasThree.toggle() }
        }

        private func tab(_ name: String, _ width: Double) -> some View {
            Color.clear.frame(width: width, height: 20)
                .accessibilityElement().accessibilityIdentifier(name)
                .matchedGeometryEffect(id: name, in: namespace)
        }
    }

    private func tap(_ title: String, in host: TestHost) throws { try host.find(label: title).tap() }

    @Test func `follows the source that is selected, wherever it goes`() throws {
        let host = TestHost(Tabs())
        func expect(_ name: String) throws {
            #expect(try host.frame(of: "line") == host.frame(of: name))
        }
        try expect("one")
        try tap("second is selected", in: host)
        try expect("second")
        try tap("one is wider", in: host)
        try expect("second")
        #expect(try host.frame(of: "one").width == 90)
    }

    @Test func `takes the size of a source that changes, and of one that comes`() throws {
        let host = TestHost(Tabs())
        try tap("one is wider", in: host)
        #expect(try host.frame(of: "line") == host.frame(of: "one"))
        try tap("three is selected", in: host)
        let own = try host.frame(of: "line")
        #expect(own.width == 200, "without a source a view has its own frame")
        try tap("three is there", in: host)
        #expect(try host.frame(of: "line") == host.frame(of: "three"))
        try tap("three is there", in: host)
        #expect(try host.frame(of: "line") == own)
    }

    @Test func `shares what its properties say`() throws {
        let position = TestHost(Tabs(properties: .position))
        try tap("second is selected", in: position)
        let (line, tab) = (try position.frame(of: "line"), try position.frame(of: "second"))
        #expect(line.width == 170)
        #expect(line.midX == tab.midX && line.midY == tab.midY)
        let leading = TestHost(Tabs(properties: .position, anchor: .topLeading))
        try tap("second is selected", in: leading)
        #expect(try leading.frame(of: "line").origin == leading.frame(of: "second").origin)
        let size = TestHost(Tabs(properties: .size))
        try tap("second is selected", in: size)
        #expect(try size.frame(of: "line").size == size.frame(of: "second").size)
        let middle = try (size.frame(of: "one").minX + size.frame(of: "second").maxX) / 2
        #expect(try size.frame(of: "line").midX == middle)
    }

    /// Two views that take turns as the source.
    private struct Pair: View {
        @State private var isLarge = false
        @Namespace private var namespace

        var body: some View {
            VStack(spacing: 0) {
                Color.red.frame(width: 40, height: 40)
                    .accessibilityElement().accessibilityIdentifier("small")
                    .matchedGeometryEffect(id: "a", in: namespace, isSource: !isLarge)
                Button("Swap") { isLarge.toggle() }
                Color.blue.frame(height: 200)
                    .accessibilityElement().accessibilityIdentifier("large")
                    .matchedGeometryEffect(id: "a", in: namespace, isSource: isLarge)
            }
        }
    }

    @Test func `is the source's, whichever of two views that is`() throws {
        let host = TestHost(Pair())
        func expectOneMiddle() throws {
            let (small, large) = (try host.frame(of: "small"), try host.frame(of: "large"))
            #expect(small.midX == large.midX && small.midY == large.midY)
        }
        let small = try host.frame(of: "small")
        #expect(try host.frame(of: "large").width == 40)
        try expectOneMiddle()
        try tap("Swap", in: host)
        #expect(try host.frame(of: "large").width > 300)
        try expectOneMiddle()
        try tap("Swap", in: host)
        #expect(try host.frame(of: "small") == small)
    }

    private struct Scrolled: View {
        @Namespace private var namespace

        var body: some View {
            ZStack(alignment: .topLeading) {
                ScrollView {
                    Color.clear.frame(height: 100)
                    Color.clear.frame(width: 50, height: 30).matchedGeometryEffect(id: "a", in: namespace)
                    Color.clear.frame(height: 2_000)
                }
                .accessibilityIdentifier("scroll")
                Color.red
                    .accessibilityElement().accessibilityIdentifier("mark")
                    .matchedGeometryEffect(id: "a", in: namespace, isSource: false)
            }
        }
    }

    @Test func `moves with a source that is scrolled`() throws {
        let host = TestHost(Scrolled())
        let before = try host.frame(of: "mark")
        #expect(before.size == CGSize(width: 50, height: 30))
        try host.find(identifier: "scroll").scroll(to: CGPoint(x: 0, y: 60))
        #expect(try host.frame(of: "mark") == before.offsetBy(dx: 0, dy: -60))
    }
}
