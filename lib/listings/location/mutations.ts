import 'server-only';
import type { AnyBulkWriteOperation } from 'mongoose';
import type { GazetteerPlace } from '@/lib/places/gazetteer/dto';
import { Property, type PropertyRow } from '@/models/listings/property';

const BATCH = 500;

/** Moves the listings of a merged locality to the remaining one. Returns their number. */
export async function moveToPlace({ city, slug, name }: GazetteerPlace, from: string): Promise<number> {
  let writes: AnyBulkWriteOperation<PropertyRow>[] = [];
  let moved = 0;
  const flush = async () => {
    if (writes.length > 0) await Property.bulkWrite(writes, { ordered: false, timestamps: false });
    moved += writes.length;
    writes = [];
  };
  for await (const row of Property.find({ citySlug: city, localitySlug: from }, { _id: 1 }).lean().cursor()) {
    // the new time makes every process index the row again (lib/search/running.data.ts)
    const update = { $set: { locality: name, localitySlug: slug, updatedAt: new Date() } };
    writes.push({ updateOne: { filter: { _id: row._id }, update } });
    if (writes.length >= BATCH) await flush();
  }
  await flush();
  return moved;
}
