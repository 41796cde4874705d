// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What the views of all screens with states have.
extension ScreenTemplate {
    /// The view down to what is shown while it loads.
    var statefulHead: String {
        #"""
        import \#(app.type)Common
        import SwiftUI

        struct \#(screen.view): View {
            @State private var viewModel: \#(screen.viewModel)

            init(viewModel: \#(screen.viewModel)) {
                _viewModel = State(initialValue: viewModel)
            }

            var body: some View {
                content
                    .task {
                        await viewModel.load()
                    }
                    .navigationTitle(LocalizedStrings.title)
            }

            @ViewBuilder
            private var content: some View {
                switch viewModel.state {
                case .idle:
                    Color.clear
                case .loading:
                    ProgressView()
        """#
    }

    /// What is shown when loading has failed, and the view's end.
    var statefulTail: String {
        #"""
                case .error:
                    ContentUnavailableView(
                        LocalizedStrings.Error.title,
                        systemImage: "exclamationmark.triangle"
                    )
                }
            }
        }
        """#
    }
}
