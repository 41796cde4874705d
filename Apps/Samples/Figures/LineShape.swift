// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// A vector of numbers that animations can run through.
nonisolated struct AnimatableVector: VectorArithmetic {
    var values: [Double]

    static var zero: AnimatableVector { AnimatableVector(values: []) }

    static func + (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        combine(lhs, rhs, +)
    }

    static func - (lhs: AnimatableVector, rhs: AnimatableVector) -> AnimatableVector {
        combine(lhs, rhs, -)
    }

    mutating func scale(by rhs: Double) {
        for index in values.indices { values[index] *= rhs }
    }

    var magnitudeSquared: Double { values.reduce(0) { $0 + $1 * $1 } }

    private static func combine(
        _ lhs: AnimatableVector, _ rhs: AnimatableVector, _ operation: (Double, Double) -> Double
    ) -> AnimatableVector {
        let count = max(lhs.values.count, rhs.values.count)
        return AnimatableVector(
            values: (0..<count).map { index in
                operation(
                    index < lhs.values.count ? lhs.values[index] : 0, index < rhs.values.count ? rhs.values[index] : 0)
            })
    }
}

/// A line through values between zero and one, or the area under it.
struct LineShape: Shape {
    var vector: AnimatableVector
    var isClosed = false

    init(_ values: [Double], isClosed: Bool = false) {
        vector = AnimatableVector(values: values)
        self.isClosed = isClosed
    }

    var animatableData: AnimatableVector {
        get { vector }
        set { vector = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let values = vector.values
        guard values.count > 1 else { return path }
        let step = rect.width / CGFloat(values.count - 1)
        func point(_ index: Int) -> CGPoint {
            CGPoint(x: rect.minX + CGFloat(index) * step, y: rect.maxY - rect.height * values[index])
        }
        path.move(to: point(0))
        for index in values.indices.dropFirst() {
            let from = point(index - 1)
            let to = point(index)
            path.addCurve(
                to: to, control1: CGPoint(x: from.x + step / 2, y: from.y),
                control2: CGPoint(x: to.x - step / 2, y: to.y))
        }
        if isClosed {
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            path.closeSubpath()
        }
        return path
    }
}

/// A part of a ring.
struct Slice: Shape {
    var start: Double
    var end: Double

    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(start, end) }
        set { (start, end) = (newValue.first, newValue.second) }
    }

    func path(in rect: CGRect) -> Path {
        let radius = min(rect.width, rect.height) / 2
        let center = CGPoint(x: rect.midX, y: rect.midY)
        var path = Path()
        path.addArc(
            center: center, radius: radius, startAngle: .degrees(360 * start - 90), endAngle: .degrees(360 * end - 90),
            clockwise: false)
        path.addArc(
            center: center, radius: radius * 0.6, startAngle: .degrees(360 * end - 90),
            endAngle: .degrees(360 * start - 90), clockwise: true)
        path.closeSubpath()
        return path
    }
}
