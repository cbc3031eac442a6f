/** Limits that MongoDB 8.0 announces in `hello`. Drivers split their work by them. */
export const MAX_BSON_BYTES = 16 * 1024 * 1024;
export const MAX_MESSAGE_BYTES = 48_000_000;
export const MAX_WRITE_BATCH = 100_000;
/** MongoDB 7.0 has 21, and 8.0 has 25. */
export const MAX_WIRE_VERSION = 25;
export const DEFAULT_BATCH_DOCUMENTS = 101;
export const CURSOR_IDLE_MS = 10 * 60 * 1000;
export const MAX_CONNECTIONS = 1000;
/** Longest time that one scan blocks the event loop before others get a turn. */
export const SLICE_MS = 8;
/** Memory for a blocking sort, as MongoDB's internalQueryMaxBlockingSortMemoryUsageBytes. */
export const SORT_MEMORY_BYTES = 100 * 1024 * 1024;
export const VERSION = '8.0.0';
