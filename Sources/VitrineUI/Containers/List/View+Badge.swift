// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineLayout

extension TraitKey {
    static let badge = TraitKey("badge")
}

extension View {
    /// Shows a number at the trailing end of this row of a list, or beside this page's item in a bar; none for zero.
    public nonisolated func badge(_ count: Int) -> some View {
        modifier(_ListRowModifier(.badge, count == 0 ? nil : Text(verbatim: count.formatted())))
    }

    /// Shows a text at the trailing end of this row of a list, or beside this page's item in a bar.
    public nonisolated func badge(_ label: Text?) -> some View { modifier(_ListRowModifier(.badge, label)) }

    /// Shows a text in the reader's language at the trailing end of this row of a list.
    public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
        modifier(_ListRowModifier(.badge, key.map { Text($0) }))
    }

    /// Shows a text at the trailing end of this row of a list, or beside this page's item in a bar.
    @_disfavoredOverload
    public nonisolated func badge<S>(_ label: S?) -> some View where S: StringProtocol {
        modifier(_ListRowModifier(.badge, label.map { Text($0) }))
    }
}
