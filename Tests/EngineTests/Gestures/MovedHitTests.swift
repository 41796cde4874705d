// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineDisplay
import VitrineTesting

/// Views that effects draw elsewhere than in their frame are hit where they are drawn, and nowhere else.
@MainActor
@Suite("Where moved views are hit")
struct MovedHitTests {
    struct Move: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// How far the middle of the view is drawn from the middle of the window.
        let place: CGVector
        fileprivate let apply: @MainActor @Sendable (AnyView) -> AnyView

        fileprivate init(
            _ name: String, _ x: CGFloat, _ y: CGFloat, _ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView
        ) {
            testDescription = name
            place = CGVector(dx: x, dy: y)
            self.apply = apply
        }
    }

    nonisolated static let moves: [Move] = [
        Move("offset", 120, 0) { AnyView($0.offset(x: 120)) },
        Move("offset, rotated", 0, 120) { AnyView($0.offset(x: 120).rotationEffect(.degrees(90))) },
        Move("rotated, offset", 120, 0) { AnyView($0.rotationEffect(.degrees(90)).offset(x: 120)) },
        Move("offset, scaled", 60, 0) { AnyView($0.offset(x: 120).scaleEffect(0.5)) },
        Move("scaled, offset", 120, 0) { AnyView($0.scaleEffect(2).offset(x: 120)) },
        Move("offset, turned", -120, 0) {
            AnyView($0.offset(x: 120).rotation3DEffect(.degrees(180), axis: (x: 0, y: 1, z: 0)))
        },
        Move("offset, transformed", 120, 100) {
            AnyView($0.offset(x: 120).transformEffect(CGAffineTransform(translationX: 0, y: 100)))
        },
        Move("offset, rotated, offset, scaled", 0, 90) {
            AnyView($0.offset(x: 120).rotationEffect(.degrees(90)).offset(y: 60).scaleEffect(0.5))
        },
        Move("position", -100, -200) { AnyView($0.position(x: 95, y: 222)) },
        Move("position, rotated", 100, 200) { AnyView($0.position(x: 95, y: 222).rotationEffect(.degrees(180))) },
    ]

    struct Listener: Sendable, CustomTestStringConvertible {
        let testDescription: String
        fileprivate let events: EventMask
        fileprivate let apply: @MainActor @Sendable (AnyView) -> AnyView

        fileprivate init(
            _ name: String, _ events: EventMask, _ apply: @escaping @MainActor @Sendable (AnyView) -> AnyView
        ) {
            testDescription = name
            self.events = events
            self.apply = apply
        }
    }

    nonisolated static let listeners: [Listener] = [
        Listener("tap", [.tap, .pointer]) { AnyView($0.onTapGesture {}) },
        Listener("long press", .pointer) { AnyView($0.onLongPressGesture {}) },
        Listener("drag", .pointer) { AnyView($0.gesture(DragGesture())) },
        Listener("tap and long press", .pointer) { AnyView($0.onTapGesture {}.onLongPressGesture {}) },
        Listener("menu", .menu) { AnyView($0.contextMenu { Button("Copy") {} }) },
        Listener("mouse", .hover) { AnyView($0.onHover { _ in }) },
    ]

    private func isHit(_ view: some View, dx: CGFloat, dy: CGFloat, _ events: EventMask) -> Bool {
        TestHost(view).scene.display.hitTest(x: 195 + dx, y: 422 + dy, events: events) != nil
    }

    @Test(arguments: moves, listeners)
    func `a listener is hit where its view is drawn`(move: Move, listener: Listener) {
        let contents = [
            AnyView(Color.red.frame(width: 40, height: 40)),
            // Nothing is drawn in the middle.
            AnyView(
                VStack(spacing: 20) {
                    Color.red.frame(width: 40, height: 10)
                    Color.red.frame(width: 40, height: 10)
                }
                .contentShape(Rectangle())),
        ]
        for (index, content) in contents.enumerated() {
            let view = listener.apply(move.apply(content))
            #expect(isHit(view, dx: move.place.dx, dy: move.place.dy, listener.events), "\(index)")
            #expect(!isHit(view, dx: 0, dy: 0, listener.events), "\(index)")
        }
    }

    @Test(arguments: moves)
    func `a button is hit where it is drawn`(move: Move) {
        let view = move.apply(
            AnyView(
                Button {
                } label: {
                    Color.red.frame(width: 40, height: 40)
                }.buttonStyle(.plain)))
        #expect(isHit(view, dx: move.place.dx, dy: move.place.dy, .tap))
        #expect(!isHit(view, dx: 0, dy: 0, .tap))
    }

    private struct Toggled: View {
        let listens: Bool
        var body: some View {
            VStack(spacing: 20) {
                Color.red.frame(width: 40, height: 10)
                Color.red.frame(width: 40, height: 10)
            }
            .offset(x: 120).rotationEffect(.degrees(90))
            .onTapGesture {}.allowsHitTesting(listens)
        }
    }

    @Test func `what nobody listens to is no area to be hit`() {
        #expect(isHit(Toggled(listens: true), dx: 0, dy: 120, .tap))
        #expect(!isHit(Toggled(listens: false), dx: 0, dy: 120, .tap))
        let quiet = ZStack {
            Color.blue.frame(width: 300, height: 300).onTapGesture {}
            Spacer().frame(width: 40, height: 40).offset(x: 120).rotationEffect(.degrees(90)).opacity(0.9)
        }
        #expect(isHit(quiet, dx: 0, dy: 120, .tap))
    }
}
