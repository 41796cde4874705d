// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineCore
import VitrineDisplay

/// The tokens of a search, as the field shows and changes them.
nonisolated struct SearchTokens: @unchecked Sendable {
    // Created with a view, used on the main actor only.
    /// The tokens before the typed text.
    let capsules: AnyView
    /// The rows of the suggested tokens.
    var suggestions: AnyView?
    /// Adds a value, if the search has tokens of its type.
    let add: @MainActor (Any) -> Void
    let removeAll: @MainActor () -> Void
    let isEmpty: Bool
    /// Removes the last one, if there is one.
    let removeLast: @MainActor () -> Void

    init<C, T>(of tokens: Binding<C>, suggested: Binding<C>? = nil, @ViewBuilder token: @escaping (C.Element) -> T)
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View {
        self.init(
            tokens,
            capsules: AnyView(
                ForEach(tokens.wrappedValue) { element in
                    SearchTokenCapsule(remove: Self.removal(of: element.id, from: tokens)) { token(element) }
                }))
        guard let suggested, !suggested.wrappedValue.isEmpty else { return }
        suggestions = AnyView(
            ForEach(suggested.wrappedValue) { element in
                token(element).searchCompletion(element)
            })
    }

    init<C, T>(editing tokens: Binding<C>, @ViewBuilder token: @escaping (Binding<C.Element>) -> T)
    where
        C: RandomAccessCollection, C: MutableCollection, C: RangeReplaceableCollection, C.Element: Identifiable, T: View
    {
        self.init(
            tokens,
            capsules: AnyView(
                ForEach(tokens.wrappedValue) { element in
                    let binding = Binding<C.Element> {
                        tokens.wrappedValue.first { $0.id == element.id } ?? element
                    } set: { new in
                        guard let place = tokens.wrappedValue.firstIndex(where: { $0.id == element.id }) else { return }
                        tokens.wrappedValue[place] = new
                    }
                    SearchTokenCapsule(remove: Self.removal(of: element.id, from: tokens)) { token(binding) }
                }))
    }

    private init<C>(_ tokens: Binding<C>, capsules: AnyView)
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        self.capsules = capsules
        // Read and written on the main actor only, like every binding of a control.
        let shared = UncheckedSendable(tokens)
        add = { value in
            let tokens = shared.value
            guard let value = value as? C.Element, !tokens.wrappedValue.contains(where: { $0.id == value.id }) else {
                return
            }
            tokens.wrappedValue.append(value)
        }
        removeAll = { shared.value.wrappedValue = C() }
        isEmpty = tokens.wrappedValue.isEmpty
        removeLast = {
            let tokens = shared.value
            if !tokens.wrappedValue.isEmpty { tokens.wrappedValue.removeLast() }
        }
    }

    private static func removal<C>(of id: C.Element.ID, from tokens: Binding<C>) -> @MainActor () -> Void
    where C: RandomAccessCollection, C: RangeReplaceableCollection, C.Element: Identifiable {
        // Stored and read on the main actor only.
        let shared = UncheckedSendable((id: id, tokens: tokens))
        return { shared.value.tokens.wrappedValue.removeAll { $0.id == shared.value.id } }
    }
}

/// A token in the field: a capsule that a tap removes.
nonisolated private struct SearchTokenCapsule<Label: View>: View {
    let remove: @MainActor () -> Void
    let label: Label

    init(remove: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.remove = remove
        self.label = label()
    }

    @MainActor var body: some View {
        Button(action: remove) {
            HStack(spacing: 4) {
                label
                Image(systemName: "xmark")
                    .font(.system(size: 11, weight: .semibold))
                    .accessibilityLabel(Text(SystemWord.remove))
            }
            .font(.subheadline)
            .lineLimit(1)
            .padding(.horizontal, 10)
            .padding(.vertical, 4)
            .foregroundStyle(.white)
            .background(Capsule().fill(.tint))
        }
        .buttonStyle(.plain)
        .fixedSize()
    }
}
