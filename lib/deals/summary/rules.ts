import { DAY_MS } from '@/lib/platform/time/time';
import { HALVES_SHOWN } from './constants';
import type { SummaryDto, SummaryRow } from './dto';

const yearOf = (half: string) => Number(half.slice(0, 4));
const isFirst = (half: string) => half.endsWith('-04');

/** The half of the financial year containing an Indian day: `2026-04` (April to September) or `2026-10`. */
export function halfOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 4 && month <= 9) return `${year}-04`;
  return `${month >= 10 ? year : year - 1}-10`;
}

export const boundsOf = (half: string): { first: string; last: string } =>
  isFirst(half)
    ? { first: `${half}-01`, last: `${half.slice(0, 4)}-09-30` }
    : { first: `${half}-01`, last: `${yearOf(half) + 1}-03-31` };

const before = (half: string): string =>
  isFirst(half) ? `${yearOf(half) - 1}-10` : `${half.slice(0, 4)}-04`;

/** The half containing a day and earlier ones, newest first. */
export function halvesUntil(day: string): string[] {
  const halves = [halfOf(day)];
  while (halves.length < HALVES_SHOWN) halves.push(before(halves.at(-1) ?? ''));
  return halves;
}

/** Day on which MahaRERA expects the report, the given number of days after the half-year (rule `rera-half-year-days`). */
export const dueOf = (half: string, days: number): string =>
  new Date(Date.parse(boundsOf(half).last) + days * DAY_MS).toISOString().slice(0, 10);

/** The report that is due next on an Indian day, which is the previous half's until its day has passed. */
export function nextDue(today: string, days: number): { half: string; due: string } {
  const half = halfOf(today);
  const last = before(half);
  const due = dueOf(last, days);
  return due >= today ? { half: last, due } : { half, due: dueOf(half, days) };
}

export const totalOf = (rows: readonly SummaryRow[]): SummaryDto['total'] => {
  const sum = (of: readonly SummaryRow[], field: 'value' | 'commission' | 'gst') =>
    of.reduce((all, row) => all + row[field], 0);
  return {
    value: sum(
      rows.filter(({ isRent }) => !isRent),
      'value',
    ),
    rent: sum(
      rows.filter(({ isRent }) => isRent),
      'value',
    ),
    commission: sum(rows, 'commission'),
    gst: sum(rows, 'gst'),
  };
};
