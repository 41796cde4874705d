// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// Tells ThreadSanitizer of the locks that it does not see (Scripts/sanitize --thread loads this before everything else).
//
// `Mutex` of the module Synchronization takes and leaves a lock that nobody waits for in code that is compiled into its user.
// The rest, where threads wait for each other, is in the toolchain's library, which is built without the sanitizer: what
// happens there before and after a lock looks like a race. These two stand before the library's and say what they do.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

// Of the sanitizer's runtime; programs that are built without it load this as well.
__attribute__((weak)) void __tsan_acquire(void *address);
__attribute__((weak)) void __tsan_release(void *address);

typedef __attribute__((swiftcall)) void (*LockSlow)(uint32_t thread, __attribute__((swift_context)) void *lock);
typedef __attribute__((swiftcall)) void (*UnlockSlow)(__attribute__((swift_context)) void *lock);

/// The library's function of that name.
static void *library(const char *name) {
    void *function = dlsym(RTLD_NEXT, name);
    if (!function) abort();
    return function;
}

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *lock) __asm__(LOCK_SLOW);
__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *lock) __asm__(UNLOCK_SLOW);

__attribute__((swiftcall)) void lock_slow(uint32_t thread, __attribute__((swift_context)) void *lock) {
    ((LockSlow)library(LOCK_SLOW))(thread, lock);
    if (__tsan_acquire) __tsan_acquire(lock);
}

__attribute__((swiftcall)) void unlock_slow(__attribute__((swift_context)) void *lock) {
    if (__tsan_release) __tsan_release(lock);
    ((UnlockSlow)library(UNLOCK_SLOW))(lock);
}
