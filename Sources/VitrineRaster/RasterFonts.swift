// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineText

/// The fonts of pictures: files opened for drawing, and what was shaped and drawn before.
///
/// Meant to be made once and shared: a rasterizer for each session costs nothing then. Answers do not depend on what
/// was asked before.
package final class RasterFonts: @unchecked Sendable {
    package let library: FontLibrary
    let shaper: GlyphShaper
    /// Touched only by the rasterizer that holds `Rasterizer.lock`.
    let faces: FaceCache

    package init(library: FontLibrary) throws {
        self.library = library
        shaper = GlyphShaper(library: library)
        faces = try FaceCache()
    }
}
