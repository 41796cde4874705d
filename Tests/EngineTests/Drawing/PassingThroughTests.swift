// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay

/// What lies over a control and leaves it to the user.
@MainActor
@Suite("Through what lies above it")
struct PassingThroughTests {
    private func hit(_ view: some View) throws -> Semantics.Role? {
        let scene = SceneHost(view, session: .fixture())
        scene.flush()
        let button = try #require(scene.display.elements().all { $0.role == .button }.first)
        let middle = (x: button.frame.x + button.frame.width / 2, y: button.frame.y + button.frame.height / 2)
        return scene.display.hitTest(x: middle.x, y: middle.y)?.semantics?.role
    }

    private var button: some View {
        Button {
        } label: {
            Text(verbatim: "Press")
        }.padding(20)
    }

    @Test("a button is hit under lines and clear views")
    func passes() throws {
        #expect(try hit(button.overlay(RoundedRectangle(cornerRadius: 8).stroke(.red))) == .button)
        #expect(try hit(button.overlay(Circle().strokeBorder(.red, lineWidth: 200))) == .button)
        #expect(try hit(button.overlay(GeometryReader { _ in Color.clear })) == .button)
    }

    @Test("a button is not hit under what is filled, or under lines that are tapped themselves")
    func stops() throws {
        #expect(try hit(button.overlay(Color.red)) != .button)
        #expect(try hit(button.overlay(Rectangle().stroke(.red).onTapGesture {})) != .button)
    }

    /// Three corners: the upper left half of its frame.
    nonisolated private struct Half: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.closeSubpath()
            }
        }
    }

    private func isHit(_ view: some View, x: Double, y: Double) -> Bool {
        let scene = SceneHost(view, session: .fixture(), viewport: Viewport(width: 100, height: 100))
        scene.flush()
        return scene.display.hitTest(x: x, y: y) != nil
    }

    @Test("a form is hit inside of it, whether it is tapped or covers what is")
    func forms() {
        for view in [AnyView(Circle().fill(.red).onTapGesture {}), AnyView(Half().fill(.red).onTapGesture {})] {
            #expect(isHit(view, x: 40, y: 40))
            #expect(!isHit(view, x: 98, y: 98))
        }
        let covered = Color.blue.onTapGesture {}.overlay { Half().fill(.red) }
        #expect(!isHit(covered, x: 40, y: 40))
        #expect(isHit(covered, x: 98, y: 98))
    }

    @Test("a disabled button is in front of what lies behind it, with the room around its title")
    func disabledButtons() {
        let button = Button {
        } label: {
            Text(verbatim: "Press").frame(width: 100, height: 100)
        }.buttonStyle(.plain)
        #expect(!isHit(Color.blue.onTapGesture {}.overlay { button.disabled(true) }, x: 5, y: 5))
    }
}
