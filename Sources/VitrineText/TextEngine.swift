// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineBase
package import VitrineLayout

/// Makes the text engine of a server: HarfBuzz and the derived fonts under San Francisco's vertical metrics.
package enum TextEngine {
    /// Opens the fonts of a folder; throws `Diagnostic` when VitrineSans.ttf is missing or unreadable.
    package static func make(
        fontDirectory: URL,
        metrics: FontMetrics = .iOS,
        cacheBytes: Int = 32 << 20,
        counter: TextCounter? = nil,
        diagnose: @escaping @Sendable (Diagnostic) -> Void = { _ in }
    ) throws -> ParagraphLayout {
        make(
            library: try FontLibrary(fontDirectory: fontDirectory),
            metrics: metrics,
            cacheBytes: cacheBytes,
            counter: counter,
            diagnose: diagnose
        )
    }

    /// The same from fonts that are open already.
    package static func make(
        library: FontLibrary,
        metrics: FontMetrics = .iOS,
        cacheBytes: Int = 32 << 20,
        counter: TextCounter? = nil,
        diagnose: @escaping @Sendable (Diagnostic) -> Void = { _ in }
    ) -> ParagraphLayout {
        ParagraphLayout(
            shaper: HarfBuzzShaper(library: library, diagnose: diagnose),
            metrics: metrics,
            tracking: { TrackingTable.tracking(for: library.available($0)) },
            cacheBytes: cacheBytes,
            counter: counter
        )
    }

    /// Returns the folder that Scripts/setup-fonts fills: VITRINE_FONTS, or .cache/fonts of the repository.
    package static func fontDirectory(
        environment: [String: String] = ProcessInfo.processInfo.environment,
        repository: URL
    ) -> URL {
        if let folder = environment["VITRINE_FONTS"], !folder.isEmpty { return URL(fileURLWithPath: folder) }
        return repository.appendingPathComponent(".cache/fonts")
    }
}
