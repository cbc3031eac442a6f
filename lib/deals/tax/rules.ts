import type { RuleKey } from '@/lib/compliance/rulebook/constants';
import type { RuleDto } from '@/lib/compliance/rulebook/dto';
import { ruleOn } from '@/lib/compliance/rulebook/rules';
import type { DealKind } from '@/lib/deals/constants';
import { partOf } from '@/lib/deals/rules';
import { DAY_MS } from '@/lib/platform/time/time';
import type { TaxDto, TaxLine, TaxTask } from './dto';
import type { TaxQuery } from './schema';

const addDays = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of a day's month. */
export function monthEnd(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The seventh of the next month; deductions made in March are deposited by 30 April. */
export function depositDay(day: string, days: number): string {
  return day.slice(5, 7) === '03' ? `${day.slice(0, 4)}-04-30` : addDays(monthEnd(day), days);
}

/** The last day of a day's tax quarter: statements are due a month later, for January to March by 31 May. */
function quarterStatement(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  const last = Math.ceil(month / 3) * 3;
  return last === 3 ? `${year}-05-31` : new Date(Date.UTC(year, last + 1, 0)).toISOString().slice(0, 10);
}

type Sums = { value: number; kind: DealKind };
type Rows = (key: RuleKey) => RuleDto;

/** A buyer's deduction from a resident seller: on the higher of price and stamp duty value, if one of them reaches the threshold. */
function saleTax(
  { value }: Sums,
  { paidOn, stampValue = 0 }: TaxQuery,
  rows: Rows,
): Omit<TaxDto, 'rules' | 'paidOn'> {
  const threshold = rows('tds-property-from').figure ?? 0;
  const base = Math.max(value, stampValue);
  const lines: TaxLine[] = [
    { label: 'Price', rupees: value },
    ...(stampValue > 0
      ? ([
          { label: 'Stamp duty value', rupees: stampValue },
          { label: 'The higher of both', rupees: base },
        ] as TaxLine[])
      : []),
  ];
  if (base < threshold) return { outcome: 'below', threshold, lines, tax: 0, tasks: [] };
  const percent = rows('tds-property-percent').figure ?? 0;
  const tax = partOf(base, Math.round(percent * 100));
  const form = addDays(monthEnd(paidOn), rows('tds-form-days').figure ?? 0);
  const tasks: TaxTask[] = [
    { key: 'deduct', day: paidOn, form: '' },
    { key: 'form', day: form, form: rows('tds-property-form').text },
    {
      key: 'certificate',
      day: addDays(form, rows('tds-certificate-days').figure ?? 0),
      form: rows('tds-certificate-form').text,
    },
  ];
  lines.push(
    { label: 'Tax to be deducted', rupees: tax, percent },
    { label: 'What is paid out', rupees: value - tax },
  );
  return { outcome: 'buyer', threshold, lines, tax, tasks };
}

/** For a non-resident seller there is no threshold; the rate is that of a long-term gain, on the whole price without a certificate. */
function nonResidentTax({ value }: Sums, { paidOn }: TaxQuery, rows: Rows): Omit<TaxDto, 'rules' | 'paidOn'> {
  const percent = rows('tds-nonresident-percent').figure ?? 0;
  const tax = partOf(value, Math.round(percent * 100));
  return {
    outcome: 'buyer-nonresident',
    threshold: 0,
    lines: [
      { label: 'Price', rupees: value },
      { label: 'Tax to be deducted', rupees: tax, percent },
      { label: 'What is paid out', rupees: value - tax },
    ],
    tax,
    tasks: [
      { key: 'deduct', day: paidOn, form: '' },
      { key: 'deposit', day: depositDay(paidOn, rows('tds-nonresident-deposit').figure ?? 0), form: '' },
      { key: 'form', day: quarterStatement(paidOn), form: rows('tds-nonresident-form').text },
    ],
  };
}

/** A tenant's deduction: once, from the rent of the tax year, in its last month or the last month of the letting. */
function rentTax(
  { value }: Sums,
  { paidOn, months }: TaxQuery,
  rows: Rows,
): Omit<TaxDto, 'rules' | 'paidOn'> {
  const threshold = rows('tds-rent-from').figure ?? 0;
  const lines: TaxLine[] = [{ label: 'Rent a month', rupees: value }];
  if (value <= threshold) return { outcome: 'below', threshold, lines, tax: 0, tasks: [] };
  const percent = rows('tds-rent-percent').figure ?? 0;
  const base = value * months;
  // never more than the last month's rent, from which it is deducted
  const tax = Math.min(partOf(base, Math.round(percent * 100)), value);
  const form = addDays(monthEnd(paidOn), rows('tds-form-days').figure ?? 0);
  lines.push(
    { label: 'Rent of the letting in the tax year', rupees: base },
    { label: 'Tax to be deducted', rupees: tax, percent },
    { label: 'What is paid out', rupees: value - tax },
  );
  return {
    outcome: 'tenant',
    threshold,
    lines,
    tax,
    tasks: [
      { key: 'deduct', day: paidOn, form: '' },
      { key: 'form', day: form, form: rows('tds-rent-form').text },
      {
        key: 'certificate',
        day: addDays(form, rows('tds-certificate-days').figure ?? 0),
        form: rows('tds-rent-certificate-form').text,
      },
    ],
  };
}

/** Who deducts what on which amount by which day, with the legal rows in force on the day of payment. */
export function taxOf(sums: Sums, query: TaxQuery, all: readonly RuleDto[]): TaxDto {
  const used = new Map<RuleKey, RuleDto>();
  const rows: Rows = (key) => {
    const row = ruleOn(all, key, query.paidOn);
    used.set(key, row);
    return row;
  };
  const none = { outcome: 'no-value' as const, threshold: 0, lines: [], tax: 0, tasks: [] };
  // a tenant of a non-resident owner deducts at that owner's rate, which we cannot know
  const kind = sums.kind === 'rent' ? rentTax : query.nonResident ? nonResidentTax : saleTax;
  const found = sums.value === 0 ? none : kind(sums, query, rows);
  const rules = [...used.values()].map(({ label, source, checkedOn, doubt, from }) => ({
    label,
    source,
    checkedOn,
    doubt,
    from,
  }));
  return { ...found, rules, paidOn: query.paidOn };
}
