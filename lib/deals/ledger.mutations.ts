import 'server-only';
import { Types } from 'mongoose';
import type { DealLean } from '@/lib/deals/data';
import type { EventKind, Side } from '@/lib/deals/introductions/constants';
import type { IntroductionLean } from '@/lib/deals/introductions/data';
import { mailListingLeft } from '@/lib/deals/introductions/mails';
import { agreedOf } from '@/lib/deals/rules';
import { mapDepartures } from '@/lib/listings/departures/data';
import type { Departure } from '@/lib/listings/lifecycle';
import type { Actor } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { withoutNames } from '@/lib/platform/text/without-names';
import { Deal } from '@/models/deals/deal';
import { Introduction } from '@/models/deals/introduction';

type Told = Pick<DealLean, 'stage' | 'commission' | 'value'>;
type Event = { kind: EventKind; rupees?: number };

const wholeOf = (deal: Told | undefined): number | undefined =>
  deal?.commission ? agreedOf(deal.commission, deal.value) : undefined;

/** Events that a deal's change adds to its introduction's history. */
function eventsOf(before: Told | undefined, after: Told): Event[] {
  const rupees = wholeOf(after);
  const isEnd = (stage: string | undefined) => stage === 'registered' || stage === 'lost';
  const hasMoved = before !== undefined && before.stage !== after.stage;
  return [
    ...(before ? [] : [{ kind: 'deal' } as const]),
    ...(rupees !== undefined && rupees !== wholeOf(before) ? [{ kind: 'commission', rupees } as const] : []),
    ...(hasMoved && isEnd(after.stage) ? [{ kind: after.stage as 'registered' | 'lost' }] : []),
    ...(hasMoved && isEnd(before.stage) && !isEnd(after.stage) ? [{ kind: 'reopened' } as const] : []),
  ];
}

/** Records a firm's deal in the ledger: its start, the full commission and its end. */
export async function recordDealSteps(
  actor: Actor,
  before: DealLean | undefined,
  after: DealLean,
  now: Date,
): Promise<void> {
  const { coBroking } = after;
  const events = coBroking ? eventsOf(before, after) : [];
  if (!coBroking || events.length === 0) return;
  const by = new Types.ObjectId(actor.userId);
  const side = coBroking.side as Side;
  await Introduction.updateOne(
    { _id: coBroking.introduction },
    { $push: { events: { $each: events.map((event) => ({ ...event, side, by, at: now })) } } },
  );
  if (before?.stage === after.stage) return;
  const isRegistered = await Deal.exists({
    'coBroking.introduction': coBroking.introduction,
    stage: 'registered',
  });
  await Introduction.updateOne(
    { _id: coBroking.introduction, state: op.not('withdrawn') },
    { $set: { state: isRegistered ? 'registered' : 'open' } },
  );
}

/** Adds the departure of homes to the history of each open introduction once, and mails the introducing firm. */
export async function recordDepartures(
  departures: ReadonlyMap<string, Departure>,
  now = new Date(),
): Promise<void> {
  for (const [property, left] of departures) {
    const rows = await Introduction.find({ property, state: 'open', left: op.not(left) }, { _id: 1 }).lean();
    for (const { _id } of rows) {
      const row = await Introduction.findOneAndUpdate(
        { _id, left: op.not(left) },
        { $set: { left }, $push: { events: { kind: 'left', left, at: now } } },
        { returnDocument: 'after' },
      ).lean<IntroductionLean>();
      if (row) await mailListingLeft(row, left);
    }
  }
}

/** Does the same for all homes, to catch departures missed by a crashed process or a bulk change. A recurring job. */
export async function recordAllDepartures(now = new Date()): Promise<void> {
  const homes = await Introduction.distinct('property', { state: 'open' as const });
  await recordDepartures(await mapDepartures(homes.map(String)), now);
}

type Found = Pick<IntroductionLean, '_id' | 'name' | 'events'>;

/** Keeps the row with its share and times, and removes name, number and the keys that identify the person. */
async function erasePeople(rows: readonly Found[]): Promise<void> {
  for (const { _id, name, events } of rows) {
    const names = name ? [name] : [];
    await Introduction.updateOne(
      { _id },
      {
        $set: {
          ...{ name: '', phone: '', email: '', client: null, isErased: true },
          events: events.map((event) =>
            event.text ? { ...event, text: withoutNames(names, event.text) } : event,
          ),
        },
        $unset: { personKeys: 1, matchKeys: 1 },
      },
    );
  }
}

/** Removes clients who were removed from the directory of the firm that introduced them. */
export async function forgetIntroduced(clients: readonly string[]): Promise<void> {
  await erasePeople(await Introduction.find({ client: op.in(clients) }).lean<Found[]>());
}

/** Erases an account, both as the person introduced, by confirmed addresses, and as a member of either firm. */
export async function eraseIntroductions({
  id,
  keys,
}: {
  id: string;
  keys: readonly string[];
}): Promise<void> {
  if (keys.length > 0) await erasePeople(await Introduction.find({ matchKeys: op.in(keys) }).lean<Found[]>());
  const account = new Types.ObjectId(id);
  for (const side of ['lister', 'bringer'] as const)
    await Introduction.updateMany({ [`${side}.owner`]: account }, { $set: { [`${side}.owner`]: null } });
  await Introduction.updateMany(
    { 'events.by': account },
    { $unset: { 'events.$[one].by': 1 } },
    { arrayFilters: [{ 'one.by': account }] },
  );
  const nobody = { owner: null, team: null };
  await Introduction.deleteMany({
    ...Object.fromEntries(
      ['lister', 'bringer'].flatMap((side) =>
        Object.entries(nobody).map(([path, none]) => [`${side}.${path}`, none]),
      ),
    ),
  });
}
