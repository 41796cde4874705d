// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineWeb

extension WebHeaders {
    /// Returns every value of a name, in order.
    package func all(_ name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name }.map(\.value)
    }

    /// Returns the comma-separated tokens of every field of that name, lower case.
    package func tokens(_ name: String) -> [String] {
        all(name).flatMap { $0.split(separator: ",") }.map { token in
            let isSpace = { (character: Character) in character == " " || character == "\t" }
            let start = token.drop(while: isSpace)
            let end = start.lastIndex { !isSpace($0) }.map(start.index(after:)) ?? start.startIndex
            return start[..<end].lowercased()
        }.filter { !$0.isEmpty }
    }
}
