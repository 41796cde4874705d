// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The versions of a system in which a view is shown with a class of UIKit.
public struct PlatformViewVersionPredicate<SwiftUIViewType: IntrospectableViewType, PlatformSpecificEntity: AnyObject>:
    Sendable
{
    private init() {}

    /// Versions of iOS.
    public static func iOS(_ versions: iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...) -> Self { Self() }

    /// A version of iOS and all later ones.
    public static func iOS(
        _ versions: PartialRangeFrom<iOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>>
    ) -> Self { Self() }

    /// Versions of tvOS.
    public static func tvOS(_ versions: tvOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...) -> Self { Self() }

    /// Versions of visionOS.
    public static func visionOS(
        _ versions: visionOSViewVersion<SwiftUIViewType, PlatformSpecificEntity>...
    ) -> Self { Self() }
}
