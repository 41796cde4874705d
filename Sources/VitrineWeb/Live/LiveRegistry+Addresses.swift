// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

import VitrineCore

extension LiveRegistry {
    /// Returns the codec of a visitor's values in addresses. Crawlers get one without addresses: they keep no cookie,
    /// so that each of their pages would have links of its own, without end.
    func addresses(of visitor: String, _ request: WebRequest) -> any AddressCodec {
        Crawlers.isOne(request.headers["user-agent"]) ? NoAddresses() : sealedAddresses(of: visitor)
    }

    /// Returns the addresses of a visitor. ``SealedAddresses/pathAboveForgery(in:)`` tells before a scene is mounted
    /// whether one holds what does not open.
    package func sealedAddresses(of visitor: String) -> SealedAddresses {
        SealedAddresses(
            keys: configuration.addressKeys ?? tokens.keys, app: configuration.appName, visitor: visitor,
            seconds: configuration.seconds)
    }

    /// Leads to the nearest page above a sealed part that does not open. The fragment lets that page say so.
    func lead(to above: String, from path: String, of visitor: String, _ request: WebRequest) -> WebResponse {
        note(SessionNote(.closedAddress, LogText.path(path), session: LogText.name(visitor)))
        var headers = WebHeaders(configuration.policy.headers(isSecure: request.isSecure))
        // Two slashes would begin the name of another host.
        let isOurs = above.hasPrefix("/") && !above.hasPrefix("//") && !above.hasPrefix("/\\")
        let path = configuration.policy.basePath + (isOurs ? above : "/")
        headers.append("Location", path + "#" + WireProtocol.aboveFragment)
        headers.append("Cache-Control", "no-store")
        return WebResponse(status: 303, headers: headers, body: [])
    }
}
