// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import VitrineText

/// The fonts that a document's glyphs are written with; what it uses of them is embedded.
///
/// Faces are opened anew: Cairo changes the size and the transform of those that it is given.
final class PageFonts {
    private var fonts: [FontPlace: PageFont] = [:]

    func font(_ place: FontPlace, _ faces: FaceCache) throws -> PageFont {
        if let known = fonts[place] { return known }
        let font = PageFont(try faces.opened(place), of: faces)
        fonts[place] = font
        return font
    }
}

/// A font of Cairo's.
final class PageFont {
    let cairo: OpaquePointer

    /// What Cairo reads, which it may do longer than this font is there.
    private final class Source {
        var face: FontFace?
        /// Keeps the library that the face belongs to.
        let faces: FaceCache

        init(_ face: FontFace, of faces: FaceCache) {
            self.face = face
            self.faces = faces
        }

        deinit {
            // Before its library.
            face = nil
        }
    }

    init(_ face: FontFace, of faces: FaceCache) {
        guard let cairo = cairo_ft_font_face_create_for_ft_face(face.face, Int32(FT_LOAD_NO_HINTING)) else {
            fatalError("Cairo answers failed objects, never NULL.")
        }
        self.cairo = cairo
        let source = Unmanaged.passRetained(Source(face, of: faces)).toOpaque()
        let status = cairo_font_face_set_user_data(cairo, Self.key, source) { source in
            guard let source else { return }
            Unmanaged<Source>.fromOpaque(source).release()
        }
        precondition(status == CAIRO_STATUS_SUCCESS, "out of memory")
    }

    deinit { cairo_font_face_destroy(cairo) }

    /// Its address tells the data from others'.
    private nonisolated(unsafe) static let key: UnsafeMutablePointer<cairo_user_data_key_t> = {
        let key = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)
        key.initialize(to: cairo_user_data_key_t())
        return key
    }()
}
