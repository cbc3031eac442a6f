import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields } from './fields';
import { ok } from './reply';

/**
 * `{backup: "/absolute/directory"}` on `admin`, a command that only this server has. It writes a data directory with
 * everything that was stored when the copy began. Other clients can read and write meanwhile.
 */
export async function backup(context: CommandContext): Promise<Document> {
  const { body, store } = context;
  checkFields('backup', body, {});
  if (context.db !== 'admin')
    throw mongoError('Unauthorized', 'backup may only be run against the admin database.');
  const target = body.backup;
  if (typeof target !== 'string' || !isAbsolute(target))
    throw mongoError('BadValue', 'backup takes the absolute path of a directory');
  if (existsSync(target) && readdirSync(target).length > 0)
    throw mongoError('BadValue', `The directory ${target} is not empty.`);
  try {
    mkdirSync(target, { recursive: true });
    await store.backup(target);
  } catch (error) {
    rmSync(target, { recursive: true, force: true });
    throw mongoError('OperationFailed', `The backup failed: ${(error as Error).message}`);
  }
  return ok(docOf({ directory: target }));
}
