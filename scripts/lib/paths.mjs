import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** Folder for all data to keep: database, media, secrets, mail. */
export const dataDir = resolve(root, process.env.DATA_DIR || '.data');
