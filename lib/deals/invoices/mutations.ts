import 'server-only';
import { Types } from 'mongoose';
import { issuerOfRow } from '@/lib/deals/rules';
import { recordAudit, recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { isDuplicateKey } from '@/lib/platform/db/connect';
import { createOnce } from '@/lib/platform/db/create-once';
import { op } from '@/lib/platform/db/operators';
import { writeVersion } from '@/lib/platform/db/write-version';
import { AppError, fieldError } from '@/lib/platform/errors';
import { messageWith } from '@/lib/platform/language/message';
import { formatRupees } from '@/lib/platform/text/format';
import { indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import { BillingProfile } from '@/models/deals/billing-profile';
import { Invoice } from '@/models/deals/invoice';
import { DUE_DAYS, type InvoiceKind } from './constants';
import {
  findInvoice,
  findOwnDeal,
  getInvoice,
  getStoredProfile,
  type InvoiceLean,
  issuerOf,
  linesOf,
  sacOf,
  termsOf,
} from './data';
import type { BillingProfileDto, InvoiceDto, StoredProfileDto } from './dto';
import { amountsOf, financialYearOf, numberOf, rupeesOfLines, seriesOf, totalOfPart } from './rules';
import type { BillingProfileInput, NewCreditNote, NewInvoice } from './schema';

/** Only a team's owner sets its issuer. Rejects with 'conflict' and the stored one if another owner has saved it since. */
export async function updateBillingProfile(
  actor: Actor,
  { __v, ...input }: BillingProfileInput & { __v?: number | undefined },
): Promise<StoredProfileDto> {
  if (actor.team && actor.team.role !== 'owner') throw new AppError('forbidden');
  const issuer = new Types.ObjectId(issuerOf(actor));
  const current = () => getStoredProfile(String(issuer));
  await writeVersion(
    BillingProfile,
    { issuer },
    { $set: { ...input, ...(!actor.team && { owner: new Types.ObjectId(actor.userId) }) } },
    { version: __v, current, upsert: true },
  );
  const target = { type: 'team', id: String(issuer) };
  await recordAudit({ action: 'invoice.profile', by: actor, target, details: { gstin: input.gstin } });
  return (await current()) ?? { ...input, __v: 0 };
}

/** A draft for a deal, which has no number yet and is changed by deleting it. */
export async function createInvoice(
  actor: Actor,
  dealId: string,
  input: NewInvoice,
  now = new Date(),
): Promise<InvoiceDto> {
  const { recipient, placeOfSupply, lines } = input;
  const deal = await findOwnDeal(actor, dealId);
  const sac = await sacOf(deal, now);
  const billed = (lines?.length ? lines : linesOf(deal)).map((line) => ({ ...line, sac }));
  if (billed.length === 0)
    throw new AppError('invalid', 'Save a commission first, or enter what you’re billing for');
  const fields = { deal: deal._id, owner: deal.owner, team: deal.team ?? null, kind: 'invoice' as const };
  const { row, isNew } = await createOnce(Invoice, `${actor.userId} ${dealId}`, input, (_id) =>
    Invoice.create({ _id, ...fields, recipient, placeOfSupply, lines: billed, createdBy: actor.userId }),
  );
  const [id, target] = [String(row._id), { type: 'deal', id: dealId }];
  if (isNew) await recordAudit({ action: 'invoice.write', by: actor, target, details: { draft: id } });
  return getInvoice(actor, id);
}

/** Only drafts can be deleted; a numbered invoice is cancelled by a credit note. */
export async function deleteInvoice(actor: Actor, id: string): Promise<void> {
  const row = await findInvoice(actor, id);
  const { deletedCount } = await Invoice.deleteOne({ _id: row._id, seq: op.missing() });
  if (deletedCount === 0)
    throw new AppError('conflict', 'This invoice was issued. Use a credit note instead');
  const target = { type: 'deal', id: String(row.deal) };
  await recordAudit({ action: 'invoice.write', by: actor, target, details: { deleted: id } });
}

/** Attempts before giving up because other processes keep taking the number. */
const MAX_TRIES = 200;

/** The total in paise, rounded to whole rupees. */
async function totalOf(row: InvoiceLean, supplier: BillingProfileDto, gst: number): Promise<number> {
  const of = (rupees: number) => amountsOf(rupees, gst, supplier.state, row.placeOfSupply).total;
  const earlier = row.invoice
    ? await Invoice.find(
        { invoice: row.invoice, part: op.lt(row.part ?? 1) },
        { lines: 1, totalPaise: 1 },
      ).lean()
    : [];
  const parts = earlier.map(({ lines, totalPaise }) => {
    const rupees = rupeesOfLines(lines);
    return { rupees, total: totalPaise ?? of(rupees) };
  });
  return totalOfPart(parts, rupeesOfLines(row.lines), of);
}

/**
 * Gives a draft the next number of its series, in the same write that issues it. If two processes want the same number, the index gives it to one and the other
 * takes the next, so there is no counter that a process could advance before it dies. Returns the number, or undefined if another process numbered the draft.
 */
async function giveNumber(
  row: InvoiceLean,
  supplier: BillingProfileDto,
  gst: number,
  now: Date,
): Promise<string | undefined> {
  const day = indianDay(now);
  const year = financialYearOf(day);
  const kind = row.kind as InvoiceKind;
  const series = seriesOf(issuerOfRow(row), kind, year);
  const dueOn = indianDay(now.getTime() + (supplier.dueDays ?? DUE_DAYS) * DAY_MS);
  const totalPaise = await totalOf(row, supplier, gst);
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const last = await Invoice.findOne({ series, seq: op.gte(1) }, { seq: 1 })
      .sort({ seq: -1 })
      .lean();
    const seq = (last?.seq ?? 0) + 1;
    const number = numberOf(supplier.prefix, kind, year, seq);
    try {
      // a draft issued meanwhile keeps its number
      const { modifiedCount } = await Invoice.updateOne(
        { _id: row._id, seq: op.missing() },
        {
          $set: { series, seq, number, day, supplier, gst, totalPaise, ...(kind === 'invoice' && { dueOn }) },
        },
      );
      return modifiedCount === 1 ? number : undefined;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError('unavailable');
}

/** Issues a draft. A repeated call issues it only once. */
export async function issueInvoice(actor: Actor, id: string, now = new Date()): Promise<InvoiceDto> {
  const row = await findInvoice(actor, id);
  if (row.seq) return getInvoice(actor, id);
  const { supplier, gst } = await termsOf(row, now);
  if (!supplier)
    throw new AppError(
      'conflict',
      'Add your billing details first: name, address and the prefix of invoice numbers',
    );
  const number = await giveNumber(row, supplier, gst, now);
  const target = { type: 'deal', id: String(row.deal) };
  if (number) await recordAudit({ action: 'invoice.issue', by: actor, target, details: { number } });
  return getInvoice(actor, id);
}

/** The part of an invoice that no credit note has taken back, as the next note. Retries after a lost race. */
async function nextNote(row: InvoiceLean, { reason, rupees }: NewCreditNote, create: object) {
  for (let tried = 0; tried < MAX_TRIES; tried++) {
    const notes = await Invoice.find({ invoice: row._id }, { lines: 1 }).lean();
    const left = rupeesOfLines(row.lines) - notes.reduce((sum, { lines }) => sum + rupeesOfLines(lines), 0);
    if (left === 0) throw new AppError('conflict', 'This invoice was already credited in full');
    if (rupees !== undefined && rupees > left)
      throw fieldError(
        'invalid',
        'rupees',
        messageWith('At most {left} of this invoice can be credited', { left: formatRupees(left) }),
      );
    const [first] = row.lines;
    const isWhole = notes.length === 0 && (rupees ?? left) === left;
    const lines = isWhole ? row.lines : [{ what: first?.what, sac: first?.sac, rupees: rupees ?? left }];
    try {
      return await Invoice.create({ ...create, invoice: row._id, part: notes.length + 1, reason, lines });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
  throw new AppError('unavailable');
}

/**
 * A credit note for an issued invoice or a part of it, with the invoice's tax rate (CGST Act 2017, section 34). Numbers notes that an earlier process created
 * without a number.
 */
export async function createCreditNote(
  actor: Actor,
  id: string,
  input: NewCreditNote,
  now = new Date(),
): Promise<InvoiceDto> {
  const row = await findInvoice(actor, id);
  if (!row.seq || row.kind !== 'invoice' || !row.supplier)
    throw new AppError('conflict', 'Only an issued invoice can be credited');
  const { deal, owner, team, recipient, placeOfSupply, gst } = row;
  const from = { deal, owner, team, recipient, placeOfSupply, gst };
  const createdBy = new Types.ObjectId(actor.userId);
  const { row: note } = await createOnce(Invoice, `${actor.userId} ${id}`, input, (_id) =>
    nextNote(row, input, { ...from, _id, kind: 'credit-note', createdBy }),
  );
  const unnumbered = Invoice.find({ invoice: row._id, seq: op.missing() }).sort({ part: 1 });
  const target = { type: 'deal', id: String(deal) };
  for (const open of await unnumbered.lean<InvoiceLean[]>()) {
    const number = await giveNumber(open, row.supplier as BillingProfileDto, gst, now);
    const details = { number, invoice: row.number };
    if (number) await recordAudit({ action: 'invoice.credit', by: actor, target, details });
  }
  return getInvoice(actor, String(note._id));
}

/** Records the day on which an issued invoice was paid, or that it was not. */
export async function recordInvoicePayment(
  actor: Actor,
  id: string,
  paidOn: string | null,
  now = new Date(),
): Promise<InvoiceDto> {
  const row = await findInvoice(actor, id);
  if (!row.seq || row.kind !== 'invoice')
    throw new AppError('conflict', 'Only an issued invoice can be paid');
  if (paidOn && paidOn > indianDay(now))
    throw fieldError('invalid', 'paidOn', 'The payment date can’t be in the future');
  await Invoice.updateOne({ _id: row._id }, paidOn ? { $set: { paidOn } } : { $unset: { paidOn: 1 } });
  const target = { type: 'deal', id: String(row.deal) };
  await recordAudit({
    action: 'invoice.write',
    by: actor,
    target,
    details: { number: row.number, paid: paidOn ?? 'no' },
  });
  return getInvoice(actor, id);
}

/** Deletes drafts and the profile of a person without a team; issued invoices must stay (CGST Act 2017, section 36). */
export async function eraseInvoices(userId: string): Promise<void> {
  await Invoice.deleteMany({ owner: userId, team: null, seq: op.missing() });
  await BillingProfile.deleteMany({ owner: userId });
}

/** Logs the export before the first row is sent. */
export const recordInvoiceExport = (actor: Actor, year: number, format: string): Promise<void> =>
  recordExport(actor, { details: { what: 'invoices', year, format } });
