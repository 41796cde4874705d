// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import PhotosUI
import SwiftUI
import UniformTypeIdentifiers

struct Photo: Identifiable {
    let id = UUID()
    let image: UIImage
    let bytes: Int
}

struct CaptionFile: FileDocument {
    static let readableContentTypes = [UTType.plainText]

    var captions: [String]

    init(captions: [String]) {
        self.captions = captions
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
        captions = String(decoding: data, as: UTF8.self).components(separatedBy: .newlines)
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(captions.joined(separator: "\n").utf8))
    }
}

@MainActor
final class Album: ObservableObject {
    enum ImportState {
        case empty
        case loading(Int)
        case failed(String)
    }

    @Published private(set) var photos: [Photo] = []
    @Published private(set) var state = ImportState.empty
    @Published var captions: [String] = []
    @Published var selection: [PhotosPickerItem] = [] {
        didSet {
            guard !selection.isEmpty else { return }
            let items = selection
            selection = []
            Task { await load(items) }
        }
    }

    private func load(_ items: [PhotosPickerItem]) async {
        state = .loading(items.count)
        do {
            for item in items {
                guard let data = try await item.loadTransferable(type: Data.self), let image = UIImage(data: data)
                else {
                    state = .failed("This photo could not be read.")
                    return
                }
                photos.append(Photo(image: image, bytes: data.count))
            }
            state = .empty
        } catch {
            state = .failed(error.localizedDescription)
        }
    }

    /// Adds pictures that were dropped or pasted.
    func add(_ pictures: [Data]) {
        let images = pictures.compactMap { data in UIImage(data: data).map { Photo(image: $0, bytes: data.count) } }
        photos += images
        state = images.count < pictures.count ? .failed("This photo could not be read.") : .empty
    }

    func remove(_ photo: Photo) {
        photos.removeAll { $0.id == photo.id }
    }

    func importCaptions(from result: Result<URL, any Error>) {
        do {
            let url = try result.get()
            guard url.startAccessingSecurityScopedResource() else { return }
            defer { url.stopAccessingSecurityScopedResource() }
            captions += try String(contentsOf: url, encoding: .utf8)
                .split(separator: "\n")
                .map(String.init)
        } catch {
            state = .failed(error.localizedDescription)
        }
    }
}
