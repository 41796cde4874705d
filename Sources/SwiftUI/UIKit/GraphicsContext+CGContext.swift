// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
public import VitrineCore

/// How what is drawn meets what is there already: the modes of SwiftUI's canvases, which are the same ones.
public typealias CGBlendMode = GraphicsContext.BlendMode

extension GraphicsContext {
    /// Draws with the functions of Core Graphics.
    ///
    /// What is drawn has the transform, the opacity, the clips, the blend mode and the filters of this context.
    ///
    /// - Parameter content: Receives a context that draws into the canvas while the closure runs.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let recorder = CGContext(size: size, scale: environment.displayScale, isOpaque: false)
        defer { recorder.replay(into: self) }
        try content(recorder)
    }
}
