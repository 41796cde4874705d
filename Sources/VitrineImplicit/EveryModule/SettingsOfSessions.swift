// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: the user's calendar, time zone and locale are those of the
// session that the code runs in, so that a date that code makes of components is printed as the same day.
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a
// module of ours the calls would be ambiguous.
//
// Names say their module: the app may have types of the same names.
//
// Usable from inlined code: default arguments of public functions name them.

public import Foundation
import VitrineImplicit

extension Foundation.Calendar {
    @usableFromInline nonisolated static var current: Foundation.Calendar { _inSession }

    @usableFromInline nonisolated static var autoupdatingCurrent: Foundation.Calendar { _autoupdatingInSession }

    // Foundation's is in the process's time zone. The ownership of the parameter is a part of the signature.
    @usableFromInline nonisolated init(identifier: __shared Foundation.Calendar.Identifier) {
        self = Foundation.Calendar._madeInSession(identifier)
    }
}

extension Foundation.TimeZone {
    @usableFromInline nonisolated static var current: Foundation.TimeZone { _inSession }

    @usableFromInline nonisolated static var autoupdatingCurrent: Foundation.TimeZone { _autoupdatingInSession }
}

extension Foundation.Locale {
    @usableFromInline nonisolated static var current: Foundation.Locale { _inSession }

    @usableFromInline nonisolated static var autoupdatingCurrent: Foundation.Locale { _autoupdatingInSession }
}
