// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation

/// A transform of the plane with perspective.
///
/// The row (x, y, 1) is multiplied by the matrix, and the result is divided by its third component.
nonisolated public struct ProjectionTransform: Equatable, Sendable {
    /// The entry in row 1, column 1: the factor of x in the new x.
    public var m11: CGFloat = 1.0
    /// The entry in row 1, column 2: the factor of x in the new y.
    public var m12: CGFloat = 0.0
    /// The entry in row 1, column 3: the factor of x in the divisor.
    public var m13: CGFloat = 0.0
    /// The entry in row 2, column 1: the factor of y in the new x.
    public var m21: CGFloat = 0.0
    /// The entry in row 2, column 2: the factor of y in the new y.
    public var m22: CGFloat = 1.0
    /// The entry in row 2, column 3: the factor of y in the divisor.
    public var m23: CGFloat = 0.0
    /// The entry in row 3, column 1: the horizontal translation.
    public var m31: CGFloat = 0.0
    /// The entry in row 3, column 2: the vertical translation.
    public var m32: CGFloat = 0.0
    /// The entry in row 3, column 3: the constant part of the divisor.
    public var m33: CGFloat = 1.0

    /// Creates the transform that leaves every point unchanged.
    public init() {}

    /// Creates a transform without perspective from an affine transform.
    public init(_ m: CGAffineTransform) {
        (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
    }

    /// Whether the transform leaves every point unchanged.
    public var isIdentity: Bool { self == ProjectionTransform() }

    /// Whether the transform has no perspective.
    public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

    /// Replaces the transform by its inverse and returns `true`; returns `false` and changes nothing if it has none.
    public mutating func invert() -> Bool {
        let determinant =
            m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
        guard determinant != 0, determinant.isFinite else { return false }
        let old = self
        func cofactor(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
            (a * d - b * c) / determinant
        }
        m11 = cofactor(old.m22, old.m23, old.m32, old.m33)
        m12 = cofactor(old.m13, old.m12, old.m33, old.m32)
        m13 = cofactor(old.m12, old.m13, old.m22, old.m23)
        m21 = cofactor(old.m23, old.m21, old.m33, old.m31)
        m22 = cofactor(old.m11, old.m13, old.m31, old.m33)
        m23 = cofactor(old.m13, old.m11, old.m23, old.m21)
        m31 = cofactor(old.m21, old.m22, old.m31, old.m32)
        m32 = cofactor(old.m12, old.m11, old.m32, old.m31)
        m33 = cofactor(old.m11, old.m12, old.m21, old.m22)
        return true
    }

    /// Returns the inverse transform, or this transform if it cannot be inverted.
    public func inverted() -> ProjectionTransform {
        var copy = self
        return copy.invert() ? copy : self
    }

    /// Returns a transform that applies this transform and then another one.
    public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform {
        func row(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
            (
                a * rhs.m11 + b * rhs.m21 + c * rhs.m31, a * rhs.m12 + b * rhs.m22 + c * rhs.m32,
                a * rhs.m13 + b * rhs.m23 + c * rhs.m33
            )
        }
        var result = ProjectionTransform()
        (result.m11, result.m12, result.m13) = row(m11, m12, m13)
        (result.m21, result.m22, result.m23) = row(m21, m22, m23)
        (result.m31, result.m32, result.m33) = row(m31, m32, m33)
        return result
    }
}
