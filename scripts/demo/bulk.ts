import type { Collection, Document, Filter } from 'mongodb';

/** Rows per insert. A listing is about 4 KB, so a batch stays far below MongoDB's 48 MB per message. */
const BATCH = 2_000;
/** The database writes one batch while the next is being created. */
const IN_FLIGHT = 2;

/** Inserts all rows and returns how many. Stops at the first batch that fails and rejects with its error. */
export async function insertInBulk<T extends Document>(
  collection: Collection,
  rows: Iterable<T>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0;
  const writing = new Set<Promise<void>>();
  const send = async (batch: T[]) => {
    await collection.insertMany(batch, { ordered: false });
    done += batch.length;
    onProgress(done);
  };
  const start = (batch: T[]) => {
    const write = send(batch).finally(() => writing.delete(write));
    writing.add(write);
    // the await below throws a failure, which must not count as unhandled until then
    write.catch(() => undefined);
  };
  let batch: T[] = [];
  for (const row of rows) {
    batch.push(row);
    if (batch.length < BATCH) continue;
    if (writing.size >= IN_FLIGHT) await Promise.race(writing);
    start(batch);
    batch = [];
    // lets the batch be sent before the next one is created
    await new Promise(setImmediate);
  }
  if (batch.length > 0) start(batch);
  await Promise.all(writing);
  return done;
}

/** Deletes rows matching `filter` in batches, so that a million rows are neither one transaction nor a silent minute. */
export async function deleteInBulk(
  collection: Collection,
  filter: Filter<Document>,
  onProgress: (done: number) => void = () => {},
): Promise<number> {
  let done = 0;
  for (;;) {
    const rows = await collection
      .find(filter, { projection: { _id: 1 } })
      .limit(BATCH)
      .toArray();
    if (rows.length === 0) return done;
    await collection.deleteMany({ _id: { $in: rows.map(({ _id }) => _id) } });
    done += rows.length;
    onProgress(done);
  }
}
