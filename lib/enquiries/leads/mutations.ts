import 'server-only';
import { Types } from 'mongoose';
import { writeAnswer } from '@/lib/enquiries/conversation/mutations';
import type { MessageInput } from '@/lib/enquiries/conversation/schema';
import { recordAnswerOfLead, setStatusOfLead } from '@/lib/enquiries/mutations';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isStored } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { moveVisitsToLead } from '@/lib/visits/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead, type LeadRow } from '@/models/enquiries/lead';
import {
  ENQUIRY_STATUS_OF,
  LEAD_STATE_LABELS,
  type LeadNoteKind,
  type LeadState,
  type LeadWay,
  LOST_REASON_LABELS,
  MAX_NOTES,
  MAX_SOURCES,
} from './constants';
import { findLead, getLead, isAssignable, type LeadLean, lastEnquiryOf } from './data';
import { leadMerged } from './events';
import { dueAtOf, isOpenState } from './rules';
import type { LeadChange } from './schema';

export const leadKey = (property: unknown, who: string) =>
  `${property ? String(property) : 'general'}:${who}`;

/** Records that the person wrote again and is waiting from now on. */
export async function recordWaiting(id: Types.ObjectId, at: Date): Promise<void> {
  const row = await Lead.findById(id).lean<LeadLean>();
  if (!row) return;
  const state = isOpenState(row.state) ? row.state : 'contacted';
  const waitingSince = row.waitingSince ?? at;
  await Lead.updateOne(
    { _id: id },
    {
      $set: {
        state,
        isOpen: true,
        waitingSince,
        lastAt: at,
        dueAt: dueAtOf({ ...row, state, waitingSince, lastAt: at }),
      },
    },
  );
}

type Step = NonNullable<LeadRow['nextStep']>;
type Answer = {
  at: Date;
  /** moves to that stage, unless it is already further */
  state?: LeadState;
  note?: { kind: LeadNoteKind; text: string; by: Pick<Actor, 'name' | 'userId'> };
  nextStep?: Pick<Step, 'text' | 'at'>;
};

const ORDER: readonly LeadState[] = ['new', 'contacted', 'visiting', 'negotiating'];

/** Records a reply to the person, who no longer waits; the first one is the first answer. */
export async function recordAnswer(id: Types.ObjectId, answer: Answer): Promise<void> {
  const row = await Lead.findById(id).lean<LeadLean>();
  if (!row) return;
  const wanted = answer.state ?? 'contacted';
  const state =
    isOpenState(row.state) && ORDER.indexOf(wanted) > ORDER.indexOf(row.state) ? wanted : row.state;
  const nextStep = answer.nextStep ?? row.nextStep;
  const isFirst = row.askedAt !== undefined && !row.firstAnsweredAt;
  await Lead.updateOne(
    { _id: id },
    {
      $set: {
        state,
        isOpen: isOpenState(state),
        dueAt: dueAtOf({ state, nextStep, lastAt: row.lastAt }),
        ...(isFirst && { firstAnsweredAt: answer.at }),
        ...(answer.nextStep && { nextStep: answer.nextStep }),
      },
      $unset: { waitingSince: 1 },
      $inc: { __v: 1 },
      ...(answer.note && { $push: pushed([{ ...answer.note, at: answer.at }]) }),
    },
  );
}

type Move = {
  state: LeadState;
  isAnswer: boolean;
  /** way of reaching the person outside this site */
  way?: LeadWay | undefined;
  nextAt?: Date | null | undefined;
  at: Date;
  by: Pick<Actor, 'name' | 'userId'>;
};

/** Moves a lead along with its enquiry after an admin moved that. */
export async function moveLead(
  id: Types.ObjectId,
  { state, isAnswer, way, nextAt, at, by }: Move,
): Promise<void> {
  const row = await Lead.findById(id).lean<LeadLean>();
  if (!row || (row.state === state && !isAnswer && nextAt === undefined)) return;
  const nextStep =
    nextAt === undefined
      ? row.nextStep
      : nextAt && { text: state === 'visiting' ? 'Visit' : 'Follow up', at: nextAt };
  const isFirst = isAnswer && row.askedAt !== undefined && !row.firstAnsweredAt;
  const waitingSince = state === 'new' && !isAnswer ? row.waitingSince : undefined;
  const text = `${LEAD_STATE_LABELS[row.state]} → ${LEAD_STATE_LABELS[state]}`;
  await Lead.updateOne(
    { _id: id },
    {
      $set: {
        state,
        isOpen: isOpenState(state),
        dueAt: dueAtOf({ ...row, nextStep, state, waitingSince }),
        ...(nextStep && { nextStep }),
        ...(isFirst && { firstAnsweredAt: at }),
      },
      $unset: { ...(!waitingSince && { waitingSince: 1 }), ...(!nextStep && { nextStep: 1 }) },
      $push: pushed([
        ...(way ? [{ kind: way, text: '', by, at }] : []),
        ...(row.state === state ? [] : [{ kind: 'state' as const, text, by, at }]),
      ]),
      $inc: { __v: 1 },
    },
  );
}

type NewNote = { kind: LeadNoteKind; text: string; by: Pick<Actor, 'name' | 'userId'>; at: Date };

const pushed = (notes: NewNote[]) => ({
  notes: {
    $each: notes.map(({ by, ...note }) => ({ ...note, by: by.name, byId: new Types.ObjectId(by.userId) })),
    $slice: -MAX_NOTES,
  },
});

async function requireLead(actor: Actor, id: string): Promise<LeadLean> {
  const row = await findLead(actor, id);
  // foreign and unknown ids are rejected alike
  if (!row) throw notFound('Lead not found');
  return row;
}

/** Changes the given fields. Rejects with 'conflict' and the stored lead if `__v`, the version the editor read, is outdated. */
export async function changeLead(actor: Actor, id: string, change: LeadChange): Promise<void> {
  const row = await requireLead(actor, id);
  const conflict = async () => {
    const current = await getLead(actor, id);
    return new AppError('conflict', 'Someone else changed this lead. Please check it again', {
      details: { current },
    });
  };
  if (change.__v !== undefined && change.__v !== row.__v) throw await conflict();
  const at = new Date();
  const state = change.state ?? row.state;
  const isMoved = state !== row.state;
  const nextStep = change.nextStep === undefined ? row.nextStep : (change.nextStep ?? undefined);
  if (change.assignee && !(await isAssignable(actor, row, change.assignee)))
    throw new AppError('invalid', 'This person cannot look after the lead');
  const isSettled = isMoved && state !== 'new';
  const waitingSince = isSettled ? undefined : row.waitingSince;
  const lost = state === 'lost' ? (change.lostReason ?? row.lostReason) : undefined;
  const because = lost ? ` (${LOST_REASON_LABELS[lost]})` : '';
  const moved = `${LEAD_STATE_LABELS[row.state]} → ${LEAD_STATE_LABELS[state]}${because}`;
  const notes: NewNote[] = [
    ...(isMoved ? [{ kind: 'state' as const, text: moved, by: actor, at }] : []),
    ...(change.note ? [{ kind: 'note' as const, text: change.note, by: actor, at }] : []),
  ];
  const gone = {
    ...(isSettled && { waitingSince: 1 }),
    ...(change.nextStep === null && { nextStep: 1 }),
    ...(change.assignee === '' && { assignee: 1, assignment: 1 }),
    ...(!lost && { lostReason: 1 }),
  };
  const { modifiedCount } = await Lead.updateOne(
    { _id: row._id, __v: row.__v },
    {
      $set: {
        state,
        isOpen: isOpenState(state),
        dueAt: dueAtOf({ state, waitingSince, nextStep, lastAt: row.lastAt }),
        ...(change.nextStep && { nextStep: change.nextStep }),
        ...(change.assignee && { assignee: change.assignee }),
        // restarts the time for the new assignee
        ...(change.assignee && row.assignment && { 'assignment.at': at }),
        ...(lost && { lostReason: lost }),
      },
      ...(Object.keys(gone).length > 0 && { $unset: gone }),
      ...(notes.length > 0 && { $push: pushed(notes) }),
      $inc: { __v: 1 },
    },
  );
  if (modifiedCount === 0) throw await conflict();
  if (isMoved) await setStatusOfLead(row._id, { status: ENQUIRY_STATUS_OF[state], nextAt: nextStep?.at });
  const details = {
    ...(isMoved && { from: row.state, to: state }),
    ...(change.assignee && { assignee: change.assignee }),
  };
  await recordAudit({ action: 'lead.write', by: actor, target: { type: 'lead', id }, details });
}

/** Writes to the person in the conversation of the latest enquiry, which mails it. */
export async function answerLead(actor: Actor, id: string, input: MessageInput): Promise<void> {
  const row = await requireLead(actor, id);
  const enquiry = await lastEnquiryOf(row._id);
  if (!enquiry) throw new AppError('conflict', 'This person hasn’t sent an enquiry. Please call instead');
  await writeAnswer(enquiry, input, actor);
}

/** Records a call or a message outside this site, which counts as a reply to the person. */
export async function recordWay(actor: Actor, id: string, way: LeadWay): Promise<void> {
  const row = await requireLead(actor, id);
  const at = new Date();
  await recordAnswer(row._id, { at, note: { kind: way, text: '', by: actor } });
  await recordAnswerOfLead(row._id, at);
}

/** Records that a person working on the lead has opened it. Its person may still be waiting. */
export async function recordLeadRead(actor: Actor, id: string): Promise<{ read: true }> {
  const row = await requireLead(actor, id);
  await Lead.updateOne({ _id: row._id }, { $set: { readAt: new Date() } }, { timestamps: false });
  return { read: true };
}

/** Moves the leads of a browser or guest to the account. Two leads about one listing are merged. */
export async function adoptLeads(from: string, to: string): Promise<void> {
  for (const row of await Lead.find({ person: from }).select('+matchKeys +terms').lean<LeadLean[]>()) {
    const key = leadKey(row.property, to);
    const isMoved = await isStored(Lead.updateOne({ _id: row._id }, { $set: { key, person: to } }).exec());
    if (!isMoved) await mergeInto(key, row);
  }
}

async function mergeInto(key: string, row: LeadLean): Promise<void> {
  const other = await Lead.findOne({ key }).lean<LeadLean>();
  if (!other) return;
  const { name, sources, notes, terms, matchKeys = [], askedAt, firstAnsweredAt, lastAt } = row;
  const waitingSince = other.waitingSince ?? row.waitingSince;
  const state = isOpenState(other.state) || !isOpenState(row.state) ? other.state : row.state;
  await Lead.updateOne(
    { _id: other._id },
    {
      $push: {
        sources: { $each: sources, $slice: -MAX_SOURCES },
        notes: { $each: notes, $slice: -MAX_NOTES },
      },
      $addToSet: { terms: { $each: terms }, matchKeys: { $each: matchKeys ?? [] } },
      $max: { lastAt },
      $set: {
        state,
        isOpen: isOpenState(state),
        dueAt: dueAtOf({ ...other, state, waitingSince }),
        ...(waitingSince && isOpenState(state) && { waitingSince }),
        ...(!other.name && name && { name }),
        ...(!other.askedAt && askedAt && { askedAt, ...(firstAnsweredAt && { firstAnsweredAt }) }),
      },
    },
  );
  await Enquiry.updateMany({ lead: row._id }, { $set: { lead: other._id } });
  await moveVisitsToLead(row._id, other._id);
  await leadMerged.emit({ from: String(row._id), into: String(other._id) });
  await Lead.deleteOne({ _id: row._id });
}

/**
 * Removes the leads of a person and of a confirmed address. Leads about the person's own listings move to the agency, because they belong to other people.
 * Deletes what the person wrote on any lead.
 */
export async function eraseLeads(
  person: { id: string; verified: boolean; matchKeys: readonly string[] },
  owner: string,
): Promise<void> {
  await Lead.deleteMany({ person: owner });
  if (person.verified) await Lead.deleteMany({ matchKeys: op.in(person.matchKeys) });
  await Lead.updateMany({ assignee: person.id }, { $unset: { assignee: 1 } });
  await Lead.updateMany({ owner: person.id }, { $unset: { owner: 1 } });
  await Lead.updateMany(
    { 'notes.byId': person.id },
    { $pull: { notes: { byId: new Types.ObjectId(person.id) } } },
  );
}

/** Removes leads that ended before `ended`, and those without a question whose last tap is older than `tapped`. */
export async function removeOldLeads(ended: Date | undefined, tapped: Date): Promise<number> {
  const old = ended ? await Lead.deleteMany({ isOpen: false, lastAt: op.lt(ended) }) : undefined;
  const taps = await Lead.deleteMany({ askedAt: null, lastAt: op.lt(tapped) });
  return (old?.deletedCount ?? 0) + taps.deletedCount;
}

/** Assigns the remaining leads of `from` to another person, or to nobody. */
export const handOverLeads = (
  ids: readonly Types.ObjectId[],
  from: Types.ObjectId | undefined,
  to: Types.ObjectId | undefined,
) =>
  Lead.updateMany(
    { _id: op.in(ids), assignee: from ?? null },
    to ? { $set: { assignee: to } } : { $unset: { assignee: 1 } },
    { timestamps: false },
  );
