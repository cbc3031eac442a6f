import 'server-only';
import { Types } from 'mongoose';
import { listRates } from '@/lib/costs/rates/data';
import { textOn } from '@/lib/costs/rates/rules';
import type { DealKind } from '@/lib/deals/constants';
import { type DealLean, findDeal, gstOf } from '@/lib/deals/data';
import { commissionOf, issuerOfRow } from '@/lib/deals/rules';
import { type Actor, type AdminActor, can } from '@/lib/platform/auth/actor';
import { op } from '@/lib/platform/db/operators';
import { AppError, notFound } from '@/lib/platform/errors';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { indianDay } from '@/lib/platform/time/indian-day';
import { scopeFor } from '@/lib/teams/data';
import type { SharedRecords } from '@/lib/teams/providers';
import { may } from '@/lib/teams/rules';
import { BillingProfile, type BillingProfileRow } from '@/models/deals/billing-profile';
import { Deal } from '@/models/deals/deal';
import { Invoice, type InvoiceRow } from '@/models/deals/invoice';
import { Team } from '@/models/teams/team';
import { type GstState, INVOICE_KINDS, type InvoiceKind } from './constants';
import type { BillingProfileDto, InvoiceDto, StoredProfileDto } from './dto';
import {
  amountsOf,
  missingNumbers,
  paymentOf,
  rupeesOfLines,
  sacRuleOf,
  seriesOf,
  withTotal,
  yearBounds,
} from './rules';

export type InvoiceLean = InvoiceRow & { _id: Types.ObjectId };

type Terms = { supplier: BillingProfileDto | null; gst: number };

const MAX_LISTED = 5000;

/** The issuer of a person's invoices: the team, or the person without one. */
export const issuerOf = ({ userId, team }: Pick<Actor, 'userId' | 'team'>): string => team?.id ?? userId;

const toProfileDto = (row: BillingProfileRow): BillingProfileDto => ({
  name: row.name,
  address: row.address,
  state: row.state as GstState,
  gstin: row.gstin,
  prefix: row.prefix,
  upi: row.upi,
  upiName: row.upiName,
  dueDays: row.dueDays,
});

/** The profile with its version, for editing. */
export async function getStoredProfile(issuer: string): Promise<StoredProfileDto | null> {
  const row = await BillingProfile.findOne({ issuer: new Types.ObjectId(issuer) }).lean<
    BillingProfileRow & { __v?: number }
  >();
  return row && { ...toProfileDto(row), __v: row.__v ?? 0 };
}

export async function getBillingProfile(issuer: string): Promise<BillingProfileDto | null> {
  const row = await BillingProfile.findOne({ issuer: new Types.ObjectId(issuer) }).lean<BillingProfileRow>();
  return row && toProfileDto(row);
}

/** The deal, for people who can see and change its earnings. Rejects foreign and unknown ids alike. */
export async function findOwnDeal(actor: Actor, id: string): Promise<DealLean> {
  const deal = await findDeal(actor, id);
  if (!may(actor, 'commission', deal)) throw new AppError('forbidden');
  return deal;
}

export async function findInvoice(actor: Actor, id: string): Promise<InvoiceLean> {
  const row = isObjectIdHex(id) ? await Invoice.findById(id).lean<InvoiceLean>() : null;
  if (!row || !may(actor, 'read', row)) throw notFound('Invoice not found');
  if (!may(actor, 'commission', row)) throw new AppError('forbidden');
  return row;
}

/** The service code (SAC) of a deal's brokerage. */
export const sacOf = async (deal: DealLean, now = new Date()): Promise<string> =>
  textOn(await listRates('India'), sacRuleOf(deal.kind as DealKind), indianDay(now));

/** An invoice's default line: the firm's commission. Customers never see how the firm divides it. */
export function linesOf(deal: DealLean): { what: string; rupees: number }[] {
  const { rupees } = deal.commission
    ? commissionOf(deal.commission, deal.value, 0, deal.coBroking)
    : { rupees: 0 };
  return rupees > 0 ? [{ what: deal.propertyTitle || deal.title, rupees }] : [];
}

/** True if something was billed for a deal, which must then stay, because the invoice refers to it. */
export const isBilled = async (deal: Types.ObjectId): Promise<boolean> =>
  (await Invoice.exists({ deal, seq: op.gte(1) })) !== null;

/** An invoice's issuer and rate today. Without a GSTIN no tax is added. */
export async function termsOf(row: InvoiceLean, now = new Date()): Promise<Terms> {
  const [supplier, rate] = await Promise.all([getBillingProfile(issuerOfRow(row)), gstOf([row])]);
  return { supplier, gst: Math.round(rate(row, indianDay(now)) * 100) };
}

const issuedTerms = ({ supplier, gst }: InvoiceLean): Terms => ({
  supplier: (supplier as BillingProfileDto | undefined) ?? null,
  gst,
});

function toInvoiceDto(
  row: InvoiceLean,
  { supplier, gst }: Terms,
  others: ReadonlyMap<string, InvoiceLean>,
): InvoiceDto {
  const lines = row.lines.map(({ what, sac, rupees }) => ({ what, sac, rupees }));
  const rupees = rupeesOfLines(lines);
  const against = row.invoice ? others.get(String(row.invoice)) : undefined;
  const link = ({ _id, number }: InvoiceLean) => ({ id: String(_id), number: number ?? '' });
  const notes = [...others.values()].filter(({ invoice }) => String(invoice) === String(row._id));
  const left = rupees - notes.reduce((sum, note) => sum + rupeesOfLines(note.lines), 0);
  const isIssued = row.kind === 'invoice' && row.seq != null;
  return {
    id: String(row._id),
    deal: String(row.deal),
    kind: row.kind as InvoiceKind,
    number: row.number ?? null,
    day: row.day ?? null,
    supplier,
    recipient: row.recipient as InvoiceDto['recipient'],
    placeOfSupply: row.placeOfSupply as GstState,
    lines,
    gstPercent: gst / 100,
    amounts: withTotal(
      amountsOf(rupees, gst, supplier?.state ?? row.placeOfSupply, row.placeOfSupply),
      row.totalPaise,
    ),
    against: against ? link(against) : null,
    reason: row.reason ?? '',
    creditNotes: notes.map((note) => ({ ...link(note), rupees: rupeesOfLines(note.lines) })),
    left,
    payment: isIssued ? paymentOf({ ...row, left }, indianDay(Date.now())) : null,
    dueOn: row.dueOn ?? null,
    paidOn: row.paidOn ?? null,
  };
}

/** Adds the numbers of the documents that they take back or are taken back by. */
export async function toInvoiceDtos(rows: readonly InvoiceLean[]): Promise<InvoiceDto[]> {
  const against = rows.flatMap(({ invoice }) => (invoice ? [invoice] : []));
  const related = await Invoice.find({
    $or: [{ _id: op.in(against) }, { invoice: op.in(rows.map(({ _id }) => _id)) }],
  }).lean<InvoiceLean[]>();
  const others = new Map(related.map((row) => [String(row._id), row]));
  return Promise.all(
    rows.map(async (row) => toInvoiceDto(row, row.seq ? issuedTerms(row) : await termsOf(row), others)),
  );
}

const agencyId = async () => (await Team.exists({ isAgency: true }))?._id;

/** True for an office reader of the agency's books; a member of a team reads as its members do. */
export const keepsBooks = (actor: Actor): actor is AdminActor<'earnings'> =>
  !actor.team && can(actor, 'earnings');

/** Issued invoices to read together, and the issuer of their numbers. */
export type Books = { scope: Record<string, unknown>; issuer: string };

/** The agency's books; undefined before there is an agency. */
export async function agencyBooks(_actor: AdminActor<'earnings'>): Promise<Books | undefined> {
  const team = await agencyId();
  return team && { scope: { team, seq: op.gte(1) }, issuer: String(team) };
}

/**
 * The invoices that a person reads: the team's for its owner, an agent's own, the agency's for its accountant. Rejects with 'forbidden' for roles that can't
 * export.
 */
export const booksOf = async (actor: Actor): Promise<Books | undefined> =>
  keepsBooks(actor) ? agencyBooks(actor) : { scope: scopeFor(actor, 'export'), issuer: issuerOf(actor) };

async function findBooked(actor: Actor, id: string): Promise<InvoiceLean | null> {
  if (!can(actor, 'earnings') || !isObjectIdHex(id)) return null;
  const books = await agencyBooks(actor);
  return books ? Invoice.findOne({ ...books.scope, _id: id }).lean<InvoiceLean>() : null;
}

export async function getInvoice(actor: Actor, id: string): Promise<InvoiceDto> {
  const [dto] = await toInvoiceDtos([(await findBooked(actor, id)) ?? (await findInvoice(actor, id))]);
  if (!dto) throw notFound('Invoice not found');
  return dto;
}

/** The invoices of a deal, newest first. */
export async function listDealInvoices(deal: Types.ObjectId): Promise<InvoiceDto[]> {
  return toInvoiceDtos(await Invoice.find({ deal }).sort({ createdAt: -1 }).lean<InvoiceLean[]>());
}

/** Invoices issued in a financial year, by date and number. */
export async function listYearInvoices(books: Books | undefined, year: number): Promise<InvoiceDto[]> {
  if (!books) return [];
  const { first, last } = yearBounds(year);
  const rows = await Invoice.find({ ...books.scope, day: op.range({ gte: first, lte: last }) })
    .sort({ day: 1, _id: 1 })
    .limit(MAX_LISTED)
    .lean<InvoiceLean[]>();
  const orderOf = ({ kind, series }: InvoiceLean) => `${kind === 'invoice' ? 0 : 1}${series ?? ''}`;
  rows.sort((a, b) => orderOf(a).localeCompare(orderOf(b)) || (a.seq ?? 0) - (b.seq ?? 0));
  return toInvoiceDtos(rows);
}

/** The numbers missing from an issuer's series in a year; there should be none. */
export async function listGaps(books: Pick<Books, 'issuer'> | undefined, year: number): Promise<string[]> {
  if (!books) return [];
  const gaps = await Promise.all(
    INVOICE_KINDS.map(async (kind) => {
      const series = seriesOf(books.issuer, kind, year);
      const rows = await Invoice.find({ series, seq: op.gte(1) }, { seq: 1 }).lean();
      const missing = missingNumbers(rows.map(({ seq }) => seq ?? 0));
      return missing.map((number) => (kind === 'credit-note' ? `C${number}` : number));
    }),
  );
  return gaps.flat();
}

export async function dealTitles(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await Deal.find({ _id: op.in(ids) }, { title: 1 }).lean();
  return new Map(rows.map(({ _id, title }) => [String(_id), title]));
}

/** Invoices that the person issued without a team, for the export of an account. */
export async function exportInvoices(userId: string) {
  const [invoices, profiles] = await Promise.all([
    Invoice.find({ owner: userId, team: null }, { _id: 0, __v: 0, owner: 0, team: 0 }).lean(),
    BillingProfile.find({ owner: userId }, { _id: 0, __v: 0, owner: 0, issuer: 0 }).lean(),
  ]);
  return { invoices, profiles };
}

/** An issued invoice keeps its printed issuer when it changes hands. */
export const SHARED_INVOICES: SharedRecords = { collection: Invoice.collection, names: ['owner'] };
