import type { DealKind } from '@/lib/deals/constants';
import { dayBounds, indianDay } from '@/lib/platform/time/indian-day';
import { DAY_MS } from '@/lib/platform/time/time';
import {
  DUE_DAYS,
  type GstState,
  type InvoiceKind,
  MAX_NUMBER_LENGTH,
  type PaymentState,
  UNION_TERRITORIES,
} from './constants';
import type { Amounts } from './dto';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const GSTIN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/;

/**
 * True if a text is a GSTIN in format and check character. Each character has its alphabet position as value, doubled at every second place; quotient and
 * remainder of each product by 36 are summed, and the check character completes the sum to a multiple of 36.
 */
export function isGstin(text: string): boolean {
  if (!GSTIN.test(text)) return false;
  const sum = [...text.slice(0, 14)].reduce((total, letter, i) => {
    const product = ALPHABET.indexOf(letter) * (i % 2 === 0 ? 1 : 2);
    return total + Math.floor(product / 36) + (product % 36);
  }, 0);
  return ALPHABET[(36 - (sum % 36)) % 36] === text[14];
}

/** The year in which a day's financial year begins. */
export function financialYearOf(day: string): number {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return month >= 4 ? year : year - 1;
}

/** "2026-27" */
export const yearText = (year: number): string => `${year}-${String((year + 1) % 100).padStart(2, '0')}`;
export const yearBounds = (year: number) => ({ first: `${year}-04-01`, last: `${year + 1}-03-31` });

/** "SG/26-27/0001", or "SG/26-27/C0001" for a credit note. Throws if the number would be longer than the rule allows. */
export function numberOf(prefix: string, kind: InvoiceKind, year: number, seq: number): string {
  const mark = kind === 'credit-note' ? 'C' : '';
  const number = `${prefix}/${yearText(year).slice(2)}/${mark}${String(seq).padStart(4, '0')}`;
  if (number.length > MAX_NUMBER_LENGTH) throw new Error(`The number ${number} is too long`);
  return number;
}

/** The amount billed, or taken back, without tax. */
export const rupeesOfLines = (lines: readonly { rupees: number }[]): number =>
  lines.reduce((sum, { rupees }) => sum + rupees, 0);

/** The numbers missing before the last of a series, such as "0003"; normally none. */
export function missingNumbers(seqs: readonly number[]): string[] {
  const known = new Set(seqs);
  return Array.from({ length: Math.max(0, ...seqs) }, (_, i) => i + 1)
    .filter((seq) => !known.has(seq))
    .map((seq) => String(seq).padStart(4, '0'));
}

type Payable = { day?: string | null; paidOn?: string | null; dueOn?: string | null; left: number };

/** The due day; invoices issued before the field existed use the default of a new profile. */
const dueDayOf = ({ dueOn, day }: Payable): string =>
  dueOn ?? (day ? indianDay(dayBounds(day).start.getTime() + DUE_DAYS * DAY_MS) : '');

/** Payment state of an issued invoice on an Indian day. `left` is in rupees that no credit note has taken back. */
export function paymentOf(invoice: Payable, today: string): PaymentState {
  if (invoice.left === 0) return 'credited';
  if (invoice.paidOn) return 'paid';
  const due = dueDayOf(invoice);
  return due && due < today ? 'overdue' : 'open';
}

export const seriesOf = (issuer: string, kind: InvoiceKind, year: number): string =>
  `${issuer}:${kind}:${year}`;

/** The rule with the SAC of a deal's brokerage. */
export const sacRuleOf = (kind: DealKind): 'sac-rent' | 'sac-land' | 'sac-building' =>
  kind === 'rent' ? 'sac-rent' : kind === 'land' || kind === 'farmland' ? 'sac-land' : 'sac-building';

/** A share of rupees, or half of it, in paise, rounded half up. Uses integers, because products of floats are not exact. */
const partInPaise = (rupees: number, share: number, among: 1n | 2n): number =>
  Number((BigInt(rupees) * BigInt(share) + 50n * among) / (100n * among));

/**
 * The tax on a supply in paise, and the total rounded to the rupee (CGST Act 2017, section 170), with the difference as a separate line. Within the state, half
 * of the rate is CGST and half SGST; to another state, all of it is IGST (IGST Act 2017, sections 7 and 8). `share` is the full rate in hundredths of a
 * percent.
 */
export function amountsOf(rupees: number, share: number, supplier: string, placeOfSupply: string): Amounts {
  const taxable = rupees * 100;
  const isInside = supplier === placeOfSupply;
  const half = isInside ? partInPaise(rupees, share, 2n) : 0;
  const igst = isInside ? 0 : partInPaise(rupees, share, 1n);
  const exact = taxable + 2 * half + igst;
  const total = Math.round(exact / 100) * 100;
  return { taxable, cgst: half, sgst: half, igst, roundOff: total - exact, total };
}

/**
 * The total of a credit note after earlier notes of its invoice. Rounds the sum of all notes so far, so that the notes of a full invoice add up to its total.
 */
export const totalOfPart = (
  earlier: readonly { rupees: number; total: number }[],
  rupees: number,
  totalOf: (rupees: number) => number,
): number =>
  totalOf(earlier.reduce((sum, note) => sum + note.rupees, rupees)) -
  earlier.reduce((sum, { total }) => sum + total, 0);

/** Amounts with the issued total; the round-off has the difference. */
export const withTotal = (amounts: Amounts, total: number | null | undefined): Amounts =>
  total == null ? amounts : { ...amounts, roundOff: amounts.roundOff + total - amounts.total, total };

/** Name of the tax's second half, which is UTGST in a union territory without a legislature. */
export const stateTaxName = (placeOfSupply: string): 'SGST' | 'UTGST' =>
  UNION_TERRITORIES.includes(placeOfSupply as GstState) ? 'UTGST' : 'SGST';

/** Divides an invoice's amounts over its lines so that they add up. The last line gets the remainder and the round-off. */
export function dividedAmounts(lines: readonly number[], all: Amounts): Amounts[] {
  const rupees = lines.reduce((sum, line) => sum + line, 0);
  const left = { ...all };
  return lines.map((line, i) => {
    const isLast = i === lines.length - 1;
    const part = (field: 'cgst' | 'sgst' | 'igst') =>
      isLast ? left[field] : Number((BigInt(all[field]) * BigInt(line)) / BigInt(rupees || 1));
    const [cgst, sgst, igst] = [part('cgst'), part('sgst'), part('igst')];
    left.cgst -= cgst;
    left.sgst -= sgst;
    left.igst -= igst;
    const roundOff = isLast ? all.roundOff : 0;
    return {
      taxable: line * 100,
      cgst,
      sgst,
      igst,
      roundOff,
      total: line * 100 + cgst + sgst + igst + roundOff,
    };
  });
}

/** Content of a payment QR code (NPCI, UPI linking specification 1.6): payee, amount, currency, note and reference. */
export function upiLink({
  upi,
  name,
  rupees,
  note,
  reference,
}: {
  upi: string;
  name: string;
  rupees: number;
  note: string;
  reference: string;
}): string {
  const values = {
    pa: upi,
    pn: name,
    am: rupees.toFixed(2),
    cu: 'INR',
    tn: note.slice(0, 50),
    // only letters and digits, because some apps refuse others
    tr: reference.replaceAll(/[^A-Za-z0-9]/g, '').slice(0, 35),
  };
  // %20, because apps show a plus sign literally; keeps the @ of the address, as in the specification's examples
  const query = Object.entries(values).map(
    ([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`,
  );
  return `upi://pay?${query.join('&')}`;
}
