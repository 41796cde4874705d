// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineDisplay
import VitrineLayout

/// The capsule of a search with its field, and the way out of it while somebody searches (facts/layout.md 9.8).
struct SearchBar: View {
    let text: Binding<String>
    let prompt: Text?
    let isActive: Bool
    var tokens: SearchTokens?
    var height: CGFloat = 48
    let focus: FocusState<Bool>.Binding
    let cancel: @MainActor () -> Void

    /// At the end of a navigation bar, in points.
    static let widthInRow: CGFloat = 280

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 8) {
                Image(systemName: "magnifyingglass")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                if let tokens { tokens.capsules }
                field
                if !text.wrappedValue.isEmpty {
                    action("xmark.circle.fill", "Clear text") { text.wrappedValue = "" }.foregroundStyle(.secondary)
                }
            }
            .padding(.horizontal, 16)
            .frame(height: height)
            .background(Capsule().fill(Color(.system(.tertiaryFill))))
            .background(Capsule().fill(Color(.system(.background))))
            if isActive {
                action("xmark", "Cancel", cancel)
                    .frame(width: height, height: height)
                    .background(Circle().fill(Color(.system(.tertiaryFill))))
                    .background(Circle().fill(Color(.system(.background))))
            }
        }
        .imageScale(.medium)
        .modifier(SemanticsModifier { $0.role = .search })
    }

    private var field: some View {
        TextField(text: text, prompt: (prompt ?? Text("Search")).foregroundStyle(.secondary)) {
            prompt ?? Text("Search")
        }
        .textFieldStyle(.plain)
        .focused(focus)
        .environment(\.fieldTraits.isSearch, true)
        .environment(\.fieldInsets, EdgeInsets(top: height / 2 - 11, leading: 0, bottom: height / 2 - 11, trailing: 0))
    }

    private func action(_ symbol: String, _ name: String, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Image(systemName: symbol) }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(verbatim: name))
    }
}
