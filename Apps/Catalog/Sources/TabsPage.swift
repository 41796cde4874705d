// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

/// Bars: tabs, titles, toolbar items.
struct TabsPage: View {
    var body: some View {
        TabView {
            page("First").tabItem { Label("First", systemImage: "house") }
            page("Second").tabItem { Label("Second", systemImage: "star") }
            page("Third").tabItem { Label("Third", systemImage: "person") }
        }
    }

    private func page(_ title: String) -> some View {
        NavigationStack {
            Text("The \(title.lowercased()) page")
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .navigationTitle(title)
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) { Button("Edit") {} }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button {
                        } label: {
                            Image(systemName: "plus")
                        }
                    }
                }
        }
    }
}

#Preview("Tabs") { TabsPage() }
