import type { Model } from 'mongoose';

/** MongoDB's codes for an index with this name, or these fields, but other options. */
const CONFLICTS = new Set([85, 86]);

type Declared = [key: Record<string, 1 | -1>, options: Record<string, unknown>];

/**
 * Updates a collection's indexes to the model's declarations. Creates new ones before dropping old ones, so that queries of a running site always have theirs.
 * An index whose options change under the same name or fields has to be dropped first.
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
