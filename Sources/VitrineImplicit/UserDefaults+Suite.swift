// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import Foundation
import VitrineCore

extension UserDefaults {
    /// Creates the defaults of a suite, of an app group for example.
    ///
    /// In a session they belong to its browser, as `standard` does; Foundation's own would be the same for all visitors. Its
    /// parameter is optional, so that this one is preferred for a name.
    ///
    /// - Parameter suitename: The name of the suite.
    public convenience init?(suiteName suitename: String) { self.init(ofBrowserIn: suitename) }
}
