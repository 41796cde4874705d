// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import Foundation
import VitrineBase
package import VitrineDisplay

extension SymbolLibrary {
    /// Returns the symbol library in a folder.
    ///
    /// - Parameter directory: The folder.
    /// - Returns: The library of its table.
    /// - Throws: `Diagnostic` where there is no table, or one that cannot be read.
    package static func installed(in directory: URL) throws -> SymbolLibrary {
        let file = directory.appendingPathComponent("vitrine-symbols.txt")
        let data: Data
        do {
            data = try Data(contentsOf: file)
        } catch {
            throw Diagnostic(
                .symbolsMissing, "There is no table of symbols at \(file.path).",
                remedy:
                    "Run the program with the word setup, or Scripts/setup-icons, or set VITRINE_ICONS to the folder "
                    + "that it filled.",
                severity: .error)
        }
        do {
            return try SymbolLibrary(table: [UInt8](data))
        } catch {
            throw Diagnostic(
                .symbolsUnreadable, "\(file.path) cannot be read: \(error)",
                remedy: "Delete it and run the program with the word setup, or Scripts/setup-icons again.",
                severity: .error)
        }
    }
}
