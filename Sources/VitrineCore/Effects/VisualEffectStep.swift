// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// A single effect of a chain.
nonisolated package enum VisualEffectStep: Equatable, Sendable {
    case offset(x: Double, y: Double)
    case scale(x: Double, y: Double, anchor: UnitPoint)
    case rotation(radians: Double, anchor: UnitPoint)
    case rotation3D(_Rotation3DEffect)
    case transform(ProjectionTransform)
    case opacity(Double)
    case blur(Double)
    case filter(Filter, Double)

    package enum Filter: Sendable { case brightness, contrast, saturation, hueRotation }

    /// Returns the step between two of one kind; steps of different kinds are exchanged half way.
    static func mixed(_ a: VisualEffectStep, _ b: VisualEffectStep, _ t: Double) -> VisualEffectStep {
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * t }
        func mix(_ a: UnitPoint, _ b: UnitPoint) -> UnitPoint { UnitPoint(x: mix(a.x, b.x), y: mix(a.y, b.y)) }
        switch (a, b) {
        case (.offset(let x, let y), .offset(let toX, let toY)): return .offset(x: mix(x, toX), y: mix(y, toY))
        case (.scale(let x, let y, let anchor), .scale(let toX, let toY, let toAnchor)):
            return .scale(x: mix(x, toX), y: mix(y, toY), anchor: mix(anchor, toAnchor))
        case (.rotation(let angle, let anchor), .rotation(let toAngle, let toAnchor)):
            return .rotation(radians: mix(angle, toAngle), anchor: mix(anchor, toAnchor))
        case (.rotation3D(let first), .rotation3D(let second)):
            var turn = second
            turn.angle = .radians(mix(first.angle.radians, second.angle.radians))
            turn.axis = (
                mix(first.axis.x, second.axis.x), mix(first.axis.y, second.axis.y), mix(first.axis.z, second.axis.z)
            )
            turn.anchor = mix(first.anchor, second.anchor)
            turn.anchorZ = mix(first.anchorZ, second.anchorZ)
            turn.perspective = mix(first.perspective, second.perspective)
            return .rotation3D(turn)
        case (.transform(let first), .transform(let second)):
            var map = ProjectionTransform()
            (map.m11, map.m12, map.m13) = (
                mix(first.m11, second.m11), mix(first.m12, second.m12), mix(first.m13, second.m13)
            )
            (map.m21, map.m22, map.m23) = (
                mix(first.m21, second.m21), mix(first.m22, second.m22), mix(first.m23, second.m23)
            )
            (map.m31, map.m32, map.m33) = (
                mix(first.m31, second.m31), mix(first.m32, second.m32), mix(first.m33, second.m33)
            )
            return .transform(map)
        case (.opacity(let first), .opacity(let second)): return .opacity(mix(first, second))
        case (.blur(let first), .blur(let second)): return .blur(mix(first, second))
        case (.filter(let kind, let first), .filter(let other, let second)) where kind == other:
            return .filter(kind, mix(first, second))
        default: return t < 0.5 ? a : b
        }
    }

    /// Returns the chain between two chains of the same closure.
    package static func mixed(_ a: [VisualEffectStep], _ b: [VisualEffectStep], _ t: Double) -> [VisualEffectStep] {
        guard a.count == b.count else { return t < 0.5 ? a : b }
        return zip(a, b).map { mixed($0, $1, t) }
    }
}
