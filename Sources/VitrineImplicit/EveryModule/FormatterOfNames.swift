// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A source of every module of an app that `vitrine` builds: a type that Foundation has on Linux as well, without what it
// does. The compiler prefers a module's own name to an imported one; a type of ours of the same name would be ambiguous.

import VitrineImplicit

typealias PersonNameComponentsFormatter = _PersonNameComponentsFormatter
