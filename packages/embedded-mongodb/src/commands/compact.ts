import { mongoError } from '../semantics/errors';
import { type Document, docOf } from '../semantics/values';
import type { CommandContext } from './context';
import { checkFields, integer, truthy } from './fields';
import { ok } from './reply';

const FIELDS = { dryRun: 'bool', force: 'bool', freeSpaceTargetMB: 'number' } as const;
const MEGABYTE = 1024 * 1024;
const DEFAULT_TARGET_MB = 20;

/**
 * Gives free pages back to the file system. All collections share one data file, so the whole file is compacted,
 * whichever collection is named; others read and write meanwhile.
 */
export async function compact(context: CommandContext): Promise<Document> {
  const { body, store } = context;
  checkFields('compact', body, FIELDS);
  const name = context.collectionName();
  if (context.catalog.view(context.db, name))
    throw mongoError('CommandNotSupportedOnView', "can't compact a view");
  if (!context.collection()) throw mongoError('NamespaceNotFound', 'collection does not exist');
  const target = integer(body.freeSpaceTargetMB, DEFAULT_TARGET_MB);
  if (target < 1)
    throw mongoError(51024, `BSON field 'freeSpaceTargetMB' value must be >= 1, actual value '${target}'`);
  const free = store.freeBytes();
  if (truthy(body.dryRun)) return ok(docOf({ bytesFreed: BigInt(free) }));
  const worthwhile = body.freeSpaceTargetMB === undefined || free >= target * MEGABYTE;
  return ok(docOf({ bytesFreed: BigInt(worthwhile ? await store.compact() : 0) }));
}
