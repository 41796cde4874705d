// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import SwiftUI

struct CaptionsView: View {
    @EnvironmentObject private var album: Album
    @State private var isImporting = false
    @State private var isExporting = false

    var body: some View {
        NavigationStack {
            List {
                ForEach(album.captions, id: \.self) { Text($0) }
                    .onDelete { album.captions.remove(atOffsets: $0) }
                Button("Import…", systemImage: "square.and.arrow.down") { isImporting = true }
                Button("Export…", systemImage: "square.and.arrow.up") { isExporting = true }
                    .disabled(album.captions.isEmpty)
            }
            .navigationTitle("Captions")
            .fileImporter(isPresented: $isImporting, allowedContentTypes: [.plainText]) { result in
                album.importCaptions(from: result)
            }
            .fileExporter(
                isPresented: $isExporting, document: CaptionFile(captions: album.captions), contentType: .plainText,
                defaultFilename: "Captions"
            ) { _ in }
        }
    }
}
