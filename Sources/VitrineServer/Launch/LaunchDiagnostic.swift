// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

#if Server
    import NIOCore

    #if canImport(Glibc)
        import Glibc
    #else
        import Darwin
    #endif

    /// Why a server did not start: what happened, and what to do about it, on one line.
    package struct LaunchDiagnostic: Error, Hashable, Sendable {
        package let code: String
        package let message: String
        package let remedy: String

        package init(code: String, message: String, remedy: String) {
            self.code = code
            self.message = message
            self.remedy = remedy
        }

        /// Names what the system said about binding; an error that is none of these keeps its own words.
        package init(bindError error: any Error, configuration: LiveServerConfiguration) {
            if let diagnostic = error as? LaunchDiagnostic {
                self = diagnostic
                return
            }
            let address = Authority(host: configuration.host, port: configuration.port)
            switch (error as? IOError)?.errnoCode {
            case EADDRINUSE:
                self.init(
                    code: "port-in-use",
                    message: "\(address) is in use by another process",
                    remedy: "stop that process, or choose another port with --port (0 picks a free one)"
                )
            case EACCES:
                self.init(
                    code: "port-not-permitted",
                    message: "this user may not listen on port \(configuration.port)",
                    remedy: "choose a port above 1023 with --port"
                )
            case EADDRNOTAVAIL:
                self.init(
                    code: "host-not-available",
                    message: "\(configuration.host) is not an address of this machine",
                    remedy: "choose an address of this machine with --host"
                )
            default:
                if error is SocketAddressError || error is SocketAddressError.UnknownHost {
                    self.init(
                        code: "host-unknown",
                        message: "\(configuration.host) cannot be resolved",
                        remedy: "choose an address of this machine with --host"
                    )
                } else {
                    self.init(
                        code: "server-failed",
                        message: "the server could not start on \(address): \(error)",
                        remedy: "see the error above"
                    )
                }
            }
        }
    }

    extension LaunchDiagnostic: CustomStringConvertible {
        package var description: String { "error [\(code)]: \(message); \(remedy)" }
    }
#endif
