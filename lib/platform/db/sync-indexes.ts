import type { Model } from 'mongoose';

/** MongoDB's codes for an index of this name, or of these fields, with other options. */
const CONFLICTS = new Set([85, 86]);

type Declared = [key: Record<string, 1 | -1>, options: Record<string, unknown>];

/**
 * Brings a collection's indexes to what its model declares: new ones before old ones go, so that queries of a site that runs meanwhile always
 * have theirs. An index that changes its options under the same name or fields has to go first.
 */
export async function syncIndexesOf<T>(model: Model<T>): Promise<void> {
  await model.createCollection();
  const { toDrop, toCreate } = await model.diffIndexes({ indexOptionsToCreate: true });
  try {
    const missing = (toCreate as Declared[]).map(([key, options]) => ({ ...options, key }));
    if (missing.length > 0) await model.collection.createIndexes(missing);
  } catch (error) {
    if (!CONFLICTS.has((error as { code?: number }).code ?? 0)) throw error;
    await model.syncIndexes();
    return;
  }
  await model.cleanIndexes({ toDrop: toDrop as string[] });
}
