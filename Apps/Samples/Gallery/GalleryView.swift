// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct GalleryView: View {
    @State private var photos = Photo.all
    @State private var shown: Photo?
    @State private var detailsOf: Photo?
    @State private var columns = 3
    @State private var onlyFavorites = false
    @GestureState private var pinch = 1.0

    private var visible: [Photo] {
        onlyFavorites ? photos.filter(\.isFavorite) : photos
    }

    var body: some View {
        NavigationStack {
            ScrollView {
                LazyVGrid(columns: Array(repeating: GridItem(.flexible(), spacing: 2), count: columns), spacing: 2) {
                    ForEach(visible) { photo in
                        Button {
                            shown = photo
                        } label: {
                            PhotoView(photo: photo)
                                .aspectRatio(1, contentMode: .fill)
                                .overlay(alignment: .bottomLeading) {
                                    if photo.isFavorite {
                                        Image(systemName: "heart.fill")
                                            .foregroundStyle(.white)
                                            .padding(6)
                                            .shadow(radius: 2)
                                    }
                                }
                        }
                        .contextMenu {
                            Button(
                                photo.isFavorite ? "Unfavorite" : "Favorite",
                                systemImage: photo.isFavorite ? "heart.slash" : "heart"
                            ) {
                                toggle(photo)
                            }
                            Button("Details", systemImage: "info.circle") { detailsOf = photo }
                        } preview: {
                            PhotoView(photo: photo)
                                .frame(width: 300, height: 300)
                        }
                    }
                }
                .scaleEffect(pinch, anchor: .top)
                .gesture(
                    MagnifyGesture()
                        .updating($pinch) { value, state, _ in
                            state = min(max(value.magnification, 0.8), 1.2)
                        }
                        .onEnded { value in
                            withAnimation {
                                columns = min(max(columns + (value.magnification > 1 ? -1 : 1), 1), 5)
                            }
                        }
                )
            }
            .overlay {
                if visible.isEmpty {
                    ContentUnavailableView("No favorites", systemImage: "heart")
                }
            }
            .navigationTitle("Gallery")
            .toolbar {
                ToolbarItem(placement: .topBarLeading) {
                    Text("\(visible.count) photos, \(columns) across")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
                ToolbarItem(placement: .topBarTrailing) {
                    Toggle("Favorites", systemImage: "heart", isOn: $onlyFavorites.animation())
                }
            }
            .fullScreenCover(item: $shown) { photo in
                PhotoPage(photo: photo) { toggle(photo) }
            }
            .sheet(item: $detailsOf) { photo in
                DetailsView(photo: photo)
                    .presentationDetents([.height(220), .medium])
                    .presentationDragIndicator(.visible)
            }
        }
    }

    private func toggle(_ photo: Photo) {
        guard let index = photos.firstIndex(where: { $0.id == photo.id }) else { return }
        photos[index].isFavorite.toggle()
    }
}

struct DetailsView: View {
    let photo: Photo

    var body: some View {
        List {
            LabeledContent("Title", value: photo.title)
            LabeledContent("Number", value: photo.id, format: .number)
        }
    }
}

#Preview {
    GalleryView()
}
