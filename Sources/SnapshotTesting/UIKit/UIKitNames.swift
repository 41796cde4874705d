// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

// The types belong to SwiftUI's module; the aliases serve tests that import only this one.

/// The contrast that the user has asked for.
public typealias UIAccessibilityContrast = VitrineComponents.UIAccessibilityContrast
/// The text size that the user has chosen.
public typealias UIContentSizeCategory = VitrineComponents.UIContentSizeCategory
/// The range of colours of a display.
public typealias UIDisplayGamut = VitrineComponents.UIDisplayGamut
/// Insets of a rectangle, in points.
public typealias UIEdgeInsets = VitrineComponents.UIEdgeInsets
/// Whether a display measures how hard it is pressed.
public typealias UIForceTouchCapability = VitrineComponents.UIForceTouchCapability
/// The weight of text that the user has asked for.
public typealias UILegibilityWeight = VitrineComponents.UILegibilityWeight
/// Traits that can be set individually.
public typealias UIMutableTraits = VitrineComponents.UIMutableTraits
/// Whether a scene is recorded or mirrored.
public typealias UISceneCaptureState = VitrineComponents.UISceneCaptureState
/// The traits of the environment of a view.
public typealias UITraitCollection = VitrineComponents.UITraitCollection
/// The direction of layout.
public typealias UITraitEnvironmentLayoutDirection = VitrineComponents.UITraitEnvironmentLayoutDirection
/// Whether views look as in an active window.
public typealias UIUserInterfaceActiveAppearance = VitrineComponents.UIUserInterfaceActiveAppearance
/// The kind of device.
public typealias UIUserInterfaceIdiom = VitrineComponents.UIUserInterfaceIdiom
/// Whether content is on the window itself or on a surface above it.
public typealias UIUserInterfaceLevel = VitrineComponents.UIUserInterfaceLevel
/// The space that is available along an axis.
public typealias UIUserInterfaceSizeClass = VitrineComponents.UIUserInterfaceSizeClass
/// The light or dark appearance.
public typealias UIUserInterfaceStyle = VitrineComponents.UIUserInterfaceStyle
