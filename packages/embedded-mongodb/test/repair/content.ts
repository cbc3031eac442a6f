import type { Document } from 'bson';
import type { RawConnection } from '../support/wire';

/** The content of folders that tests damage, with small, large and packed documents, long keys and every kind of index. */
const WORDS =
  'bright corner flat near the metro with parking lift garden and a view of the lake in Nagpur'.split(' ');
const LISTINGS = 150;

/** A generator of the same numbers in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return state / 0x8000_0000;
  };
}

function listing(n: number): Document {
  const next = numbers(n + 1);
  const text = Array.from(
    { length: 10 + Math.floor(next() * 300) },
    () => WORDS[Math.floor(next() * WORDS.length)],
  );
  return {
    _id: n % 3 === 0 ? n : `listing ${n}`,
    title: text.slice(0, 5).join(' '),
    city: `city ${n % 17}`,
    price: Math.floor(next() * 1e7),
    tags: text.slice(0, n % 5),
    ...(n % 4 === 0 ? {} : { slug: `${text[0]}-${n}` }),
    description: text.join(' '),
    // too long for an index to keep whole
    note: n % 50 === 0 ? `${'very '.repeat(400)}${n}` : `note ${n}`,
  };
}

function noise(length: number): Uint8Array {
  const next = numbers(length);
  return Buffer.alloc(length).map(() => Math.floor(next() * 256));
}

async function run(connection: RawConnection, command: Document): Promise<void> {
  const reply = await connection.command(command);
  if (reply.ok !== 1 || reply.writeErrors) throw new Error(JSON.stringify(reply).slice(0, 500));
}

const COLLECTIONS = ['listings', 'large', 'renamed', 'folded'];

/** Writes the first half into the data file. The second half stays in the log. */
export async function fillFirstHalf(connection: RawConnection): Promise<void> {
  await run(connection, {
    createIndexes: 'listings',
    indexes: [
      { key: { city: 1, price: -1 }, name: 'city' },
      { key: { slug: 1 }, name: 'slug', unique: true, sparse: true },
      { key: { tags: 1 }, name: 'tags' },
      { key: { note: 1 }, name: 'note' },
      { key: { price: 1 }, name: 'dear', partialFilterExpression: { price: { $gt: 5e6 } } },
    ],
  });
  const documents = Array.from({ length: LISTINGS }, (_, n) => listing(n));
  await run(connection, { insert: 'listings', documents });
  await run(connection, {
    insert: 'large',
    documents: [1, 2, 3].map((n) => ({ _id: n, bytes: noise(n * 9000) })),
  });
  await run(connection, { insert: 'large', documents: [{ _id: 4, text: 'sale '.repeat(400_000) }] });
  await run(connection, { create: 'folded', collation: { locale: 'en', strength: 2 } });
  await run(connection, { insert: 'folded', documents: [{ _id: 'Nagpur' }, { _id: 'Pune' }] });
  await run(connection, { create: 'dropped' });
  await run(connection, { insert: 'before', documents: [{ _id: 1, kept: true }] });
}

export async function fillSecondHalf(connection: RawConnection): Promise<void> {
  const deletes = Array.from({ length: LISTINGS }, (_, n) => n).filter((n) => n % 7 === 0);
  await run(connection, {
    delete: 'listings',
    deletes: deletes.map((n) => ({ q: { _id: listing(n)._id }, limit: 1 })),
  });
  await run(connection, {
    update: 'listings',
    updates: [{ q: { city: 'city 3' }, u: { $set: { city: 'city 99', tags: ['moved'] } }, multi: true }],
  });
  await run(connection, { drop: 'dropped' });
  await run(connection, { renameCollection: 'test.before', to: 'test.renamed', $db: 'admin' });
  await run(connection, { dropIndexes: 'listings', index: 'tags' });
  await run(connection, { createIndexes: 'large', indexes: [{ key: { text: -1 }, name: 'text' }] });
}

export async function contentOf(connection: RawConnection): Promise<Document> {
  const collections: Document[] = (await connection.command({ listCollections: 1 })).cursor.firstBatch;
  const content: Document = {
    collections: collections
      .map(({ name, type, options }) => ({ name, type, options }))
      .sort((a, b) => (a.name < b.name ? -1 : 1)),
  };
  for (const name of COLLECTIONS) {
    const documents = await connection.all({ find: name });
    const indexes = (await connection.command({ listIndexes: name })).cursor.firstBatch;
    const report = await connection.command({ validate: name, full: true });
    const count = (await connection.command({ count: name })).n;
    content[name] = { documents, indexes, count, valid: report.valid, keys: report.keysPerIndex };
  }
  const find = (filter: Document, hint?: string) =>
    connection.all({ find: 'listings', filter, hint, projection: { _id: 1 } });
  content.found = [
    await find({ city: 'city 5', price: { $gt: 1e6 } }, 'city'),
    await find({ slug: { $gt: 'm' } }, 'slug'),
    await find({ note: { $gte: 'very' } }, 'note'),
  ];
  return content;
}
