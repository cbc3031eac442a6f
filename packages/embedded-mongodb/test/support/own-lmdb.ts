import * as lmdb from 'lmdb';

// lmdb-js keeps the `open` that a process loaded first; in Jest that one belongs to a test file that has ended, whose
// `require` finds nothing any more
(lmdb as unknown as { nativeAddon: { open?: unknown } }).nativeAddon.open = undefined;
