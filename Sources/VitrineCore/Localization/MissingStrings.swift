// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Reports missing strings, each once.
nonisolated enum MissingStrings {
    static func report(_ message: String) {
        DeveloperNotes.report(
            .missingString, message,
            remedy: "Add it to the string catalog, or use Text(verbatim:). Shown is what was found without it.",
            saysPlace: false)
    }
}
