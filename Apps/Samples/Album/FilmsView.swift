// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import PhotosUI
import SwiftUI

struct FilmsView: View {
    @State private var selection: PhotosPickerItem?
    @State private var films: [Film] = []
    @State private var isLoading = false
    @State private var failure: String?

    var body: some View {
        NavigationStack {
            List {
                ForEach(films) { film in
                    LabeledContent("Film", value: film.bytes.formatted(.byteCount(style: .file)))
                }
                .onDelete(perform: remove)
                if isLoading {
                    ProgressView("Loading the film")
                }
                if let failure {
                    Label(failure, systemImage: "exclamationmark.triangle")
                        .foregroundStyle(.red)
                }
                PhotosPicker("Add Film", selection: $selection, matching: .videos)
            }
            .navigationTitle("Films")
            .onChange(of: selection) { _, item in
                guard let item else { return }
                selection = nil
                Task { await load(item) }
            }
        }
    }

    private func load(_ item: PhotosPickerItem) async {
        isLoading = true
        failure = nil
        do {
            if let film = try await item.loadTransferable(type: Film.self) {
                films.append(film)
            } else {
                failure = "This film could not be read."
            }
        } catch {
            failure = error.localizedDescription
        }
        isLoading = false
    }

    private func remove(at offsets: IndexSet) {
        for index in offsets {
            try? FileManager.default.removeItem(at: films[index].url)
        }
        films.remove(atOffsets: offsets)
    }
}
