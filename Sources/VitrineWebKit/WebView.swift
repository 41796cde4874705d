// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
public import VitrineCore

/// Shows a page of the web, in a frame of the browser.
///
/// The frame has no access to the app's page. Many pages of the web let nobody frame them, and no browser tells that: a link
/// over the frame opens the page in a tab of its own. Pictures show a symbol and the name of the host.
///
/// - Support: partial: what is inside a frame is the browser's; the app learns only that it has loaded.
nonisolated public struct WebView: View {
    private let page: WebPage?
    private let url: URL?
    @State private var own = WebPage()

    /// Shows a page that the app controls.
    @MainActor @preconcurrency public init(_ page: WebPage) {
        self.page = page
        url = nil
    }

    /// Shows the page at an address.
    ///
    /// - Parameter url: The address; `nil` for an empty area.
    @MainActor @preconcurrency public init(url: URL?) {
        page = nil
        self.url = url
    }

    /// The frame.
    @MainActor @preconcurrency public var body: some View {
        FrameView(loader: (page ?? own).loader)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .onChange(of: url, initial: true) {
                if page == nil, let url { own.load(url) }
            }
    }
}
