import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import mongoose from 'mongoose';
import './models';

/** The table of docs/operations.md: each collection with the fields of its proposed shard key. */
const table = [
  ...readFileSync(join(process.cwd(), 'docs/operations.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| `\{ (.+) \}`/gm,
  ),
].map(([, collection = '', key = '']) => ({
  collection,
  isHashed: key.includes("'hashed'"),
  fields: key.split(', ').map((part) => part.split(':')[0] ?? ''),
}));

test('six collections have a shard key', () => {
  expect(table.map(({ collection }) => collection)).toHaveLength(6);
});

test.each(table)('$collection can be sharded by its key as it is', ({ collection, isHashed, fields }) => {
  const model = Object.values(mongoose.models).find((one) => one.collection.collectionName === collection);
  const indexes = (model?.schema.indexes() ?? []).map(([key, options]) => ({
    names: Object.keys(key),
    isUnique: options.unique === true,
  }));
  expect(model).toBeDefined();
  // MongoDB: a unique index of a sharded collection begins with the shard key, and a hashed key allows none
  for (const { names } of indexes.filter(({ isUnique }) => isUnique))
    expect([isHashed, names.slice(0, fields.length)]).toEqual([false, fields]);
  const isSupported = indexes.some(({ names }) => fields.every((field, at) => names[at] === field));
  expect(isSupported || fields.join() === '_id').toBe(true);
});
