// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineComponents
import VitrineCore
import VitrineLayout

/// Frames that views report inside of views that are offset or transformed.
///
/// A box of 40 by 20 stands at (80, 90) in a scene of 200 by 200. Inside of what moves it are all kinds of readers.
@MainActor
@Suite("Frames of views that an effect moves")
struct DisplayedFrameTests {
    private final class Model {
        var frames: [String: CGRect] = [:]
        var redraw: (@MainActor () -> Void)?

        func note(_ name: String, _ frame: CGRect) {
            // Sines and cosines leave rests.
            func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
            frames[name] = CGRect(
                x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width),
                height: rounded(frame.height))
        }
    }

    private struct BoundsKey: PreferenceKey {
        static let defaultValue: Anchor<CGRect>? = nil
        static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
            value = value ?? nextValue()
        }
    }

    /// The readers around and inside a box; `effect` moves what is inside, once it is on.
    private struct Readers<Moved: View>: View {
        let model: Model
        let effect: (AnyView, Bool) -> Moved
        @State private var isOn = false

        var body: some View {
            model.redraw = { [isOn = $isOn] in isOn.wrappedValue = true }
            return effect(
                AnyView(
                    Color.red.frame(width: 40, height: 20)
                        .background {
                            GeometryReader { box in
                                let _ = model.note("global", box.frame(in: .global))
                                let _ = model.note("named", box.frame(in: .named("outside")))
                                let _ = model.note("inside", box.frame(in: .named("inside")))
                                Color.clear
                            }
                        }
                        .onGeometryChange(for: CGRect.self) {
                            $0.frame(in: .global)
                        } action: {
                            model.note("change", $0)
                        }
                        .anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
                        .overlayPreferenceValue(BoundsKey.self) { anchor in
                            GeometryReader { box in
                                let _ = anchor.map { model.note("anchor inside", box[$0]) }
                                Color.clear
                            }
                        }
                        .coordinateSpace(.named("inside"))), isOn
            )
            .background {
                GeometryReader { box in
                    let _ = model.note("behind", box.frame(in: .global))
                    Color.clear
                }
            }
            .frame(width: 200, height: 200)
            .backgroundPreferenceValue(BoundsKey.self) { anchor in
                GeometryReader { box in
                    let _ = anchor.map { model.note("anchor", box[$0]) }
                    Color.clear
                }
            }
            .coordinateSpace(.named("outside"))
        }
    }

    /// Expects the frames of a box at (80, 90) first, and at `moved` once the effect is there.
    private func expect(
        at moved: CGRect, inside: CGRect = CGRect(x: 0, y: 0, width: 40, height: 20),
        sourceLocation: SourceLocation = #_sourceLocation,
        @ViewBuilder _ effect: @escaping (AnyView, Bool) -> some View
    ) {
        let model = Model()
        let scene = SceneHost(
            Readers(model: model, effect: effect), session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        let still = CGRect(x: 80, y: 90, width: 40, height: 20)
        let own = CGRect(x: 0, y: 0, width: 40, height: 20)
        for isMoved in [false, true] {
            let shown = isMoved ? moved : still
            #expect(
                model.frames == [
                    "global": shown, "named": shown, "change": shown, "anchor": shown, "inside": own, "behind": still,
                    "anchor inside": own,
                ], sourceLocation: sourceLocation)
            model.redraw?()
            scene.flush()
        }
    }

    @Test("have its offset")
    func offset() {
        expect(at: CGRect(x: 110, y: 80, width: 40, height: 20)) { $0.offset(x: $1 ? 30 : 0, y: $1 ? -10 : 0) }
        expect(at: CGRect(x: 110, y: 80, width: 40, height: 20)) { view, isOn in
            view.offset(x: isOn ? 20 : 0).opacity(0.5).offset(x: isOn ? 10 : 0, y: isOn ? -10 : 0)
        }
    }

    @Test("have its scale")
    func scale() {
        expect(at: CGRect(x: 60, y: 80, width: 80, height: 40)) { $0.scaleEffect($1 ? 2 : 1) }
        expect(at: CGRect(x: 80, y: 90, width: 20, height: 10)) { $0.scaleEffect($1 ? 0.5 : 1, anchor: .topLeading) }
        expect(at: CGRect(x: 70, y: 90, width: 80, height: 40)) { view, isOn in
            view.offset(x: isOn ? 5 : 0).scaleEffect(isOn ? 2 : 1, anchor: .top).offset(x: isOn ? 0 : 0)
                .offset(x: isOn ? 0 : 0)
        }
    }

    @Test("are the smallest upright rectangles around what it turns")
    func rotation() {
        expect(at: CGRect(x: 90, y: 80, width: 20, height: 40)) { $0.rotationEffect(.degrees($1 ? 90 : 0)) }
        expect(at: CGRect(x: 85, y: 70, width: 20, height: 40)) { view, isOn in
            view.rotationEffect(.degrees(isOn ? -90 : 0)).offset(x: isOn ? -5 : 0, y: isOn ? -10 : 0)
        }
    }

    @Test("have its transform and its own geometry effect")
    func transforms() {
        struct Shift: GeometryEffect {
            var distance: CGFloat
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: distance, y: size.height))
            }
        }
        expect(at: CGRect(x: 87, y: 98, width: 40, height: 20)) { view, isOn in
            view.transformEffect(CGAffineTransform(translationX: isOn ? 7 : 0, y: isOn ? 8 : 0))
        }
        expect(at: CGRect(x: 87, y: 110, width: 40, height: 20)) { view, isOn in
            if isOn { view.modifier(Shift(distance: 7)) } else { view }
        }
    }

    @Test("do not have effects that are for drawing only")
    func drawingOnly() {
        struct Shift: GeometryEffect {
            func effectValue(size: CGSize) -> ProjectionTransform {
                ProjectionTransform(CGAffineTransform(translationX: 7, y: 7))
            }
        }
        let still = CGRect(x: 80, y: 90, width: 40, height: 20)
        expect(at: still) { view, isOn in view.visualEffect { content, _ in content.offset(x: isOn ? 9 : 0) } }
        expect(at: still) { view, isOn in
            if isOn { view.modifier(Shift().ignoredByLayout()) } else { view }
        }
        expect(at: still) { $0.opacity($1 ? 0.5 : 1) }
    }

    @Test("are those of the model while an animation runs")
    func animated() {
        expect(at: CGRect(x: 130, y: 90, width: 40, height: 20)) { view, isOn in
            view.offset(x: isOn ? 50 : 0).animation(.linear(duration: 5), value: isOn)
        }
    }

    @Test("stay finite where it leaves nothing of the view")
    func nothing() {
        struct Empty: View {
            let model: Model
            var body: some View {
                GeometryReader { outer in
                    GeometryReader { box in
                        let _ = model.note("shown", box.frame(in: .global))
                        let _ = model.note("bounds", box.bounds(of: .named("outside")) ?? .null)
                        Color.clear
                    }
                    .frame(width: 40, height: 20)
                    .scaleEffect(0, anchor: .topLeading)
                }
                .coordinateSpace(.named("outside"))
            }
        }
        let model = Model()
        let scene = SceneHost(
            Empty(model: model), session: .fixture(), viewport: Viewport(width: 200, height: 200))
        scene.flush()
        #expect(model.frames["shown"] == CGRect(x: 0, y: 0, width: 0, height: 0))
        #expect(model.frames["bounds"] == CGRect(x: 0, y: 0, width: 200, height: 200))
    }
}
