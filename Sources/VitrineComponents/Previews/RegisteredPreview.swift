// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

/// A preview of this program with a unique id, which is used in URLs, image names and test names.
nonisolated package struct RegisteredPreview: Identifiable, Sendable {
    /// `Module/File/Name`; duplicates get the suffixes `-2`, `-3` and so on.
    ///
    /// It contains no line number, so that it does not change with edits above the preview.
    package let id: String

    /// The description of the preview.
    package let description: PreviewDescription

    /// The name to show: the preview's own, or that of its file or its provider's type.
    package var title: String {
        description.name ?? Self.fileName(of: description.fileID)
    }

    /// The module that contains the preview.
    package var module: String {
        String(description.fileID.prefix { $0 != "/" })
    }

    /// The name of the file without extension, or the provider's type.
    package var file: String { Self.fileName(of: description.fileID) }

    /// The position in the source, `Module/File.swift:12`, or the provider's type.
    package var place: String {
        description.line > 0
            ? "\(description.fileID):\(description.line)" : String(description.fileID.dropFirst(module.count + 1))
    }

    /// Assigns ids to previews in the order of file, line and column, which does not depend on the linker.
    package static func numbered(_ descriptions: [PreviewDescription]) -> [RegisteredPreview] {
        var taken: Set<String> = []
        return descriptions.sorted(by: isBefore).map { description in
            let stem = stem(of: description)
            var id = stem
            var count = 1
            while !taken.insert(id).inserted {
                count += 1
                id = "\(stem)-\(count)"
            }
            return RegisteredPreview(id: id, description: description)
        }
    }

    private static func isBefore(_ one: PreviewDescription, _ other: PreviewDescription) -> Bool {
        (one.fileID, one.line, one.column) < (other.fileID, other.line, other.column)
    }

    private static func stem(of description: PreviewDescription) -> String {
        let file = withoutExtension(description.fileID)
        guard let name = description.name, !name.isEmpty else { return file }
        // An id is a path of a URL: a slash inside a name would make two components of it.
        return file + "/" + String(name.map { $0 == "/" ? "-" : $0 })
    }

    private static func fileName(of fileID: String) -> String {
        let file = withoutExtension(fileID)
        return file.lastIndex(of: "/").map { String(file[file.index(after: $0)...]) } ?? file
    }

    private static func withoutExtension(_ fileID: String) -> String {
        fileID.hasSuffix(".swift") ? String(fileID.dropLast(6)) : fileID
    }
}
