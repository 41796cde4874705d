// Vitrine: SwiftUI for Linux.
// SPDX-License-Identifier: Apache-2.0

// The handler works in two parts. The first calls nothing but what a signal handler may call: it writes signal, message
// and addresses. The second names types and symbols, for which the Swift runtime allocates memory: a timer ends the
// process where that hangs because the trap was inside of the allocator. So a process that traps leaves within a second.

#define _GNU_SOURCE
#include "crash_report.h"

#if !defined(__linux__)

#include <errno.h>
#include <unistd.h>

int vitrine_crash_install(const char *reports, const struct vitrine_running_work *running, bool handles_traps) {
    (void)reports, (void)running, (void)handles_traps;
    return ENOTSUP;
}

void vitrine_report_hang(int seconds) {
    (void)seconds;
    _exit(VITRINE_HANG_STATUS);
}

#else

#include <elf.h>
#include <errno.h>
#include <execinfo.h>
#include <fcntl.h>
#include <limits.h>
#include <link.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <time.h>
#include <ucontext.h>
#include <unistd.h>

#define FRAMES 96
#define MESSAGE 4096
/// A signal that no other code uses asks the main thread for its stack when it hangs.
#define HANG_SIGNAL (SIGRTMAX - 3)

static const int signals[] = {SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGFPE, SIGABRT};

static char folder[PATH_MAX];
static char path[PATH_MAX + 64];
static const struct vitrine_running_work *work;
static pthread_t main_thread;
static atomic_int reporting;
static pthread_t reporter;
static volatile sig_atomic_t hang_seconds;
static volatile sig_atomic_t ending_signal;
/// A pipe: the kernel refuses to write from an address where nothing is.
static int probe[2] = {-1, -1};

// MARK: - Standard error: what was said last

static char message[MESSAGE];
static size_t message_length;

/// Keeps the end of what is written through `stderr`, which is where Swift says why it traps.
static ssize_t keep_and_write(void *cookie, const char *bytes, size_t size) {
    (void)cookie;
    size_t kept = size < MESSAGE ? size : MESSAGE;
    if (message_length + kept > MESSAGE) {
        size_t drop = message_length + kept - MESSAGE;
        memmove(message, message + drop, message_length - drop);
        message_length -= drop;
    }
    memcpy(message + message_length, bytes + size - kept, kept);
    message_length += kept;
    ssize_t written = write(STDERR_FILENO, bytes, size);
    return written < 0 ? 0 : written;
}

// MARK: - Symbols of the program

static const ElfW(Sym) *symbols;
static size_t symbol_count;
static const char *names;
static size_t names_size;
static uintptr_t load_bias;

static int first_object(struct dl_phdr_info *info, size_t size, void *bias) {
    (void)size;
    *(uintptr_t *)bias = info->dlpi_addr;
    return 1;
}

/// Maps the program's own symbol table, which the loader does not.
static void map_symbols(void) {
    dl_iterate_phdr(first_object, &load_bias);
    int file = open("/proc/self/exe", O_RDONLY | O_CLOEXEC);
    if (file < 0) return;
    struct stat status;
    void *image = MAP_FAILED;
    if (fstat(file, &status) == 0) image = mmap(NULL, (size_t)status.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    close(file);
    if (image == MAP_FAILED) return;
    const char *bytes = image;
    size_t size = (size_t)status.st_size;
    const ElfW(Ehdr) *header = image;
    if (header->e_shoff == 0 || header->e_shoff + (size_t)header->e_shnum * sizeof(ElfW(Shdr)) > size) return;
    const ElfW(Shdr) *sections = (const void *)(bytes + header->e_shoff);
    for (int i = 0; i < header->e_shnum; i++) {
        if (sections[i].sh_type != SHT_SYMTAB || sections[i].sh_link >= header->e_shnum) continue;
        const ElfW(Shdr) *strings = &sections[sections[i].sh_link];
        if (sections[i].sh_offset + sections[i].sh_size > size || strings->sh_offset + strings->sh_size > size) return;
        symbols = (const void *)(bytes + sections[i].sh_offset);
        symbol_count = sections[i].sh_size / sizeof(ElfW(Sym));
        names = bytes + strings->sh_offset;
        names_size = strings->sh_size;
    }
}

struct frame {
    uintptr_t address;
    const ElfW(Sym) *symbol;
};

/// Finds the function of each address; one walk over the table for all of them.
static void find_symbols(struct frame *frames, int count) {
    for (size_t i = 0; i < symbol_count; i++) {
        const ElfW(Sym) *symbol = &symbols[i];
        if (ELF64_ST_TYPE(symbol->st_info) != STT_FUNC || symbol->st_name >= names_size) continue;
        for (int f = 0; f < count; f++) {
            uintptr_t offset = frames[f].address - load_bias;
            if (offset >= symbol->st_value && offset < symbol->st_value + symbol->st_size) frames[f].symbol = symbol;
        }
    }
}

// MARK: - Writing

struct text {
    int file;
    size_t length;
    char bytes[1024];
};

static void flush_text(struct text *text) {
    const char *bytes = text->bytes;
    while (text->length > 0) {
        ssize_t written = write(text->file, bytes, text->length);
        if (written <= 0) break;
        bytes += written;
        text->length -= (size_t)written;
    }
    text->length = 0;
}

static void put_bytes(struct text *text, const char *bytes, size_t length) {
    for (size_t i = 0; i < length; i++) {
        if (text->length == sizeof text->bytes) flush_text(text);
        text->bytes[text->length++] = bytes[i];
    }
}

static void put(struct text *text, const char *string) { put_bytes(text, string, strlen(string)); }

static void put_number(struct text *text, uint64_t number, unsigned base, int width) {
    char digits[24];
    int count = 0;
    do {
        digits[count++] = "0123456789abcdef"[number % base];
        number /= base;
    } while (number > 0 || count < width);
    while (count > 0) put_bytes(text, &digits[--count], 1);
}

/// 20261123T071500Z: the parts of a day by the civil calendar, because gmtime takes a lock.
static void put_time(struct text *text, int64_t seconds) {
    int64_t days = seconds / 86400, rest = seconds % 86400;
    int64_t shifted = days + 719468, era = shifted / 146097, day_of_era = shifted - era * 146097;
    int64_t year_of_era = (day_of_era - day_of_era / 1460 + day_of_era / 36524 - day_of_era / 146096) / 365;
    int64_t day_of_year = day_of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
    int64_t month_index = (5 * day_of_year + 2) / 153, day = day_of_year - (153 * month_index + 2) / 5 + 1;
    int64_t month = month_index < 10 ? month_index + 3 : month_index - 9;
    put_number(text, (uint64_t)(year_of_era + era * 400 + (month <= 2)), 10, 4);
    put_number(text, (uint64_t)month, 10, 2);
    put_number(text, (uint64_t)day, 10, 2);
    put(text, "T");
    put_number(text, (uint64_t)(rest / 3600), 10, 2);
    put_number(text, (uint64_t)(rest / 60 % 60), 10, 2);
    put_number(text, (uint64_t)(rest % 60), 10, 2);
    put(text, "Z");
}

static const char *signal_name(int number) {
    switch (number) {
    case SIGILL: return "SIGILL (illegal instruction: a Swift runtime check, or a trap)";
    case SIGTRAP: return "SIGTRAP (trap: a Swift runtime check)";
    case SIGSEGV: return "SIGSEGV (memory that is not there: a bad pointer, or a recursion without end)";
    case SIGBUS: return "SIGBUS (memory that cannot be read)";
    case SIGFPE: return "SIGFPE (arithmetic)";
    case SIGABRT: return "SIGABRT (abort)";
    default: return "a signal";
    }
}

// MARK: - Swift's names

struct swift_name {
    const char *bytes;
    uintptr_t length;
};

extern struct swift_name swift_getTypeName(const void *type, bool qualified) __attribute__((swiftcall, weak));
extern char *swift_demangle(const char *mangled, size_t length, char *output, size_t *size, uint32_t flags)
    __attribute__((weak));

static void put_running_view(struct text *text) {
    if (!work || !work->node) {
        put(text, "none: an action, or the engine itself");
    } else if (swift_getTypeName) {
        struct swift_name name = swift_getTypeName(work->node, true);
        put_bytes(text, name.bytes, name.length);
    } else {
        put(text, "unknown");
    }
}

static void put_symbol(struct text *text, const char *mangled) {
    if (swift_demangle && mangled[0] == '$') {
        char *plain = swift_demangle(mangled, strlen(mangled), NULL, NULL, 0);
        if (plain) {
            put(text, plain);
            return;
        }
    }
    put(text, mangled);
}

// MARK: - The end

/// Ends the process as the reported event says; from any thread.
static void leave(void) {
    if (ending_signal == 0) _exit(VITRINE_HANG_STATUS);
    struct sigaction action = {.sa_handler = SIG_DFL};
    sigaction(ending_signal, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, ending_signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    raise(ending_signal);
    _exit(128 + ending_signal);
}

static void time_is_up(int number) {
    (void)number;
    leave();
}

/// A process that traps is waited for, one that hangs has been waited for.
static void limit_time(bool is_hang) {
    struct sigaction action = {.sa_handler = time_is_up};
    sigaction(SIGALRM, &action, NULL);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGALRM);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
    struct itimerval time = {.it_value = {.tv_sec = is_hang ? 5 : 0, .tv_usec = is_hang ? 0 : 700000}};
    setitimer(ITIMER_REAL, &time, NULL);
}

// MARK: - The report

static int create_report(int64_t seconds) {
    struct text name = {.file = -1};
    put(&name, folder);
    put(&name, "/");
    put_time(&name, seconds);
    put(&name, "-");
    put_number(&name, (uint64_t)getpid(), 10, 1);
    put(&name, ".txt");
    if (name.length >= sizeof path || name.length >= sizeof name.bytes) return -1;
    memcpy(path, name.bytes, name.length);
    path[name.length] = 0;
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
}

static uintptr_t program_counter(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RIP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.pc;
#else
    (void)context;
    return 0;
#endif
}

static uintptr_t frame_pointer(const ucontext_t *context) {
#if defined(__x86_64__)
    return (uintptr_t)context->uc_mcontext.gregs[REG_RBP];
#elif defined(__aarch64__)
    return (uintptr_t)context->uc_mcontext.regs[29];
#else
    (void)context;
    return 0;
#endif
}

/// Reads a word of this process's memory; false where there is none. The kernel tests the address.
static bool read_word(uintptr_t address, uintptr_t *word) {
    return write(probe[1], (const void *)address, sizeof *word) == sizeof *word
        && read(probe[0], word, sizeof *word) == sizeof *word;
}

/// Returns the address that the interrupted code returns to, before it has made a frame of its own; 0 where unknown.
static uintptr_t return_address(const ucontext_t *context) {
    uintptr_t address = 0;
#if defined(__x86_64__)
    read_word((uintptr_t)context->uc_mcontext.gregs[REG_RSP], &address);
#elif defined(__aarch64__)
    address = (uintptr_t)context->uc_mcontext.regs[30];
#endif
    return address;
}

/// Walks the frame pointers from the interrupted code on, for code without unwind tables: the linker's stubs for calls
/// of libraries, and an address that was called and is none. Returns the number of frames.
static int walk_frames(const ucontext_t *context, void **stack, int limit) {
    int depth = 0;
    stack[depth++] = (void *)program_counter(context);
    uintptr_t caller = return_address(context);
    uintptr_t frame = frame_pointer(context), next;
    while (caller != 0 && depth < limit) {
        stack[depth++] = (void *)caller;
        if (!read_word(frame + sizeof caller, &caller) || !read_word(frame, &next) || next <= frame) break;
        frame = next;
    }
    return depth;
}

static void report(int number, const siginfo_t *info, const ucontext_t *context) {
    bool is_hang = number == HANG_SIGNAL;
    ending_signal = is_hang ? 0 : number;
    limit_time(is_hang);

    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    int file = create_report(now.tv_sec);
    struct text text = {.file = file >= 0 ? file : STDERR_FILENO};
    put(&text, "time: ");
    put_time(&text, now.tv_sec);
    put(&text, "\nprocess: ");
    put_number(&text, (uint64_t)getpid(), 10, 1);
    put(&text, "\nreason: ");
    if (is_hang) {
        put(&text, "the main actor has not turned for ");
        put_number(&text, (uint64_t)hang_seconds, 10, 1);
        put(&text, " s");
    } else {
        put(&text, signal_name(number));
        put(&text, "\naddress: 0x");
        put_number(&text, (uint64_t)(uintptr_t)info->si_addr, 16, 1);
    }
    put(&text, "\nthread: ");
    put(&text, pthread_equal(pthread_self(), main_thread) ? "main" : "another one");
    put(&text, "\nsession: ");
    put(&text, work && work->session ? work->session : "none");
    put(&text, "\n\nsaid last:\n");
    put_bytes(&text, message, message_length);
    put(&text, "\naddresses (in the program, for addr2line; from the loader where it is a library's):\n");
    flush_text(&text);

    void *stack[FRAMES];
    uintptr_t counter = program_counter(context), instruction;
    // The unwinder reads the instructions at the counter, without a test that it leads anywhere.
    int depth = read_word(counter, &instruction) ? backtrace(stack, FRAMES) : 0;
    // The handler's own frames come first; the trap's is the one at the counter that the kernel saved.
    int first = 0;
    while (first < depth && (uintptr_t)stack[first] != counter) first++;
    if (depth - first < 2) {
        first = 0;
        depth = walk_frames(context, stack, FRAMES);
    }
    struct frame frames[FRAMES];
    int count = 0;
    for (int i = first; i < depth; i++) {
        // A return address is behind its call, which may be the last thing that a function does.
        frames[count++] = (struct frame){.address = (uintptr_t)stack[i] - (i > first), .symbol = NULL};
    }
    for (int i = 0; i < count; i++) {
        put(&text, "0x");
        put_number(&text, frames[i].address - load_bias, 16, 1);
        put(&text, "\n");
    }
    flush_text(&text);

    // From here on what is called may take locks; see the top of this file.
    put(&text, "\nview: ");
    put_running_view(&text);
    put(&text, "\n\nbacktrace:\n");
    flush_text(&text);
    find_symbols(frames, count);
    for (int i = 0; i < count; i++) {
        put_number(&text, (uint64_t)i, 10, 1);
        put(&text, "  ");
        if (frames[i].symbol) {
            put_symbol(&text, names + frames[i].symbol->st_name);
            put(&text, " + ");
            put_number(&text, frames[i].address - load_bias - frames[i].symbol->st_value, 10, 1);
            put(&text, "\n");
        } else {
            flush_text(&text);
            backtrace_symbols_fd(&stack[first + i], 1, text.file);
        }
    }
    flush_text(&text);

    struct text line = {.file = STDERR_FILENO};
    put(&line, is_hang ? "error [watchdog]: the main actor hung" : "error [crash]: ");
    if (!is_hang) put(&line, signal_name(number));
    put(&line, "; view: ");
    put_running_view(&line);
    put(&line, "; session: ");
    put(&line, work && work->session ? work->session : "none");
    put(&line, "; report: ");
    put(&line, file >= 0 ? path : "above");
    put(&line, "\n");
    flush_text(&line);
}

static void handle(int number, siginfo_t *info, void *context) {
    int none = 0;
    // One report: a trap within it ends the process, one of another thread waits for that end.
    if (!atomic_compare_exchange_strong(&reporting, &none, 1)) {
        if (pthread_equal(reporter, pthread_self()) && number != HANG_SIGNAL) leave();
        for (;;) pause();
    }
    reporter = pthread_self();
    report(number, info, context);
    leave();
}

void vitrine_report_hang(int seconds) {
    hang_seconds = seconds;
    pthread_kill(main_thread, HANG_SIGNAL);
    // The handler ends the process. A main thread that takes no signals has no stack to tell of.
    struct timespec time = {.tv_sec = 10};
    nanosleep(&time, NULL);
    struct text line = {.file = STDERR_FILENO};
    put(&line, "error [watchdog]: the main actor hung, and its thread takes no signals\n");
    flush_text(&line);
    _exit(VITRINE_HANG_STATUS);
}

int vitrine_crash_install(const char *reports, const struct vitrine_running_work *running, bool handles_traps) {
    if (strlen(reports) >= sizeof folder) return ENAMETOOLONG;
    strcpy(folder, reports);
    work = running;
    main_thread = pthread_self();
    if (pipe2(probe, O_CLOEXEC | O_NONBLOCK) != 0) return errno;
    map_symbols();
    // The first call loads the unwinder.
    void *warm[1];
    backtrace(warm, 1);

    cookie_io_functions_t functions = {.write = keep_and_write};
    FILE *said = fopencookie(NULL, "w", functions);
    if (said) {
        setvbuf(said, NULL, _IONBF, 0);
        stderr = said;
    }

    // The handler of a stack that is used up needs another one.
    static char other_stack[256 * 1024];
    stack_t other = {.ss_sp = other_stack, .ss_size = sizeof other_stack};
    if (sigaltstack(&other, NULL) != 0) return errno;
    struct sigaction action = {.sa_sigaction = handle, .sa_flags = SA_SIGINFO | SA_ONSTACK};
    sigemptyset(&action.sa_mask);
    // The parent process may have passed on a mask.
    sigset_t handled;
    sigemptyset(&handled);
    sigaddset(&handled, HANG_SIGNAL);
    for (size_t i = 0; i < sizeof signals / sizeof *signals; i++) sigaddset(&handled, signals[i]);
    pthread_sigmask(SIG_UNBLOCK, &handled, NULL);
    for (size_t i = 0; handles_traps && i < sizeof signals / sizeof *signals; i++) {
        if (sigaction(signals[i], &action, NULL) != 0) return errno;
    }
    return sigaction(HANG_SIGNAL, &action, NULL) == 0 ? 0 : errno;
}

#endif
