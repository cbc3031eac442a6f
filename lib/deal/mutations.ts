import 'server-only';
import { Types, trusted } from 'mongoose';
import { recordAudit } from '@/lib/audit/mutations';
import type { Actor } from '@/lib/auth/actor';
import { senderKeys } from '@/lib/contact/rules';
import { connectDb } from '@/lib/db';
import { AppError, fieldError, notFound } from '@/lib/errors';
import { indianDay } from '@/lib/indian-day';
import { PUBLIC_STATUSES } from '@/lib/listing-vocabulary/constants';
import { wordsOf } from '@/lib/search-terms';
import { ownedBy, teamScope } from '@/lib/team/data';
import { may } from '@/lib/team/rules';
import { Deal } from '@/models/deal';
import { Property } from '@/models/property';
import { User } from '@/models/user';
import { type DealLean, findDeal, toDealDto } from './data';
import type { DealDto } from './dto';
import { kindOf, remindAtOf } from './rules';
import type { CommissionInput, DealChange, NewDeal } from './schema';

type Party = Pick<DealLean['parties'][number], 'role' | 'name'> & {
  _id?: Types.ObjectId;
  client?: Types.ObjectId | null;
  phone?: string | null;
  email?: string | null;
  isErased?: boolean | null;
};
type Fields = Record<string, unknown>;

/** What a deal takes over from its listing: one on the market, or one's own in any status. */
async function listingOf(actor: Actor, id: string) {
  const row = await Property.findOne(
    { _id: id, $or: [{ status: trusted({ $in: [...PUBLIC_STATUSES] }) }, teamScope(actor)] },
    { title: 1, type: 1, category: 1, possession: 1, price: 1, reraNumber: 1 },
  ).lean();
  if (!row) throw notFound('Property not found');
  return row;
}

/** By what somebody is found who asks to be erased; the words by which the deal is searched for. */
const derivedOf = (deal: {
  title: string;
  propertyTitle?: string | null | undefined;
  parties: readonly Party[];
}) => ({
  matchKeys: [
    ...new Set(deal.parties.flatMap(({ email, phone }) => senderKeys({ email, phone: phone ?? undefined }))),
  ],
  terms: [
    ...new Set(
      wordsOf([deal.title, deal.propertyTitle ?? '', ...deal.parties.map(({ name }) => name)].join('\n')),
    ),
  ],
});

/** Those that are there already keep their id; who was erased stays erased. */
function storedParties(wanted: NonNullable<DealChange['parties']>, before: readonly Party[]): Party[] {
  return wanted.map(({ id, role, name, phone, email }) => {
    const known = before.find(({ _id }) => id && String(_id) === id);
    if (!name && !known?.isErased) throw fieldError('invalid', 'parties', 'Write a name');
    return {
      _id: known?._id ?? new Types.ObjectId(),
      role,
      name,
      ...(phone && { phone }),
      ...(email && { email }),
      ...(!name && { isErased: true }),
    };
  });
}

export async function createDeal(actor: Actor, input: NewDeal, now = new Date()): Promise<DealDto> {
  await connectDb();
  const { title, kind, stage, value, property, notes } = input;
  const listing = property ? await listingOf(actor, property) : undefined;
  const parties = storedParties(input.parties, []);
  const name = title || listing?.title || '';
  const row = await Deal.create({
    ...ownedBy(actor),
    title: name.slice(0, 160),
    kind: kind ?? (listing ? kindOf(listing) : 'resale'),
    stage,
    stageSince: now,
    value: value ?? listing?.price ?? 0,
    property: listing?._id ?? null,
    ...(listing && { propertyTitle: listing.title, reraNumber: listing.reraNumber ?? '' }),
    parties,
    notes,
    moves: [{ to: stage, at: now, by: actor.userId }],
    ...derivedOf({ title: name, propertyTitle: listing?.title, parties }),
  });
  const target = { type: 'deal', id: String(row._id) };
  await recordAudit({ action: 'deal.write', by: actor, target, details: { created: stage } });
  return toDealDto(actor, row.toObject() as unknown as DealLean, now);
}

/** What follows from a move to another stage. */
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

function storedDocuments(row: DealLean, changes: NonNullable<DealChange['documents']>, now: Date) {
  const changed = new Set<string>(changes.map(({ key }) => key));
  const rest = row.documents.filter(({ key }) => !changed.has(key));
  return [
    ...rest,
    ...changes.filter(({ state, note }) => state !== 'missing' || note).map((one) => ({ ...one, at: now })),
  ];
}

/** A date that did not move keeps its reminder, sent or not: it is never sent twice. */
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

const storedCommission = ({ percent, rupees, isTaxed, splits }: CommissionInput) => ({
  ...(percent != null ? { share: Math.round(percent * 100) } : { rupees: rupees ?? 0 }),
  isTaxed,
  splits: splits.map(({ name, percent: part }) => ({ name, share: Math.round(part * 100) })),
});

async function changedFields(actor: Actor, row: DealLean, change: DealChange, now: Date): Promise<Fields> {
  const { title, kind, value, notes, property, parties, documents, dates, commission } = change;
  const listing = property ? await listingOf(actor, property) : undefined;
  const fields: Fields = {
    ...movedFields(row, change, actor, now),
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
    ...(parties && { parties: storedParties(parties, row.parties) }),
    ...(documents && { documents: storedDocuments(row, documents, now) }),
    ...(dates && { dates: storedDates(row, dates, now) }),
    ...(commission !== undefined && { commission: commission ? storedCommission(commission) : undefined }),
  };
  const after = { ...row, ...fields } as DealLean;
  return { ...fields, ...derivedOf(after) };
}

/** Writes what is defined and removes what is not, if the row still has the version that the change is based on. */
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

/** Rejects with 'conflict', and the stored deal in `details.current`, when somebody has changed it since. */
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
  const after = await write({ _id: row._id, team: row.team ?? null }, row.__v, fields);
  if (!after) throw await conflict();
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
  await Deal.deleteOne({ _id: row._id });
  await recordAudit({
    action: 'deal.write',
    by: actor,
    target: { type: 'deal', id },
    details: { deleted: true },
  });
}

/** A text without a person's name, however it is written in capitals and small letters. */
function without(names: readonly string[], text: string): string {
  let left = text;
  for (const name of names.map((one) => one.toLowerCase()))
    for (let at = left.toLowerCase().indexOf(name); at >= 0; at = left.toLowerCase().indexOf(name))
      left = `${left.slice(0, at)}…${left.slice(at + name.length)}`;
  return left;
}

/** Takes the names out of everything that is free text in a deal. */
async function removeNames(
  row: DealLean,
  names: readonly string[],
  isErased: (party: Party) => boolean,
): Promise<void> {
  const clean = (text: string) => without(names, text);
  const parties = row.parties.map((party) =>
    isErased(party) ? { _id: party._id, role: party.role, name: '', isErased: true } : party,
  );
  const title = clean(row.title).trim() || '…';
  const { commission } = row;
  await Deal.updateOne(
    { _id: row._id },
    {
      $set: {
        parties,
        title,
        notes: clean(row.notes),
        ...(row.lostNote && { lostNote: clean(row.lostNote) }),
        dates: row.dates.map((date) => ({ ...date, what: clean(date.what) })),
        documents: row.documents.map((one) => ({ ...one, note: clean(one.note) })),
        ...(commission && {
          commission: {
            ...commission,
            splits: commission.splits.map((one) => ({ ...one, name: clean(one.name) })),
          },
        }),
        ...derivedOf({ title, propertyTitle: row.propertyTitle, parties }),
      },
      $inc: { __v: 1 },
    },
  );
}

/**
 * Erases a person: deals of their own go, or stay with the team without a member; those in which they are a party, by an
 * address that is confirmed, keep the sum and the day and lose the name.
 */
export async function eraseDeals(person: { id: string; email: string; verified: boolean }): Promise<void> {
  await connectDb();
  await Deal.deleteMany({ owner: person.id, team: null });
  const account = await User.findById(person.id, { name: 1 }).lean();
  const names = account?.name ? [account.name] : [];
  const keys = person.verified ? senderKeys({ email: person.email }) : [];
  const rows = await Deal.find({
    $or: [{ owner: person.id }, ...(keys.length > 0 ? [{ matchKeys: trusted({ $in: keys }) }] : [])],
  }).lean<DealLean[]>();
  for (const row of rows) {
    const isThem = ({ email }: Party) => senderKeys({ email }).some((key) => keys.includes(key));
    const typed = row.parties.filter(isThem).map(({ name }) => name);
    await removeNames(row, [...names, ...typed].filter(Boolean), isThem);
  }
  await Deal.updateMany({ owner: person.id }, { $set: { owner: null } });
}
