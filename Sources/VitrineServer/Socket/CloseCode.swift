// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

/// Why a socket ends: RFC 6455 section 7.4, and our own from 4400 up.
package enum CloseCode {
    package static let normal: UInt16 = 1000
    package static let goingAway: UInt16 = 1001
    package static let protocolError: UInt16 = 1002
    package static let unsupportedData: UInt16 = 1003
    package static let invalidText: UInt16 = 1007
    package static let policyViolation: UInt16 = 1008
    package static let messageTooLarge: UInt16 = 1009
    package static let tryAgainLater: UInt16 = 1013
    /// The host refused the socket after the upgrade.
    package static let refused: UInt16 = 4403

    /// Whether a peer may send it: 1004 to 1006 and 1015 never travel, 1016 to 2999 are reserved.
    package static func isSendable(_ code: UInt16) -> Bool {
        switch code {
        case 1000...1003, 1007...1014, 3000...4999: true
        default: false
        }
    }
}
