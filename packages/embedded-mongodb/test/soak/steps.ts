import type { Document } from 'bson';
import { BSON } from 'bson';
import type { RawConnection } from '../support/wire';
import { documentOf, INDEXES, split, type World } from './world';

const DATABASES = 5;
const MOST_IN_A_GROUP = 15e6;
const MOST_BYTES_ALIVE = 200e6;
const _MOST_VIEW_BYTES = 20e6;

type Step = (world: World, server: RawConnection) => Promise<void>;

export async function ok(server: RawConnection, command: Document): Promise<Document> {
  const reply = await server.command(command);
  if (reply.ok !== 1 || reply.writeErrors)
    throw new Error(
      `${Object.keys(command)[0]} of ${Object.values(command)[0]}: ${JSON.stringify(reply).slice(0, 300)}`,
    );
  return reply;
}

const newName = (world: World): string => `soak${world.below(DATABASES)}.c${world.nextId++}`;

const create: Step = async (world, server) => {
  const ns = newName(world);
  const [$db, name] = split(ns);
  await ok(server, { create: name, $db });
  world.tables.set(ns, { documents: new Map(), indexes: new Set() });
  // half of the time, adds indexes and documents at once
  if (world.random() < 0.5) return;
  for (const index of Object.values(INDEXES).slice(0, world.below(5))) {
    await ok(server, { createIndexes: name, indexes: [index], $db });
    world.tables.get(ns)!.indexes.add(index.name);
  }
};

const insert: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  if (!ns || !table) return;
  const recipes = Array.from({ length: 1 + world.below(20) }, () => world.recipe());
  // documents that do not fit in one command go into the next
  while (recipes.length > 0) {
    let bytes = recipes[0]!.bytes;
    let fitting = 1;
    for (; fitting < recipes.length; fitting++) {
      bytes += recipes[fitting]!.bytes;
      if (bytes > MOST_IN_A_GROUP) break;
    }
    const group = recipes.splice(0, fitting);
    const [$db, name] = split(ns);
    await ok(server, { insert: name, documents: group.map(documentOf), $db });
    for (const recipe of group) world.put(table, recipe);
  }
};

const replace: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  const old = table && world.one([...table.documents.values()]);
  if (!ns || !table || !old) return;
  const recipe = { ...world.recipe(), _id: old._id };
  const [$db, name] = split(ns);
  await ok(server, { update: name, updates: [{ q: { _id: old._id }, u: documentOf(recipe) }], $db });
  world.put(table, recipe);
};

const markMany: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  if (!ns || !table) return;
  const [group, mark] = [world.below(7), world.below(100)];
  const [$db, name] = split(ns);
  await ok(server, { update: name, updates: [{ q: { group }, u: { $set: { mark } }, multi: true }], $db });
  for (const recipe of table.documents.values()) if (recipe.seed % 7 === group) recipe.mark = mark;
};

const remove: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  if (!ns || !table) return;
  const group = world.below(7);
  const ids = [...table.documents.values()].filter(({ seed }) => seed % 7 === group).map(({ _id }) => _id);
  const [$db, name] = split(ns);
  await ok(server, { delete: name, deletes: [{ q: { group }, limit: 0 }], $db });
  for (const id of ids) world.remove(table, id);
};

const drop: Step = async (world, server) => {
  const [ns] = world.table() ?? [];
  if (!ns) return;
  const [$db, name] = split(ns);
  await ok(server, { drop: name, $db });
  world.drop(ns);
};

const dropDatabase: Step = async (world, server) => {
  const db = `soak${world.below(DATABASES)}`;
  await ok(server, { dropDatabase: 1, $db: db });
  for (const ns of [...world.tables.keys()]) if (split(ns)[0] === db) world.drop(ns);
};

const rename: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  if (!ns || !table) return;
  const to = `${split(ns)[0]}.r${world.nextId++}`;
  await ok(server, { renameCollection: ns, to, $db: 'admin' });
  world.tables.delete(ns);
  world.tables.set(to, table);
};

const toggleIndex: Step = async (world, server) => {
  const [ns, table] = world.table() ?? [];
  if (!ns || !table) return;
  const index = world.one(Object.values(INDEXES))!;
  const [$db, name] = split(ns);
  if (table.indexes.delete(index.name)) await ok(server, { dropIndexes: name, index: index.name, $db });
  else {
    await ok(server, { createIndexes: name, indexes: [index], $db });
    table.indexes.add(index.name);
  }
};

const transaction: Step = async (world, server) => {
  const targets = [world.table(), world.table()].filter((target) => target !== undefined);
  if (targets.length === 0) return;
  const session = { lsid: { id: new BSON.UUID() }, txnNumber: BSON.Long.fromNumber(1), autocommit: false };
  const written = targets.map(([ns, table]) => ({
    ns,
    table,
    recipe: { ...world.recipe(), bytes: world.below(3000) },
  }));
  for (const [i, { ns, recipe }] of written.entries()) {
    const [$db, name] = split(ns);
    const first = i === 0 ? { startTransaction: true } : {};
    await ok(server, { insert: name, documents: [documentOf(recipe)], $db, ...session, ...first });
  }
  const isCommitted = world.random() < 0.6;
  await ok(server, { [isCommitted ? 'commitTransaction' : 'abortTransaction']: 1, $db: 'admin', ...session });
  if (isCommitted) for (const { table, recipe } of written) world.put(table, recipe);
};

/** Leaves a cursor open until the server forgets it. */
const readSome: Step = async (world, server) => {
  const [ns] = world.table() ?? [];
  if (!ns) return;
  const [$db, name] = split(ns);
  await ok(server, { find: name, batchSize: 1, $db });
};

const compact: Step = async (world, server) => {
  const [ns] = world.table() ?? [];
  if (!ns) return;
  const [$db, name] = split(ns);
  await ok(server, { compact: name, force: true, $db });
};

const STEPS: [number, Step][] = [
  [10, create],
  [30, insert],
  [12, replace],
  [6, markMany],
  [8, remove],
  [9, drop],
  [0.3, dropDatabase],
  [3, rename],
  [5, toggleIndex],
  [5, transaction],
  [2, readSome],
  [0.7, compact],
];
const TOTAL = STEPS.reduce((sum, [weight]) => sum + weight, 0);

export function nextStep(world: World): Step {
  if (world.bytes > MOST_BYTES_ALIVE) return world.random() < 0.5 ? drop : remove;
  let at = world.random() * TOTAL;
  for (const [weight, step] of STEPS) {
    at -= weight;
    if (at < 0) return step;
  }
  return insert;
}
