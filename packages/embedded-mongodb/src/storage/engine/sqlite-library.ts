import { DatabaseSync } from '@photostructure/sqlite';

/** SQLite as one package brings it, prebuilt; `build.mjs` puts a shorter way to it in this file's place. */
export { DatabaseSync };
/** For a thread, which has to load it again. */
export const libraryPath = require.resolve('@photostructure/sqlite');
