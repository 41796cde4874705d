// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo
import Synchronization
package import VitrineBase
package import VitrineLayout

/// Shapes strings with HarfBuzz: exact advances without hinting, the same ones that browsers lay out with.
///
/// Invariant: an answer depends on the font files, the string, the font and the locale only. The string is split into
/// items by coverage, script and direction (`TextItem`): the default face takes every character that it has, spaces and
/// digits among them, because browsers do so. Emoji occupy a fixed box, ideographs an em. Linear in the string.
package final class HarfBuzzShaper: TextShaping {
    private let library: FontLibrary
    private let diagnose: @Sendable (Diagnostic) -> Void
    private let state: Mutex<State>

    /// `diagnose` hears once of each script and design that has no file.
    package init(library: FontLibrary, diagnose: @escaping @Sendable (Diagnostic) -> Void = { _ in }) {
        self.library = library
        self.diagnose = diagnose
        state = Mutex(State())
    }

    package func shapingFont(for font: FontSpec) -> FontSpec {
        noteStandIns(of: font)
        var font = library.available(font)
        font.size = OpticalSize.bucket(for: font)
        font.leading = 0
        return font
    }

    package func shape(_ text: String, font: FontSpec, localeIdentifier: String) -> ShapedText {
        noteStandIns(of: font)
        var text = text
        let shaped = text.withUTF8 { bytes in
            state.withLock { state in
                var pass = ShapingPass(bytes: bytes, font: font, library: library, locale: localeIdentifier)
                pass.run(state)
                return (pass.result, pass.missingScripts)
            }
        }
        for script in shaped.1 { report(script: script) }
        var result = shaped.0
        result.breaks = LineBreaker.breaks(in: text)
        return result
    }

    /// Says what another font than the wanted one is shown for.
    private func noteStandIns(of font: FontSpec) {
        if !library.hasOwnFile(font.design) { report(design: font.design) }
        if let face = font.face, !library.canDraw(face) { report(face: face) }
    }

    /// What shaping needs and keeps between calls.
    ///
    /// Unchecked, because nothing touches it outside of the lock around it, which is held while one string is shaped.
    final class State: @unchecked Sendable {
        let buffer: OpaquePointer
        /// A handful of weights times two dozen sizes; fonts from a slider must not pile up.
        private var instances = BoundedCache<InstanceKey, FontInstance>(limit: 256)
        var reported: Set<String> = []

        private struct InstanceKey: Hashable {
            var file: ObjectIdentifier
            var weight: Int
            var opticalSize: Double?
        }

        init() {
            guard let made = hb_buffer_create() else { fatalError("HarfBuzz never answers NULL here.") }
            buffer = made
        }

        deinit { hb_buffer_destroy(buffer) }

        func instance(_ file: FontFile, weight: Int, opticalSize: Double?) -> FontInstance {
            let key = InstanceKey(file: ObjectIdentifier(file), weight: weight, opticalSize: opticalSize)
            if let known = instances.value(for: key) { return known }
            let made = FontInstance(file: file, weight: weight, opticalSize: opticalSize)
            instances.insert(made, for: key)
            return made
        }
    }

    private func report(script: String) {
        guard state.withLock({ $0.reported.insert("script " + script).inserted }) else { return }
        diagnose(
            Diagnostic(
                .scriptWithoutFont,
                "No font file covers the script \(script): its widths are estimates.",
                remedy: "Install the distribution's Noto fonts (Debian: fonts-noto-core)."
            )
        )
    }

    private func report(face: RegisteredFont) {
        guard state.withLock({ $0.reported.insert("face \(face.identifier)").inserted }) else { return }
        diagnose(
            Diagnostic(
                .fontUnreadable,
                "The font \(face.postScriptName) cannot be opened: the system font is used.",
                remedy: "Use another copy of its file; this one is damaged."
            )
        )
    }

    private func report(design: FontSpec.Design) {
        guard state.withLock({ $0.reported.insert("design \(design)").inserted }) else { return }
        diagnose(
            Diagnostic(
                .designWithoutFont,
                "The \(design) design has no font file: the default design is used.",
                remedy: "Run Scripts/setup-fonts."
            )
        )
    }
}
