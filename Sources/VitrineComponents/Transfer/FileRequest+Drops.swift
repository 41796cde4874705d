// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineDisplay

extension FileRequest {
    /// Creates a request for what is pasted or dropped; `nil` where nothing from outside of the app is of the types.
    ///
    /// - Parameter identifiers: The content types that are taken.
    init?(dropsOf identifiers: [String]) {
        var drops: Drops = []
        let texts: [UTType] = [.utf8PlainText, .url]
        if texts.contains(where: { text in identifiers.contains { UTType.conforms(text.identifier, to: $0) } }) {
            drops = .text
        }
        // A file of any type has an address.
        let takesAddresses = identifiers.contains { UTType.conforms(UTType.fileURL.identifier, to: $0) }
        let types = identifiers.filter(UTType.isOfFiles).map { UTType(known: $0) }
        if takesAddresses || !types.isEmpty { drops.insert(.files) }
        guard !drops.isEmpty else { return nil }
        self.init(of: takesAddresses ? [] : types, allowsSeveral: true)
        self.drops = drops
    }
}

extension UTType {
    /// Whether a user's files can be of a type: an extension or a media type says so, or is of a type that conforms to it.
    fileprivate static func isOfFiles(_ type: String) -> Bool {
        // Texts that are dragged are of this type, and no extension is.
        guard type != utf8PlainText.identifier else { return false }
        return type.hasPrefix(UTTypeTable.dynamicPrefix)
            || UTTypeTable.types.contains { name, entry in
                !(entry.extensions.isEmpty && entry.mediaTypes.isEmpty) && conforms(name, to: type)
            }
    }
}
