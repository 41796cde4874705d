// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// The build settings of a file of Xcode's (`.xcconfig`), with those of the files that it includes.
struct ConfigurationFile {
    /// The settings as they are written; what `$(inherited)` stands for outside of the file is not known here.
    private(set) var settings: [String: String] = [:]
    /// Files that cannot be read, a sentence each.
    private(set) var problems: [String] = []

    /// Reads a file. One that cannot be read is a problem and has no settings.
    init(_ file: URL) {
        read(file.standardizedFileURL, within: [], isRequired: true)
    }

    private mutating func read(_ file: URL, within files: Set<String>, isRequired: Bool) {
        guard !files.contains(file.path), let text = try? String(contentsOf: file, encoding: .utf8) else {
            if isRequired { problems.append("The settings of \(file.path) cannot be read.") }
            return
        }
        let whole = text.replacing("\r\n", with: "\n").replacing("\\\n", with: " ")
        for line in whole.split(separator: "\n") {
            // `//` begins a comment everywhere: addresses are written `https:/$()/…`.
            let words = (line.firstRange(of: "//").map { line[..<$0.lowerBound] } ?? line)
                .trimmingCharacters(in: .whitespaces)
            if let include = words.wholeMatch(of: /#include(\??)\s*"([^"]+)"/) {
                let other = file.deletingLastPathComponent().item(String(include.2))
                read(other, within: files.union([file.path]), isRequired: include.1.isEmpty)
            } else if let setting = words.wholeMatch(of: /([A-Za-z_]\w*(?:\[[^\]]*\])*)\s*=\s*(.*?)[;\s]*/) {
                let key = String(setting.1)
                settings[key] = XcodeSettings.inheriting(settings[key], in: String(setting.2), of: key)
            }
        }
    }
}
