// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// Traits that can be set individually.
public protocol UIMutableTraits {
    /// The kind of device.
    var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
    /// Light or dark appearance.
    var userInterfaceStyle: UIUserInterfaceStyle { get set }
    /// The layout direction.
    var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
    /// The number of pixels per point; 0 if unspecified.
    var displayScale: CGFloat { get set }
    /// The horizontal size class.
    var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The vertical size class.
    var verticalSizeClass: UIUserInterfaceSizeClass { get set }
    /// The text size.
    var preferredContentSizeCategory: UIContentSizeCategory { get set }
    /// The contrast.
    var accessibilityContrast: UIAccessibilityContrast { get set }
    /// The weight of text that the user has asked for.
    var legibilityWeight: UILegibilityWeight { get set }
    /// Whether content is on the window itself or on a surface above it.
    var userInterfaceLevel: UIUserInterfaceLevel { get set }
    /// Whether views look as in an active window.
    var activeAppearance: UIUserInterfaceActiveAppearance { get set }
    /// The range of colours of the display.
    var displayGamut: UIDisplayGamut { get set }
    /// How much brighter than white images may be.
    var imageDynamicRange: UIImage.DynamicRange { get set }
    /// Whether the scene is recorded or mirrored.
    var sceneCaptureState: UISceneCaptureState { get set }
    /// Whether the display measures how hard it is pressed.
    var forceTouchCapability: UIForceTouchCapability { get set }
}

/// The values of a trait collection; unspecified values leave the trait as it is.
package struct TraitValues: UIMutableTraits, Hashable, Sendable {
    package var userInterfaceIdiom = UIUserInterfaceIdiom.unspecified
    package var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    package var layoutDirection = UITraitEnvironmentLayoutDirection.unspecified
    package var displayScale: CGFloat = 0
    package var horizontalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var verticalSizeClass = UIUserInterfaceSizeClass.unspecified
    package var preferredContentSizeCategory = UIContentSizeCategory.unspecified
    package var accessibilityContrast = UIAccessibilityContrast.unspecified
    package var legibilityWeight = UILegibilityWeight.unspecified
    package var userInterfaceLevel = UIUserInterfaceLevel.unspecified
    package var activeAppearance = UIUserInterfaceActiveAppearance.unspecified
    package var displayGamut = UIDisplayGamut.unspecified
    package var imageDynamicRange = UIImage.DynamicRange.unspecified
    package var sceneCaptureState = UISceneCaptureState.unspecified
    package var forceTouchCapability = UIForceTouchCapability.unknown

    package init() {}

    /// Takes over the specified values of other traits.
    package mutating func merge(_ other: TraitValues) {
        if other.userInterfaceIdiom != .unspecified { userInterfaceIdiom = other.userInterfaceIdiom }
        if other.userInterfaceStyle != .unspecified { userInterfaceStyle = other.userInterfaceStyle }
        if other.layoutDirection != .unspecified { layoutDirection = other.layoutDirection }
        if other.displayScale != 0 { displayScale = other.displayScale }
        if other.horizontalSizeClass != .unspecified { horizontalSizeClass = other.horizontalSizeClass }
        if other.verticalSizeClass != .unspecified { verticalSizeClass = other.verticalSizeClass }
        if other.preferredContentSizeCategory != .unspecified {
            preferredContentSizeCategory = other.preferredContentSizeCategory
        }
        if other.accessibilityContrast != .unspecified { accessibilityContrast = other.accessibilityContrast }
        if other.legibilityWeight != .unspecified { legibilityWeight = other.legibilityWeight }
        if other.userInterfaceLevel != .unspecified { userInterfaceLevel = other.userInterfaceLevel }
        if other.activeAppearance != .unspecified { activeAppearance = other.activeAppearance }
        if other.displayGamut != .unspecified { displayGamut = other.displayGamut }
        if other.imageDynamicRange != .unspecified { imageDynamicRange = other.imageDynamicRange }
        if other.sceneCaptureState != .unspecified { sceneCaptureState = other.sceneCaptureState }
        if other.forceTouchCapability != .unknown { forceTouchCapability = other.forceTouchCapability }
    }
}
