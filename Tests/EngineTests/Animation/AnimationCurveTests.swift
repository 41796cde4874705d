// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import Testing
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// Springs, curves, and what surfaces are told of them.
@Suite("Animation curves")
struct AnimationCurveTests {
    /// The same motion by small steps of the differential equation (fourth-order Runge-Kutta), on its way to 1.
    private func integrated(_ spring: Spring, velocity: Double, until end: Double) -> Double {
        func rates(_ x: Double, _ v: Double) -> (Double, Double) {
            (v, (spring.stiffness * (1 - x) - spring.damping * v) / spring.mass)
        }
        let steps = 20_000
        let h = end / Double(steps)
        var (x, v) = (0.0, velocity)
        for _ in 0..<steps {
            let a = rates(x, v)
            let b = rates(x + h / 2 * a.0, v + h / 2 * a.1)
            let c = rates(x + h / 2 * b.0, v + h / 2 * b.1)
            let d = rates(x + h * c.0, v + h * c.1)
            x += h / 6 * (a.0 + 2 * b.0 + 2 * c.0 + d.0)
            v += h / 6 * (a.1 + 2 * b.1 + 2 * c.1 + d.1)
        }
        return x
    }

    @Test(
        "a spring moves as its differential equation says, whatever its damping", arguments: [-0.6, 0, 0.15, 0.3, 0.9])
    func springSolution(bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        for velocity in [0.0, 3, -2] {
            for time in [0.05, 0.2, 0.7, 1.5] {
                let value = spring.value(target: 1.0, initialVelocity: velocity, time: time)
                #expect(abs(value - integrated(spring, velocity: velocity, until: time)) < 1e-7)
            }
        }
    }

    @Test("a spring's descriptions agree")
    func springParameters() {
        let spring = Spring(duration: 0.4, bounce: 0.3)
        #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-9)
        #expect(abs(spring.damping - 4 * .pi * 0.7 / 0.4) < 1e-9)
        #expect(abs(spring.duration - 0.4) < 1e-12 && abs(spring.bounce - 0.3) < 1e-12)
        let stiff = Spring(mass: 2, stiffness: 100, damping: 10)
        #expect(abs(stiff.dampingRatio - 10 / (2 * (200.0).squareRoot())) < 1e-12)
        #expect(abs(Spring(duration: 1, bounce: -0.5).bounce + 0.5) < 1e-12)
    }

    @Test("a spring has settled when it says so, and not long before")
    func settling() {
        for spring in [Spring.smooth, .bouncy, Spring(duration: 1, bounce: -0.5)] {
            let end = spring.settlingDuration
            for step in 0..<50 {
                #expect(abs(spring.value(target: 1.0, time: end + Double(step) * 0.02) - 1) <= 0.001)
            }
            let late = (0..<20).map { abs(spring.value(target: 1.0, time: end * (0.5 + Double($0) * 0.02)) - 1) }
            #expect(late.contains { $0 > 0.001 })
        }
    }

    @Test("updating step by step arrives where the solution is")
    func stepping() {
        let spring = Spring.bouncy
        var (value, velocity) = (0.0, 0.0)
        for _ in 0..<30 { spring.update(value: &value, velocity: &velocity, target: 2, deltaTime: 0.01) }
        #expect(abs(value - spring.value(target: 2.0, time: 0.3)) < 1e-12)
        #expect(abs(velocity - spring.velocity(target: 2.0, time: 0.3)) < 1e-11)
    }

    @Test("a unit curve passes through the points of its Bézier curve")
    func unitCurve() {
        let curve = UnitCurve.easeInOut
        for step in 0...20 {
            let t = Double(step) / 20
            let x = 3 * (1 - t) * t * ((1 - t) * 0.42 + t * 0.58) + t * t * t
            let y = 3 * (1 - t) * t * t + t * t * t
            #expect(abs(curve.value(at: x) - y) < 1e-8)
            #expect(abs(curve.inverse.value(at: y) - x) < 1e-6)
        }
        #expect(UnitCurve.linear.value(at: 0.3) == 0.3)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(abs(UnitCurve.circularEaseIn.value(at: 0.6) - 0.2) < 1e-12)
        let slope = (curve.value(at: 0.301) - curve.value(at: 0.299)) / 0.002
        #expect(abs(curve.velocity(at: 0.3) - slope) < 1e-3)
    }

    @Test("curves keep their control points; 0.35 seconds without a duration")
    func curves() {
        #expect(Animation.easeIn.timing == AnimationTiming(duration: 0.35, easing: .cubic(0.42, 0, 1, 1)))
        #expect(Animation.linear(duration: 2).timing.easing == .linear)
        #expect(Animation.timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1).timing.easing == .cubic(0.1, 0.2, 0.3, 0.4))
    }

    @Test("a spring's samples are its solution, and end at the target")
    func samples() throws {
        let timing = Animation.spring(duration: 0.5, bounce: 0.3).timing
        guard case .samples(let samples) = timing.easing else { throw Missing() }
        #expect(samples.first == 0 && samples.last == 1)
        let middle = samples.count / 2
        let time = timing.duration * Double(middle) / Double(samples.count - 1)
        #expect(abs(samples[middle] - Spring.bouncy.value(target: 1.0, time: time)) < 1e-12)
        #expect(samples.contains { $0 > 1 })
    }

    private struct Missing: Error {}

    @Test("delay, speed and repetition are numbers while they stand outside")
    func layers() {
        let linear = Animation.linear(duration: 2)
        #expect(linear.delay(1).speed(2).timing == AnimationTiming(delay: 0.5, duration: 1))
        let repeated = linear.repeatCount(3, autoreverses: true).delay(1).timing
        #expect(repeated == AnimationTiming(delay: 1, duration: 2, iterations: 3, alternates: true))
        #expect(linear.repeatForever(autoreverses: false).timing.isEndless)
        #expect(linear.repeatForever(autoreverses: false).timing.totalDuration == nil)
        #expect(repeated.totalDuration == 7)
    }

    @Test("a delay inside a repetition is waited for each time")
    func delayedIterations() throws {
        let timing = Animation.linear(duration: 1).delay(1).repeatForever().timing
        #expect(timing.delay == 0 && timing.duration == 2 && timing.isEndless)
        guard case .samples(let samples) = timing.easing else { throw Missing() }
        #expect(samples[samples.count / 4] == 0)
        #expect(abs(samples[samples.count * 3 / 4] - 0.5) < 0.02)
    }

    private struct Halfway: CustomAnimation {
        func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
            time < 1 ? value.scaled(by: time < 0.5 ? 0 : 0.5) : nil
        }
    }

    @Test("an author's own animation is sampled until it ends")
    func custom() throws {
        let timing = Animation(Halfway()).timing
        #expect(abs(timing.duration - 1) < 0.03)
        guard case .samples(let samples) = timing.easing else { throw Missing() }
        #expect(Set(samples) == [0, 0.5, 1])
    }

    @Test("animations are equal when they do the same")
    func equality() {
        #expect(Animation.default == .spring(duration: 0.5, bounce: 0))
        #expect(Animation.easeIn != .easeOut)
        #expect(Animation(Halfway()) == Animation(Halfway()))
        #expect(Animation.linear.delay(1) != Animation.linear)
    }

    @Test("logical completion comes before rest")
    func completionTimes() {
        let spring = Animation.spring(duration: 0.5, bounce: 0.3)
        #expect(AnimationCompletionCriteria.logicallyComplete.time(of: spring) == 0.5)
        #expect((AnimationCompletionCriteria.removed.time(of: spring) ?? 0) > 0.8)
        #expect(AnimationCompletionCriteria.removed.time(of: spring.repeatForever()) == nil)
    }
}
