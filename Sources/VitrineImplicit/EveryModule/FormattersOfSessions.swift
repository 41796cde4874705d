// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: formatters are in the language, the calendar and the time
// zone of the session that the code runs in, as far as the app does not set them. The compiler prefers a module's own
// name to an imported one.
//
// Public, so that public declarations of the module can name them. Every file of such a module imports VitrineImplicit
// without saying so; an import here would be an internal one where modules say that imports are.

/// A formatter of dates in the language, calendar and time zone of the session.
public typealias DateFormatter = _SessionDateFormatter
/// A formatter of amounts of data in the language of the session.
public typealias ByteCountFormatter = _SessionByteCountFormatter
/// A formatter of intervals in the language, calendar and time zone of the session.
public typealias DateIntervalFormatter = _SessionDateIntervalFormatter
/// A formatter of numbers in the language of the session.
public typealias NumberFormatter = _SessionNumberFormatter
