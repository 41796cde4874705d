// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Where the users come from. Only this address differs between the public API and any other of its contract.
public enum ServiceConfiguration {
    public static let publicURL = URL(string: "https://jsonplaceholder.typicode.com")!

    /// Read when the app is put together; change it before that.
    public static var baseURL = publicURL
}
