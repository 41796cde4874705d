// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineDisplay

extension FileRequest {
    /// Creates a request for files of content types, or for a folder.
    ///
    /// - Parameters:
    ///   - types: The types; none for files of any. Where all of them are folders, the user chooses one.
    ///   - allowsSeveral: Whether the user may choose several files.
    ///   - opensItself: Whether the surface opens its dialog as soon as the layer appears.
    package init(of types: [UTType], allowsSeveral: Bool, opensItself: Bool = false) {
        let isFolder = Self.asksForFolder(types)
        self.init(
            types: isFolder ? [] : Self.patterns(for: types), allowsSeveral: allowsSeveral && !isFolder,
            opensItself: opensItself, isFolder: isFolder)
    }

    /// Whether types are those of folders only: a browser's dialog is for files or for a folder.
    static func asksForFolder(_ types: [UTType]) -> Bool {
        !types.isEmpty && types.allSatisfy { $0 == .folder || $0 == .directory }
    }

    /// Returns the patterns that browsers' dialogs filter by; empty, which allows every file, if a type has no pattern.
    private static func patterns(for types: [UTType]) -> [String] {
        var all: [String] = []
        for type in types {
            let found = patterns(of: type)
            if found.isEmpty { return [] }
            for pattern in found where !all.contains(pattern) { all.append(pattern) }
        }
        return all
    }

    private static func patterns(of type: UTType) -> [String] {
        switch type {
        case .item, .content, .data: []
        case .image: ["image/*"]
        case .audio: ["audio/*"]
        case .movie, .video: ["video/*"]
        case .audiovisualContent: ["audio/*", "video/*"]
        // Systems differ in what they take for text.
        case .text, .plainText, .utf8PlainText: ["text/*", ".txt", ".md", ".log"]
        default: type.fileExtensions.map { ".\($0)" } + [type.preferredMIMEType].compactMap(\.self)
        }
    }
}
