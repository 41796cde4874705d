// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: an app's name and what else its Info.plist has in several
// languages (InfoPlist.xcstrings, InfoPlist.strings) is in that of the session that the code runs in.
//
// The compiler prefers a module's own declaration to an imported one of the same signature, and only to that: from a
// module of ours the calls would be ambiguous.
//
// Names say their module: the app may have types of the same names.

public import Foundation
import VitrineImplicit

extension Foundation.Bundle {
    @usableFromInline nonisolated var localizedInfoDictionary: [Swift.String: Any]? { _localizedInfoInSession }

    @usableFromInline nonisolated func object(forInfoDictionaryKey key: Swift.String) -> Any? { _infoInSession(key) }
}
