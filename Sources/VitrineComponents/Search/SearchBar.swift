// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay
import VitrineLayout

/// The search field in its capsule, with a button to cancel during a search (Documentation/Layout.md 9.8).
struct SearchBar: View {
    let text: Binding<String>
    let prompt: Text?
    let isActive: Bool
    var tokens: SearchTokens?
    var height: CGFloat = 48
    /// How an app has made the field look; `nil` for the usual look.
    var look: SearchFieldLook?
    let focus: FocusState<Bool>.Binding
    let cancel: @MainActor () -> Void
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.displayScale) private var scale

    /// The range of text sizes that fit into the capsule (decision 0028).
    static let sizes = DynamicTypeSize.large...DynamicTypeSize.xxxLarge

    /// The width at the end of a navigation bar, in points.
    static let widthInRow: CGFloat = 280

    var body: some View {
        HStack(spacing: 12) {
            HStack(spacing: 8) {
                Image(systemName: "magnifyingglass")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
                if let tokens { tokens.capsules }
                describedField
                if !text.wrappedValue.isEmpty {
                    action("xmark.circle.fill", .clearText) { text.wrappedValue = "" }.foregroundStyle(.secondary)
                }
            }
            .padding(.horizontal, 16)
            .frame(height: height)
            .background {
                if let ground = look?.ground { Capsule().fill(ground) } else { GlassSurface(in: Capsule()) }
            }
            if isActive {
                action("xmark", .cancel, cancel)
                    .frame(width: height, height: height)
                    .background { GlassSurface(in: Capsule()) }
            }
        }
        .font(.body.weight(.medium))
        .imageScale(.medium)
        .dynamicTypeSize(Self.sizes)
        .modifier(SemanticsModifier { $0.role = .search })
    }

    @ViewBuilder private var describedField: some View {
        if let look {
            look.describe(
                AnyView(field.transformEnvironment(\.font) { $0 = look.font ?? $0 }.foregroundColor(look.color)))
        } else {
            field
        }
    }

    @ViewBuilder private var field: some View {
        if let tokens {
            // Only before the first letter, because a handled key waits for an answer.
            let erases = text.wrappedValue.isEmpty && !tokens.isEmpty
            input.onKeyPress(keys: erases ? [.delete] : []) { _ in
                tokens.removeLast()
                return .handled
            }
        } else {
            input
        }
    }

    private var input: some View {
        TextField(text: text, prompt: (prompt ?? Text(SystemWord.search)).foregroundStyle(.secondary)) {
            prompt ?? Text(SystemWord.search)
        }
        .textFieldStyle(.plain)
        .focused(focus)
        .environment(\.fieldTraits.isSearch, true)
        .environment(\.fieldInsets, EdgeInsets(top: inset, leading: 0, bottom: inset, trailing: 0))
    }

    /// The distance from the capsule's edge to the text (Documentation/Layout.md 11); the whole capsule is tappable.
    private var inset: CGFloat {
        let shown = min(max(size, Self.sizes.lowerBound), Self.sizes.upperBound)
        let line = TextStyleTable.entry(.body, shown).size * FontMetrics.iOS.line + 1.5
        return (height - (line * scale).rounded(.up) / scale) / 2
    }

    private func action(_ symbol: String, _ name: SystemWord, _ action: @escaping @MainActor () -> Void) -> some View {
        Button(action: action) { Image(systemName: symbol) }
            .buttonStyle(.plain)
            .accessibilityLabel(Text(name))
    }
}
