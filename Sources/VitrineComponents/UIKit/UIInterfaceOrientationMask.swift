// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// A set of orientations that an app supports.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    /// The bits: 1 shifted by the raw value of each orientation.
    public let rawValue: UInt

    /// Creates a set from its bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    private init(_ orientation: UIInterfaceOrientation) {
        rawValue = 1 << UInt(orientation.rawValue)
    }

    /// Upright.
    public static let portrait = UIInterfaceOrientationMask(.portrait)
    /// Turned, with the home button at the left.
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    /// Turned, with the home button at the right.
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    /// Upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    /// Turned to either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Every orientation.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// Every orientation but upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
