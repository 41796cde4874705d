// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The traits of the environment of a view, such as appearance, text size and size classes; each may be unspecified.
open class UITraitCollection: NSObject, @unchecked Sendable {
    package let values: TraitValues

    package init(values: TraitValues) {
        self.values = values
    }

    /// Creates traits that are all unspecified.
    public override convenience init() {
        self.init(values: TraitValues())
    }

    /// Creates traits from several collections; later ones take precedence.
    public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
        self.init(values: traitCollections.reduce(into: TraitValues()) { $0.merge($1.values) })
    }

    /// Creates the traits that a closure sets.
    public convenience init(mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void) {
        self.init(values: TraitValues().mutated(mutations))
    }

    /// Returns the traits with the changes of a closure.
    public func modifyingTraits(
        _ mutations: (_ mutableTraits: inout any UIMutableTraits) -> Void
    ) -> UITraitCollection {
        UITraitCollection(values: values.mutated(mutations))
    }

    public override func isEqual(_ object: Any?) -> Bool {
        (object as? UITraitCollection)?.values == values
    }

    public override var hash: Int { values.hashValue }

    public override var description: String { "\(values)" }
}

extension TraitValues {
    fileprivate func mutated(_ mutations: (inout any UIMutableTraits) -> Void) -> TraitValues {
        var traits: any UIMutableTraits = self
        mutations(&traits)
        return traits as? TraitValues ?? self
    }
}

extension UITraitCollection {
    /// Returns whether colours may differ from those in other traits: in another appearance, contrast or level, or on
    /// another kind of display.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        let other = traitCollection?.values ?? TraitValues()
        return userInterfaceStyle != other.userInterfaceStyle || accessibilityContrast != other.accessibilityContrast
            || userInterfaceLevel != other.userInterfaceLevel || displayGamut != other.displayGamut
    }
}

// MARK: - Single traits

extension UITraitCollection {
    /// Creates a collection with the kind of device only.
    public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
        self.init { $0.userInterfaceIdiom = idiom }
    }

    /// Creates a collection with the appearance only.
    public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.init { $0.userInterfaceStyle = userInterfaceStyle }
    }

    /// Creates a collection with the layout direction only.
    public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
        self.init { $0.layoutDirection = layoutDirection }
    }

    /// Creates a collection with the number of pixels per point only.
    public convenience init(displayScale scale: CGFloat) {
        self.init { $0.displayScale = scale }
    }

    /// Creates a collection with the horizontal size class only.
    public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.horizontalSizeClass = horizontalSizeClass }
    }

    /// Creates a collection with the vertical size class only.
    public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
        self.init { $0.verticalSizeClass = verticalSizeClass }
    }

    /// Creates a collection with the text size only.
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
    }

    /// Creates a collection with the contrast only.
    public convenience init(accessibilityContrast: UIAccessibilityContrast) {
        self.init { $0.accessibilityContrast = accessibilityContrast }
    }

    /// Creates a collection with the weight of text only.
    public convenience init(legibilityWeight: UILegibilityWeight) {
        self.init { $0.legibilityWeight = legibilityWeight }
    }

    /// Creates a collection with the level only.
    public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
        self.init { $0.userInterfaceLevel = userInterfaceLevel }
    }

    /// Creates a collection with the appearance of the window only.
    public convenience init(activeAppearance: UIUserInterfaceActiveAppearance) {
        self.init { $0.activeAppearance = activeAppearance }
    }

    /// Creates a collection with the range of colours only.
    public convenience init(displayGamut: UIDisplayGamut) {
        self.init { $0.displayGamut = displayGamut }
    }

    /// Creates a collection with the brightness of images only.
    public convenience init(imageDynamicRange: UIImage.DynamicRange) {
        self.init { $0.imageDynamicRange = imageDynamicRange }
    }

    /// Creates a collection with the state of recording only.
    public convenience init(sceneCaptureState: UISceneCaptureState) {
        self.init { $0.sceneCaptureState = sceneCaptureState }
    }

    /// Creates a collection with the measuring of presses only.
    public convenience init(forceTouchCapability: UIForceTouchCapability) {
        self.init { $0.forceTouchCapability = forceTouchCapability }
    }

    /// The kind of device.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
    /// Light or dark appearance.
    public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
    /// The layout direction.
    public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
    /// The number of pixels per point; 0 if unspecified.
    public var displayScale: CGFloat { values.displayScale }
    /// The horizontal size class.
    public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
    /// The vertical size class.
    public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
    /// The text size.
    public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
    /// The contrast.
    public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
    /// The weight of text that the user has asked for.
    public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
    /// Whether content is on the window itself or on a surface above it.
    public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
    /// Whether views look as in an active window.
    public var activeAppearance: UIUserInterfaceActiveAppearance { values.activeAppearance }
    /// The range of colours of the display.
    public var displayGamut: UIDisplayGamut { values.displayGamut }
    /// How much brighter than white images may be.
    public var imageDynamicRange: UIImage.DynamicRange { values.imageDynamicRange }
    /// Whether the scene is recorded or mirrored.
    public var sceneCaptureState: UISceneCaptureState { values.sceneCaptureState }
    /// Whether the display measures how hard it is pressed.
    public var forceTouchCapability: UIForceTouchCapability { values.forceTouchCapability }
}
