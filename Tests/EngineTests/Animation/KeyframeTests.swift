// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore

/// Where keyframes lead at any time.
@Suite("Keyframes")
struct KeyframeTests {
    private struct Pose {
        var scale = 1.0
        var y = 0.0
    }

    @Test("a linear keyframe follows its curve, a move jumps, and the end stays")
    func linear() {
        let timeline = KeyframeTimeline(initialValue: 1.0) {
            LinearKeyframe(3.0, duration: 2)
            MoveKeyframe(10.0)
            LinearKeyframe(20.0, duration: 1, timingCurve: .easeIn)
        }
        #expect(timeline.duration == 3)
        #expect(timeline.value(time: 1) == 2)
        #expect(timeline.value(time: 2) == 10)
        #expect(abs(timeline.value(time: 2.5) - (10 + 10 * UnitCurve.easeIn.value(at: 0.5))) < 1e-9)
        #expect(timeline.value(time: 99) == 20)
        #expect(timeline.value(progress: 0) == 1)
    }

    @Test("a spring keyframe is its spring's solution")
    func spring() {
        let timeline = KeyframeTimeline(initialValue: 0.0) { SpringKeyframe(4.0, duration: 0.5, spring: .bouncy) }
        #expect(abs(timeline.value(time: 0.2) - Spring.bouncy.value(target: 4.0, time: 0.2)) < 1e-12)
        #expect(timeline.value(time: 0.5) == 4)
    }

    @Test("colours and radii of corners are values that keyframes move")
    func colorsAndRadii() {
        let colors = KeyframeTimeline(
            initialValue: Color.Resolved(colorSpace: .sRGBLinear, red: 0, green: 0, blue: 0)
        ) {
            LinearKeyframe(
                Color.Resolved(colorSpace: .sRGBLinear, red: 1, green: 0.5, blue: 0.25, opacity: 0), duration: 1)
        }
        let color = colors.value(time: 0.5)
        #expect(abs(color.linearRed - 0.5) < 1e-3)
        #expect(abs(color.linearGreen - 0.25) < 1e-3)
        #expect(abs(color.linearBlue - 0.125) < 1e-3)
        #expect(abs(color.opacity - 0.5) < 1e-3)

        let corners = KeyframeTimeline(initialValue: RectangleCornerRadii()) {
            LinearKeyframe(
                RectangleCornerRadii(topLeading: 2, bottomLeading: 4, bottomTrailing: 6, topTrailing: 8), duration: 1)
        }
        let half = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(corners.value(time: 0.5) == half)
    }

    @Test("an uneven rounded rectangle has the radii of its corners as animatable data")
    func unevenRectangle() {
        var shape = UnevenRoundedRectangle()
        shape.animatableData = UnevenRoundedRectangle(topLeadingRadius: 3, bottomTrailingRadius: 5).animatableData
        #expect(
            shape.cornerRadii
                == RectangleCornerRadii(topLeading: 3, bottomLeading: 0, bottomTrailing: 5, topTrailing: 0))
    }

    @Test("cubic keyframes pass through their values without a jump in speed")
    func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1.0, duration: 1)
            CubicKeyframe(4.0, duration: 1)
        }
        #expect(abs(timeline.value(time: 1) - 1) < 1e-12)
        let step = 1e-5
        let before = (timeline.value(time: 1) - timeline.value(time: 1 - step)) / step
        let after = (timeline.value(time: 1 + step) - timeline.value(time: 1)) / step
        #expect(abs(before - 2) < 1e-3 && abs(after - 2) < 1e-3)
    }

    @Test("a keyframe that does not say how fast it begins goes on as fast as the one before it ends")
    func continuity() {
        func speeds(_ timeline: KeyframeTimeline<Double>) -> (before: Double, after: Double) {
            let step = 1e-5
            let middle = timeline.value(time: 1)
            return (
                (middle - timeline.value(time: 1 - step)) / step, (timeline.value(time: 1 + step) - middle) / step
            )
        }
        let afterLinear = speeds(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(4.0, duration: 1)
                CubicKeyframe(5.0, duration: 1)
            })
        #expect(abs(afterLinear.before - 4) < 1e-2 && abs(afterLinear.after - 4) < 1e-2)
        let beforeLinear = speeds(
            KeyframeTimeline(initialValue: 0.0) {
                CubicKeyframe(1.0, duration: 1)
                LinearKeyframe(4.0, duration: 1)
            })
        #expect(abs(beforeLinear.before - 3) < 1e-2 && abs(beforeLinear.after - 3) < 1e-2)
        let spring = speeds(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(4.0, duration: 1)
                SpringKeyframe(5.0, duration: 1)
            })
        #expect(abs(spring.after - 4) < 1e-2)
        let chosen = speeds(
            KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(4.0, duration: 1)
                SpringKeyframe(5.0, duration: 1, startVelocity: -2.0)
            })
        #expect(abs(chosen.after + 2) < 1e-2)
    }

    @Test("a condition chooses between keyframes of different kinds", arguments: [true, false])
    func conditions(isHigh: Bool) {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.y) {
                if isHigh {
                    LinearKeyframe(10.0, duration: 1)
                } else {
                    CubicKeyframe(5.0, duration: 2)
                }
            }
        }
        #expect(timeline.duration == (isHigh ? 1 : 2))
        #expect(timeline.value(time: 2).y == (isHigh ? 10 : 5))
    }

    @Test("tracks move their own properties, each in its time")
    func tracks() {
        let timeline = KeyframeTimeline(initialValue: Pose()) {
            KeyframeTrack(\.scale) { LinearKeyframe(2.0, duration: 1) }
            KeyframeTrack(\.y) {
                LinearKeyframe(8.0, duration: 2)
                LinearKeyframe(0.0, duration: 2)
            }
        }
        #expect(timeline.duration == 4)
        let pose = timeline.value(time: 1)
        #expect(pose.scale == 2 && pose.y == 4)
        #expect(timeline.value(time: 3).scale == 2)
    }
}
