import 'server-only';
import { notFound } from 'next/navigation';
import type { DealKind } from '@/lib/deals/constants';
import { actorOf, isAdmin } from '@/lib/platform/auth/actor';
import { pageAdmin, pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { cellText, dayCell, type SheetCell } from '@/lib/platform/tabular/cells';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { xlsxStream } from '@/lib/platform/tabular/xlsx-stream';
import { listUrl, type SearchParams } from '@/lib/platform/text/list-url';
import { indianDay } from '@/lib/platform/time/indian-day';
import { INVOICE_COLUMNS, PAYMENT_LABELS } from './constants';
import {
  agencyBooks,
  type Books,
  booksOf,
  dealTitles,
  findOwnDeal,
  getBillingProfile,
  getStoredProfile,
  issuerOf,
  keepsBooks,
  linesOf,
  listDealInvoices,
  listGaps,
  listYearInvoices,
} from './data';
import type { InvoiceDto } from './dto';
import { rupeesOf, stateText } from './format';
import { dividedAmounts, financialYearOf } from './rules';
import { invoiceQuerySchema } from './schema';

/** Returns undefined for a role that can't see it, and shows the 404 page for unknown and foreign deals. */
async function orUndefined<T>(read: Promise<T>): Promise<T | undefined> {
  return read.catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') notFound();
    if (error.code === 'forbidden') return undefined;
    throw error;
  });
}

/** The years to choose from, and the chosen one. */
function yearsOf(params: SearchParams, now: Date) {
  const current = financialYearOf(indianDay(now));
  const year = invoiceQuerySchema.parse(params).year ?? current;
  return { year, years: [...new Set([year, current, current - 1, current - 2])].sort((a, b) => b - a) };
}

async function readYear(books: Books | undefined, year: number) {
  const [invoices, gaps] = await Promise.all([listYearInvoices(books, year), listGaps(books, year)]);
  const titles = Object.fromEntries(await dealTitles(invoices.map(({ deal }) => deal)));
  return { invoices, gaps, titles };
}

export async function loadInvoices(params: SearchParams, now = new Date()) {
  const { year, years } = yearsOf(params, now);
  const actor = actorOf(await pageUser(listUrl('/dashboard/deals/invoices', { year: String(year) })));
  const [found, profile] = await Promise.all([
    orUndefined(booksOf(actor).then((books) => readYear(books, year))),
    getStoredProfile(issuerOf(actor)),
  ]);
  const isReader = keepsBooks(actor);
  const mayEdit = !isReader && (!actor.team || actor.team.role === 'owner');
  return { year, years, found, profile, isReader, mayEdit };
}

/** Invoices of the agency, for its accountant and other readers. */
export async function loadAgencyInvoices(params: SearchParams, now = new Date()) {
  const { year, years } = yearsOf(params, now);
  const { actor } = await pageAdmin(listUrl('/admin/invoices', { year: String(year) }), 'earnings');
  const found = await readYear(await agencyBooks(actor), year);
  return { year, years, ...found, opensDeals: isAdmin(actor) };
}

export async function loadDealInvoices(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/invoices`));
  const deal = await orUndefined(findOwnDeal(actor, id));
  if (!deal) return undefined;
  const [invoices, profile] = await Promise.all([
    listDealInvoices(deal._id),
    getBillingProfile(String(deal.team ?? deal.owner)),
  ]);
  const parties = deal.parties.flatMap(({ name }) => name || []);
  const lines = linesOf(deal);
  return { id, title: deal.title, kind: deal.kind as DealKind, invoices, profile, parties, lines };
}

type T = Text<'deals/invoices'>;

/** Columns of the accountant's file in order. */
export const invoiceColumns = (language: Language): string[] =>
  INVOICE_COLUMNS.map((column) => textsIn(language, 'deals/invoices').t(column));

/** One row per line of each document; credit notes are negative. */
export function invoiceRows(
  invoices: readonly InvoiceDto[],
  titles: ReadonlyMap<string, string>,
  t: T,
): SheetCell[][] {
  return invoices.flatMap((invoice) => {
    const sign = invoice.kind === 'credit-note' ? -1 : 1;
    const money = (paise: number) => (paise === 0 ? 0 : sign * rupeesOf(paise));
    const parts = dividedAmounts(
      invoice.lines.map(({ rupees }) => rupees),
      invoice.amounts,
    );
    return invoice.lines.map(({ what, sac }, i): SheetCell[] => {
      const part = parts[i] ?? invoice.amounts;
      return [
        invoice.number ?? '',
        dayCell(invoice.day),
        invoice.kind === 'credit-note' ? t('Credit note') : t('Invoice'),
        invoice.against?.number ?? '',
        titles.get(invoice.deal) ?? '',
        invoice.recipient.name,
        invoice.recipient.gstin,
        stateText(invoice.placeOfSupply, t),
        sac,
        what,
        money(part.taxable),
        invoice.gstPercent,
        ...[part.cgst, part.sgst, part.igst, part.roundOff, part.total].map(money),
        invoice.payment ? t(PAYMENT_LABELS[invoice.payment]) : '',
        dayCell(invoice.dueOn),
        dayCell(invoice.paidOn),
      ];
    });
  });
}

/** A file for the accountant, with amounts as numbers that spreadsheets can add. */
export function invoicesFile(
  invoices: readonly InvoiceDto[],
  titles: ReadonlyMap<string, string>,
  as: 'csv' | 'xlsx',
  language: Language,
): ReadableStream<Uint8Array> {
  const { t } = textsIn(language, 'deals/invoices');
  const headings = invoiceColumns(language);
  const rows = invoiceRows(invoices, titles, t);
  if (as === 'xlsx') return xlsxStream([{ name: t('Invoices'), headings, rows }]);
  return csvStream(
    headings,
    (async function* () {
      for (const row of rows) yield row.map(cellText);
    })(),
  );
}
