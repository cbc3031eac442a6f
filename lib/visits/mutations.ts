import 'server-only';
import { type QueryFilter, Types } from 'mongoose';
import { senderKeys } from '@/lib/contacts/rules';
import type { Departure } from '@/lib/listings/lifecycle';
import { lastChangeByOthers } from '@/lib/platform/audit/data';
import { changedMeanwhile } from '@/lib/platform/audit/earlier';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { type Actor, can } from '@/lib/platform/auth/actor';
import { decrypt, type Encrypted, encrypt } from '@/lib/platform/crypto/encrypt';
import { secrets } from '@/lib/platform/crypto/secrets';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { messageWith, type ReplyKey, valueInEach } from '@/lib/platform/language/message';
import { appendNote } from '@/lib/shortlists/mutations';
import type { SharedRecords } from '@/lib/teams/providers';
import { assertOffered, newLink } from '@/lib/visits/booking.mutations';
import { HOST_DAYS } from '@/lib/visits/hours/constants';
import { slotText } from '@/lib/visits/hours/format';
import { Visit, type VisitRow } from '@/models/visits/visit';
import {
  MAX_ROUNDS,
  MAX_WORDS,
  SIDES,
  type Side,
  VISIT_VERDICT_LABELS,
  type VisitVerdict,
} from './constants';
import { findLinked, freeHalfDays, linkContext, type VisitLean } from './data';
import { visitStepped } from './events';
import { tellOfStep } from './mails';
import { departureMails, dueMails, isOpen, linksUntil, pendingOf, stateOf, untilOf } from './rules';
import type { Feedback, HostAction, LinkStep, VisitorAction } from './schema';

const TAKEN = 'That time is taken. Please choose another';
const CLOSED = 'This visit is no longer open';
const CHANGED = 'This visit has changed since you opened it';

/** Stores feedback after a visit as a note in the visitor's shortlist. */
async function noteVisit({ owner, property, start, feedback }: VisitLean): Promise<void> {
  if (!feedback || !start) return;
  const { verdict, note } = feedback;
  const text = `Visited ${slotText(start)}: ${VISIT_VERDICT_LABELS[verdict as VisitVerdict]}.${note ? ` ${note}` : ''}`;
  await appendNote(owner, String(property), text, verdict !== 'no');
}

type Change = { set: Record<string, unknown>; unset?: string[]; isNewEntry?: boolean };

/** Changes made by a step. Throws 'conflict' with a sentence if the step does not fit the visit's state. */
async function changeOf(
  row: VisitLean,
  side: Side,
  step: VisitorAction | HostAction,
  now: Date,
): Promise<Change> {
  const refuse = (message = CLOSED): never => {
    throw new AppError('conflict', message);
  };
  if (step.action === 'feedback') {
    if (stateOf(row, now) !== 'over') refuse('You can leave feedback after the visit');
    return { set: { feedback: { ...feedbackOf(step), at: now } } };
  }
  if (!isOpen(row, now)) refuse();
  const pending = pendingOf(row, now);
  const isConfirmed = row.status === 'confirmed';
  const confirmed = (start: Date): Change => ({
    set: {
      status: 'confirmed',
      start,
      slotKey: `${row.property}:${start.toISOString()}`,
      proposed: [],
      due: dueMails(start, now),
    },
    unset: ['offered'],
    isNewEntry: true,
  });
  switch (step.action) {
    case 'propose':
      if (row.rounds >= MAX_ROUNDS)
        refuse(
          messageWith('Times were proposed {max} times already. Please call instead', { max: MAX_ROUNDS }),
        );
      await assertOffered(row, step.halfDays, now);
      return { set: { proposed: step.halfDays, rounds: row.rounds + 1 }, unset: ['offered'] };
    case 'accept':
      if (!row.offered || pending !== 'visitor') return refuse('There is nothing to accept');
      return confirmed(row.offered);
    case 'confirm':
    case 'move': {
      const free = await freeHalfDays(row, now, HOST_DAYS);
      const half = free.find(({ starts }) => starts.some((at) => at.getTime() === step.start.getTime()));
      if (!half) return refuse(TAKEN);
      if (step.action === 'move') return { set: { offered: step.start, proposed: [] } };
      if (!row.proposed.includes(half.key)) return refuse('The visitor has not proposed this time');
      return confirmed(step.start);
    }
    case 'decline':
      if (pending !== side) refuse('There is nothing to decline');
      return {
        set: { proposed: [], ...(!isConfirmed && { status: 'declined' }) },
        unset: ['offered', ...(isConfirmed ? [] : ['openKeys'])],
      };
    case 'cancel':
      return {
        set: { status: 'cancelled', proposed: [], due: [] },
        unset: ['offered', 'slotKey', 'openKeys'],
        isNewEntry: isConfirmed,
      };
    default:
      return refuse();
  }
}

const feedbackOf = ({ verdict, note, isShared }: Feedback) => ({ verdict, note, isShared });

/** Takes one side's step if the visit is still in the state that side saw. */
async function takeStep(
  row: VisitLean,
  side: Side,
  step: VisitorAction | HostAction,
  now: Date,
  departure?: Departure,
): Promise<VisitLean> {
  if (step.action === 'renew-link') {
    const field = side === 'visitor' ? 'visitorLink' : 'hostLink';
    await Visit.updateOne({ _id: row._id }, { $set: { [field]: newLink(row._id, side) } });
    return row;
  }
  const { set, unset = [], isNewEntry = false } = await changeOf(row, side, step, now);
  const text = 'word' in step ? step.word : '';
  const until = untilOf({ ...row, ...(unset.includes('offered') && { offered: null }), ...set });
  // an ended visit keeps its times, so that its links still show them for a while
  const times = until.getTime() > 0 ? { until, linksUntil: linksUntil(until) } : {};
  const update = {
    $set: { ...set, ...times, ...(departure && { departure, due: departureMails(row, now) }) },
    ...(unset.length > 0 && { $unset: Object.fromEntries(unset.map((name) => [name, 1 as const])) }),
    $inc: { revision: 1, ...(isNewEntry && { sequence: 1 }) },
    ...(text && { $push: { words: { $each: [{ by: side, text, at: now }], $slice: -MAX_WORDS } } }),
  };
  const after = await Visit.findOneAndUpdate({ _id: row._id, revision: row.revision }, update, {
    returnDocument: 'after',
  })
    .lean<VisitLean>()
    .catch((error: unknown) => {
      if (isDuplicateKey(error)) throw new AppError('conflict', TAKEN);
      throw error;
    });
  if (!after) throw new AppError('conflict', CHANGED);
  // later feedback only goes to the host, because the shortlist note may have been edited
  if (step.action === 'feedback' && !row.feedback) await noteVisit(after);
  await visitStepped.emit({ visit: after, side, action: step.action });
  if (!departure) tellOfStep(row, after, side, step);
  return after;
}

/** Cancels on the host's behalf because the home is no longer offered. Stores the mails with the visit for the caller to send. */
export const cancelForDeparture = (row: VisitLean, departure: Departure, word: string, now: Date) =>
  takeStep(row, 'host', { action: 'cancel', word }, now, departure);

const takeVisitorStep = (row: VisitLean, step: VisitorAction, now = new Date()) =>
  takeStep(row, 'visitor', step, now);

const takeHostStep = (row: VisitLean, step: HostAction, now = new Date()) => takeStep(row, 'host', step, now);

/** Finds the visit in `filter`, which includes its owner. Rejects foreign and unknown ids alike. */
async function findVisit(id: string, filter: Record<string, unknown> | undefined): Promise<VisitLean> {
  const row = filter && (await Visit.findOne({ ...filter, _id: id }).lean<VisitLean>());
  if (!row) throw notFound('Visit not found');
  return row;
}

export async function changeOwnVisit(
  owner: string | undefined,
  id: string,
  step: VisitorAction,
): Promise<void> {
  await takeVisitorStep(await findVisit(id, owner ? { owner } : undefined), step);
}

/** Ends of log sentences, as in "Sunita offered another time". */
const DID: Record<string, ReplyKey> = {
  confirm: '{by} confirmed a time {ago}',
  move: '{by} offered another time {ago}',
  decline: '{by} declined the request {ago}',
  cancel: '{by} cancelled this visit {ago}',
};

/** Refuses a step from an old page. Names the colleague who was quicker, or gives the visit's status. */
async function steppedMeanwhile(row: VisitLean, actor: Actor): Promise<AppError> {
  const target = { type: 'visit', id: String(row._id) };
  const { status, start } = row;
  const otherwise =
    status === 'confirmed' && start
      ? messageWith(
          'This visit has changed since you opened it. It’s now on {time}',
          valueInEach('time', (language) => slotText(start, language)),
        )
      : CHANGED;
  const last = await lastChangeByOthers(target, actor);
  // the visitor's steps are in no log
  if (last?.details.revision !== row.revision)
    return new AppError('conflict', otherwise, { details: { earlier: { seen: row.revision } } });
  const did = ({ details }: { details: Record<string, unknown> }) =>
    DID[String(details.kind)] ?? '{by} changed this visit {ago}';
  return changedMeanwhile({ target, actor, did, seen: row.revision, otherwise });
}

/** Answers a visit within `hosted`, the filter of visits that the caller can answer. Logs steps of the office. */
export async function answerVisit(
  hosted: Record<string, unknown> | undefined,
  id: string,
  step: HostAction,
  actor: Actor,
): Promise<void> {
  const row = await findVisit(id, hosted);
  const seen = 'seen' in step ? step.seen : undefined;
  if (seen !== undefined && seen !== row.revision) throw await steppedMeanwhile(row, actor);
  const { revision } = await takeHostStep(row, step);
  if (!can(actor, 'enquiries') || step.action === 'renew-link') return;
  const details = { kind: step.action, revision };
  await recordAudit({ action: 'visit.write', by: actor, target: { type: 'visit', id }, details });
}

/** Answers a visit through a link, for the link's side. */
export async function takeLinkedStep(token: string, step: LinkStep): Promise<void> {
  const linked = await findLinked(token);
  if (!linked) throw notFound();
  const isHosts = ['confirm', 'move'].includes(step.action);
  const isVisitors = ['propose', 'accept', 'feedback'].includes(step.action);
  // a new link does not help a person who only has the old one
  const isRefused = linked.side === 'host' ? isVisitors : isHosts;
  if (isRefused || step.action === 'renew-link') throw new AppError('forbidden');
  await takeStep(linked.row, linked.side, step, new Date());
}

/** Moves a browser's or guest's visits to the account. */
export async function adoptVisits(from: string, to: string): Promise<void> {
  await Visit.updateMany({ owner: from }, { $set: { owner: to } });
}

/** Cancels the open ones among these visits on their side's behalf, with a message to the other side. */
async function cancelAll(filter: Record<string, unknown>, side: Side, now: Date): Promise<void> {
  for (const row of await Visit.find({ ...filter, until: op.gt(now) }).lean<VisitLean[]>())
    if (isOpen(row, now)) await takeStep(row, side, { action: 'cancel', word: '' }, now);
}

/**
 * Erases a person's visits, including those booked with their confirmed address, and notifies the hosts. Visits to homes they showed belong to the visitors and
 * stay, without the person's messages.
 */
export async function eraseVisits(
  person: { id: string; email: string; verified: boolean },
  owner: string,
  now = new Date(),
): Promise<void> {
  const keys = senderKeys({ email: person.email });
  const theirs = [{ owner }, ...(person.verified ? [{ matchKeys: op.in(keys) }] : [])];
  for (const filter of theirs) {
    await cancelAll(filter, 'visitor', now);
    await Visit.deleteMany(filter);
  }
  const shown = { host: person.id };
  await cancelAll(shown, 'host', now);
  await Visit.updateMany(shown, { $pull: { words: { by: 'host' } } });
}

export async function removeOldHomeVisits(before: Date): Promise<number> {
  return (await Visit.deleteMany({ until: op.lt(before) })).deletedCount;
}

/** Revokes the links of a former host. Mails to the new host contain new links. */
export async function renewHostLinks(whose: QueryFilter<VisitRow>): Promise<void> {
  const rows = Visit.find({ ...whose, linksUntil: op.gt(new Date()) }, { _id: 1 });
  for (const { _id } of await rows.lean())
    await Visit.updateOne({ _id }, { $set: { hostLink: newLink(_id, 'host') } }, { timestamps: false });
}

/** Assigns the visits that `from` still hosts to another person or to the agency. */
export async function handOverVisits(
  ids: readonly Types.ObjectId[],
  from: Types.ObjectId | null,
  host: Types.ObjectId | null,
): Promise<void> {
  const rows = await Visit.find({ _id: op.in(ids), host: from }, { _id: 1 }).lean();
  const mine = { _id: op.in(rows.map(({ _id }) => _id)) };
  await renewHostLinks(mine);
  await Visit.updateMany(mine, { $set: { host }, $inc: { revision: 1 } }, { timestamps: false });
}

export const setLeadOfVisit = (_id: Types.ObjectId, lead: Types.ObjectId) =>
  Visit.updateOne({ _id }, { $set: { lead } }, { timestamps: false });

/** Moves visits to the lead that theirs is merged into. */
export const moveVisitsToLead = (from: Types.ObjectId, lead: Types.ObjectId) =>
  Visit.updateMany({ lead: from }, { $set: { lead } });

/** Re-encrypts links that use an older key. Returns how many it changed. */
export async function rekeyVisitLinks(): Promise<number> {
  const old = op.raw({ $exists: true, $ne: secrets().data[0]?.version });
  let changed = 0;
  for (const side of SIDES) {
    const field = `${side}Link` as const;
    for await (const row of Visit.find({ [`${field}.token.v`]: old })
      .lean<VisitLean>()
      .cursor()) {
      const stored = row[field].token as Encrypted;
      const context = linkContext(row._id, side);
      const { modifiedCount } = await Visit.updateOne(
        { _id: row._id, [`${field}.token.data`]: stored.data },
        { $set: { [`${field}.token`]: encrypt(decrypt(stored, context), context) } },
      );
      changed += modifiedCount;
    }
  }
  return changed;
}

export const SHARED_VISITS: SharedRecords = {
  collection: Visit.collection,
  names: ['host'],
  // links mailed to the former host stop working
  beforeHandover: (team, from) =>
    renewHostLinks({ host: new Types.ObjectId(from), team: new Types.ObjectId(team) }),
};
