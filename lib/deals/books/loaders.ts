import 'server-only';
import { invoiceColumns, invoiceRows } from '@/lib/deals/bills/loaders';
import { DEAL_KIND_LABELS, type DealKind, type DealStage, STAGE_LABELS } from '@/lib/deals/constants';
import { type DealLean, gstPercentOn } from '@/lib/deals/data';
import { listInvoicesOf } from '@/lib/deals/invoices/data';
import { listProjectReports } from '@/lib/deals/reports/data';
import { commissionOf } from '@/lib/deals/rules';
import { halfText } from '@/lib/deals/summary/format';
import { TOKEN_STATE_LABELS, type TokenState } from '@/lib/deals/tokens/constants';
import { listTokenRows } from '@/lib/deals/tokens/data';
import { recordExport } from '@/lib/platform/audit/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { type SheetCell, type SheetOut, xlsxStream } from '@/lib/platform/tabular/xlsx-stream';
import { indianDay } from '@/lib/platform/time/indian-day';
import { listProjectDeals } from './data';

async function dealsSheet(deals: readonly DealLean[], language: Language, today: string): Promise<SheetOut> {
  const { t } = textsIn(language, 'deals/summary');
  const { t: deal } = textsIn(language, 'deals');
  const rows: SheetCell[][] = [];
  for (const row of deals) {
    const gst = await gstPercentOn(row.closedOn ?? today);
    const earned = row.commission
      ? commissionOf(row.commission, row.value, gst, row.coBroking)
      : { rupees: 0, gst: 0 };
    rows.push([
      row.closedOn ?? '',
      row.title,
      deal(STAGE_LABELS[row.stage as DealStage]),
      t(DEAL_KIND_LABELS[row.kind as DealKind]),
      row.parties.flatMap(({ name }) => name || []).join(', '),
      row.value,
      earned.rupees,
      earned.gst,
    ]);
  }
  const headings = [
    t('Date'),
    deal('Title'),
    deal('Stage'),
    t('Kind'),
    t('Parties'),
    t('Value (₹)'),
    t('Commission (₹), not public'),
    t('GST (₹), not public'),
  ];
  return { name: deal('Deals'), headings, rows };
}

async function tokensSheet(deals: readonly DealLean[], language: Language): Promise<SheetOut> {
  const { t } = textsIn(language, 'deals/tokens');
  const { t: deal } = textsIn(language, 'deals');
  const rows: SheetCell[][] = [];
  for (const { _id, title } of deals)
    for (const { payer, rupees, state, reference, paidOn, refundReference, endReason } of await listTokenRows(
      _id,
    ))
      rows.push([
        title,
        payer,
        rupees,
        t(TOKEN_STATE_LABELS[state as TokenState]),
        reference ?? '',
        paidOn ?? '',
        refundReference ?? '',
        endReason ?? '',
      ]);
  const headings = [
    deal('Deal'),
    t('Who pays'),
    t('Amount'),
    deal('Stage'),
    t('Reference of the payer’s bank'),
    t('Paid on'),
    t('Reference of the refund'),
    t('Reason'),
  ];
  return { name: t('Token'), headings, rows };
}

/**
 * The books of a project (Real Estate Act 2016, section 10(b)): deals, invoices with credit notes, tokens, and the reports that were
 * filed, each on a sheet of one workbook. On record as an export.
 */
export async function projectBooks(
  actor: Actor,
  project: string,
  language: Language,
  now = new Date(),
): Promise<ReadableStream<Uint8Array>> {
  const deals = await listProjectDeals(actor, project);
  const [invoices, reports] = await Promise.all([
    listInvoicesOf(deals.map(({ _id }) => _id)),
    listProjectReports(actor, project),
  ]);
  const titles = new Map(deals.map(({ _id, title }) => [String(_id), title]));
  const { t } = textsIn(language, 'deals/summary');
  const { t: invoice } = textsIn(language, 'deals/invoices');
  await recordExport(actor, { details: { what: 'books', project } });
  return xlsxStream([
    await dealsSheet(deals, language, indianDay(now)),
    {
      name: invoice('Invoices'),
      headings: invoiceColumns(language),
      rows: invoiceRows(invoices, titles, invoice),
    },
    await tokensSheet(deals, language),
    {
      name: t('Reports'),
      headings: [t('Half of the financial year'), t('Filed on'), t('Number of the acknowledgement')],
      rows: reports.map(({ half, filedOn, reference }) => [halfText(half, t), filedOn, reference]),
    },
  ]);
}
