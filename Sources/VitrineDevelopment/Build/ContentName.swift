// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineBase

/// Names of files by what they were made of.
enum ContentName {
    static func of(_ words: [String]) -> String {
        String(ContentHash.name(of: Data(words.joined(separator: "\n").utf8)).prefix(12))
    }
}
