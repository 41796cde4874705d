// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization
import VitrineBase

/// The fonts that an app has registered, by name; all sessions of a process share them.
///
/// An unregistered font is no longer found by name, but is still drawn and served by its identifier: texts that were
/// resolved before show it until they are resolved again.
package final class FontRegistry: Sendable {
    /// The registry of the process.
    package static let shared = FontRegistry()

    private struct State {
        /// The fonts in the order of their registration.
        var fonts: [RegisteredFont] = []
        /// The fonts of each registered file.
        var sources: [URL: [RegisteredFont]] = [:]
        /// All fonts that were ever registered, by identifier.
        var known: [String: RegisteredFont] = [:]
        /// The results of look-ups, by lowercased name.
        var found = BoundedCache<String, RegisteredFont?>(limit: FontRegistry.mostNames)
    }

    private let state = Mutex(State())

    package init() {}

    /// Registers the faces of a file; those that are registered already are kept.
    @discardableResult
    package func register(_ file: Data, from source: URL? = nil) throws(FontTables.Failure) -> [RegisteredFont] {
        let faces = try FontTables.faces(of: file).map(RegisteredFont.init)
        return state.withLock { state in
            let fonts = faces.map { state.known[$0.identifier] ?? $0 }
            for font in fonts {
                state.known[font.identifier] = font
                if !state.fonts.contains(font) { state.fonts.append(font) }
            }
            if let source { state.sources[source.standardizedFileURL] = fonts }
            state.found.removeAll()
            return fonts
        }
    }

    /// Returns whether a file has been registered.
    package func contains(source: URL) -> Bool {
        state.withLock { $0.sources[source.standardizedFileURL] != nil }
    }

    /// Unregisters the faces of a file; returns `false` if it was not registered.
    @discardableResult
    package func unregister(source: URL) -> Bool {
        state.withLock { state in
            guard let fonts = state.sources.removeValue(forKey: source.standardizedFileURL) else { return false }
            let others = Set(state.sources.values.joined())
            state.fonts.removeAll { fonts.contains($0) && !others.contains($0) }
            state.found.removeAll()
            return true
        }
    }

    /// All registered fonts, in the order of their registration.
    package var fonts: [RegisteredFont] { state.withLock { $0.fonts } }

    /// Returns the face with an identifier, whether it is still registered or not.
    package func font(identifier: String) -> RegisteredFont? { state.withLock { $0.known[identifier] } }

    /// Returns the face with a PostScript name, a full name or a family name; of a family the upright one nearest to
    /// regular.
    ///
    /// Names are not case-sensitive. A name that is not found is cached until the next registration.
    package func font(named name: String) -> RegisteredFont? {
        state.withLock { state in
            let key = name.lowercased()
            if let known = state.found.value(for: key) { return known }
            let fonts = state.fonts
            let found =
                fonts.first { $0.postScriptName.lowercased() == key } ?? fonts.first { $0.fullName.lowercased() == key }
                ?? Self.nearest(fonts.filter { $0.family.lowercased() == key }, weight: 400, isItalic: false)
            state.found.insert(found, for: key)
            return found
        }
    }

    /// Returns the face of a font's family that is nearest to a weight and slant.
    package func font(like font: RegisteredFont, weight: Int, isItalic: Bool) -> RegisteredFont {
        let family = state.withLock { $0.fonts.filter { $0.family == font.family } }
        return Self.nearest(family, weight: weight, isItalic: isItalic) ?? font
    }

    private static func nearest(_ fonts: [RegisteredFont], weight: Int, isItalic: Bool) -> RegisteredFont? {
        fonts.min { $0.distance(weight: weight, isItalic: isItalic) < $1.distance(weight: weight, isItalic: isItalic) }
    }

    /// Returns the names that were most likely meant by an unknown name: those with the same beginning, or else all.
    package func names(near name: String, atMost limit: Int = 5) -> [String] {
        let key = name.lowercased().prefix(4)
        let names = fonts.map(\.postScriptName)
        let near = names.filter { $0.lowercased().hasPrefix(key) }
        return Array((near.isEmpty ? names : near).sorted().prefix(limit))
    }

    private static let mostNames = 1_000
}
