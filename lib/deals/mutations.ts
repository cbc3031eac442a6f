import 'server-only';
import { Types } from 'mongoose';
import { requireClient } from '@/lib/clients/data';
import { recordAudit } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { AppError, fieldError, notFound } from '@/lib/platform/errors';
import { indianDay } from '@/lib/platform/time/indian-day';
import { ownedBy } from '@/lib/teams/data';
import { may } from '@/lib/teams/rules';
import { Deal } from '@/models/deals/deal';
import { DealForm } from '@/models/deals/deal-form';
import { DealToken } from '@/models/deals/deal-token';
import { Invoice } from '@/models/deals/invoice';
import type { DealKind } from './constants';
import {
  type DealLean,
  type DealParty,
  findDeal,
  findStartable,
  gstOf,
  leadToStart,
  toDealDto,
} from './data';
import type { DealDto } from './dto';
import { deleteFormsOf } from './forms/mutations';
import { introductionToStart } from './introductions/data';
import { getBillingProfile, isBilled } from './invoices/data';
import { recordDealSteps } from './ledger.mutations';
import { derivedOf, issuerOfRow, kindOf, remindAtOf } from './rules';
import type { CommissionInput, DealChange, NewDeal } from './schema';
import { assertTokensFit } from './tokens/data';

type Fields = Record<string, unknown>;

async function listingOf(actor: Actor, id: string) {
  const row = await findStartable(actor, id);
  if (!row) throw notFound('Property not found');
  return row;
}

/** Existing parties keep their id; erased ones stay erased. A client fills in empty fields. */
async function storedParties(
  actor: Actor,
  wanted: NonNullable<DealChange['parties']>,
  before: readonly DealParty[],
): Promise<DealParty[]> {
  return Promise.all(
    wanted.map(async ({ id, role, client, ...typed }) => {
      const known = before.find(({ _id }) => id && String(_id) === id);
      const isKnownClient = client !== null && String(known?.client) === client;
      const row = client && !isKnownClient ? await requireClient(actor, client) : undefined;
      const name = typed.name || row?.name || '';
      if (!name && !known?.isErased) throw fieldError('invalid', 'parties', 'Enter a name');
      const phone = typed.phone || row?.phones[0];
      const email = typed.email || row?.email;
      return {
        _id: known?._id ?? new Types.ObjectId(),
        role,
        client: row?._id ?? (isKnownClient ? known?.client : null),
        name,
        ...(phone && { phone }),
        ...(email && { email }),
        ...(!name && { isErased: true }),
      };
    }),
  );
}

/** The lead from which a deal starts, and its person as a party. */
async function partyOfLead(actor: Actor, id: string, kind: DealKind) {
  const lead = await leadToStart(actor, id);
  if (!lead) throw notFound('Lead not found');
  const role = kind === 'rent' ? ('tenant' as const) : ('buyer' as const);
  const { name = '', phone = '', email = '' } = lead;
  return name ? [{ role, client: null, name, phone, email }] : [];
}

export async function createDeal(actor: Actor, input: NewDeal, now = new Date()): Promise<DealDto> {
  const { title, stage, value, property, lead, notes } = input;
  const introduced = input.introduction ? await introductionToStart(actor, input.introduction) : undefined;
  // another firm's home may be sold already
  const listing = property
    ? await listingOf(actor, property)
    : introduced && (await findStartable(actor, introduced.property));
  const kind = input.kind ?? (listing ? kindOf(listing) : 'resale');
  const inquirers = lead ? await partyOfLead(actor, lead, kind) : [];
  const role = kind === 'rent' ? ('tenant' as const) : ('buyer' as const);
  const brought = introduced?.person ? [{ role, ...introduced.person }] : [];
  const typed = input.parties.length > 0 ? input.parties : [...brought, ...inquirers];
  const parties = await storedParties(actor, typed, []);
  const name = title || listing?.title || introduced?.title || '';
  const fields = {
    ...ownedBy(actor),
    title: name.slice(0, 160),
    kind,
    stage,
    stageSince: now,
    value: value ?? listing?.price ?? 0,
    property: listing?._id ?? introduced?.property ?? null,
    ...(introduced && { propertyTitle: introduced.title, coBroking: introduced.coBroking }),
    ...(listing && { propertyTitle: listing.title, reraNumber: listing.reraNumber ?? '' }),
    lead,
    parties,
    notes,
    moves: [{ to: stage, at: now, by: actor.userId }],
    ...derivedOf({ title: name, propertyTitle: listing?.title ?? introduced?.title, parties }),
  };
  const { row, isNew } = await createOnce(Deal, actor.userId, input, (_id) =>
    Deal.create({ _id, ...fields }),
  );
  const stored = row.toObject() as unknown as DealLean;
  if (!isNew) return toDealDto(actor, stored, now);
  const target = { type: 'deal', id: String(stored._id) };
  await recordAudit({ action: 'deal.write', by: actor, target, details: { stage } });
  await recordDealSteps(actor, undefined, stored, now);
  return toDealDto(actor, stored, now);
}

/** Consequences of a move to another stage. */
function movedFields(
  row: DealLean,
  { stage, lostReason, lostNote, closedOn }: DealChange,
  actor: Actor,
  now: Date,
): Fields {
  const to = stage ?? row.stage;
  if (closedOn && to !== 'registered')
    throw fieldError('invalid', 'closedOn', 'Only a registered deal has a day of registration');
  if (closedOn && closedOn > indianDay(now))
    throw fieldError('invalid', 'closedOn', 'The day of registration cannot be in the future');
  if (to === row.stage)
    return {
      ...(closedOn && { closedOn }),
      ...(to === 'lost' && lostReason && { lostReason }),
      ...(to === 'lost' && lostNote !== undefined && { lostNote }),
    };
  return {
    stage: to,
    stageSince: now,
    closedOn: to === 'registered' ? (closedOn ?? indianDay(now)) : undefined,
    lostReason: to === 'lost' ? lostReason : undefined,
    lostNote: to === 'lost' ? (lostNote ?? '') : undefined,
    moves: [...row.moves, { from: row.stage, to, at: now, by: actor.userId }].slice(-100),
  };
}

/** Keeps a registered deal's GST rate, because its firm's billing details may change. A firm without details has not stated one yet. */
async function keptGst({ owner, team }: DealLean, { stage, closedOn }: Fields): Promise<Fields> {
  if (stage === undefined) return {};
  const firm = { owner, team };
  const hasSaid = stage === 'registered' && (await getBillingProfile(issuerOfRow(firm))) !== null;
  if (!hasSaid) return { gstShare: undefined };
  return { gstShare: Math.round((await gstOf([firm]))(firm, String(closedOn)) * 100) };
}

function storedDocuments(row: DealLean, changes: NonNullable<DealChange['documents']>, now: Date) {
  const changed = new Set<string>(changes.map(({ key }) => key));
  const rest = row.documents.filter(({ key }) => !changed.has(key));
  return [
    ...rest,
    ...changes
      .filter(({ state, note }) => state !== 'missing' || note)
      .map((change) => ({ ...change, at: now })),
  ];
}

/** Keeps the reminder of an unchanged date, sent or not, so that it is never sent twice. */
function storedDates(row: DealLean, wanted: NonNullable<DealChange['dates']>, now: Date) {
  return wanted.map(({ id, day, what, remindDays, isDone }) => {
    const known = row.dates.find(({ _id }) => id && String(_id) === id);
    const isSame = known && known.day === day && (known.remindDays ?? null) === remindDays && !known.isDone;
    const remindAt = isDone ? undefined : isSame ? known.remindAt : remindAtOf(day, remindDays, now);
    return {
      _id: known?._id ?? new Types.ObjectId(),
      day,
      what,
      remindDays,
      isDone,
      ...(remindAt && { remindAt }),
    };
  });
}

const storedCommission = ({ percent, rupees, splits }: CommissionInput) => ({
  ...(percent != null ? { share: Math.round(percent * 100) } : { rupees: rupees ?? 0 }),
  splits: splits.map(({ name, percent: part }) => ({ name, share: Math.round(part * 100) })),
});

async function changedFields(actor: Actor, row: DealLean, change: DealChange, now: Date): Promise<Fields> {
  const { title, kind, value, notes, property, parties, documents, dates, commission } = change;
  const listing = property ? await listingOf(actor, property) : undefined;
  const moved = movedFields(row, change, actor, now);
  const fields: Fields = {
    ...moved,
    ...(await keptGst(row, moved)),
    ...(title !== undefined && { title }),
    ...(kind !== undefined && { kind }),
    ...(value !== undefined && { value }),
    ...(notes !== undefined && { notes }),
    ...(property === null && { property: null, propertyTitle: '', reraNumber: '' }),
    ...(listing && {
      property: listing._id,
      propertyTitle: listing.title,
      reraNumber: listing.reraNumber ?? '',
    }),
    ...(parties && { parties: await storedParties(actor, parties, row.parties) }),
    ...(documents && { documents: storedDocuments(row, documents, now) }),
    ...(dates && { dates: storedDates(row, dates, now) }),
    ...(commission !== undefined && { commission: commission ? storedCommission(commission) : undefined }),
  };
  const after = { ...row, ...fields } as DealLean;
  return { ...fields, ...derivedOf(after) };
}

/** Writes defined fields and removes undefined ones, if the row still has the version on which the change is based. */
async function write(filter: Fields, version: number, fields: Fields): Promise<DealLean | null> {
  const entries = Object.entries(fields);
  const unset = Object.fromEntries(
    entries.filter(([, value]) => value === undefined).map(([key]) => [key, 1]),
  );
  const set = Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  return Deal.findOneAndUpdate(
    { ...filter, __v: version },
    { $set: set, ...(Object.keys(unset).length > 0 && { $unset: unset }), $inc: { __v: 1 } },
    { returnDocument: 'after', runValidators: true },
  ).lean<DealLean>();
}

/** Rejects with 'conflict', and the stored deal in `details.current`, if another person has changed it since. */
export async function updateDeal(
  actor: Actor,
  id: string,
  change: DealChange,
  now = new Date(),
): Promise<DealDto> {
  const row = await findDeal(actor, id);
  const conflict = async () =>
    new AppError('conflict', undefined, {
      details: { current: await toDealDto(actor, await findDeal(actor, id), now) },
    });
  if (row.__v !== change.__v) throw await conflict();
  if (!may(actor, 'edit', row) || (change.commission !== undefined && !may(actor, 'commission', row)))
    throw new AppError('forbidden');
  const fields = await changedFields(actor, row, change, now);
  const next: DealLean = { ...row, ...fields };
  await assertTokensFit(row, next);
  const after = await write({ _id: row._id, team: row.team ?? null }, row.__v, fields);
  if (!after) throw await conflict();
  await recordDealSteps(actor, row, after, now);
  const { __v, ...changed } = change;
  const details = {
    fields: Object.keys(changed),
    ...(row.stage !== after.stage && { stage: `${row.stage} → ${after.stage}` }),
  };
  await recordAudit({ action: 'deal.write', by: actor, target: { type: 'deal', id }, details });
  return toDealDto(actor, after, now);
}

export async function deleteDeal(actor: Actor, id: string): Promise<void> {
  const row = await findDeal(actor, id);
  if (!may(actor, 'delete', row)) throw new AppError('forbidden');
  if (await DealToken.exists({ deal: row._id, reference: op.exists() }))
    throw new AppError('conflict', 'This deal can’t be deleted, because a token was paid');
  if (await isBilled(row._id))
    throw new AppError('conflict', 'This deal can’t be deleted, because an invoice was issued');
  if (await DealForm.exists({ deal: row._id, state: 'signed' }))
    throw new AppError('conflict', 'This deal can’t be deleted, because it has a signed document');
  await Deal.deleteOne({ _id: row._id });
  await Invoice.deleteMany({ deal: row._id });
  await DealToken.deleteMany({ deal: row._id });
  await deleteFormsOf(row._id);
  await recordAudit({
    action: 'deal.write',
    by: actor,
    target: { type: 'deal', id },
    details: { deleted: true },
  });
}
