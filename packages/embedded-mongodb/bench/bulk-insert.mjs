import { statSync } from 'node:fs';
import { join } from 'node:path';
import { BSON, MongoClient, ObjectId } from 'mongodb';
import { startServer, temporaryDirectory } from './support.mjs';

const SIZES = { quick: 20_000, full: 200_000 };
const BATCH = 1_000;
const AIM_PER_SECOND = 10_000;
const AIM_SPACE = 2.5;
const CITIES = [
  'pune',
  'mumbai',
  'nagpur',
  'nashik',
  'delhi',
  'chennai',
  'kolkata',
  'jaipur',
  'surat',
  'indore',
];
const RECORD_ID_BYTES = 6;

// Twenty indexes as an application with many lists has them.
const INDEXES = [
  { status: 1, createdAt: -1, _id: -1 },
  { type: 1, city: 1, category: 1, status: 1, createdAt: -1, _id: -1 },
  { type: 1, city: 1, status: 1, createdAt: -1, _id: -1 },
  { type: 1, status: 1, createdAt: -1, _id: -1 },
  { type: 1, status: 1, price: 1, _id: 1 },
  { type: 1, city: 1, status: 1, price: 1, _id: 1 },
  { category: 1, status: 1, createdAt: -1, _id: -1 },
  { city: 1, locality: 1, status: 1, createdAt: -1, _id: -1 },
  { owner: 1, createdAt: -1 },
  { city: 1, locality: 1, category: 1, type: 1, price: 1 },
  { state: 1, status: 1, since: 1, _id: 1 },
  { createdAt: -1, _id: -1 },
  { price: 1, _id: 1 },
  { status: 1, price: 1, _id: 1 },
  { pictures: 1 },
  { updatedAt: 1, _id: 1 },
  { bedrooms: 1, area: 1 },
  { area: 1 },
  { project: 1 },
  { owner: 1, status: 1, updatedAt: -1 },
];

let seed = 12345;
function random(n) {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
}
const pick = (list) => list[random(list.length)];
const words = Array.from({ length: 5000 }, (_, i) => `w${((i * 7919) % 100_003).toString(36)}`);
const text = (n) => Array.from({ length: n }, () => pick(words)).join(' ');
const owners = Array.from({ length: 500 }, () => new ObjectId());
const day = (n) => new Date(Date.UTC(2026, 0, 1) + random(n) * 1000);

function listing(n) {
  const city = pick(CITIES);
  return {
    _id: new ObjectId(),
    title: text(8),
    description: text(180),
    price: 1000 * random(100_000),
    type: pick(['rent', 'sale']),
    category: pick(['flat', 'villa', 'plot', 'office']),
    bedrooms: random(6),
    area: random(5000),
    pictures: [0, 1, 2].map((i) => `demo/${n}-${i}`),
    status: pick(['active', 'active', 'active', 'sold']),
    city,
    locality: `${city}-l${random(50)}`,
    project: pick(words),
    owner: pick(owners),
    state: 'approved',
    since: day(1e7),
    createdAt: day(2e7),
    updatedAt: day(2e7),
  };
}

function valueBytes(value) {
  if (typeof value === 'string') return value.length;
  return value instanceof ObjectId ? 12 : 8;
}

/** Bytes of a document and of its keys: indexed values, and which document they belong to. */
function bytesOf(document) {
  let bytes = BSON.calculateObjectSize(document) + 12 + RECORD_ID_BYTES;
  for (const index of INDEXES) {
    const names = Object.keys(index);
    const keys = Math.max(
      ...names.map((name) => (Array.isArray(document[name]) ? document[name].length : 1)),
    );
    const once = names.reduce((sum, name) => sum + valueBytes([document[name]].flat()[0]), RECORD_ID_BYTES);
    bytes += once * keys;
  }
  return bytes;
}

/** insertMany through the driver, and what it leaves on disk. */
export async function bulkInsert({ quick }) {
  const total = quick ? SIZES.quick : SIZES.full;
  const dir = temporaryDirectory();
  const server = await startServer(dir);
  const client = await MongoClient.connect(`mongodb://127.0.0.1:${server.port}/?directConnection=true`);
  const collection = client.db('bench').collection('listings');
  await collection.createIndexes(INDEXES.map((key) => ({ key })));
  let milliseconds = 0;
  let bytes = 0;
  for (let done = 0; done < total; done += BATCH) {
    const documents = Array.from({ length: BATCH }, (_, i) => listing(done + i));
    for (const document of documents) bytes += bytesOf(document);
    const start = performance.now();
    await collection.insertMany(documents);
    milliseconds += performance.now() - start;
  }
  await client.db('bench').command({ compact: 'listings' });
  const disk = statSync(join(dir, 'data.db')).size;
  await client.close();
  await server.stop();
  const perSecond = (total / milliseconds) * 1000;
  return [
    {
      name: `insertMany of ${BATCH}, 20 indexes`,
      seen: `${Math.round(perSecond)} documents a second`,
      ratio: perSecond / AIM_PER_SECOND,
      aim: '>= 1',
      reached: perSecond >= AIM_PER_SECOND,
    },
    {
      name: 'bytes on disk',
      seen: `${Math.round(disk / total)} beside ${Math.round(bytes / total)} of document and keys`,
      ratio: disk / bytes,
      aim: `<= ${AIM_SPACE}`,
      reached: disk / bytes <= AIM_SPACE,
    },
  ];
}
