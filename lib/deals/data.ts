import 'server-only';
import type { Types } from 'mongoose';
import { mapUserNames } from '@/lib/accounts/users/data';
import { listRates } from '@/lib/costs/rates/data';
import { brokerageGst } from '@/lib/costs/rates/rules';
import { findLead, toLeadDtos } from '@/lib/enquiries/leads/data';
import { findListing, findListingById, listChoices, toChoice } from '@/lib/listings/data';
import { PUBLIC_STATUSES } from '@/lib/listings/fields/vocabulary';
import { isVisibleStatus } from '@/lib/listings/lifecycle';
import { type Actor, isAdmin } from '@/lib/platform/auth/actor';
import { hasTerm } from '@/lib/platform/db/connect';
import { op } from '@/lib/platform/db/operators';
import { notFound } from '@/lib/platform/errors';
import { foldsOf } from '@/lib/platform/text/fold';
import { pageOf } from '@/lib/platform/text/list-url';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { teamScope } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import type { Owned } from '@/lib/teams/rules';
import { may } from '@/lib/teams/rules';
import type { CalendarItem } from '@/lib/visits/calendar/dto';
import type { CalendarRequest } from '@/lib/visits/calendar/providers';
import { BillingProfile } from '@/models/deals/billing-profile';
import { Deal, type DealRow } from '@/models/deals/deal';
import { Introduction } from '@/models/deals/introduction';
import {
  BOARD_ENDED_DAYS,
  DEAL_STAGES,
  DEALS_PER_PAGE,
  type DealKind,
  type DealStage,
  type LostReason,
  MAX_BOARD,
  OPEN_STAGES,
  type PartyRole,
} from './constants';
import type { CoBrokingDto, DealCardDto, DealDto, DealListDto, PartyDto, StageTotal } from './dto';
import { SIDES, type Side } from './introductions/constants';
import { partsOf } from './introductions/rules';
import { agreedOf, checklistOf, commissionOf, countDocuments, issuerOfRow, pipelineOf } from './rules';
import type { DealQuery } from './schema';

export type DealLean = DealRow & { _id: Types.ObjectId; __v: number; createdAt: Date };
export type DealParty = Pick<DealLean['parties'][number], 'role' | 'name'> &
  Partial<Pick<DealLean['parties'][number], '_id' | 'client' | 'phone' | 'email' | 'isErased'>>;
type Filter = Record<string, unknown>;

const MAX_LISTED = 5000;

/** The stored deal; foreign, unknown and malformed ids are rejected alike. */
export async function findDeal(actor: Actor, id: string): Promise<DealLean> {
  const row = isObjectIdHex(id) ? await Deal.findById(id).lean<DealLean>() : null;
  if (!row || !may(actor, 'read', row)) throw notFound('Deal not found');
  return row;
}

type Names = ReadonlyMap<string, string>;

function headOf(row: DealLean, names: Names) {
  const owner = row.owner ? String(row.owner) : undefined;
  return {
    id: String(row._id),
    __v: row.__v,
    title: row.title,
    kind: row.kind as DealKind,
    stage: row.stage as DealStage,
    stageSince: row.stageSince.toISOString(),
    value: row.value,
    owner: owner ? { id: owner, name: names.get(owner) ?? '' } : null,
  };
}

function toPartyDtos(row: DealLean): PartyDto[] {
  return row.parties.map((party) => ({
    id: String(party._id),
    role: party.role as PartyRole,
    client: party.client ? String(party.client) : null,
    name: party.name,
    phone: party.phone ?? '',
    email: party.email ?? '',
  }));
}

/** The next open date, which may be overdue. */
function nextOf({ dates }: DealLean): DealCardDto['next'] {
  const [next] = dates.filter(({ isDone }) => !isDone).sort((a, b) => a.day.localeCompare(b.day));
  return next ? { day: next.day, what: next.what } : null;
}

async function toCardDtos(rows: readonly DealLean[]): Promise<DealCardDto[]> {
  const names = await mapUserNames(rows.map(({ owner }) => owner));
  return rows.map((row) => ({
    ...headOf(row, names),
    propertyTitle: row.propertyTitle ?? '',
    partyNames: toPartyDtos(row).flatMap(({ name }) => name || []),
    documents: countDocuments(checklistOf(row.kind as DealKind, row.stage as DealStage, row.documents)),
    next: nextOf(row),
  }));
}

/** A firm, or its deal with the GST rate from its registration. */
type TaxedFirm = Owned & { gstShare?: number | null | undefined };

/** Looks up if firms add GST to their commissions (with a GSTIN in their billing details), and the percentage on a day. */
export async function gstOf(firms: readonly TaxedFirm[]): Promise<(firm: TaxedFirm, day: string) => number> {
  const issuer = op.in([...new Set(firms.map(issuerOfRow))].filter(isObjectIdHex));
  const [rates, registered] = await Promise.all([
    listRates('India'),
    BillingProfile.find({ issuer, gstin: op.not('') }, { issuer: 1 }).lean(),
  ]);
  const known = new Set(registered.map((row) => String(row.issuer)));
  return (firm, day) => {
    if (firm.gstShare != null) return firm.gstShare / 100;
    return known.has(issuerOfRow(firm)) ? brokerageGst(rates, day) : 0;
  };
}

async function propertyOf({ property, propertyTitle }: DealLean): Promise<DealDto['property']> {
  if (!property) return null;
  const row = await findListingById(property, { title: 1, status: 1 });
  const isListed = row !== null && isVisibleStatus(row.status);
  return { id: String(property), title: row?.title ?? propertyTitle ?? '', isListed };
}

/** A deal as the actor sees it, because not every team member can see its commission. */
export async function toDealDto(actor: Actor, row: DealLean, now = new Date()): Promise<DealDto> {
  const seesCommission = may(actor, 'commission', row);
  const day = row.closedOn ?? indianDay(now);
  const [names, property, gst] = await Promise.all([
    mapUserNames([row.owner]),
    propertyOf(row),
    gstOf([row]),
  ]);
  return {
    ...headOf(row, names),
    lostReason: (row.lostReason as LostReason | null) ?? null,
    lostNote: row.lostNote ?? '',
    closedOn: row.closedOn ?? null,
    property,
    reraNumber: row.reraNumber ?? '',
    lead: row.lead ? String(row.lead) : null,
    parties: toPartyDtos(row),
    documents: checklistOf(row.kind as DealKind, row.stage as DealStage, row.documents),
    dates: row.dates
      .map(({ _id, day, what, remindDays, isDone }) => ({
        id: String(_id),
        day,
        what,
        remindDays: remindDays ?? null,
        isDone,
      }))
      .sort((a, b) => a.day.localeCompare(b.day)),
    commission:
      row.commission && seesCommission
        ? commissionOf(row.commission, row.value, gst(row, day), row.coBroking)
        : null,
    coBroking: await divisionOf(row, day, seesCommission),
    seesCommission,
    mayDelete: may(actor, 'delete', row),
    notes: row.notes,
    moves: row.moves.map(({ from, to, at }) => ({
      from: (from as DealStage | null) ?? null,
      to: to as DealStage,
      at: at.toISOString(),
    })),
    createdAt: row.createdAt.toISOString(),
  };
}

export const getDeal = async (actor: Actor, id: string): Promise<DealDto> =>
  toDealDto(actor, await findDeal(actor, id));

async function totalsOf(scope: Filter): Promise<StageTotal[]> {
  const isRent = { $eq: ['$kind', 'rent'] };
  const rows = await Deal.aggregate<Omit<StageTotal, 'stage'> & { _id: DealStage }>([
    { $match: scope },
    {
      $group: {
        _id: '$stage',
        count: { $sum: 1 },
        value: { $sum: { $cond: [isRent, 0, '$value'] } },
        rent: { $sum: { $cond: [isRent, '$value', 0] } },
      },
    },
  ]);
  return DEAL_STAGES.map((stage) => {
    const found = rows.find(({ _id }) => _id === stage);
    return { stage, count: found?.count ?? 0, value: found?.value ?? 0, rent: found?.rent ?? 0 };
  });
}

/** Filters by words, each of which must be part of a word of the deal. */
export const wordFilter = (q: string | undefined): Filter => {
  const words = q ? foldsOf(q).slice(0, 6) : [];
  return words.length > 0 ? { $and: words.map(hasTerm) } : {};
};

const find = (filter: Filter) => Deal.find(filter).sort({ stageSince: -1, _id: -1 });

/** Reads open deals and those that ended in recent months. */
async function readBoard(filter: Filter, now: Date) {
  const since = new Date(now.getTime() - BOARD_ENDED_DAYS * DAY_MS);
  const [open, ended] = await Promise.all([
    find({ ...filter, stage: op.in(OPEN_STAGES) })
      .limit(MAX_BOARD)
      .lean<DealLean[]>(),
    find({
      ...filter,
      stage: op.in(['registered', 'lost']),
      stageSince: op.gte(since),
    })
      .limit(MAX_BOARD)
      .lean<DealLean[]>(),
  ]);
  return { rows: [...open, ...ended], total: open.length + ended.length, page: 1, pages: 1 };
}

async function readList(filter: Filter, { stage, page }: DealQuery) {
  const all = { ...filter, ...(stage && { stage }) };
  const total = await Deal.countDocuments(all);
  const place = pageOf(total, page, DEALS_PER_PAGE);
  const rows = await find(all).skip(place.skip).limit(DEALS_PER_PAGE).lean<DealLean[]>();
  return { rows, total, page: place.page, pages: place.pages };
}

/** Deals that a person can see, with their total value. Totals cover all of them, whatever the search. */
export async function listDeals(actor: Actor, query: DealQuery, now = new Date()): Promise<DealListDto> {
  const scope = teamScope(actor, query.who);
  const filter = { ...scope, ...wordFilter(query.q) };
  const [totals, found] = await Promise.all([
    totalsOf(scope),
    query.view === 'board' ? readBoard(filter, now) : readList(filter, query),
  ]);
  const { rows, ...place } = found;
  return { data: await toCardDtos(rows), totals, ...pipelineOf(totals), ...place };
}

/** Data that a deal can copy from its listing: a public one, or one of the actor's own in any status. */
export async function findStartable(actor: Actor, id: string) {
  const anyStatus = { status: op.in(PUBLIC_STATUSES) };
  return findListing(
    { _id: id, $or: [anyStatus, teamScope(actor)] },
    { title: 1, propertyCode: 1, type: 1, category: 1, possession: 1, price: 1, reraNumber: 1 },
  );
}

/** Listings that a form offers initially: the actor's or team's newest, and the one in the address. */
export async function listStartable(actor: Actor, property: string | undefined) {
  const [chosen, own] = await Promise.all([
    property ? findStartable(actor, property) : null,
    listChoices(teamScope(actor), MAX_LISTED),
  ]);
  const others = own.filter(({ id }) => id !== String(chosen?._id));
  return [...(chosen ? [toChoice(chosen)] : []), ...others];
}

/** Data that a deal copies from a lead that the actor works on. */
export async function leadToStart(actor: Actor, id: string) {
  const row = await findLead(actor, id);
  const [dto] = row ? await toLeadDtos([row], isAdmin(actor)) : [];
  if (!dto) return undefined;
  const { propertyId: property, name, phone, email } = dto;
  return { id: dto.id, property, name, phone, email };
}

/** An account's own deals in full for its export, and other people's deals with the person, without the other parties. */
export async function exportDeals(userId: string, matchKeys: readonly string[]) {
  const [own, others] = await Promise.all([
    Deal.find({ owner: userId }, { _id: 0, __v: 0, owner: 0, team: 0, 'dates.remindAt': 0 }).lean(),
    matchKeys.length > 0
      ? Deal.find(
          { matchKeys: op.in(matchKeys) },
          { _id: 0, propertyTitle: 1, stage: 1, createdAt: 1 },
        ).lean()
      : [],
  ]);
  return { own, asParty: others };
}

/** Open dates of the member's own deals, for the calendar. */
export async function listDealDates({ who, first, last }: CalendarRequest): Promise<CalendarItem[]> {
  const deals = await Deal.find(
    { ...teamScope(who, 'mine'), dates: op.elemMatch({ day: { $gte: first, $lte: last } }) },
    { title: 1, dates: 1 },
  ).lean();
  return deals.flatMap(({ _id, title, dates }) =>
    dates
      .filter(({ day, isDone }) => !isDone && day >= first && day <= last)
      .map((date) => ({
        id: `deal-${date._id}`,
        kind: 'deal' as const,
        day: date.day,
        title: `${date.what}: ${title}`,
        href: `/dashboard/deals/${_id}`,
      })),
  );
}

export const SHARED_DEALS: SharedRecords = { collection: Deal.collection, names: ['owner'] };

/** Division of a deal's commission between two firms; null for a single firm. */
async function divisionOf(
  { coBroking, commission, value, gstShare }: DealRow,
  day: string,
  seesCommission: boolean,
): Promise<CoBrokingDto | null> {
  if (!coBroking) return null;
  const row = await Introduction.findById(coBroking.introduction, { lister: 1, bringer: 1 }).lean();
  const parts =
    row && commission && seesCommission
      ? await partsOn(
          day,
          firmsOf(row, coBroking.side, gstShare),
          agreedOf(commission, value),
          coBroking.share,
        )
      : [];
  return { introduction: String(coBroking.introduction), side: coBroking.side as Side, parts };
}

/** The firms of an introduction. A deal's firm has the GST rate that the deal keeps. */
export const firmsOf = (
  { lister, bringer }: Record<Side, Owned>,
  side: string | undefined,
  gstShare: number | null | undefined,
): Record<Side, TaxedFirm> => ({
  lister: side === 'lister' ? { ...lister, gstShare } : lister,
  bringer: side === 'bringer' ? { ...bringer, gstShare } : bringer,
});

/** Divides the commission between both firms, with the GST that each adds on a day. */
export async function partsOn(day: string, firms: Record<Side, TaxedFirm>, rupees: number, share: number) {
  const gst = await gstOf(SIDES.map((side) => firms[side]));
  return partsOf(rupees, share, (side) => gst(firms[side], day));
}
