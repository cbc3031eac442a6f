import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA_FILE, flushPath } from './storage/engine/data-file';
import { makeEmptyLog } from './storage/folder';

/** Copies a backup durably into an empty or new data directory, on which a server can then start. */
export function restoreBackup(backup: string, directory: string): void {
  if (!existsSync(join(backup, DATA_FILE))) throw new Error(`${backup} holds no backup.`);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`The directory ${directory} is not empty.`);
  mkdirSync(directory, { recursive: true });
  cpSync(join(backup, DATA_FILE), join(directory, DATA_FILE));
  makeEmptyLog(directory);
  for (const path of [join(directory, DATA_FILE), directory, dirname(directory)]) flushPath(path);
}
