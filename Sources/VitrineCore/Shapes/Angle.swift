// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineLayout

/// An angle, stored in radians and readable in degrees.
public struct Angle: Hashable, Comparable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// Creates an angle of zero.
    public init() { radians = 0 }
    /// Creates an angle from radians.
    ///
    /// - Parameter radians: The angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle from degrees.
    ///
    /// - Parameter degrees: The angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }

    /// The angle in degrees, converted from and to radians.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }

    /// The angle of zero.
    public static let zero = Angle()
    /// Returns an angle of the given number of radians.
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
    /// Returns an angle of the given number of degrees.
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// Returns whether the first angle is smaller; full turns are not removed.
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
    /// Returns the sum of two angles.
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }
    /// Returns the difference of two angles.
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }
    /// Returns an angle multiplied by a factor.
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }
    /// Returns an angle multiplied by a factor.
    public static func * (lhs: Double, rhs: Angle) -> Angle { rhs * lhs }
    /// Returns an angle divided by a divisor.
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }
    /// Returns the angle in the opposite direction.
    public static prefix func - (value: Angle) -> Angle { Angle(radians: -value.radians) }
    /// Adds an angle to another one.
    public static func += (lhs: inout Angle, rhs: Angle) { lhs = lhs + rhs }
    /// Subtracts an angle from another one.
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs = lhs - rhs }
    /// Multiplies an angle by a factor.
    public static func *= (lhs: inout Angle, rhs: Double) { lhs = lhs * rhs }
    /// Divides an angle by a divisor.
    public static func /= (lhs: inout Angle, rhs: Double) { lhs = lhs / rhs }
}

extension Angle: Animatable {
    /// The number of radians, which an animation interpolates.
    public var animatableData: Double {
        get { radians }
        set { radians = newValue }
    }
}
