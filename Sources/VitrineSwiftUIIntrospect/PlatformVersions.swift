// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Named as the package names them, after the systems.
// swift-format-ignore-file: TypeNamesShouldBeCapitalized

/// A version of iOS.
public struct iOSVersion: Comparable, Hashable, Sendable {
    private let number: Int

    private init(_ number: Int) {
        self.number = number
    }

    /// Whether a version is older than another one.
    public static func < (left: Self, right: Self) -> Bool { left.number < right.number }

    /// iOS 13.
    public static let v13 = iOSVersion(13)
    /// iOS 14.
    public static let v14 = iOSVersion(14)
    /// iOS 15.
    public static let v15 = iOSVersion(15)
    /// iOS 16.
    public static let v16 = iOSVersion(16)
    /// iOS 17.
    public static let v17 = iOSVersion(17)
    /// iOS 18.
    public static let v18 = iOSVersion(18)
    /// iOS 26.
    public static let v26 = iOSVersion(26)
}

/// A version of iOS in which a view is shown with a class of UIKit.
public struct iOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>:
    Comparable, Hashable, Sendable
{
    private let version: iOSVersion

    /// Creates one of a version.
    public init(for version: iOSVersion) {
        self.version = version
    }

    /// Whether a version is older than another one.
    public static func < (left: Self, right: Self) -> Bool { left.version < right.version }
}

/// A version of tvOS in which a view is shown with the class of UIKit that iOS has for it.
public struct tvOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>: Sendable {
    private init() {}

    /// tvOS 13.
    public static var v13: Self { Self() }
    /// tvOS 14.
    public static var v14: Self { Self() }
    /// tvOS 15.
    public static var v15: Self { Self() }
    /// tvOS 16.
    public static var v16: Self { Self() }
    /// tvOS 17.
    public static var v17: Self { Self() }
    /// tvOS 18.
    public static var v18: Self { Self() }
    /// tvOS 26.
    public static var v26: Self { Self() }
}

/// A version of visionOS in which a view is shown with the class of UIKit that iOS has for it.
public struct visionOSViewVersion<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>:
    Sendable
{
    private init() {}

    /// visionOS 1.
    public static var v1: Self { Self() }
    /// visionOS 2.
    public static var v2: Self { Self() }
    /// visionOS 26.
    public static var v26: Self { Self() }
}
