/** SQLite's page cache, and the changes kept for snapshots. */
const CACHES_MIB = 64 + 64;
export const MOST_RESIDENT_MIB = 300 + CACHES_MIB;

/** Settings of the C library's allocator, as in scripts/lib/database.mjs. */
export const MEMORY = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: String(4 * 1024 * 1024) };
