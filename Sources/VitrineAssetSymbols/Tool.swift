// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// `VitrineAssetSymbols BUNDLE OUTPUT [CATALOG...]`: writes the Swift names of the assets of catalogues.
@main
struct Tool {
    /// What is wrong with the words that the tool was called with.
    struct Misuse: Error, CustomStringConvertible {
        var description: String { "Call this as VitrineAssetSymbols BUNDLE OUTPUT [CATALOG...]." }
    }

    static func main() throws {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 2 else { throw Misuse() }
        let catalogs = words.dropFirst(2).map { URL(fileURLWithPath: $0, isDirectory: true) }
        let source = AssetSymbolSource(tree: AssetCatalogTree(catalogs: catalogs), bundle: words[0])
        try Data(source.text.utf8).write(to: URL(fileURLWithPath: words[1]), options: .atomic)
    }
}
