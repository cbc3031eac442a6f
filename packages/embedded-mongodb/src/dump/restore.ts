import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DATA_FILE, flushPath } from '../storage/engine/data-file';
import { makeEmptyLog } from '../storage/folder';
import { OLD_DATA } from '../storage/old-folder/migrate';

/** Copies a backup into an empty or new data directory, durably; then a server may be started on it. */
export function restoreBackup(backup: string, directory: string): void {
  // a backup that an older version wrote is taken over when the server starts
  const name = [DATA_FILE, OLD_DATA].find((file) => existsSync(join(backup, file)));
  if (!name) throw new Error(`${backup} holds no backup.`);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`The directory ${directory} is not empty.`);
  mkdirSync(directory, { recursive: true });
  cpSync(join(backup, name), join(directory, name));
  if (name === DATA_FILE) makeEmptyLog(directory);
  for (const path of [join(directory, name), directory, dirname(directory)]) flushPath(path);
}
