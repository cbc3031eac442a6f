import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { notFound } from 'next/navigation';
import yazl from 'yazl';
import { openDocumentFile } from '@/lib/accounts/documents/data';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { listFormRows } from '@/lib/deals/forms/data';
import { scanName } from '@/lib/deals/forms/format';
import { GST_STATES, INVOICE_COLUMNS } from '@/lib/deals/invoices/constants';
import { getBillingProfile, issuerOfRow } from '@/lib/deals/invoices/data';
import type { InvoiceDto } from '@/lib/deals/invoices/dto';
import { formatPaise, rupeesOf } from '@/lib/deals/invoices/format';
import { dividedAmounts, stateTaxName, upiLink } from '@/lib/deals/invoices/rules';
import { receiptPdf } from '@/lib/deals/tokens/loaders';
import { recordExport } from '@/lib/platform/audit/mutations';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import { pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { Text } from '@/lib/platform/language/translate';
import { csvStream } from '@/lib/platform/tabular/csv-stream';
import { type SheetCell, xlsxStream } from '@/lib/platform/tabular/xlsx-stream';
import { formatDate, formatDateTime } from '@/lib/platform/text/format';
import { Sheet } from '@/lib/prints/sheet/loaders';
import { INK, INK_SOFT } from '@/lib/prints/sheet/rules';
import type { ArchiveFor } from './constants';
import { getDealFile } from './data';
import type { DealFileDto } from './dto';
import { type FileExtent, type FileTexts, sectionsOf, stepText } from './format';

const textsOf = (language: Language): FileTexts => ({
  deals: textsIn(language, 'deals').t,
  tokens: textsIn(language, 'deals/tokens').t,
  forms: textsIn(language, 'deals/forms').t,
  file: textsIn(language, 'deals/file').t,
});

/** The page: who does what next, and every part of the deal in words. */
export async function loadDealFile(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/file`));
  const found = await getDealFile(actor, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  });
  const texts = textsOf(await pageLanguage());
  const steps = found.steps.map((step) => ({ ...step, text: stepText(step, texts) }));
  const extent = { withFees: found.deal.seesCommission, withNotes: true };
  const { deal, mayExport } = found;
  return { id: deal.id, title: deal.title, steps, sections: sectionsOf(found, texts, extent), mayExport };
}

/** The file on paper: what the page shows, as many sheets as it needs. */
async function filePdf(found: DealFileDto, extent: FileExtent, language: Language, now: Date) {
  const texts = textsOf(language);
  const { file } = texts;
  const title = file('File of a deal');
  const author = found.deal.owner?.name ?? '';
  const info = { Title: `${title}: ${found.deal.title}`, Author: author, Subject: title };
  const sheet = new Sheet({ language, size: 'portrait', margin: 48, info });
  await sheet.add(title, { size: 11, color: INK_SOFT, gap: 2 });
  await sheet.add(found.deal.title, { size: 19, weight: 'bold', gap: 4 });
  const at = formatDateTime(now.toISOString(), language);
  await sheet.add(file('As it was on {date}', { date: at }), { size: 9, color: INK_SOFT, gap: 10 });
  const steps = found.steps.map((step): [string, string] => [
    stepText(step, texts),
    [step.who, step.day && formatDate(`${step.day}T12:00:00+05:30`, language)].filter(Boolean).join(' · '),
  ]);
  const next = { title: file('Who does what next'), rows: steps, empty: file('Nothing is left to do.') };
  for (const { title: heading, rows, empty } of [...sectionsOf(found, texts, extent), next]) {
    sheet.room(70);
    sheet.rule();
    await sheet.add(heading, { size: 12, weight: 'bold', gap: 6 });
    if (rows.length === 0) await sheet.add(empty, { color: INK_SOFT });
    for (const [label, text] of rows) {
      sheet.room(60);
      const top = sheet.y;
      const left = await sheet.write(label, { x: sheet.margin, y: top, width: 190 }, { color: INK_SOFT });
      const place = { x: sheet.margin + 205, y: top, width: sheet.width - 205 };
      sheet.y = top + Math.max(left, await sheet.write(text, place)) + 4;
    }
    sheet.y += 6;
  }
  return sheet.finish();
}

type Entry = { name: string; bytes: Buffer };

/** A list of what the ZIP has, with the hash of each file: who gets it can see that nothing was changed. */
function contentsOf(entries: readonly Entry[]): Entry {
  const rows = entries.map(({ name, bytes }) =>
    [name, bytes.length, createHash('sha256').update(bytes).digest('hex')].join(','),
  );
  return { name: 'contents.csv', bytes: Buffer.from(['file,bytes,sha256', ...rows, ''].join('\r\n')) };
}

/** What a bank gets: nothing of what the agent earns, and no notes. */
const forBank = ({ deal, steps, forms, ...found }: DealFileDto): DealFileDto => ({
  ...found,
  // mandates and visit slips have the agent's fee
  forms: forms.filter(({ kind }) => kind === 'leave-licence'),
  deal: { ...deal, commission: null, notes: '', lostNote: '' },
  invoices: null,
  steps: steps.filter(({ page }) => page !== 'invoices' && page !== 'forms'),
});

/** The scans of signed documents, as they were put into the file. */
async function scanEntries(row: DealLean, forms: DealFileDto['forms']): Promise<Entry[]> {
  const ids = new Set(forms.map(({ id }) => id));
  const entries: Entry[] = [];
  for (const { _id, kind, scan } of await listFormRows(row._id)) {
    if (!scan || !ids.has(String(_id))) continue;
    const file = await openDocumentFile(scan);
    const bytes = await buffer(file.read());
    entries.push({ name: `documents/${scanName(String(_id), kind, scan.mimeType)}`, bytes });
  }
  return entries;
}

/** The deal as one ZIP: the file on paper and as data, receipts, invoices, and a list with the hash of each. */
export async function dealArchive(
  actor: Actor,
  id: string,
  wanted: ArchiveFor,
  language: Language,
  now = new Date(),
): Promise<ReadableStream<Uint8Array>> {
  const row = await findDeal(actor, id);
  const complete = await getDealFile(actor, id, now);
  if (!complete.mayExport) throw new AppError('forbidden');
  const isBank = wanted === 'bank';
  const found = isBank ? forBank(complete) : complete;
  const extent = { withFees: !isBank, withNotes: !isBank };
  const entries: Entry[] = [
    { name: 'deal.pdf', bytes: await filePdf(found, extent, language, now) },
    { name: 'deal.json', bytes: Buffer.from(JSON.stringify(found, null, 2)) },
  ];
  const profile = await getBillingProfile(issuerOfRow(row));
  for (const token of found.tokens.filter(({ confirmedAt }) => confirmedAt)) {
    const bytes = await receiptPdf(token, profile, row.propertyTitle || row.title, language);
    entries.push({ name: `tokens/receipt-${token.reference}.pdf`, bytes });
  }
  for (const invoice of found.invoices?.filter(({ number }) => number) ?? []) {
    const name = `invoices/${invoice.number?.replaceAll('/', '-')}.pdf`;
    entries.push({ name, bytes: await invoicePdf(invoice, language) });
  }
  entries.push(...(await scanEntries(row, found.forms)));
  const details = { what: 'deal', for: wanted };
  await recordExport(actor, { target: { type: 'deal', id }, details });
  const zip = new yazl.ZipFile();
  for (const { name, bytes } of [...entries, contentsOf(entries)])
    zip.addBuffer(bytes, name, { mtime: now, compress: !name.endsWith('.pdf') });
  zip.end();
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>;
}

type T = Text<'deals/invoices'>;
const MARGIN = 48;
const QR = 108;

const dayText = (day: string, t: T) => formatDate(`${day}T12:00:00+05:30`, t.language);
const stateText = (code: keyof typeof GST_STATES, t: T) => `${t(GST_STATES[code])} (${code})`;

/** The document's title: without a GSTIN it is not a tax invoice. */
function titleOf({ kind, supplier, number }: InvoiceDto, t: T): string {
  if (!number) return t('Draft, not an invoice');
  if (kind === 'credit-note') return t('Credit note');
  return supplier?.gstin ? t('Tax invoice') : t('Invoice');
}

/** Two columns side by side: issuer and recipient. */
async function drawParties(sheet: Sheet, invoice: InvoiceDto, t: T): Promise<void> {
  const { supplier, recipient } = invoice;
  const width = (sheet.width - 24) / 2;
  const column = async (x: number, heading: string, person: InvoiceDto['recipient'] | null) => {
    let y = sheet.y;
    const put = async (text: string, style = {}) => {
      if (text) y += (await sheet.write(text, { x, y, width }, style)) + 2;
    };
    await put(heading, { size: 9, color: INK_SOFT });
    await put(person?.name ?? t('Not named yet'), { weight: 'bold' });
    await put(person?.address ?? '');
    if (person) await put(t('State: {state}', { state: stateText(person.state, t) }));
    await put(person?.gstin ? t('GSTIN {gstin}', { gstin: person.gstin }) : '');
    return y;
  };
  const left = await column(sheet.margin, t('From'), supplier);
  const right = await column(sheet.margin + width + 24, t('To'), recipient);
  sheet.y = Math.max(left, right) + 10;
}

const soft = { size: 9, color: INK_SOFT, align: 'left' } as const;
const amount = { size: 10.5, color: INK, align: 'right' } as const;

async function drawLines(sheet: Sheet, { lines }: InvoiceDto, t: T): Promise<void> {
  const { margin, width } = sheet;
  const sacX = margin + width - 190;
  const sumX = margin + width - 110;
  await sheet.line(t('Description'), { x: margin, y: sheet.y, width: 200 }, soft);
  await sheet.line(t('SAC'), { x: sacX, y: sheet.y, width: 70 }, soft);
  await sheet.line(t('Amount (₹)'), { x: sumX, y: sheet.y, width: 110 }, { ...soft, align: 'right' });
  sheet.y += 16;
  sheet.rule();
  for (const { what, share, sac, rupees } of lines) {
    const text = share
      ? t('Brokerage, {what}: share of {name}', { what, name: share })
      : t('Brokerage, {what}', { what });
    await sheet.line(sac, { x: sacX, y: sheet.y, width: 70 }, { ...amount, align: 'left' });
    await sheet.line(formatPaise(rupees * 100), { x: sumX, y: sheet.y, width: 110 }, amount);
    sheet.y += (await sheet.write(text, { x: margin, y: sheet.y, width: sacX - margin - 12 })) + 6;
  }
  sheet.rule();
}

async function drawSums(sheet: Sheet, invoice: InvoiceDto, t: T): Promise<void> {
  const { amounts, gstPercent, placeOfSupply } = invoice;
  const half = gstPercent / 2;
  const rows: [label: string, paise: number][] = [
    [t('Taxable value'), amounts.taxable],
    ...(amounts.cgst || amounts.sgst
      ? ([
          [t('CGST {percent} %', { percent: half }), amounts.cgst],
          [`${stateTaxName(placeOfSupply)} ${half} %`, amounts.sgst],
        ] as [string, number][])
      : []),
    ...(amounts.igst
      ? ([[t('IGST {percent} %', { percent: gstPercent }), amounts.igst]] as [string, number][])
      : []),
    ...(amounts.roundOff ? ([[t('Round-off'), amounts.roundOff]] as [string, number][]) : []),
  ];
  const x = sheet.margin + sheet.width - 250;
  for (const [label, paise] of rows) {
    await sheet.line(label, { x, y: sheet.y, width: 140 }, { ...amount, align: 'left' });
    await sheet.line(formatPaise(paise), { x: x + 140, y: sheet.y, width: 110 }, amount);
    sheet.y += 18;
  }
  sheet.rule(x, 250);
  await sheet.line(t('Total'), { x, y: sheet.y, width: 120 }, { ...amount, size: 13, align: 'left' });
  await sheet.line(
    `₹${formatPaise(amounts.total)}`,
    { x: x + 110, y: sheet.y, width: 140 },
    { ...amount, size: 13 },
  );
  sheet.y += 30;
}

async function drawPayment(sheet: Sheet, invoice: InvoiceDto, t: T): Promise<void> {
  const { supplier, number, kind, amounts } = invoice;
  if (!supplier?.upi || !number || kind !== 'invoice') return;
  const link = upiLink({
    upi: supplier.upi,
    name: supplier.upiName || supplier.name,
    rupees: amounts.total / 100,
    note: number,
    reference: number,
  });
  const top = sheet.y;
  sheet.qr(link, sheet.margin, top, QR);
  const place = { x: sheet.margin + QR + 16, width: sheet.width - QR - 16 };
  let y = top + 8;
  y += (await sheet.write(t('Pay by UPI'), { ...place, y }, { weight: 'bold' })) + 4;
  y += (await sheet.write(supplier.upi, { ...place, y })) + 4;
  await sheet.write(
    t('Scan the code with any UPI app: amount and reference are filled in.'),
    { ...place, y },
    { size: 9, color: INK_SOFT },
  );
  sheet.y = top + QR + 18;
}

/** One invoice or credit note on A4, with the particulars required by rules 46 and 53 of the CGST Rules 2017. */
export async function invoicePdf(invoice: InvoiceDto, language: Language): Promise<Buffer> {
  const { t } = textsIn(language, 'deals/invoices');
  const { supplier, number, day, against, reason, placeOfSupply } = invoice;
  const title = titleOf(invoice, t);
  const info = { Title: `${title} ${number ?? ''}`.trim(), Author: supplier?.name ?? '', Subject: title };
  const sheet = new Sheet({ language, size: 'portrait', margin: MARGIN, info });
  await sheet.add(supplier?.name ?? '', { size: 12, weight: 'bold', gap: 10 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 4 });
  if (number && day)
    await sheet.add(t('Number {number} · {date}', { number, date: dayText(day, t) }), { gap: 4 });
  if (against)
    await sheet.add(t('Takes back invoice {number}. Reason: {reason}', { number: against.number, reason }), {
      gap: 4,
    });
  sheet.y += 8;
  sheet.rule();
  await drawParties(sheet, invoice, t);
  await sheet.add(t('Place of supply: {state}', { state: stateText(placeOfSupply, t) }), { gap: 14 });
  await drawLines(sheet, invoice, t);
  await drawSums(sheet, invoice, t);
  await drawPayment(sheet, invoice, t);
  if (supplier?.gstin)
    await sheet.add(t('Tax is payable on reverse charge: no'), { size: 9, color: INK_SOFT });
  if (number)
    await sheet.add(t('For {name}: authorised signatory', { name: supplier?.name ?? '' }), {
      size: 9,
      color: INK_SOFT,
    });
  return sheet.finish();
}

/** What the accountant's file has, in the order of its columns. */
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
    return invoice.lines.map(({ what, share, sac }, i): SheetCell[] => {
      const part = parts[i] ?? invoice.amounts;
      return [
        invoice.number ?? '',
        invoice.day ?? '',
        invoice.kind === 'credit-note' ? t('Credit note') : t('Invoice'),
        invoice.against?.number ?? '',
        titles.get(invoice.deal) ?? '',
        invoice.recipient.name,
        invoice.recipient.gstin,
        stateText(invoice.placeOfSupply, t),
        sac,
        what,
        share,
        money(part.taxable),
        invoice.gstPercent,
        ...[part.cgst, part.sgst, part.igst, part.roundOff, part.total].map(money),
      ];
    });
  });
}

/** For the accountant: amounts are numbers, so that spreadsheets can add them. */
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
      for (const row of rows) yield row.map(String);
    })(),
  );
}
