import { DatabaseSync } from '@photostructure/sqlite';

/** SQLite from a package with prebuilt binaries. `build.mjs` replaces this file with a shorter way to load it. */
export { DatabaseSync };
/** Path for a thread, which has to load the library again. */
export const libraryPath = require.resolve('@photostructure/sqlite');
