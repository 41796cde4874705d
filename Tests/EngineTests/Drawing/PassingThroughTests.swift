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
}
