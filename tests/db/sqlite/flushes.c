/* Preloaded into a child process: counts what is flushed to the disk, and fails it on demand. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>

static int count, failing;

int flushes(void) { return count; }
void fail_flushes(int on) { failing = on; }

static int flush(const char *name, int file) {
    count++;
    if (failing) { errno = EIO; return -1; }
    return ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
}

int fsync(int file) { return flush("fsync", file); }
int fdatasync(int file) { return flush("fdatasync", file); }
