/**
 * A process answers from memory only when it has read the invalidation log within this time (packages/edge-cache/src/log-reader.ts), so
 * after it, plus one read, no process can still answer from before a write.
 */
export const FRESHNESS_MS = 1000;
