// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import EmbeddedAPI
import LaunchKit
import SwiftUI
import UserDirectory

/// Starts UserDirectory on Linux, which then serves itself.
///
/// `userdirectory serve [--api URL | --api-fault FAULT] [whatever else the app understands, such as --port and --host]`
@main
enum UserDirectoryLauncher {
    @MainActor
    static func main() {
        Launch(
            contract: .users,
            about: "UserDirectory, the users of an API, in your browser.",
            example: "https://jsonplaceholder.typicode.com"
        ) { ServiceConfiguration.baseURL = $0 }.prepare()
        UserDirectoryApp.main()
    }
}
