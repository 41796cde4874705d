// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI
import Testing
import VitrineTesting

// MARK: - Lists, navigation, loading

private struct Recipe: Identifiable, Hashable {
    let id: Int
    var title: String
    var minutes: Int
    var isFavourite = false
}

private enum Phase {
    case idle
    case loading
    case loaded([Recipe])
    case failed(any Error)
}

private struct Broken: LocalizedError {
    var errorDescription: String? { "The kitchen is closed." }
}

@MainActor
private final class RecipeModel: ObservableObject {
    @Published var phase: Phase = .idle
    @Published var attempts = 0

    func load() async {
        phase = .loading
        attempts += 1
        await Task.yield()
        phase =
            attempts == 1
            ? .failed(Broken())
            : .loaded([Recipe(id: 1, title: "Soup", minutes: 30), Recipe(id: 2, title: "Bread", minutes: 90)])
    }
}

private struct RecipeScreen: View {
    @StateObject private var model = RecipeModel()

    var body: some View {
        NavigationStack {
            Group {
                switch model.phase {
                case .idle, .loading:
                    ProgressView("Loading…")
                case .loaded(let recipes) where recipes.isEmpty:
                    ContentUnavailableView("Nothing here", systemImage: "tray", description: Text("Cook something."))
                case .loaded(let recipes):
                    List {
                        Section("Quick") {
                            ForEach(recipes.filter { $0.minutes < 60 }) { recipe in
                                NavigationLink(value: recipe) { RecipeRow(recipe: recipe) }
                            }
                        }
                        Section {
                            ForEach(recipes.filter { $0.minutes >= 60 }) { recipe in
                                NavigationLink {
                                    RecipeDetail(recipe: recipe)
                                } label: {
                                    RecipeRow(recipe: recipe)
                                }
                            }
                        } header: {
                            Text("Slow")
                        } footer: {
                            Text("Take your time.").font(.footnote)
                        }
                    }
                    .listStyle(.plain)
                case .failed(let error):
                    ContentUnavailableView {
                        Label("Sorry", systemImage: "wifi.slash")
                    } description: {
                        Text(error.localizedDescription)
                    } actions: {
                        Button("Try again") { Task { await model.load() } }
                            .buttonStyle(.bordered)
                    }
                }
            }
            .navigationTitle("Recipes")
            .navigationDestination(for: Recipe.self) { RecipeDetail(recipe: $0) }
            .task { await model.load() }
        }
    }
}

private struct RecipeRow: View {
    let recipe: Recipe

    var body: some View {
        HStack(alignment: .firstTextBaseline) {
            Text(recipe.title).lineLimit(1)
            Spacer(minLength: 8)
            Text("\(recipe.minutes) min").font(.caption).foregroundStyle(.secondary)
        }
    }
}

private struct RecipeDetail: View {
    let recipe: Recipe
    @State private var servings = 2

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            VStack(alignment: .leading) {
                Text(recipe.title).font(.largeTitle)
                Text("For \(servings)").accessibilityIdentifier("servings")
                Button {
                    servings += 1
                } label: {
                    Image(systemName: "plus")
                }
                .accessibilityLabel("More servings")
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding()
        }
        .navigationTitle(recipe.title)
        .navigationBarTitleDisplayMode(.inline)
    }
}

private enum Route: Hashable {
    case settings
    case item(Int)
}

private struct PathScreen: View {
    @State private var path: [Route] = []

    var body: some View {
        NavigationStack(path: $path) {
            VStack {
                NavigationLink("Settings", value: Route.settings)
                Button("Deep") { path = [.settings, .item(7)] }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .settings: Text("Settings page")
                case .item(let number):
                    VStack {
                        Text("Item \(number)")
                        Button("Home") { path.removeAll() }
                    }
                }
            }
        }
    }
}

private struct TaskByID: View {
    @State private var id = 1
    @State private var loaded = ""
    @State private var appearances = 0

    var body: some View {
        VStack {
            Text(loaded).accessibilityIdentifier("loaded")
            Text("Appeared \(appearances)")
            Button("Next") { id += 1 }
        }
        .task(id: id) { loaded = "Loaded \(id)" }
        .onAppear { appearances += 1 }
        .onDisappear { appearances -= 1 }
    }
}

struct ListAndNavigationSnippets {
    @Test
    func loadingFailsRetriesAndNavigates() async throws {
        let host = TestHost(RecipeScreen())
        await host.waitUntilIdle()
        #expect(host.contains(label: "The kitchen is closed."), "\(host.labels)")
        try host.find(role: .button, label: "Try again").tap()
        await host.waitUntilIdle()
        #expect(host.contains(label: "Quick"), "\(host.labels)")
        #expect(host.contains(label: "Take your time."), "\(host.labels)")

        let soup = try #require(host.labels.first { $0.contains("Soup") })
        try host.find(label: soup).tap()
        #expect(host.contains(identifier: "servings"), "\(host.labels)")
        try host.find(role: .button, label: "More servings").tap()
        #expect(try host.find(identifier: "servings").label == "For 3")
        try host.find(role: .button, label: "Back").tap()

        await host.waitUntilIdle()
        let bread = try #require(host.labels.first { $0.contains("Bread") })
        try host.find(label: bread).tap()
        #expect(try host.find(identifier: "servings").label == "For 2")
    }

    @Test
    func aPathOfValuesIsWrittenAndRead() throws {
        let host = TestHost(PathScreen())
        try host.find(label: "Settings").tap()
        #expect(host.contains(label: "Settings page"))
        try host.find(role: .button, label: "Back").tap()
        try host.find(role: .button, label: "Deep").tap()
        #expect(host.contains(label: "Item 7"))
        try host.find(role: .button, label: "Home").tap()
        #expect(host.contains(label: "Settings"))
        #expect(!host.contains(label: "Item 7"))
    }

    @Test
    func aTaskStartsAgainForAnotherIdentifier() async throws {
        let host = TestHost(TaskByID())
        await host.waitUntilIdle()
        #expect(try host.find(identifier: "loaded").label == "Loaded 1")
        #expect(host.contains(label: "Appeared 1"))
        try host.find(role: .button, label: "Next").tap()
        await host.waitUntilIdle()
        #expect(try host.find(identifier: "loaded").label == "Loaded 2")
    }
}
