// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineComponents

// SwiftUI's module has these; they are named here for tests that import nothing else.

public typealias UIAccessibilityContrast = VitrineComponents.UIAccessibilityContrast
public typealias UIContentSizeCategory = VitrineComponents.UIContentSizeCategory
public typealias UIEdgeInsets = VitrineComponents.UIEdgeInsets
public typealias UIMutableTraits = VitrineComponents.UIMutableTraits
public typealias UITraitCollection = VitrineComponents.UITraitCollection
public typealias UITraitEnvironmentLayoutDirection = VitrineComponents.UITraitEnvironmentLayoutDirection
public typealias UIUserInterfaceIdiom = VitrineComponents.UIUserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = VitrineComponents.UIUserInterfaceSizeClass
public typealias UIUserInterfaceStyle = VitrineComponents.UIUserInterfaceStyle
