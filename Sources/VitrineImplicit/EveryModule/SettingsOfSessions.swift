// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: the user's calendar, time zone and locale are those of the
// session that the code runs in, so that a date that code makes of components is printed as the same day.
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a
// module of ours the calls would be ambiguous.

import Foundation
import VitrineImplicit

extension Calendar {
    nonisolated static var current: Calendar { _inSession }

    nonisolated static var autoupdatingCurrent: Calendar { _autoupdatingInSession }

    // Foundation's is in the process's time zone. The ownership of the parameter is a part of the signature.
    nonisolated init(identifier: __shared Calendar.Identifier) {
        self = Calendar._madeInSession(identifier)
    }
}

extension TimeZone {
    nonisolated static var current: TimeZone { _inSession }

    nonisolated static var autoupdatingCurrent: TimeZone { _autoupdatingInSession }
}

extension Locale {
    nonisolated static var current: Locale { _inSession }

    nonisolated static var autoupdatingCurrent: Locale { _autoupdatingInSession }
}
