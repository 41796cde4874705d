// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineLayout

@MainActor
@Suite("Lists in wide windows")
struct ReadableWidthTests {
    private func row(_ list: some View, width: Double) throws -> DisplayRect {
        let scene = SceneHost(list, session: .fixture(), viewport: Viewport(width: width, height: 800))
        scene.flush()
        return try #require(scene.display.root.all.first { $0.semantics?.role == .listItem }).frameInRoot()
    }

    @Test("cards are as wide as is good to read, in the middle")
    func cards() throws {
        for list in [AnyView(List { Text("Row") }), AnyView(Form { Text("Row") })] {
            let wide = try row(list, width: 1280)
            #expect(wide.width == 672 && wide.x == 304)
            let phone = try row(list, width: 390)
            #expect(phone.width == 358 && phone.x == 16)
        }
    }

    @Test("rows without cards take the whole width")
    func plain() throws {
        #expect(try row(List { Text("Row") }.listStyle(.plain), width: 1280).width == 1280)
    }

    @Test("rows of a sidebar that is a whole screen have cards")
    func compactSidebar() throws {
        let list = List { Text("Row") }.listStyle(.sidebar)
        let phone = try row(list.environment(\.horizontalSizeClass, .compact), width: 390)
        #expect(phone.width == 358 && phone.x == 16)
        let column = try row(list.environment(\.horizontalSizeClass, .regular), width: 390)
        #expect(column.width == 370 && column.x == 10)
    }

    @Test("rows of a sidebar have no cards, and the selected one lies on a pill")
    func sidebar() throws {
        let list = List(selection: .constant("a")) {
            Text("Row").tag("a")
            Text("Other").tag("b")
        }
        .listStyle(.sidebar).environment(\.horizontalSizeClass, .regular)
        let scene = SceneHost(list, session: .fixture())
        scene.flush()
        let rows = scene.display.root.all.filter { $0.semantics?.role == .listItem }
        let fills = rows.map { row in row.all.map(\.content).filter { if case .fill = $0 { true } else { false } } }
        let pill = SystemColor.fill.value(in: EnvironmentValues())
        // The other's is clear, until the row is pressed.
        let clear = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
        #expect(fills == [[.fill(.capsule, .color(pill))], [.fill(.capsule, .color(clear))]])
    }
}
