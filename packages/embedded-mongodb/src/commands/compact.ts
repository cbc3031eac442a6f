import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, integer, truthy } from './fields';
import { ok } from './reply';

const FIELDS = { dryRun: 'flag', force: 'flag', freeSpaceTargetMB: 'number' } as const;
const MEGABYTE = 1024 * 1024;
const DEFAULT_TARGET_MB = 20;

/**
 * Gives free pages back to the file system. All collections share one data file, so this compacts the whole file, whichever
 * collection is named. Other clients can read and write meanwhile.
 */
export async function compact(context: CommandContext): Promise<Document> {
  const { body, store } = context;
  checkFields('compact', body, FIELDS);
  const name = context.collectionName();
  if (name.startsWith('.'))
    throw mongoError('InvalidNamespace', `Invalid namespace specified '${context.db}.${name}'`);
  if (!context.collection()) throw mongoError('NamespaceNotFound', 'collection does not exist');
  const target = integer(body.freeSpaceTargetMB, DEFAULT_TARGET_MB);
  if (target < 1)
    throw mongoError(
      'BadValue',
      `BSON field 'freeSpaceTargetMB' value must be >= 1, actual value '${target}'`,
    );
  const free = store.freeBytes();
  // space that was deleted a moment ago is not free yet; `force` does not wait for it
  const worthwhile = truthy(body.force) || free >= target * MEGABYTE;
  if (truthy(body.dryRun))
    return ok(docOf({ estimatedBytesFreed: BigInt(free >= target * MEGABYTE ? free : 0) }));
  return ok(docOf({ bytesFreed: BigInt(worthwhile ? await store.compact() : 0) }));
}
