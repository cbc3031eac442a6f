/** Dumps and restores a MongoDB elsewhere through the driver, in mongodump's layout. */
import { once } from 'node:events';
import { createWriteStream, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import mongoose from 'mongoose';
import { Stop } from './say.mjs';

const { BSON, MongoClient } = mongoose.mongo;
const BATCH = 1000;

async function onDatabase(uri, work) {
  const client = await new MongoClient(uri, { serverSelectionTimeoutMS: 5000 }).connect();
  try {
    return await work(client, client.db());
  } finally {
    await client.close();
  }
}

const collectionsOf = async (db) =>
  (await db.listCollections().toArray()).filter(
    ({ name, type }) => type === 'collection' && !name.startsWith('system.'),
  );

/** Writes `{collection}.bson` and `{collection}.metadata.json`. Returns true if all data is from one moment. */
export const dump = (uri, folder) =>
  onDatabase(uri, async (client, db) => {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    const { setName, msg } = await db.command({ hello: 1 });
    // replica sets and sharded clusters can read all collections at one moment; a single server can't
    const session = setName || msg === 'isdbgrid' ? client.startSession({ snapshot: true }) : undefined;
    for (const { name, options } of await collectionsOf(db)) {
      const indexes = await db.collection(name).indexes();
      writeFileSync(join(folder, `${name}.metadata.json`), BSON.EJSON.stringify({ options, indexes }));
      const file = createWriteStream(join(folder, `${name}.bson`), { mode: 0o600 });
      for await (const row of db.collection(name).find({}, { raw: true, session, sort: { _id: 1 } }))
        if (!file.write(row)) await once(file, 'drain');
      file.end();
      await once(file, 'close');
    }
    await session?.endSession();
    return session !== undefined;
  });

/** Yields the documents of a BSON file. */
async function* documents(path) {
  const file = await open(path);
  try {
    const head = Buffer.alloc(4);
    for (let at = 0; (await file.read(head, 0, 4, at)).bytesRead === 4; ) {
      const bytes = Buffer.alloc(head.readInt32LE());
      await file.read(bytes, 0, bytes.length, at);
      at += bytes.length;
      // keeps types, so that 1 stays an integer of the same width
      yield BSON.deserialize(bytes, { promoteValues: false, promoteBuffers: false });
    }
  } finally {
    await file.close();
  }
}

/** Fills a database from a dump. Refuses a non-empty database, or empties it first with `force`. */
export const load = (folder, uri, { force }) =>
  onDatabase(uri, async (_, db) => {
    const there = await collectionsOf(db);
    for (const { name } of there) {
      if (!force && (await db.collection(name).findOne()))
        throw new Stop(
          `The database is not empty (${name}): restore into an empty one, or add --force to replace it.`,
        );
    }
    await db.dropDatabase();
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.metadata.json'))) {
      const name = file.slice(0, -'.metadata.json'.length);
      const { options, indexes } = BSON.EJSON.parse(readFileSync(join(folder, file), 'utf8'), {
        relaxed: true,
      });
      await db.createCollection(name, options);
      let batch = [];
      const insert = async () => {
        if (batch.length > 0) await db.collection(name).insertMany(batch, { ordered: false });
        batch = [];
      };
      for await (const row of documents(join(folder, `${name}.bson`))) {
        batch.push(row);
        if (batch.length === BATCH) await insert();
      }
      await insert();
      const own = indexes
        .filter((index) => index.name !== '_id_')
        .map(({ v: _v, ns: _ns, ...index }) => index);
      if (own.length > 0) await db.collection(name).createIndexes(own);
    }
  });
