// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

// The types belong to SwiftUI's module; the aliases serve tests that import only this one.

/// The contrast that the user has asked for.
public typealias UIAccessibilityContrast = VitrineComponents.UIAccessibilityContrast
/// The text size that the user has chosen.
public typealias UIContentSizeCategory = VitrineComponents.UIContentSizeCategory
/// Insets of a rectangle, in points.
public typealias UIEdgeInsets = VitrineComponents.UIEdgeInsets
/// Traits that can be set individually.
public typealias UIMutableTraits = VitrineComponents.UIMutableTraits
/// The traits of the environment of a view.
public typealias UITraitCollection = VitrineComponents.UITraitCollection
/// The direction of layout.
public typealias UITraitEnvironmentLayoutDirection = VitrineComponents.UITraitEnvironmentLayoutDirection
/// The kind of device.
public typealias UIUserInterfaceIdiom = VitrineComponents.UIUserInterfaceIdiom
/// The space that is available along an axis.
public typealias UIUserInterfaceSizeClass = VitrineComponents.UIUserInterfaceSizeClass
/// The light or dark appearance.
public typealias UIUserInterfaceStyle = VitrineComponents.UIUserInterfaceStyle
