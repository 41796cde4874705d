// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// What the folders and types of a project are called.
package struct Naming: Hashable, Sendable {
    /// Folders whose subfolders are features.
    package var features: Set<String> = ["Features"]
    /// What the modules of features are called before the feature's own name; nil for anything.
    package var modulePrefix: String?
    package var presentation = "Presentation"
    package var views = "Views"
    package var viewModels = "ViewModels"
    package var snapshots = "Snapshots"
    package var container = "Container"
    /// How the name of a view model ends.
    package var viewModel = "ViewModel"
    /// How the name of a view model's enum of states ends.
    package var viewState = "ViewState"
    /// How the name of a protocol ends that stands for one implementation.
    package var contract = "Contract"
    /// How the name of what navigates ends.
    package var router = "Router"

    package init() {}
}
