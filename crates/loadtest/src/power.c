/* A library that is loaded before a database (LD_PRELOAD) and writes down, before anything below one folder changes, what was
 * there, and what was synced. With it `power.rs` brings back what a disk would hold after the power was cut at any moment.
 * Linux with 64 bits only. Every call below stands for the system's own and then does it by its number.
 *
 * POWER_HOME    the folder of the log: `log`, `state` and `grave`, where removed files are kept
 * POWER_FOLDER  the folder that is watched, as the system itself names it
 * POWER_SYNC_US how long a sync takes, in microseconds
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

_Static_assert(sizeof(long) == 8, "offsets are passed to the system in one word");

/* The kinds of records; `power.rs` has the same list. */
enum { LOADED = 1, CHANGED, SYNCED, MADE, RENAMED, REMOVED, MAPPED };

/* A record: this head, then `bytes` bytes. What the words mean depends on the kind. */
struct head {
    uint32_t kind, bytes;
    uint64_t word[5];
};

/* What all processes share. `power.rs` writes `off` from outside, at the beginning of the file. */
struct state {
    volatile uint32_t off;
    volatile uint32_t made;
    uint64_t length; /* of the log */
    uint64_t graves;
    pthread_mutex_t lock;
    uint8_t dirty[1 << 16]; /* by the inode: has it changed since the last sync? */
};

enum { SECTOR = 512, MOST = 1 << 16 };

static struct state *state;
static int log_file = -1;
static char home[PATH_MAX], folder[PATH_MAX];
static size_t folder_length;
static long sync_us;

/* ── what all share ─────────────────────────────────────────────────────── */

static void take(void) {
    if (pthread_mutex_lock(&state->lock) == EOWNERDEAD) pthread_mutex_consistent(&state->lock);
    /* Without power nothing happens any more. Whoever holds the lock keeps it. */
    while (state->off) pause();
}

static void give(void) { pthread_mutex_unlock(&state->lock); }

static void note(struct head head, const void *bytes) {
    struct iovec parts[2] = {{&head, sizeof head}, {(void *)bytes, head.bytes}};
    long left = sizeof head + head.bytes;
    if (syscall(SYS_writev, log_file, parts, 2) != left) {
        static const char said[] = "power: the log cannot be written\n";
        syscall(SYS_write, 2, said, sizeof said - 1);
        _exit(70);
    }
    state->length += left;
}

__attribute__((constructor)) static void load(void) {
    const char *at = getenv("POWER_HOME"), *watched = getenv("POWER_FOLDER"), *us = getenv("POWER_SYNC_US");
    if (!at || !watched) return;
    snprintf(home, sizeof home, "%s", at);
    snprintf(folder, sizeof folder, "%s", watched);
    folder_length = strlen(folder);
    sync_us = us ? atol(us) : 0;
    char path[PATH_MAX + 8];
    snprintf(path, sizeof path, "%s/state", home);
    int file = syscall(SYS_openat, AT_FDCWD, path, O_RDWR | O_CLOEXEC);
    if (file < 0) return;
    struct state *shared = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    syscall(SYS_close, file);
    snprintf(path, sizeof path, "%s/log", home);
    file = syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_APPEND | O_CLOEXEC);
    if (shared == MAP_FAILED || file < 0) return;
    /* A high number is in nobody's way. */
    log_file = fcntl(file, F_DUPFD_CLOEXEC, 700);
    syscall(SYS_close, file);
    if (log_file < 0) return;
    if (__sync_bool_compare_and_swap(&shared->made, 0, 1)) {
        pthread_mutexattr_t kind;
        pthread_mutexattr_init(&kind);
        pthread_mutexattr_setpshared(&kind, PTHREAD_PROCESS_SHARED);
        pthread_mutexattr_setrobust(&kind, PTHREAD_MUTEX_ROBUST);
        pthread_mutex_init(&shared->lock, &kind);
        __sync_synchronize();
        shared->made = 2;
    }
    while (shared->made != 2) usleep(100);
    state = shared;
    take();
    note((struct head){LOADED, 0, {getpid()}}, NULL);
    give();
}

/* ── what is watched ────────────────────────────────────────────────────── */

static int below(const char *path) {
    return !strncmp(path, folder, folder_length) && (!path[folder_length] || path[folder_length] == '/');
}

/* What the system calls an open file. */
static int called(int fd, char *path) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    long n = syscall(SYS_readlinkat, AT_FDCWD, link, path, PATH_MAX - 1);
    if (n < 0) return 0;
    path[n] = 0;
    return 1;
}

/* Is this an open file (or folder) of the kind `kind` that is watched? */
static int watched(int fd, struct stat *about, mode_t kind) {
    char path[PATH_MAX];
    return state && !fstat(fd, about) && (about->st_mode & S_IFMT) == kind && called(fd, path) && below(path);
}

/* A name in a folder: its whole path, and the number of the folder. */
struct place {
    char path[PATH_MAX];
    uint64_t folder;
};

/* Is the folder of this name watched? Then `place` is filled in. */
static int placed(int dir, const char *path, struct place *place) {
    if (!state || !path) return 0;
    char parent[PATH_MAX];
    const char *slash = strrchr(path, '/'), *name = slash ? slash + 1 : path;
    size_t length = slash ? (size_t)(slash - path) + (slash == path) : 0;
    if (length >= sizeof parent || !*name) return 0;
    memcpy(parent, path, length);
    parent[length] = 0;
    int fd = syscall(SYS_openat, dir, length ? parent : ".", O_PATH | O_DIRECTORY | O_CLOEXEC);
    if (fd < 0) return 0;
    struct stat about;
    int found = called(fd, parent) && below(parent) && !fstat(fd, &about);
    syscall(SYS_close, fd);
    if (!found || strlen(parent) + strlen(name) + 2 > sizeof place->path) return 0;
    place->folder = about.st_ino;
    memcpy(place->path, parent, strlen(parent));
    sprintf(place->path + strlen(parent), "/%s", name);
    return 1;
}

static void soil(uint64_t number) { state->dirty[number & 0xffff] = 1; }

/* ── contents ───────────────────────────────────────────────────────────── */

/* Writes down what a file has between two places, in whole sectors, before it changes. */
static void remember(uint32_t kind, int fd, const struct stat *about, off_t from, off_t to) {
    static char before[MOST];
    from -= from % SECTOR;
    to += (SECTOR - to % SECTOR) % SECTOR;
    do {
        off_t end = to - from > MOST ? from + MOST : to;
        long n = from < about->st_size ? syscall(SYS_pread64, fd, before, end - from, from) : 0;
        if (n < 0) n = 0;
        note((struct head){kind, n, {about->st_ino, from, end, about->st_size}}, before);
        from = end;
    } while (from < to);
    soil(about->st_ino);
}

/* The same of a file that may be open for writing only. */
static void remember_whole(uint32_t kind, int fd, const struct stat *about) {
    char link[40];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    int reads = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC);
    remember(kind, reads < 0 ? fd : reads, about, 0, about->st_size);
    if (reads >= 0) syscall(SYS_close, reads);
}

static int synced(int fd, int data_only);

static ssize_t put(int fd, const struct iovec *parts, int count, off_t at, int flags) {
    struct stat about;
    int seen = watched(fd, &about, S_IFREG);
    int opened = seen ? fcntl(fd, F_GETFL) : 0;
    if (seen) {
        size_t length = 0;
        for (int i = 0; i < count; i++) length += parts[i].iov_len;
        take();
        fstat(fd, &about);
        off_t from = at;
        if (opened & O_APPEND) from = about.st_size;
        else if (at < 0) from = syscall(SYS_lseek, fd, 0, SEEK_CUR);
        char link[40];
        int reads = fd;
        if ((opened & O_ACCMODE) == O_WRONLY) {
            snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
            reads = syscall(SYS_openat, AT_FDCWD, link, O_RDONLY | O_CLOEXEC);
        }
        if (length) remember(CHANGED, reads, &about, from, from + (off_t)length);
        if (reads != fd && reads >= 0) syscall(SYS_close, reads);
    }
    ssize_t done;
    if (at < 0) done = count == 1 ? syscall(SYS_write, fd, parts->iov_base, parts->iov_len)
                                  : syscall(SYS_writev, fd, parts, count);
    else if (count == 1 && !flags) done = syscall(SYS_pwrite64, fd, parts->iov_base, parts->iov_len, at);
    else done = syscall(SYS_pwritev2, fd, parts, count, at, 0, flags);
    if (seen) {
        int saved = errno;
        give();
        if (done > 0 && ((opened & (O_SYNC | O_DSYNC)) || (flags & (RWF_SYNC | RWF_DSYNC)))) synced(fd, 1);
        errno = saved;
    }
    return done;
}

ssize_t write(int fd, const void *bytes, size_t length) {
    return put(fd, &(struct iovec){(void *)bytes, length}, 1, -1, 0);
}
ssize_t pwrite64(int fd, const void *bytes, size_t length, off64_t at) {
    return put(fd, &(struct iovec){(void *)bytes, length}, 1, at, 0);
}
ssize_t pwrite(int fd, const void *bytes, size_t length, off_t at) { return pwrite64(fd, bytes, length, at); }
ssize_t writev(int fd, const struct iovec *parts, int count) { return put(fd, parts, count, -1, 0); }
ssize_t pwritev64(int fd, const struct iovec *parts, int count, off64_t at) { return put(fd, parts, count, at, 0); }
ssize_t pwritev(int fd, const struct iovec *parts, int count, off_t at) { return put(fd, parts, count, at, 0); }
ssize_t pwritev64v2(int fd, const struct iovec *parts, int count, off64_t at, int flags) {
    return put(fd, parts, count, at, flags);
}
ssize_t pwritev2(int fd, const struct iovec *parts, int count, off_t at, int flags) {
    return put(fd, parts, count, at, flags);
}

int ftruncate64(int fd, off64_t length) {
    struct stat about;
    int seen = watched(fd, &about, S_IFREG);
    if (seen) {
        take();
        fstat(fd, &about);
        off_t last = about.st_size > length ? about.st_size : length;
        /* Nothing of a file that grows was there before; one record is enough for its length. */
        remember(CHANGED, fd, &about, length < about.st_size ? length : last, last);
    }
    int done = syscall(SYS_ftruncate, fd, length);
    if (seen) give();
    return done;
}
int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int reserve(int fd, int mode, off_t from, off_t length) {
    struct stat about;
    int seen = watched(fd, &about, S_IFREG);
    if (seen) {
        take();
        fstat(fd, &about);
        /* Room without contents changes the length alone; holes and shifts change what is there. */
        if (mode & ~FALLOC_FL_KEEP_SIZE) remember(CHANGED, fd, &about, from, about.st_size);
        else if (!mode) remember(CHANGED, fd, &about, from + length, from + length);
    }
    int done = syscall(SYS_fallocate, fd, mode, from, length);
    if (seen) give();
    return done;
}
int fallocate64(int fd, int mode, off64_t from, off64_t length) { return reserve(fd, mode, from, length); }
int fallocate(int fd, int mode, off_t from, off_t length) { return reserve(fd, mode, from, length); }
int posix_fallocate64(int fd, off64_t from, off64_t length) { return reserve(fd, 0, from, length) ? errno : 0; }
int posix_fallocate(int fd, off_t from, off_t length) { return posix_fallocate64(fd, from, length); }

/* What is written into memory is not seen: all of the file counts as changed from now on. */
void *mmap64(void *at, size_t length, int access, int flags, int fd, off64_t from) {
    struct stat about;
    if (fd >= 0 && (flags & MAP_SHARED) && (access & PROT_WRITE) && watched(fd, &about, S_IFREG)) {
        take();
        fstat(fd, &about);
        remember_whole(MAPPED, fd, &about);
        give();
    }
    return (void *)syscall(SYS_mmap, at, length, access, flags, fd, from);
}
void *mmap(void *at, size_t length, int access, int flags, int fd, off_t from) {
    return mmap64(at, length, access, flags, fd, from);
}

/* ── syncs ──────────────────────────────────────────────────────────────── */

/* The page cache outlives the processes, so nothing has to be synced in earnest: it is enough to write down that it was. What
 * is written while a sync runs is not part of it. */
static int synced(int fd, int data_only) {
    struct stat about;
    if (!watched(fd, &about, S_IFREG) && !watched(fd, &about, S_IFDIR)) return -1;
    take();
    uint64_t until = state->length;
    int dirty = state->dirty[about.st_ino & 0xffff];
    state->dirty[about.st_ino & 0xffff] = 0;
    give();
    if (dirty && sync_us) {
        struct timespec rest = {sync_us / 1000000, sync_us % 1000000 * 1000};
        while (nanosleep(&rest, &rest) && errno == EINTR) {}
    }
    take();
    note((struct head){SYNCED, 0, {about.st_ino, until, data_only}}, NULL);
    give();
    return 0;
}
int fsync(int fd) { return synced(fd, 0) ? syscall(SYS_fsync, fd) : 0; }
int fdatasync(int fd) { return synced(fd, 1) ? syscall(SYS_fdatasync, fd) : 0; }

/* ── names ──────────────────────────────────────────────────────────────── */

static void note_name(uint32_t kind, uint64_t number, uint64_t grave, const struct place *place, const char *other) {
    char paths[2 * PATH_MAX];
    size_t first = strlen(place->path) + 1, second = strlen(other) + 1;
    memcpy(paths, place->path, first);
    memcpy(paths + first, other, second);
    note((struct head){kind, first + second, {number, place->folder, grave}}, paths);
    soil(place->folder);
}

static void grave_path(char *path, uint64_t grave) { snprintf(path, PATH_MAX + 32, "%s/grave/%lu", home, grave); }

/* Keeps a file alive that is about to lose its name; 0 when it cannot be. */
static uint64_t bury(const char *path) {
    char grave[PATH_MAX + 32];
    grave_path(grave, ++state->graves);
    return syscall(SYS_linkat, AT_FDCWD, path, AT_FDCWD, grave, 0) ? 0 : state->graves;
}

static int opened(int dir, const char *path, int flags, mode_t mode) {
    struct place place;
    if (!(flags & (O_CREAT | O_TRUNC)) || (flags & O_TMPFILE) == O_TMPFILE || !placed(dir, path, &place))
        return syscall(SYS_openat, dir, path, flags, mode);
    take();
    struct stat about;
    int there = !stat(place.path, &about);
    if (there && (flags & O_TRUNC) && S_ISREG(about.st_mode) && (flags & (O_CREAT | O_EXCL)) != (O_CREAT | O_EXCL)) {
        int reads = syscall(SYS_openat, AT_FDCWD, place.path, O_RDONLY | O_CLOEXEC);
        if (reads >= 0 && about.st_size) remember(CHANGED, reads, &about, 0, about.st_size);
        if (reads >= 0) syscall(SYS_close, reads);
    }
    int fd = syscall(SYS_openat, dir, path, flags, mode);
    int saved = errno;
    if (fd >= 0 && !there && !fstat(fd, &about)) note_name(MADE, about.st_ino, 0, &place, "");
    give();
    errno = saved;
    return fd;
}

#define OPENS(name, dir, takes)                                                                                            \
    int name takes {                                                                                                       \
        mode_t mode = 0;                                                                                                   \
        if ((flags & O_CREAT) || (flags & O_TMPFILE) == O_TMPFILE) {                                                       \
            va_list rest;                                                                                                  \
            va_start(rest, flags);                                                                                         \
            mode = va_arg(rest, mode_t);                                                                                   \
            va_end(rest);                                                                                                  \
        }                                                                                                                  \
        return opened(dir, path, flags, mode);                                                                             \
    }
OPENS(open64, AT_FDCWD, (const char *path, int flags, ...))
OPENS(open, AT_FDCWD, (const char *path, int flags, ...))
OPENS(openat64, dir, (int dir, const char *path, int flags, ...))
OPENS(openat, dir, (int dir, const char *path, int flags, ...))
int __open64_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags, 0); }
int __open_2(const char *path, int flags) { return opened(AT_FDCWD, path, flags, 0); }
int creat64(const char *path, mode_t mode) { return opened(AT_FDCWD, path, O_CREAT | O_WRONLY | O_TRUNC, mode); }
int creat(const char *path, mode_t mode) { return creat64(path, mode); }

/* What a stream writes is not seen, as with memory; it counts as changed from now on until it is synced. */
FILE *fopen64(const char *path, const char *how) {
    static FILE *(*system_fopen)(const char *, const char *);
    if (!system_fopen) system_fopen = dlsym(RTLD_NEXT, "fopen64");
    struct place place;
    if ((*how == 'r' && !strchr(how, '+')) || !placed(AT_FDCWD, path, &place)) return system_fopen(path, how);
    int fd = opened(AT_FDCWD, path,
                    (*how == 'r' ? 0 : O_CREAT) | (*how == 'w' ? O_TRUNC : 0) | O_RDWR | O_CLOEXEC, 0666);
    if (fd < 0) return NULL;
    struct stat about;
    take();
    if (!fstat(fd, &about)) remember_whole(CHANGED, fd, &about);
    give();
    syscall(SYS_close, fd);
    return system_fopen(path, *how == 'w' ? "r+" : how);
}
FILE *fopen(const char *path, const char *how) { return fopen64(path, how); }

int unlinkat(int dir, const char *path, int flags) {
    struct place place;
    struct stat about;
    if (!placed(dir, path, &place) || lstat(place.path, &about)) return syscall(SYS_unlinkat, dir, path, flags);
    take();
    int done;
    if (flags & AT_REMOVEDIR) {
        /* A folder cannot have two names, but an empty one is soon made again. */
        done = syscall(SYS_unlinkat, dir, path, flags);
        if (!done) {
            char grave[PATH_MAX + 32];
            grave_path(grave, ++state->graves);
            syscall(SYS_mkdirat, AT_FDCWD, grave, about.st_mode & 07777);
            note_name(REMOVED, about.st_ino, state->graves, &place, "");
        }
    } else {
        uint64_t grave = bury(place.path);
        if (grave) note_name(REMOVED, about.st_ino, grave, &place, "");
        done = syscall(SYS_unlinkat, dir, path, flags);
    }
    int saved = errno;
    give();
    errno = saved;
    return done;
}
int unlink(const char *path) { return unlinkat(AT_FDCWD, path, 0); }
int rmdir(const char *path) { return unlinkat(AT_FDCWD, path, AT_REMOVEDIR); }
int remove(const char *path) {
    struct stat about;
    return unlinkat(AT_FDCWD, path, !lstat(path, &about) && S_ISDIR(about.st_mode) ? AT_REMOVEDIR : 0);
}

int renameat2(int from_dir, const char *from, int to_dir, const char *to, unsigned flags) {
    struct place old, fresh;
    struct stat about;
    int seen = placed(from_dir, from, &old) && placed(to_dir, to, &fresh) && !lstat(old.path, &about);
    if (seen) {
        take();
        struct stat target;
        uint64_t grave = 0;
        if (!lstat(fresh.path, &target) && target.st_ino != about.st_ino) grave = bury(fresh.path);
        note_name(RENAMED, about.st_ino, grave, &fresh, old.path);
    }
    int done = syscall(SYS_renameat2, from_dir, from, to_dir, to, flags);
    if (seen) {
        int saved = errno;
        give();
        errno = saved;
    }
    return done;
}
int renameat(int from_dir, const char *from, int to_dir, const char *to) {
    return renameat2(from_dir, from, to_dir, to, 0);
}
int rename(const char *from, const char *to) { return renameat2(AT_FDCWD, from, AT_FDCWD, to, 0); }

/* Does what gives something a name, and writes the name down. */
#define NAMES(dir, to, call)                                                                                               \
    struct place place;                                                                                                    \
    int seen = placed(dir, to, &place);                                                                                    \
    if (seen) take();                                                                                                      \
    int done = call;                                                                                                       \
    int saved = errno;                                                                                                     \
    struct stat about;                                                                                                     \
    if (seen && !done && !lstat(place.path, &about)) note_name(MADE, about.st_ino, 0, &place, "");                         \
    if (seen) give();                                                                                                      \
    errno = saved;                                                                                                         \
    return done;
int linkat(int from_dir, const char *from, int to_dir, const char *to, int flags) {
    NAMES(to_dir, to, syscall(SYS_linkat, from_dir, from, to_dir, to, flags))
}
int link(const char *from, const char *to) { return linkat(AT_FDCWD, from, AT_FDCWD, to, 0); }
int mkdirat(int dir, const char *path, mode_t mode) {
    NAMES(dir, path, syscall(SYS_mkdirat, dir, path, mode))
}
int mkdir(const char *path, mode_t mode) { return mkdirat(AT_FDCWD, path, mode); }
