import mongoose from 'mongoose';
import { sleep } from '../measure';
import { figure } from '../report';
import type { Database, Target } from './installation';
import type { People } from './people';

/** Time for the leases of a killed process to end and for others to take over its work. */
const SETTLE_MS = 100_000;

const { ObjectId } = mongoose.mongo;

async function counts(db: Database, collection: string, field: string, values: readonly unknown[]) {
  const found = await db
    .collection(collection)
    .aggregate<{ _id: unknown; n: number }>([
      { $match: { [field]: { $in: values } } },
      { $group: { _id: `$${field}`, n: { $sum: 1 } } },
    ])
    .toArray();
  return new Map(found.map(({ _id, n }) => [String(_id), n]));
}

type Found = { lost: number; twice: number };

const judge = (keys: readonly string[], rows: Map<string, number>): Found => ({
  lost: keys.filter((key) => !rows.has(key)).length,
  twice: keys.filter((key) => (rows.get(key) ?? 0) > 1).length,
});

async function alerts(db: Database, ids: readonly string[]): Promise<Found> {
  const objects = ids.map((id) => new ObjectId(id));
  const told = await counts(db, 'searchalerts', 'property', objects);
  return judge(ids, told);
}

/** Prints the details of listings of which nobody was notified. */
async function untold(db: Database, ids: readonly string[]): Promise<void> {
  const told = (await db.collection('searchalerts').distinct('property')).map(String);
  const objects = ids.filter((id) => !told.includes(id)).map((id) => new ObjectId(id));
  const fields = { status: 1, lifecycle: 1, createdAt: 1, updatedAt: 1 };
  console.log(
    await db
      .collection('properties')
      .find({ _id: { $in: objects } }, { projection: fields })
      .toArray(),
  );
  console.log(
    await db
      .collection('listingsnapshots')
      .find({ _id: { $in: objects } }, { projection: { facts: 0 } })
      .toArray(),
  );
  console.log(
    await db
      .collection('counters')
      .find({ _id: { $in: ['search-alerts', 'search-alerts-begun'] as never[] } })
      .toArray(),
  );
}

async function pictures(site: Target, addresses: readonly string[]): Promise<number> {
  let missing = 0;
  for (const address of addresses) {
    const reply = await fetch(new URL(address, site.url)).catch(() => undefined);
    await reply?.arrayBuffer();
    if (!reply?.ok) missing++;
  }
  return missing;
}

/** Checks that everything acknowledged exists exactly once. */
export async function audit(name: string, people: People, { site = people.site, withAlerts = true } = {}) {
  const listings = [...people.listings.values()];
  const ids = listings.map(({ id }) => id);
  await site.onDatabase(async (db) => {
    const enquiries = judge(
      [...people.enquiries.keys()],
      await counts(db, 'enquiries', 'idempotencyKey', [...people.enquiries.keys()]),
    );
    const homes = judge(
      [...people.listings.keys()],
      await counts(db, 'properties', 'idempotencyKey', [...people.listings.keys()]),
    );
    const numbers = people.imports.flatMap(({ phones }) => phones);
    const contacts = judge(numbers, await counts(db, 'contacts', 'lastName', numbers));
    let told = await alerts(db, ids);
    for (
      const end = Date.now() + SETTLE_MS;
      withAlerts && told.lost > 0 && Date.now() < end;
      told = await alerts(db, ids)
    )
      await sleep(1000);
    const missing = await pictures(
      site,
      listings.flatMap((listing) => listing.pictures),
    );
    const lost = enquiries.lost + homes.lost + contacts.lost + missing + (withAlerts ? told.lost : 0);
    const twice = enquiries.twice + homes.twice + contacts.twice + told.twice;
    const acknowledged = `${people.enquiries.size} enquiries, ${listings.length} listings with pictures${withAlerts ? ' and alerts' : ''}, ${numbers.length} imported contacts`;
    figure(`${name}: acknowledged and not there`, `${lost} of ${acknowledged}`, '0', lost === 0);
    figure(`${name}: there twice`, String(twice), '0', twice === 0);
    if (lost + twice > 0) console.log({ enquiries, homes, contacts, told, missing });
    if (withAlerts && told.lost > 0) await untold(db, ids);
  });
  const strange = people.replies.filter(({ status }) => status >= 500 && status !== 503);
  figure(`${name}: replies with 5xx other than 503`, String(strange.length), '0', strange.length === 0);
  const failed = new Set(strange.map(({ requestId }) => requestId));
  const lines = site.log().split('\n');
  if (failed.size > 0)
    console.log(lines.filter((line) => [...failed].some((id) => line.includes(id))).slice(0, 3));
}
