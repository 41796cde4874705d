// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import Foundation

/// Why a value could not be loaded, in words for the user.
nonisolated enum NetworkError: LocalizedError, Equatable {
    case cancelled
    case offline
    case status(Int)
    case invalidData

    /// What a session threw.
    init(_ error: Error) {
        let isCancelled = error is CancellationError || (error as? URLError)?.code == .cancelled
        self = isCancelled ? .cancelled : .offline
    }

    var errorDescription: String? {
        switch self {
        case .cancelled: nil
        case .offline: Constants.Strings.offline
        case .status(let code): Constants.Strings.status(code)
        case .invalidData: Constants.Strings.invalidData
        }
    }
}
