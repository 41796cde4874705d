// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
import VitrineComponents
import VitrineCore

extension RegisteredPreview {
    /// The preview as its traits want it shown, in a cell of the matrix.
    @MainActor
    func snapshot(in cell: PreviewCell, scale: Double?, renderer: SnapshotRenderer) async throws -> Snapshot {
        let prepared = try await prepared()
        return try await renderer.snapshot(
            traits: try prepared.presentation.traits(in: cell, scale: scale), identifier: id
        ) { prepared.makeView() }
    }
}

extension PreviewPresentation {
    /// What the preview asks for goes before the cell: a device and a size of its own, its orientation.
    func traits(in cell: PreviewCell, scale: Double?) throws -> SnapshotTraits {
        var cell = cell
        if let device {
            guard let known = Device.called(device) else {
                throw SnapshotError("The preview asks for a device \"\(device)\" that is not known here.")
            }
            cell.device = known.id
        }
        var traits = cell.traits(orientation: orientation.isLandscape ? .landscape : .portrait)
        if let scale { traits.scale = scale }
        switch layout {
        case .device: return traits
        case .sizeThatFits:
            if case .fixed(let width, let height) = traits.layout {
                traits.layout = .sizeThatFits(width: width, height: height)
            }
        case .fixed(let width, let height): traits.layout = .fixed(width: width, height: height)
        }
        // A size of its own takes the preview out of the device.
        traits.safeArea = EdgeInsets()
        return traits
    }
}

extension PreviewEntry {
    init(_ preview: RegisteredPreview) {
        let source = preview.description
        let file = source.fileID.dropFirst(preview.module.count + 1)
        self.init(
            id: preview.id, title: preview.title, module: preview.module,
            file: String(file.hasSuffix(".swift") ? file.dropLast(6) : file),
            // An element of a provider has no line.
            place: source.line > 0 ? "\(source.fileID):\(source.line)" : source.fileID)
    }
}
