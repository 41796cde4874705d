// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import Synchronization

/// The fonts that an app brought along, by their names; all sessions of a process share them.
///
/// A font that was taken out again is no longer found by its names, and is still drawn and served by its identifier: texts
/// that were resolved before show it until they are resolved again.
package final class FontRegistry: Sendable {
    /// The process's.
    package static let shared = FontRegistry()

    private struct State {
        /// In the order in which they came.
        var fonts: [RegisteredFont] = []
        /// Of each file that was registered by its place.
        var sources: [URL: [RegisteredFont]] = [:]
        /// All there ever were.
        var known: [String: RegisteredFont] = [:]
        /// By a name in small letters.
        var found: [String: RegisteredFont?] = [:]
    }

    private let state = Mutex(State())

    package init() {}

    /// Adds the faces of a file; those that are there already stay.
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
            state.found = [:]
            return fonts
        }
    }

    /// Whether a file was registered by its place.
    package func contains(source: URL) -> Bool {
        state.withLock { $0.sources[source.standardizedFileURL] != nil }
    }

    /// Takes out the faces of a file that was registered by its place; `false` where there are none.
    @discardableResult
    package func unregister(source: URL) -> Bool {
        state.withLock { state in
            guard let fonts = state.sources.removeValue(forKey: source.standardizedFileURL) else { return false }
            let others = Set(state.sources.values.joined())
            state.fonts.removeAll { fonts.contains($0) && !others.contains($0) }
            state.found = [:]
            return true
        }
    }

    /// All of them, in the order in which they came.
    package var fonts: [RegisteredFont] { state.withLock { $0.fonts } }

    /// The face of an identifier, registered or not any more.
    package func font(identifier: String) -> RegisteredFont? { state.withLock { $0.known[identifier] } }

    /// The face of a PostScript name, a full name or a family; of a family the upright one nearest to regular.
    ///
    /// Capitals make no difference. What is not found is remembered until the next one comes.
    package func font(named name: String) -> RegisteredFont? {
        state.withLock { state in
            let key = name.lowercased()
            if let known = state.found[key] { return known }
            let fonts = state.fonts
            let found =
                fonts.first { $0.postScriptName.lowercased() == key } ?? fonts.first { $0.fullName.lowercased() == key }
                ?? Self.nearest(fonts.filter { $0.family.lowercased() == key }, weight: 400, isItalic: false)
            if state.found.count >= Self.mostNames { state.found = [:] }
            state.found[key] = .some(found)
            return found
        }
    }

    /// The face of a font's family that is nearest to a weight and slant.
    package func font(like font: RegisteredFont, weight: Int, isItalic: Bool) -> RegisteredFont {
        let family = state.withLock { $0.fonts.filter { $0.family == font.family } }
        return Self.nearest(family, weight: weight, isItalic: isItalic) ?? font
    }

    private static func nearest(_ fonts: [RegisteredFont], weight: Int, isItalic: Bool) -> RegisteredFont? {
        fonts.min { $0.distance(weight: weight, isItalic: isItalic) < $1.distance(weight: weight, isItalic: isItalic) }
    }

    /// The names that were most likely meant by one that is not there: those with the same beginning, else all.
    package func names(near name: String, atMost limit: Int = 5) -> [String] {
        let key = name.lowercased().prefix(4)
        let names = fonts.map(\.postScriptName)
        let near = names.filter { $0.lowercased().hasPrefix(key) }
        return Array((near.isEmpty ? names : near).sorted().prefix(limit))
    }

    private static let mostNames = 1_000
}
