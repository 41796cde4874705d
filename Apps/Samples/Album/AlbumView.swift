// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import PhotosUI
import SwiftUI

struct AlbumView: View {
    @EnvironmentObject private var album: Album

    @State private var isDropTarget = false

    private let columns = [GridItem(.adaptive(minimum: 100), spacing: 8)]

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: columns, spacing: 8) {
                    ForEach(Array(album.photos.enumerated()), id: \.element.id) { index, photo in
                        Image(uiImage: photo.image)
                            .resizable()
                            .scaledToFill()
                            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 100, maxHeight: 100)
                            .clipShape(RoundedRectangle(cornerRadius: 12))
                            .accessibilityLabel(
                                "Photo \(index + 1), \(photo.bytes.formatted(.byteCount(style: .file)))"
                            )
                            .contextMenu {
                                Button("Delete", systemImage: "trash", role: .destructive) { album.remove(photo) }
                            }
                    }
                }
                .padding()
                status
            }
            .dropDestination(for: Data.self) { items, _ in
                album.add(items)
                return true
            } isTargeted: { isTargeted in
                isDropTarget = isTargeted
            }
            .overlay {
                if isDropTarget {
                    RoundedRectangle(cornerRadius: 16)
                        .strokeBorder(.tint, style: StrokeStyle(lineWidth: 3, dash: [8]))
                        .padding(8)
                }
            }
            .overlay {
                if album.photos.isEmpty, case .empty = album.state {
                    ContentUnavailableView(
                        "No Photos", systemImage: "photo",
                        description: Text("Add photos of your own, or drop them here."))
                }
            }
            .navigationTitle("Album")
            .toolbar {
                ToolbarItem(placement: .bottomBar) {
                    PasteButton(supportedContentTypes: [.image]) { providers in
                        for provider in providers {
                            _ = provider.loadTransferable(type: Data.self) { result in
                                Task { await album.add([try result.get()]) }
                            }
                        }
                    }
                }
                ToolbarItem(placement: .primaryAction) {
                    PhotosPicker(selection: $album.selection, maxSelectionCount: 10, matching: .images) {
                        Label("Add Photos", systemImage: "plus")
                    }
                }
            }
        }
    }

    @ViewBuilder private var status: some View {
        switch album.state {
        case .empty: EmptyView()
        case .loading(let count): ProgressView("Loading \(count) photos")
        case .failed(let reason):
            Label(reason, systemImage: "exclamationmark.triangle")
                .foregroundStyle(.red)
        }
    }
}
