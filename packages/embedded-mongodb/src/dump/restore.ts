import { cpSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Copies a backup into an empty or new data directory, durably; then a server may be started on it. */
export function restoreBackup(backup: string, directory: string): void {
  if (!existsSync(join(backup, 'data.mdb'))) throw new Error(`${backup} holds no backup.`);
  if (existsSync(directory) && readdirSync(directory).length > 0)
    throw new Error(`The directory ${directory} is not empty.`);
  mkdirSync(directory, { recursive: true });
  cpSync(join(backup, 'data.mdb'), join(directory, 'data.mdb'));
  for (const path of [join(directory, 'data.mdb'), directory, dirname(directory)])
    fsyncSync(openSync(path, 'r'));
}
