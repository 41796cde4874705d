// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// How the interface is turned.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The orientation is unknown.
    case unknown = 0
    /// Upright.
    case portrait = 1
    /// Upside down.
    case portraitUpsideDown = 2
    /// Turned, with the home button at the right.
    case landscapeRight = 3
    /// Turned, with the home button at the left.
    case landscapeLeft = 4

    /// Whether the interface is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the interface is turned to a side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
