// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

public import FoundationNetworking

extension URLSessionConfiguration {
    /// The protocols that an app adds to those of Foundation, and which run in the session that makes a request.
    public var _protocolClassesOfApp: [AnyClass]? {
        get { protocolClasses?.filter { $0 != SessionProtocol.self } }
        set {
            guard let newValue, !newValue.isEmpty else {
                protocolClasses = newValue
                return
            }
            let between: AnyClass = SessionProtocol.self
            protocolClasses = [between] + newValue
        }
    }
}
