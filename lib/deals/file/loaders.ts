import 'server-only';
import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import yazl from 'yazl';
import { openDocumentFile } from '@/lib/accounts/documents/data';
import { type DealLean, findDeal } from '@/lib/deals/data';
import { listFormRows } from '@/lib/deals/forms/data';
import { scanName } from '@/lib/deals/forms/format';
import { getBillingProfile } from '@/lib/deals/invoices/data';
import { drawInvoice } from '@/lib/deals/invoices/tasks';
import { issuerOfRow } from '@/lib/deals/rules';
import { drawReceipt } from '@/lib/deals/tokens/tasks';
import { recordExport } from '@/lib/platform/audit/mutations';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import { missingPage, pageUser } from '@/lib/platform/auth/page-guards';
import { AppError } from '@/lib/platform/errors';
import type { Language } from '@/lib/platform/language/languages';
import { pageLanguage } from '@/lib/platform/language/on-server';
import type { ArchiveFor } from './constants';
import { getDealFile } from './data';
import type { DealFileDto } from './dto';
import { sectionsOf, stepText } from './format';
import { drawDealFile, textsOf } from './tasks';

/** Loads the page with the next steps and every part of the deal in words. */
export async function loadDealFile(id: string) {
  const actor = actorOf(await pageUser(`/dashboard/deals/${encodeURIComponent(id)}/file`));
  const found = await getDealFile(actor, id).catch(missingPage);
  const texts = textsOf(await pageLanguage());
  const steps = found.steps.map((step) => ({ ...step, text: stepText(step, texts) }));
  const extent = { withFees: found.deal.seesCommission, withNotes: true };
  const { deal, mayExport } = found;
  return { id: deal.id, title: deal.title, steps, sections: sectionsOf(found, texts, extent), mayExport };
}

type Entry = { name: string; bytes: Uint8Array };

/** The ZIP's files with their hashes, so that its receiver can verify that nothing was changed. */
function contentsOf(entries: readonly Entry[]): Entry {
  const rows = entries.map(({ name, bytes }) =>
    [name, bytes.length, createHash('sha256').update(bytes).digest('hex')].join(','),
  );
  return { name: 'contents.csv', bytes: Buffer.from(['file,bytes,sha256', ...rows, ''].join('\r\n')) };
}

/** The deal without the agent's earnings and notes, for a bank. */
const forBank = ({ deal, steps, forms, ...found }: DealFileDto): DealFileDto => ({
  ...found,
  // mandates and visit slips name the agent's fee
  forms: forms.filter(({ kind }) => kind === 'leave-licence'),
  deal: { ...deal, commission: null, notes: '', lostNote: '' },
  invoices: null,
  steps: steps.filter(({ page }) => page !== 'invoices' && page !== 'forms'),
});

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

/** The deal as a ZIP: the file as PDF and as data, receipts, invoices, and a list of hashes. */
export async function dealArchive(
  actor: Actor,
  id: string,
  wanted: ArchiveFor,
  language: Language,
  signal?: AbortSignal,
  now = new Date(),
): Promise<ReadableStream<Uint8Array>> {
  const row = await findDeal(actor, id);
  const complete = await getDealFile(actor, id, now);
  if (!complete.mayExport) throw new AppError('forbidden');
  const isBank = wanted === 'bank';
  const found = isBank ? forBank(complete) : complete;
  const extent = { withFees: !isBank, withNotes: !isBank };
  const entries: Entry[] = [
    { name: 'deal.pdf', bytes: await drawDealFile({ found, extent, language, now }, signal) },
    { name: 'deal.json', bytes: Buffer.from(JSON.stringify(found, null, 2)) },
  ];
  const profile = await getBillingProfile(issuerOfRow(row));
  for (const token of found.tokens.filter(({ confirmedAt }) => confirmedAt)) {
    const receipt = { token, profile, what: row.propertyTitle || row.title, language };
    const name = `tokens/receipt-${token.reference}.pdf`;
    entries.push({ name, bytes: await drawReceipt(receipt, signal) });
  }
  for (const invoice of found.invoices?.filter(({ number }) => number) ?? []) {
    const name = `invoices/${invoice.number?.replaceAll('/', '-')}.pdf`;
    entries.push({ name, bytes: await drawInvoice({ invoice, language }, signal) });
  }
  entries.push(...(await scanEntries(row, found.forms)));
  const details = { what: 'deal', for: wanted };
  await recordExport(actor, { target: { type: 'deal', id }, details });
  const zip = new yazl.ZipFile();
  for (const { name, bytes } of [...entries, contentsOf(entries)])
    zip.addBuffer(Buffer.from(bytes), name, { mtime: now, compress: !name.endsWith('.pdf') });
  zip.end();
  return Readable.toWeb(zip.outputStream as Readable) as ReadableStream<Uint8Array>;
}
