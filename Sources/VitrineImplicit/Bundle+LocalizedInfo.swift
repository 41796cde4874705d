// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

// What InfoOfSessions.swift in EveryModule calls.

extension Bundle {
    /// The values of the Info.plist in the language of the running view or session, outside of sessions in the process's:
    /// those of the table `InfoPlist`. `nil` for a bundle without that table.
    public nonisolated var _localizedInfoInSession: [String: Any]? {
        guard let catalog = StringCatalogs.shared.catalog(table: "InfoPlist", bundle: bundleURL) else { return nil }
        let locale = Locale._inSession
        let keys = catalog.keys.union(catalog.strings.values.flatMap { $0.keys })
        var values: [String: Any] = [:]
        for key in keys {
            if case .plain(let text)? = catalog.entry(key, locale: locale) { values[key] = text }
        }
        return values
    }

    /// Returns a value of the Info.plist, in the language of the running view or session where the table `InfoPlist` has
    /// it; `nil` for a key that is not there.
    public nonisolated func _infoInSession(_ key: String) -> Any? {
        _localizedInfoInSession?[key] ?? infoDictionary?[key]
    }
}
