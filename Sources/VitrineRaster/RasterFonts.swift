// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineText

/// The fonts of images: files opened for drawing, and what was shaped, decoded, scaled and blurred before.
///
/// Meant to be made once and shared: a rasterizer for each session costs nothing then. Answers do not depend on what
/// was asked before.
package final class RasterFonts: @unchecked Sendable {
    package let library: FontLibrary
    let shaper: GlyphShaper
    // Caches: touched only by the rasterizer that holds `Rasterizer.lock`.
    let faces: FaceCache
    let blurs = BlurCache()
    let images = ImageCache()
    /// The file that draws emoji; `nil` where there is none: they are boxes then.
    package let emojiURL: URL?

    /// `emoji`: a font of colour bitmaps, by default the distribution's.
    package init(library: FontLibrary, emoji: URL? = RasterFonts.systemEmojiURL) throws {
        self.library = library
        shaper = GlyphShaper(library: library)
        faces = try FaceCache(emoji: emoji)
        emojiURL = faces.emoji == nil ? nil : emoji
    }

    /// Where Debian's and Ubuntu's package puts Noto Color Emoji.
    package static let systemEmojiURL = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoColorEmoji.ttf")

    /// All files that text may be drawn with, by name.
    package var fileURLs: [URL] { library.fileURLs + [emojiURL].compactMap(\.self) }
}
