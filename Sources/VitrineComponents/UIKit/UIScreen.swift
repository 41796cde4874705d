// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The screen that shows the app: the window of the browser session that asks.
@MainActor
public final class UIScreen: NSObject {
    private let viewport: Viewport

    private init(_ viewport: Viewport) {
        self.viewport = viewport
    }

    /// The screen of the session whose code is running.
    public static var main: UIScreen { UIScreen(SessionContext.current?.viewport ?? Viewport()) }

    /// In points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height) }

    /// In pixels, upright.
    public var nativeBounds: CGRect {
        let (short, long) = (min(viewport.width, viewport.height), max(viewport.width, viewport.height))
        return CGRect(x: 0, y: 0, width: short * viewport.scale, height: long * viewport.scale)
    }

    /// Pixels in a point.
    public var scale: CGFloat { viewport.scale }
    public var nativeScale: CGFloat { viewport.scale }
    public var traitCollection: UITraitCollection { .current }
}
