// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// A kind of trait, such as the appearance.
///
/// - Support: partial: traits of an app's own never change, because nothing sets them.
@MainActor public protocol UITraitDefinition {
    /// The type of the trait's values.
    associatedtype Value
    /// The value where none was set.
    static var defaultValue: Value { get }
}

/// A kind of trait, as it is named in a list.
public typealias UITrait = any UITraitDefinition.Type

/// A kind of trait that the system sets.
@MainActor protocol SystemTrait {
    /// The trait's value among others.
    static func value(in values: TraitValues) -> AnyHashable
}

extension UITraitCollection {
    /// The kinds of traits that dynamic colours depend on.
    @MainActor public static var systemTraitsAffectingColorAppearance: [UITrait] {
        [
            UITraitUserInterfaceIdiom.self, UITraitUserInterfaceStyle.self, UITraitDisplayGamut.self,
            UITraitAccessibilityContrast.self, UITraitUserInterfaceLevel.self,
        ]
    }
}

/// The kind of device, as a kind of trait.
public struct UITraitUserInterfaceIdiom: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceIdiom { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.userInterfaceIdiom) }
}

/// Light or dark appearance, as a kind of trait.
public struct UITraitUserInterfaceStyle: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceStyle { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.userInterfaceStyle) }
}

/// The layout direction, as a kind of trait.
public struct UITraitLayoutDirection: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UITraitEnvironmentLayoutDirection { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.layoutDirection) }
}

/// The number of pixels per point, as a kind of trait.
public struct UITraitDisplayScale: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: CGFloat { 0 }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.displayScale) }
}

/// The horizontal size class, as a kind of trait.
public struct UITraitHorizontalSizeClass: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.horizontalSizeClass) }
}

/// The vertical size class, as a kind of trait.
public struct UITraitVerticalSizeClass: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceSizeClass { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.verticalSizeClass) }
}

/// The text size, as a kind of trait.
public struct UITraitPreferredContentSizeCategory: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIContentSizeCategory { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.preferredContentSizeCategory) }
}

/// The contrast, as a kind of trait.
public struct UITraitAccessibilityContrast: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIAccessibilityContrast { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.accessibilityContrast) }
}

/// The weight of text that the user has asked for, as a kind of trait.
public struct UITraitLegibilityWeight: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UILegibilityWeight { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.legibilityWeight) }
}

/// Whether content is on the window itself or on a surface above it, as a kind of trait.
public struct UITraitUserInterfaceLevel: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceLevel { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.userInterfaceLevel) }
}

/// Whether views look as in an active window, as a kind of trait.
public struct UITraitActiveAppearance: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIUserInterfaceActiveAppearance { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.activeAppearance) }
}

/// The range of colours of the display, as a kind of trait.
public struct UITraitDisplayGamut: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIDisplayGamut { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.displayGamut) }
}

/// How much brighter than white images may be, as a kind of trait.
public struct UITraitImageDynamicRange: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIImage.DynamicRange { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.imageDynamicRange) }
}

/// Whether the scene is recorded or mirrored, as a kind of trait.
public struct UITraitSceneCaptureState: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UISceneCaptureState { .unspecified }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.sceneCaptureState) }
}

/// Whether the display measures how hard it is pressed, as a kind of trait.
public struct UITraitForceTouchCapability: UITraitDefinition, SystemTrait {
    /// The value where none was set.
    public static var defaultValue: UIForceTouchCapability { .unknown }
    static func value(in values: TraitValues) -> AnyHashable { AnyHashable(values.forceTouchCapability) }
}
