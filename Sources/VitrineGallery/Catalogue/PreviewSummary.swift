// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineComponents

/// One preview as the gallery lists it.
package struct PreviewSummary: Codable, Hashable, Sendable {
    package enum Layout: Codable, Hashable, Sendable {
        case device
        case sizeThatFits
        case fixed(width: Double, height: Double)
    }

    package var id: String
    package var title: String
    package var module: String
    /// The file without its extension, or the provider's type.
    package var file: String
    /// `Module/File.swift:12`, or a provider's type.
    package var place: String
    package var layout: Layout
    package var isLandscape: Bool
    /// The device that the preview asks for, as Xcode writes its name.
    package var device: String?

    package init(
        id: String,
        title: String,
        module: String,
        file: String,
        place: String,
        layout: Layout = .device,
        isLandscape: Bool = false,
        device: String? = nil
    ) {
        self.id = id
        self.title = title
        self.module = module
        self.file = file
        self.place = place
        self.layout = layout
        self.isLandscape = isLandscape
        self.device = device
    }
}

extension PreviewSummary {
    /// Looks at a preview's traits; its body does not run.
    @MainActor init(_ preview: RegisteredPreview, title: String) {
        let presentation = preview.presentation
        let layout: Layout =
            switch presentation.layout {
            case .device: .device
            case .sizeThatFits: .sizeThatFits
            case .fixed(let width, let height): .fixed(width: Double(width), height: Double(height))
            }
        self.init(
            id: preview.id,
            title: title,
            module: preview.module,
            file: preview.file,
            place: preview.place,
            layout: layout,
            isLandscape: presentation.orientation.isLandscape,
            device: presentation.device
        )
    }

    /// The summaries of a program's previews. What has no name of its own is "Preview", and counted within its file.
    @MainActor package static func all(of previews: [RegisteredPreview]) -> [PreviewSummary] {
        var unnamed: [String: Int] = [:]
        return previews.map { preview in
            if let name = preview.description.name { return PreviewSummary(preview, title: name) }
            let count = unnamed[preview.description.fileID, default: 0] + 1
            unnamed[preview.description.fileID] = count
            return PreviewSummary(preview, title: count == 1 ? "Preview" : "Preview \(count)")
        }
    }
}
