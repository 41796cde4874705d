// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation
package import VitrineCore
package import VitrineDisplay

/// The view of UIKit's file-picking controllers: a button that opens the browser's dialog, and one that cancels.
nonisolated package struct FileChooser: View {
    private let title: SystemWord
    private let request: FileRequest
    private let controller: UncheckedSendable<() -> UIViewController?>
    private let take: @MainActor ([OfferedFile]) -> Void
    @Environment(\.dismiss) private var dismiss

    /// Creates the view of a controller.
    ///
    /// - Parameters:
    ///   - title: The title.
    ///   - request: The files that are asked for.
    ///   - controller: The controller, which may end the presentation from then on.
    ///   - take: Takes the files that the user chose; none if the user cancelled.
    @MainActor package init(
        _ title: SystemWord, _ request: FileRequest, of controller: UIViewController,
        take: @escaping @MainActor ([OfferedFile]) -> Void
    ) {
        self.title = title
        self.request = request
        self.controller = UncheckedSendable { [weak controller] in controller }
        self.take = take
    }

    @MainActor package var body: some View {
        let (dismiss, take, controller) = (dismiss, take, controller)
        VStack(spacing: 16) {
            Text(title)
                .font(.headline)
            Button {
                // A surface without a dialog for files.
                take([])
            } label: {
                Text(SystemWord.browse)
            }
            .buttonStyle(.borderedProminent)
            .environment(\.fileChoice, FileChoice(request, take: take))
            Button {
                take([])
            } label: {
                Text(SystemWord.cancel)
            }
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .onAppear { controller.value()?.endPresentation = { dismiss() } }
    }
}
