// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import VitrineUI

// SwiftUI's module has these; they are named here for tests that import nothing else.

public typealias UIAccessibilityContrast = VitrineUI.UIAccessibilityContrast
public typealias UIContentSizeCategory = VitrineUI.UIContentSizeCategory
public typealias UIEdgeInsets = VitrineUI.UIEdgeInsets
public typealias UIMutableTraits = VitrineUI.UIMutableTraits
public typealias UITraitCollection = VitrineUI.UITraitCollection
public typealias UITraitEnvironmentLayoutDirection = VitrineUI.UITraitEnvironmentLayoutDirection
public typealias UIUserInterfaceIdiom = VitrineUI.UIUserInterfaceIdiom
public typealias UIUserInterfaceSizeClass = VitrineUI.UIUserInterfaceSizeClass
public typealias UIUserInterfaceStyle = VitrineUI.UIUserInterfaceStyle
