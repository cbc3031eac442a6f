import 'server-only';
import { ToWords } from 'to-words';
import type { Language } from '@/lib/platform/language/languages';
import { textsIn } from '@/lib/platform/language/messages';
import type { Text } from '@/lib/platform/language/translate';
import { formatDate } from '@/lib/platform/text/format';
import { defineTask } from '@/lib/platform/work/task';
import { Sheet } from '@/lib/prints/sheet/drawing';
import { INK, INK_SOFT } from '@/lib/prints/sheet/rules';
import type { InvoiceDto } from './dto';
import { formatPaise, stateText } from './format';
import { stateTaxName, upiLink } from './rules';

type T = Text<'deals/invoices'>;
const MARGIN = 48;
const QR = 108;

const LOCALES = { en: 'en-IN', mr: 'mr-IN', hi: 'hi-IN' } as const satisfies Record<Language, string>;

/** 11799900 → "One Lakh Seventeen Thousand Nine Hundred Ninety Nine Rupees", because totals are whole rupees. */
const amountInWords = (paise: number, language: Language): string =>
  new ToWords({ localeCode: LOCALES[language] }).convert(paise / 100, {
    currency: true,
    doNotAddOnly: true,
  });

const dayText = (day: string, t: T) => formatDate(`${day}T12:00:00+05:30`, t.language);

/** The document's title, which must not say tax invoice without a GSTIN. */
function titleOf({ kind, supplier, number }: InvoiceDto, t: T): string {
  if (!number) return t('Draft, not an invoice');
  if (kind === 'credit-note') return t('Credit note');
  return supplier?.gstin ? t('Tax invoice') : t('Invoice');
}

/** Two columns for issuer and recipient. */
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
  for (const { what, sac, rupees } of lines) {
    const text = t('Brokerage, {what}', { what });
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
  sheet.y += 24;
  await sheet.add(t('In words: {words} only', { words: amountInWords(amounts.total, t.language) }), {
    gap: 14,
  });
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

async function draw({ invoice, language }: { invoice: InvoiceDto; language: Language }) {
  const { t } = textsIn(language, 'deals/invoices');
  const { supplier, number, day, dueOn, against, reason, placeOfSupply } = invoice;
  const title = titleOf(invoice, t);
  const info = { Title: `${title} ${number ?? ''}`.trim(), Author: supplier?.name ?? '', Subject: title };
  const sheet = new Sheet({ language, size: 'portrait', margin: MARGIN, info });
  await sheet.add(supplier?.name ?? '', { size: 12, weight: 'bold', gap: 10 });
  await sheet.add(title, { size: 20, weight: 'bold', gap: 4 });
  if (number && day)
    await sheet.add(t('Number {number} · {date}', { number, date: dayText(day, t) }), { gap: 4 });
  if (dueOn) await sheet.add(t('Payable by {date}', { date: dayText(dueOn, t) }), { gap: 4 });
  if (against)
    await sheet.add(t('Credits invoice {number}. Reason: {reason}', { number: against.number, reason }), {
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

/** One invoice or credit note on A4, with the particulars required by rules 46 and 53 of the CGST Rules 2017. */
export const drawInvoice = defineTask('invoice', draw);
