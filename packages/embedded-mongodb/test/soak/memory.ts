/** SQLite's pages, and as much of the changes that snapshots may ask for. */
const CACHES_MIB = 64 + 64;
export const MOST_RESIDENT_MIB = 300 + CACHES_MIB;

/** How scripts/lib/database.mjs sets the C library's allocator. */
export const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) };
