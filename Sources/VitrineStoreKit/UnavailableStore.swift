// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineComponents
import VitrineCore

/// What stands for a store without products, in the words of Apple's.
nonisolated struct UnavailableStore: View {
    /// What is not there.
    enum Subject: String, Sendable {
        case store = "Store"
        case subscription = "Subscription"
    }

    private let subject: Subject
    @Environment(\.storeButtons) private var buttons
    @Environment(\.isPresented) private var isPresented
    @Environment(\.dismiss) private var dismiss

    init(_ subject: Subject) {
        self.subject = subject
    }

    @MainActor var body: some View {
        let dismiss = dismiss
        let title: String = "\(subject.rawValue) Unavailable"
        let words = "The \(subject.rawValue.lowercased()) is unavailable in the current storefront."
        ContentUnavailableView(title, systemImage: "bag", description: Text(verbatim: words))
            .overlay(alignment: .topTrailing) {
                if hasCancellation {
                    Button {
                        dismiss()
                    } label: {
                        Image(systemName: "xmark.circle.fill").font(.title2).foregroundStyle(.secondary)
                    }
                    .buttonStyle(.plain)
                    .accessibilityLabel(Text(SystemWord.close))
                    .padding()
                }
            }
            .onAppear { AppStore.noteSale() }
    }

    @MainActor private var hasCancellation: Bool {
        switch buttons[.cancellation] ?? .automatic {
        case .automatic: isPresented
        case .visible: true
        case .hidden: false
        }
    }
}
