// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

package import VitrineCore
package import VitrineDisplay

/// The request of a button that lets the user choose files, and the action that receives the files.
nonisolated package struct FileChoice {
    let request: FileRequest
    /// Takes the files that the user chose; none if the user cancelled.
    let take: @MainActor ([OfferedFile]) -> Void

    package init(_ request: FileRequest, take: @escaping @MainActor ([OfferedFile]) -> Void) {
        self.request = request
        self.take = take
    }
}

private struct FileChoiceKey: EnvironmentKey {
    static var defaultValue: FileChoice? { nil }
}

extension EnvironmentValues {
    /// The files that the buttons inside ask for; `nil` for buttons that ask for none.
    package var fileChoice: FileChoice? {
        get { self[FileChoiceKey.self] }
        set { self[FileChoiceKey.self] = newValue }
    }
}
