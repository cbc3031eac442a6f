import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { latinDigits } from '@/lib/platform/language/digits';

/** Notations of rent sheets. */

const MONTHS = /^(\d{1,2}(?:\.5)?)\s*(?:months?|mths?|mnths?|mon|महिने|महिन्यांचे|महिन्यांचा|महीने|माह)\b\.?/i;

/** A deposit given in months of rent. */
const inMonths = (text: string): number | undefined => {
  const months = MONTHS.exec(`${latinDigits(text).trim()} `)?.[1];
  return months === undefined ? undefined : Number(months);
};

/** A deposit in months: "2 months", or "2" under "Deposit (months)". */
export function monthsOf(reader: RowReader): number | undefined {
  const text = reader.text('deposit');
  const isBare = /^\d{1,2}(?:\.5)?$/.test(latinDigits(text).trim());
  const isCounted = isBare && /\bmonths?\b|महिने|महीने|माह/i.test(reader.heading('deposit'));
  return isCounted ? Number(latinDigits(text)) : inMonths(text);
}

/** "2 months" of a rent of ₹42,000 are ₹84,000. Shown once for the column. */
export function depositOf(reader: RowReader, rent: number | undefined): string | undefined {
  const text = reader.text('deposit');
  const months = monthsOf(reader);
  if (months === undefined || rent === undefined) return undefined;
  const meaning = reader.meaningOf({
    field: 'deposit',
    kind: 'months',
    value: text,
    column: reader.heading('deposit'),
    meaning: 'months',
    says: 'Months of rent',
    isSure: true,
    choices: [{ meaning: 'months', label: 'Months of rent' }, EMPTY_CHOICE],
  });
  return meaning === EMPTY || meaning === undefined ? undefined : String(Math.round(months * rent));
}

/** Reads a day in the possession column of a rent as the day from which it is free, because nothing is being built. */
export function letFrom(values: Record<string, unknown>): void {
  const { possession, possessionDate, availableFrom } = values;
  if (possession !== 'under-construction' || typeof possessionDate !== 'string') return;
  values.availableFrom = availableFrom ?? possessionDate;
  delete values.possession;
  delete values.possessionDate;
}
