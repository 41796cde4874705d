// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import NIOCore
package import VitrineBase

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The codes of why a server does not start.
extension Diagnostic.Code {
    package static let portInUse = Self("port-in-use")
    package static let portNotPermitted = Self("port-not-permitted")
    package static let hostNotAvailable = Self("host-not-available")
    package static let hostUnknown = Self("host-unknown")
    package static let serverFailed = Self("server-failed")
    package static let metricsSocket = Self("metrics-socket")
    package static let dataFolder = Self("data-folder")

    /// The same for the listener of metrics.
    var ofMetrics: Self { Self("metrics-\(rawValue)") }
}

extension Diagnostic {
    /// Creates the diagnostic of what the system said about binding; an error that is none of these keeps its own
    /// words.
    init(bindError error: any Error, configuration: LiveServerConfiguration) {
        if let diagnostic = error as? Diagnostic {
            self = diagnostic
            return
        }
        let address = Authority(host: configuration.host, port: configuration.port)
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE:
            self.init(
                .portInUse, "\(address) is in use by another process.",
                remedy: "Stop that process, or choose another port with --port (0 picks a free one).",
                severity: .error)
        case EACCES:
            self.init(
                .portNotPermitted, "This user may not listen on port \(configuration.port).",
                remedy: "Choose a port above 1023 with --port.", severity: .error)
        case EADDRNOTAVAIL:
            self.init(
                .hostNotAvailable, "\(configuration.host) is not an address of this machine.",
                remedy: "Choose an address of this machine with --host.", severity: .error)
        default:
            if error is SocketAddressError || error is SocketAddressError.UnknownHost {
                self.init(
                    .hostUnknown, "\(configuration.host) cannot be resolved.",
                    remedy: "Choose an address of this machine with --host.", severity: .error)
            } else {
                self.init(
                    .serverFailed, "The server could not start on \(address): \(error).",
                    remedy: "See the error above.", severity: .error)
            }
        }
    }
}
