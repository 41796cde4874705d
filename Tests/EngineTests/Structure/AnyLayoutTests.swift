// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout
import VitrineTesting

/// Layouts as values: stacks that are layouts, and one that hides which.
@MainActor
@Suite("AnyLayout and the stacks' layouts")
struct AnyLayoutTests {
    private func frames(_ view: some View) throws -> [CGRect] {
        let host = TestHost(view)
        return try ["a", "b", "c"].map { try host.frame(of: $0) }
    }

    @ViewBuilder private var subjects: some View {
        Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
        Text("Some words that wrap where it is narrow").accessibilityIdentifier("b")
        Color.blue.frame(minWidth: 10, maxHeight: 30).accessibilityIdentifier("c")
    }

    @Test("The layout of a stack places views as the stack does")
    func stacks() throws {
        #expect(
            try frames(HStackLayout(alignment: .bottom, spacing: 6)({ subjects }).frame(width: 200, height: 100))
                == frames(HStack(alignment: .bottom, spacing: 6) { subjects }.frame(width: 200, height: 100)))
        #expect(
            try frames(VStackLayout(alignment: .leading)({ subjects }).frame(width: 120, height: 300))
                == frames(VStack(alignment: .leading) { subjects }.frame(width: 120, height: 300)))
        let layers = try frames(ZStackLayout(alignment: .bottomTrailing)({ subjects }).frame(width: 120, height: 90))
        let wanted = try frames(ZStack(alignment: .bottomTrailing) { subjects }.frame(width: 120, height: 90))
        #expect(layers == wanted)
    }

    @Test("Views keep their state when the layout becomes another one")
    func state() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("Count \(count)") { count += 1 } }
        }
        struct Screen: View {
            @State private var isWide = false
            var body: some View {
                let layout = isWide ? AnyLayout(HStackLayout(spacing: 0)) : AnyLayout(VStackLayout(spacing: 0))
                layout {
                    Counter().accessibilityIdentifier("a")
                    Button("Turn") { isWide.toggle() }.accessibilityIdentifier("b")
                }
            }
        }
        let host = TestHost(Screen())
        try host.find(label: "Count 0").tap()
        #expect(try host.frame(of: "b").minY >= host.frame(of: "a").maxY - 0.5)
        try host.find(label: "Turn").tap()
        #expect(host.contains(label: "Count 1"))
        #expect(try host.frame(of: "b").minX >= host.frame(of: "a").maxX - 0.5)
    }
}
