// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How a picture fills an area of another shape.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a way of its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All of it is shown, in its own shape.
    public static let resizeAspect = Self(rawValue: "AVLayerVideoGravityResizeAspect")
    /// It fills the area in its own shape, and is cut off.
    public static let resizeAspectFill = Self(rawValue: "AVLayerVideoGravityResizeAspectFill")
    /// It takes the shape of the area.
    public static let resize = Self(rawValue: "AVLayerVideoGravityResize")
}
