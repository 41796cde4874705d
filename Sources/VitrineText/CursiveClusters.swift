// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import CPangoCairo

/// Finds the clusters that tracking leaves alone, because their letters join.
///
/// The rule is that of browsers (CSS Text 4, cursive scripts; measured in Chromium 156): runs are resolved by script, a
/// character that many scripts share takes the script before it, or the first one after it where none is before; in
/// runs of a cursive script nothing is tracked except spaces.
enum CursiveClusters {
    private static let scripts: [hb_script_t] = [
        HB_SCRIPT_ARABIC, HB_SCRIPT_HANIFI_ROHINGYA, HB_SCRIPT_MANDAIC, HB_SCRIPT_MONGOLIAN, HB_SCRIPT_NKO,
        HB_SCRIPT_PHAGS_PA, HB_SCRIPT_SYRIAC,
    ]

    /// One value per cluster; empty when no letter joins.
    static func find(_ clusters: [Character]) -> [Bool] {
        let functions = hb_unicode_funcs_get_default()
        let own = clusters.map { cluster -> hb_script_t? in
            guard let scalar = cluster.unicodeScalars.first else { return nil }
            let script = hb_unicode_script(functions, scalar.value)
            return script == HB_SCRIPT_COMMON || script == HB_SCRIPT_INHERITED ? nil : script
        }
        guard own.contains(where: { $0.map(scripts.contains) ?? false }) else { return [] }
        var current = own.lazy.compactMap(\.self).first
        return zip(clusters, own).map { cluster, script in
            current = script ?? current
            let isSpace = cluster == " " || cluster == "\u{A0}" || cluster == "\t"
            return !isSpace && (current.map(scripts.contains) ?? false)
        }
    }
}
