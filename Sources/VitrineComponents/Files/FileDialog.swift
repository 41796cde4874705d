// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay

/// Presents the browser's dialog for files while a binding is `true`.
///
/// A browser opens its dialog only at the user's tap. So there is a dialog in the page with a button for that, whose layer
/// says that it opens itself: while the tap that led here still counts for the browser, nobody sees more of it than a
/// moment.
nonisolated package struct FileDialog: ViewModifier {
    let title: SystemWord
    let isPresented: Binding<Bool>
    let types: [UTType]
    let allowsSeveral: Bool
    let onCancellation: () -> Void
    let take: @MainActor ([OfferedFile]) -> Void

    /// Creates the modifier.
    ///
    /// - Parameters:
    ///   - title: The title of the dialog in the page.
    ///   - isPresented: A binding to whether a dialog is shown.
    ///   - types: The types of files that are offered; none for any.
    ///   - allowsSeveral: Whether several files may be chosen.
    ///   - onCancellation: A closure that is called when the user closes the dialog without a choice.
    ///   - take: A closure that receives at least one file.
    package init(
        title: SystemWord, isPresented: Binding<Bool>, types: [UTType], allowsSeveral: Bool,
        onCancellation: @escaping () -> Void, take: @escaping @MainActor ([OfferedFile]) -> Void
    ) {
        self.title = title
        self.isPresented = isPresented
        self.types = types
        self.allowsSeveral = allowsSeveral
        self.onCancellation = onCancellation
        self.take = take
    }

    @MainActor package func body(content: Content) -> some View {
        let (isPresented, onCancellation, take) = (isPresented, onCancellation, take)
        let choice = FileChoice(FileRequest(of: types, allowsSeveral: allowsSeveral, opensItself: true)) { files in
            isPresented.wrappedValue = false
            if files.isEmpty { onCancellation() } else { take(files) }
        }
        content.alert(Text(title), isPresented: isPresented) {
            Button {
                // A surface without a dialog for files.
                onCancellation()
            } label: {
                Text(SystemWord.browse)
            }
            .keyboardShortcut(.defaultAction)
            .environment(\.fileChoice, choice)
            Button(role: .cancel) {
                onCancellation()
            } label: {
                Text(SystemWord.cancel)
            }
        }
    }
}
