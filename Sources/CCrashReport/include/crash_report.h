// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// A report of a process that traps or hangs, written by the process itself in a signal handler, and its quick end.
#ifndef VITRINE_CRASH_REPORT_H
#define VITRINE_CRASH_REPORT_H

#include <stdbool.h>

/// What the main thread works on; VitrineCore's RunningWork.Record has this layout.
struct vitrine_running_work {
    /// Metadata of the class of the node that runs, or NULL.
    const void *node;
    /// The session's name, or NULL.
    const char *session;
};

/// The exit status after vitrine_report_hang: EX_SOFTWARE of sysexits.h.
#define VITRINE_HANG_STATUS 70

/// Installs the handlers of SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE and SIGABRT. To be called on the main thread, once.
///
/// Each report is a new file in the folder; where none can be made there it goes to standard error. `running` stays for
/// the life of the process. Without `handles_traps` only hangs are reported, and traps are left to other handlers.
/// Returns 0, or errno.
int vitrine_crash_install(const char *reports, const struct vitrine_running_work *running, bool handles_traps);

/// Ends the process with VITRINE_HANG_STATUS after a report of where the main thread stands, `seconds` after its last
/// sign of life. To be called on another thread; does not return.
void vitrine_report_hang(int seconds);

#endif
