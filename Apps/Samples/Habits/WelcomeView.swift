// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct WelcomeView: View {
    let onFinish: () -> Void
    @State private var page = 0

    private struct Page: Identifiable {
        let id: Int
        let title: LocalizedStringKey
        let text: LocalizedStringKey
        let symbol: String
        let color: Color
    }

    private let pages = [
        Page(id: 0, title: "Small steps", text: "Pick a habit and a goal for the week.", symbol: "leaf", color: .green),
        Page(
            id: 1, title: "Every day", text: "Tap once for each time you kept it.", symbol: "hand.tap", color: .orange),
        Page(id: 2, title: "Look back", text: "See how far you have come.", symbol: "chart.bar", color: .indigo),
    ]

    var body: some View {
        TabView(selection: $page) {
            ForEach(pages) { page in
                VStack(spacing: 20) {
                    Image(systemName: page.symbol)
                        .font(.system(size: 80))
                        .foregroundStyle(.white)
                        .frame(width: 180, height: 180)
                        .background(page.color.gradient, in: Circle())
                    Text(page.title)
                        .font(.largeTitle.bold())
                    Text(page.text)
                        .font(.title3)
                        .foregroundStyle(.secondary)
                        .multilineTextAlignment(.center)
                }
                .padding(40)
                .tag(page.id)
            }
        }
        .tabViewStyle(.page)
        .indexViewStyle(.page(backgroundDisplayMode: .always))
        .safeAreaInset(edge: .bottom) {
            Button(action: next) {
                Text(page == pages.count - 1 ? "Get started" : "Next")
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
            .padding()
        }
        .overlay(alignment: .topTrailing) {
            if page < pages.count - 1 {
                Button("Skip", action: onFinish)
                    .padding()
            }
        }
    }

    private func next() {
        if page == pages.count - 1 {
            onFinish()
        } else {
            withAnimation { page += 1 }
        }
    }
}

#Preview {
    WelcomeView {}
}
