// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// The subject of a gallery page: one preview, or all previews of a file.
package enum GallerySubject: Hashable, Sendable {
    case preview(PreviewSummary)
    case file(GalleryCatalogue.File, module: String)

    /// The subject that the path of a page names; nil where the catalogue has none.
    package init?(path: String, in catalogue: GalleryCatalogue) {
        if let preview = GalleryAddress.preview(.page, of: path).flatMap(catalogue.preview) {
            self = .preview(preview)
            return
        }
        guard let name = GalleryAddress.file(ofPage: path) else { return nil }
        for module in catalogue.modules {
            for file in module.files where "\(module.name)/\(file.name)" == name {
                self = .file(file, module: module.name)
                return
            }
        }
        return nil
    }

    package var previews: [PreviewSummary] {
        switch self {
        case .preview(let preview): [preview]
        case .file(let file, _): file.previews
        }
    }

    /// The path of its page.
    package var path: String {
        switch self {
        case .preview(let preview): GalleryAddress.page(preview.id)
        case .file(let file, let module): GalleryAddress.page(ofFile: file, in: module)
        }
    }

    package var title: String {
        switch self {
        case .preview(let preview): preview.title
        case .file(let file, _): file.name
        }
    }

    /// Where it stands in the sources: `Module/File.swift:12`, `Module/File.swift`, or a provider's type.
    package var place: String {
        switch self {
        case .preview(let preview): preview.place
        case .file(let file, _): String(file.previews.first?.place.prefix { $0 != ":" } ?? "")
        }
    }
}
