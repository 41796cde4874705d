// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

extension Snapshotting where Value: View, Format == UIImage {
    /// A strategy that renders the view to an image.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that renders the view to an image, at the size it prefers by default.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Ignored: the whole view is always drawn.
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1; 0.98 is about what an eye can tell.
    ///   - layout: A device, a size, or the size that the view prefers.
    ///   - traits: The traits of the view; they take precedence over those of the device.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(precision, perceptualPrecision, ViewConditions(layout: layout, traits: traits, fitting: .zero))
    }

    /// Returns a strategy that renders the view to an image in a locale.
    ///
    /// `String(localized:)`, formats and `Locale.current` follow it. swift-snapshot-testing has no such parameter,
    /// because there the simulator determines the locale.
    ///
    /// - Parameters:
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1; 0.98 is about what an eye can tell.
    ///   - layout: A device, a size, or the size that the view prefers.
    ///   - traits: The traits of the view; they take precedence over those of the device.
    ///   - locale: The locale of the app.
    /// - Returns: The strategy.
    public static func image(
        precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
        traits: UITraitCollection = .init(), locale: Locale
    ) -> Snapshotting {
        image(
            precision, perceptualPrecision,
            ViewConditions(layout: layout, traits: traits, locale: locale, fitting: .zero))
    }

    private static func image(
        _ precision: Float, _ perceptualPrecision: Float, _ conditions: ViewConditions
    ) -> Snapshotting {
        Snapshotting(
            pathExtension: "png",
            diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
        ) { view in
            ViewShot(of: view, under: conditions).taken { snapshot in
                UIImage(
                    content: ImageContent(
                        picture: try snapshot.picture(), stamp: try InstalledStamp.read(),
                        elements: snapshot.elementsJSON))
            }
        }
    }
}
