// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

/// The screen that shows the app: the browser window of the session whose code is running.
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    private let viewport: Viewport

    private init(_ viewport: Viewport) {
        self.viewport = viewport
    }

    /// The screen of the session whose code is running.
    public static var main: UIScreen { UIScreen(SessionContext.current?.seenViewport ?? Viewport()) }

    /// The size of the window, in points.
    public var bounds: CGRect { CGRect(x: 0, y: 0, width: viewport.width, height: viewport.height) }

    /// The size of the window in portrait orientation, in pixels.
    public var nativeBounds: CGRect {
        let (short, long) = (min(viewport.width, viewport.height), max(viewport.width, viewport.height))
        return CGRect(x: 0, y: 0, width: short * viewport.scale, height: long * viewport.scale)
    }

    /// The number of pixels per point.
    public var scale: CGFloat { viewport.scale }
    /// The number of pixels per point.
    public var nativeScale: CGFloat { viewport.scale }
    /// The traits of the session whose code is running.
    public var traitCollection: UITraitCollection { .current }
}
