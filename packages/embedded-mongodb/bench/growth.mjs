import { Client, decode, frame, median, startServer } from './support.mjs';

const SIZES = [1_000, 10_000, 100_000, 1_000_000];
const BATCH = 2_000;
const PER_OWNER = 50;

// What a query finds stays the same number of documents (a page, an owner's homes), as the answer to a reader does;
// what grows is the collection around it. Only the count of a fifth finds more when there is more.
const SIDE = 10;
const place = (n, total) => [70 + (SIDE * ((n * 7919) % total)) / total, 15 + (SIDE * n) / total];
const anywhere = () => [70 + SIDE * Math.random(), 15 + SIDE * Math.random()];

const home = (n, total) => ({
  _id: n,
  city: `city${n % 5}`,
  owner: Math.floor(n / PER_OWNER),
  price: (n * 7919) % total,
  rooms: n % 4,
  loc: place(n, total),
  title: `Home number ${n}`,
  text: 'x'.repeat(150),
  more: { lift: n % 2 === 0, deposit: n },
});

const INDEXES = [
  { key: { city: 1, price: 1 }, name: 'city_price' },
  { key: { owner: 1 }, name: 'owner' },
  { key: { loc: '2dsphere' }, name: 'loc' },
  { key: { 'more.$**': 1 }, name: 'more' },
];

const city = () => `city${Math.floor(Math.random() * 5)}`;
const QUERIES = {
  'indexed page of 20': (collection) => ({
    find: collection,
    filter: { city: city() },
    sort: { price: 1 },
    limit: 20,
  }),
  'indexed count': (collection, total) => ({
    count: collection,
    query: { owner: Math.floor((Math.random() * total) / PER_OWNER) },
  }),
  'indexed count of a fifth': (collection) => ({ count: collection, query: { city: city() } }),
  'nearest 20': (collection) => ({
    find: collection,
    filter: { loc: { $near: { $geometry: { type: 'Point', coordinates: anywhere() } } } },
    limit: 20,
  }),
  'twenty by a wildcard': (collection, total) => {
    const from = Math.floor(Math.random() * (total - 20));
    return { find: collection, filter: { 'more.deposit': { $gte: from, $lt: from + 20 } } };
  },
  // a circle in which about fifty lie, however many there are around it
  'places in a circle': (collection, total) => ({
    find: collection,
    filter: {
      loc: { $geoWithin: { $centerSphere: [anywhere(), (SIDE * (Math.PI / 180)) / Math.sqrt(total / 16)] } },
    },
  }),
  'filtered page': (collection, total) => ({
    find: collection,
    filter: { city: city(), price: { $gte: Math.floor(total / 4) }, rooms: { $in: [1, 2] } },
    sort: { price: 1 },
    limit: 20,
  }),
};

async function fill(client, collection, total) {
  await client.command({ createIndexes: collection, indexes: INDEXES });
  for (let from = 0; from < total; from += BATCH) {
    const count = Math.min(BATCH, total - from);
    const documents = Array.from({ length: count }, (_, n) => home(from + n, total));
    await client.command({ insert: collection, documents });
  }
}

/** Median microseconds of one request, one at a time. */
async function latency(client, collection, total, query, times) {
  const seen = [];
  for (let n = 0; n < times; n += 1) {
    const bytes = frame(query(collection, total));
    const start = performance.now();
    const reply = await client.request(bytes);
    seen.push((performance.now() - start) * 1000);
    if (n === 0 && decode(reply).ok !== 1) throw new Error(JSON.stringify(decode(reply)));
  }
  return median(seen);
}

const COUNTED = ['nearest 20', 'places in a circle', 'twenty by a wildcard'];

/** Index keys that a search reads on average, as `explain` counts them. */
async function keysRead(client, collection, total, query, times) {
  let keys = 0;
  for (let n = 0; n < times; n += 1) {
    const plan = await client.command({ explain: query(collection, total), verbosity: 'executionStats' });
    keys += Number(plan.executionStats.totalKeysExamined);
  }
  return keys / times;
}

/** The same requests on collections of growing size. */
export async function growth({ quick }) {
  const sizes = quick ? SIZES.slice(0, 2) : SIZES;
  const times = quick ? 200 : 600;
  const rounds = quick ? 2 : 5;
  const server = await startServer();
  const client = await Client.open(server.port);
  for (const size of sizes) await fill(client, `homes${size}`, size);
  const table = new Map(Object.keys(QUERIES).map((name) => [name, sizes.map(() => [])]));
  for (let round = 0; round <= rounds; round += 1) {
    for (const [name, query] of Object.entries(QUERIES)) {
      for (const [at, size] of sizes.entries()) {
        const value = await latency(client, `homes${size}`, size, query, times);
        if (round > 0) table.get(name)[at].push(value);
      }
    }
  }
  const keys = new Map(COUNTED.map((name) => [`keys read, ${name}`, []]));
  for (const name of COUNTED)
    for (const size of sizes)
      keys.get(`keys read, ${name}`).push(await keysRead(client, `homes${size}`, size, QUERIES[name], times));
  client.close();
  await server.stop();
  const result = (name, values, unit) => {
    const ratio = values.at(-1) / values[0];
    return {
      name: `${name}, ${sizes[0]} to ${sizes.at(-1)} documents`,
      seen: values.map((value) => `${value.toFixed(0)}${unit}`).join(', '),
      ratio,
      aim: '<= 1.5',
      reached: ratio <= 1.5,
    };
  };
  return [
    ...[...table].map(([name, columns]) => result(name, columns.map(median), ' µs')),
    ...[...keys].map(([name, values]) => result(name, values, '')),
  ];
}
