import 'server-only';
import { Types } from 'mongoose';
import { mapClientNames } from '@/lib/clients/data';
import { findListingById } from '@/lib/listings/data';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Actor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { assertColleague, ownedBy, teamScope } from '@/lib/teams/data';
import { Tour } from '@/models/clients/tour';
import { MAX_FAMILY_HOMES } from './constants';
import {
  assertNotBegun,
  factsOf,
  makePlan,
  requireTour,
  type TourFamilyRow,
  type TourHomeRow,
  type TourLean,
  type TourStopRow,
  toTourDto,
} from './data';
import type { TourDto } from './dto';
import { mailCancelled } from './mails';
import type { TourPlan } from './rules';
import type { NewTour, Opening, TourChange } from './schema';

type Fields = Omit<NewTour, 'families' | 'idempotencyKey'> & {
  families: { client: string; homes: string[] }[];
};

const NO_CLIENT_HERE = 'One of these clients is not yours';
const CHANGED = 'Someone else changed this tour. Reload the page';

/** The entry from the last tour that showed the home, or what an import read about its owner. */
async function knownOpening(actor: Actor, property: Types.ObjectId): Promise<Partial<Opening>> {
  const last = await Tour.findOne({ ...teamScope(actor), 'homes.property': property }, { homes: 1 })
    .sort({ day: -1 })
    .lean<TourLean>();
  const home = last?.homes.find((one) => one.property.equals(property));
  if (home)
    return { keys: home.keys, note: home.note, name: home.name, phone: home.phone, email: home.email };
  const row = await findListingById(property, { ownerContact: 1 });
  const contact = row?.ownerContact;
  return contact ? { name: contact.name ?? '', phone: contact.phones[0] ?? '' } : {};
}

/** A tour's homes. Known homes keep their state and take new entries; an unavailable home stays declined. */
async function homesOf(
  actor: Actor,
  ids: readonly string[],
  before: readonly TourHomeRow[],
  openings: readonly Opening[],
): Promise<TourHomeRow[]> {
  const known = before.filter(({ property }) => ids.includes(String(property)));
  const departures = await mapDepartures(known.map(({ property }) => String(property)));
  const gone = known.filter(({ property }) => departures.has(String(property)));
  const facts = await factsOf(
    actor,
    ids.filter((id) => !departures.has(id)),
  );
  const shown = await Promise.all(
    facts.map(async ({ property, title, host, isOutside }) => {
      const stored = before.find((home) => home.property.equals(property));
      const entered = openings.find((one) => one.property === String(property));
      // the number and address of another firm's lister are only for that person's own letters
      const last = stored ?? (isOutside ? {} : await knownOpening(actor, property));
      const { property: _id, ...opening } = entered ?? { property: '' };
      const isMoved = entered !== undefined && stored !== undefined && entered.email !== stored.email;
      return {
        ...{ _id: new Types.ObjectId(), keys: 'owner', note: '', name: '', phone: '', email: '' },
        ...{ answer: 'none', word: '' },
        ...last,
        ...opening,
        property,
        title,
        isOutside,
        lister: isOutside ? host : null,
        ...(isMoved && { askedAt: undefined }),
      } as TourHomeRow;
    }),
  );
  const rows = [...shown, ...gone.map((home) => ({ ...home, answer: 'declined' }) as TourHomeRow)];
  return ids.flatMap((id) => rows.find(({ property }) => String(property) === id) ?? []);
}

async function familiesOf(actor: Actor, { families, homes }: Fields, before: readonly TourFamilyRow[]) {
  const names = await mapClientNames(
    actor,
    families.map(({ client }) => client),
  );
  if (names.size < families.length) throw notFound(NO_CLIENT_HERE);
  return families.map(({ client, homes: wished }): TourFamilyRow => {
    const stored = before.find((family) => String(family.client) === client);
    const wanted = wished.filter((id) => homes.includes(id));
    const shown = wanted.length > 0 ? wanted : homes.slice(0, MAX_FAMILY_HOMES);
    return {
      ...(stored ?? { _id: new Types.ObjectId(), client: new Types.ObjectId(client) }),
      homes: shown.map((id) => new Types.ObjectId(id)),
    } as TourFamilyRow;
  });
}

const sameTimes = (
  a: readonly TourStopRow[],
  b: readonly TourStopRow[],
  field: 'property' | 'client',
  id: unknown,
) => {
  const textOf = (stops: readonly TourStopRow[]) =>
    stops
      .filter((stop) => String(stop[field]) === String(id))
      .map((stop) => `${stop.property}${stop.start.toISOString()}`)
      .sort()
      .join();
  return textOf(a) === textOf(b);
};

/** A stop keeps its id while a family sees the same home. */
const stopsOf = (plan: TourPlan, before: readonly TourStopRow[]): TourStopRow[] =>
  plan.stops.map(({ home, family, agent, start, end, km }) => {
    const stored = before.find(
      ({ property, client }) => String(property) === home && String(client) === family,
    );
    return {
      _id: stored?._id ?? new Types.ObjectId(),
      property: new Types.ObjectId(home),
      client: new Types.ObjectId(family),
      agent: new Types.ObjectId(agent),
      start,
      end,
      ...(km !== null && { km }),
      note: '',
    } as TourStopRow;
  });

/** The tour's full row, planned for now. People whose times change are asked again. */
async function plannedRow(
  actor: Actor,
  input: Fields,
  openings: readonly Opening[],
  before: TourLean | undefined,
  now: Date,
) {
  const agents = input.agents.length > 0 ? input.agents : [actor.userId];
  for (const agent of agents) await assertColleague(actor, agent);
  const homes = await homesOf(actor, input.homes, (before?.homes ?? []) as TourHomeRow[], openings);
  const families = await familiesOf(actor, input, (before?.families ?? []) as TourFamilyRow[]);
  const { day, from, until, minutes } = input;
  const plan = await makePlan(
    {
      day: { day, from, until, minutes },
      homes: homes.map(({ property, title, lister, isOutside, keys, answer }) => ({
        ...{ property, title, host: lister ?? null, isOutside, keys },
        isDeclined: answer === 'declined',
      })),
      families: families.map(({ client, homes: wanted }) => ({
        id: String(client),
        homes: wanted.map(String),
      })),
      agents,
      except: before?._id,
    },
    now,
  );
  const stored = (before?.stops ?? []) as TourStopRow[];
  const stops = stopsOf(plan, stored);
  return {
    ...{ day, from, until, minutes, stops },
    agents: agents.map((id) => new Types.ObjectId(id)),
    homes: homes.map((home) =>
      home.answer === 'declined' || sameTimes(stored, stops, 'property', home.property)
        ? home
        : { ...home, answer: 'none' as const, askedAt: undefined },
    ),
    families: families.map((family) =>
      sameTimes(stored, stops, 'client', family.client) ? family : { ...family, mailedAt: undefined },
    ),
    unplaced: plan.unplaced.map(({ home, family, why }) => ({
      property: new Types.ObjectId(home),
      client: new Types.ObjectId(family),
      why,
    })),
  };
}

export async function createTour(actor: Actor, input: NewTour, now = new Date()): Promise<{ id: string }> {
  const { row } = await createOnce(Tour, actor.userId, input, async (_id) =>
    Tour.create({ _id, ...ownedBy(actor), ...(await plannedRow(actor, input, [], undefined, now)) }),
  );
  return { id: String(row._id) };
}

/** Changes the entries and plans again. Rejects with 'conflict' if the tour has changed since or has begun. */
export async function updateTour(
  actor: Actor,
  id: string,
  { __v, openings = [], ...change }: TourChange,
  language: Language = 'en',
  now = new Date(),
): Promise<TourDto> {
  const row = await requireTour(actor, id);
  assertNotBegun(row, now);
  const entered: Fields = {
    ...{ day: row.day, from: row.from, until: row.until, minutes: row.minutes },
    agents: row.agents.map(String),
    homes: row.homes.map(({ property }) => String(property)),
    families: row.families.map(({ client, homes }) => ({ client: String(client), homes: homes.map(String) })),
  };
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  const planned = await plannedRow(actor, { ...entered, ...given }, openings, row, now);
  const updated = await Tour.findOneAndUpdate(
    { ...teamScope(actor), _id: id, __v },
    { $set: planned, $inc: { __v: 1 } },
    { returnDocument: 'after', runValidators: true },
  ).lean<TourLean>();
  if (!updated) {
    const current = await toTourDto(await requireTour(actor, id), language, now);
    throw new AppError('conflict', CHANGED, { details: { current } });
  }
  return toTourDto(updated, language, now);
}

/** Deletes an unsent tour. Otherwise cancels it and mails the people who were notified. */
export async function cancelTour(actor: Actor, id: string): Promise<void> {
  const row = await requireTour(actor, id);
  if (row.state === 'draft') {
    await Tour.deleteOne({ _id: row._id, state: 'draft' });
    return;
  }
  const { modifiedCount } = await Tour.updateOne(
    { _id: row._id, state: 'sent' },
    { $set: { state: 'cancelled' } },
  );
  if (modifiedCount > 0) await mailCancelled(row);
}

/** Removes the routes and feedback of removed clients. */
export async function removeFromTours(clients: readonly string[]): Promise<void> {
  const of = { client: op.in(clients.map((id) => new Types.ObjectId(id))) };
  await Tour.updateMany(
    { 'families.client': of.client },
    { $pull: { families: of, stops: of, unplaced: of } },
  );
}

/** Erases an account's tours without a team. */
export async function eraseTours(owner: string): Promise<void> {
  await Tour.deleteMany({ owner, team: null });
}

/** Removes tours before this day, with the owners' contacts in them. */
export async function removeOldTours(before: string): Promise<number> {
  return (await Tour.deleteMany({ day: op.lt(before) })).deletedCount;
}
