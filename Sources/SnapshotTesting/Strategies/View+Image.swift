// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
public import VitrineCore
import VitrineSnapshots

extension Snapshotting where Value: View, Format == UIImage {
    /// The view as pixels.
    public static var image: Snapshotting { .image() }

    /// The view as pixels, as large as it wants to be unless told otherwise.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Means nothing here: everything that a view has is always drawn.
    ///   - precision: The share of pixels that must match.
    ///   - perceptualPrecision: How close two pixels must be to match; 0.98 is about what an eye can tell.
    ///   - layout: A device, a size, or the view's own.
    ///   - traits: What the view is shown under; they win over the device's.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        layout: SwiftUISnapshotLayout = .sizeThatFits, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        image(precision, perceptualPrecision, ViewConditions(layout: layout, traits: traits, fitting: .zero))
    }

    /// The view as pixels, spoken in a language: what `String(localized:)`, formats and `Locale.current` follow.
    ///
    /// The well-known library has no such parameter, because on a Mac the simulator decides.
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
                    content: PictureContent(
                        picture: try snapshot.picture(), stamp: try InstalledStamp.read(),
                        elements: snapshot.elementsJSON))
            }
        }
    }
}
