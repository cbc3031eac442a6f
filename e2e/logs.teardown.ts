import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { MongoClient } from 'mongodb';

const PERSONAL = /^(?:name|.*Name|email.*|.*[pP]hone.*|mobile|address|ip|token|.*Token)$/;
/** Minimum length of a value. Shorter ones, and words that the log has for other reasons, would be found by chance. */
const MIN_LENGTH = 8;

/** Yields all personal values in the rows of a collection, at any depth. */
function* personalValues(value: unknown, key = ''): Generator<string> {
  if (typeof value === 'string') {
    if (PERSONAL.test(key) && value.length >= MIN_LENGTH) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* personalValues(item, key);
  } else if (typeof value === 'object' && value !== null && !('_bsontype' in value)) {
    for (const [field, inner] of Object.entries(value)) yield* personalValues(inner, field);
  }
}

test('after the whole run no name, mail address, number, token or address of anybody is in the log', async () => {
  const { uri } = JSON.parse(readFileSync('.data/e2e/db/running.json', 'utf8')) as { uri: string };
  const client = await new MongoClient(uri).connect();
  const values = new Set<string>();
  for (const { name } of await client.db().listCollections().toArray()) {
    // public data: texts of listings, names of towns; and names of jobs
    if (['properties', 'places', 'servicelines', 'jobs'].includes(name)) continue;
    for await (const row of client.db().collection(name).find()) {
      for (const value of personalValues(row)) values.add(value);
    }
  }
  await client.close();
  expect(values.size).toBeGreaterThan(100);
  const log = readFileSync('.data/e2e/site.log', 'utf8');
  expect([...values].filter((value) => log.includes(value))).toEqual([]);
  // data that rows no longer have: any address, any Indian number, any signed token
  expect(
    log.match(/[\w.+-]+@[\w-]+\.(?:example|org|com|in)\b|\+91\d{10}|\beyJ[\w-]+\.[\w-]+\.[\w-]+/g),
  ).toBeNull();
});

test('in the whole run the site has connected to nothing that the table of outside addresses does not list', () => {
  const log = readFileSync('.data/e2e/site.log', 'utf8');
  expect(log.length).toBeGreaterThan(0);
  expect(log.match(/Connection refused: .*/g)).toBeNull();
});
