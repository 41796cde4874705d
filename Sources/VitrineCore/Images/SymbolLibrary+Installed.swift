// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
package import VitrineDisplay

extension SymbolLibrary {
    /// Returns the symbol library in a folder.
    ///
    /// If there is none, it throws an error that says what to do.
    package static func installed(in directory: URL) throws -> SymbolLibrary {
        let file = directory.appendingPathComponent("vitrine-symbols.txt")
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw SymbolFileError(
                message: "There is no table of symbols at \(file.path).",
                remedy:
                    "Run the program with the word setup, or Scripts/setup-icons, or set VITRINE_ICONS to the folder that it filled."
            )
        }
        do {
            return try SymbolLibrary(table: [UInt8](data))
        } catch {
            throw SymbolFileError(
                message: "\(file.path) cannot be read: \(error)",
                remedy: "Delete it and run the program with the word setup, or Scripts/setup-icons again.")
        }
    }
}

/// The reason why symbols are not available.
package struct SymbolFileError: Error, Equatable, CustomStringConvertible {
    package var message: String
    package var remedy: String

    package var description: String { "\(message) \(remedy)" }
}
