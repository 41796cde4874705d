// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The texts that a scene's secure fields hold or have held last, so that no stored archive holds one of them: the app
/// may have put it anywhere, into a view model or behind a binding of its own.
///
/// Invariant: those of at most `limit` fields that are gone are kept.
@MainActor package final class SecretTexts {
    private static let limit = 32

    private var current: [ObjectIdentifier: String] = [:]
    private var former: [String] = []

    nonisolated init() {}

    /// A secure field holds a text now.
    package func note(_ text: String, of field: AnyObject) { current[ObjectIdentifier(field)] = text }

    /// A secure field is gone.
    package func end(_ field: AnyObject) {
        guard let text = current.removeValue(forKey: ObjectIdentifier(field)), !text.isEmpty,
            !former.contains(text)
        else { return }
        former.append(text)
        if former.count > Self.limit { former.removeFirst() }
    }

    /// All of them, without the empty one.
    var texts: Set<String> { Set(current.values.filter { !$0.isEmpty } + former) }
}
