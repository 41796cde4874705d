// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineComponents
import VitrineCore

extension Snapshotting where Value == UIViewController, Format == UIImage {
    /// A strategy that renders the controller's view to an image.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that renders the controller's view on a device to an image.
    ///
    /// - Parameters:
    ///   - config: The device.
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1; 0.98 is about what an eye can tell.
    ///   - size: The size in points; `nil` for the size of the device.
    ///   - traits: The traits of the view; they take precedence over those of the device.
    /// - Returns: The strategy.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = .init()
    ) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        return Snapshotting<AnyView, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: .device(config: config),
            traits: traits
        ).ofUIKit { $0.content }
    }

    /// Returns a strategy that renders the controller's view to an image.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Ignored: the whole view is always drawn.
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1.
    ///   - size: The size in points; `nil` for that of the view's frame.
    ///   - traits: The traits of the view.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        asLargeAsItIs(precision, perceptualPrecision, traits) { controller in
            let size = size ?? controller.view.frame.size
            return AnyView(controller.content.frame(width: size.width, height: size.height))
        }
    }
}

extension Snapshotting where Value == UIView, Format == UIImage {
    /// A strategy that renders the view and its subviews to an image.
    public static var image: Snapshotting { .image() }

    /// Returns a strategy that renders the view and its subviews to an image.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: Ignored: the whole view is always drawn.
    ///   - precision: The fraction of pixels that must match, from 0 to 1.
    ///   - perceptualPrecision: How close two pixels must be to match, from 0 to 1.
    ///   - size: The size in points; `nil` for that of the view's frame.
    ///   - traits: The traits of the view.
    /// - Returns: The strategy.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = .init()
    ) -> Snapshotting {
        asLargeAsItIs(precision, perceptualPrecision, traits) { view in
            if let size { view.frame.size = size }
            view.layoutIfNeeded()
            return view.drawing
        }
    }
}

extension Snapshotting where Format == UIImage {
    /// Returns a strategy that renders a UIKit object through a view of a given size.
    fileprivate static func asLargeAsItIs(
        _ precision: Float, _ perceptualPrecision: Float, _ traits: UITraitCollection,
        view: @escaping @MainActor (Value) -> AnyView
    ) -> Snapshotting {
        Snapshotting<AnyView, UIImage>.image(
            precision: precision, perceptualPrecision: perceptualPrecision, layout: .sizeThatFits, traits: traits
        ).ofUIKit(view)
    }
}

extension Snapshotting where Value == AnyView {
    /// Returns this strategy for a UIKit object, whose view is created on the main actor.
    fileprivate func ofUIKit<Holder>(
        _ view: @escaping @MainActor (Holder) -> AnyView
    ) -> Snapshotting<Holder, Format> {
        asyncPullback { holder in
            let holder = UncheckedBox(holder)
            return Async { callback in
                let callback = UncheckedBox(callback)
                MainActorLoop.shared.start(for: SnapshotRun.current) { callback.value(view(holder.value)) }
            }
        }
    }
}
