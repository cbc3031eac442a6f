import { HALVES_SHOWN } from './constants';
import type { SummaryDto, SummaryRow } from './dto';

const yearOf = (half: string) => Number(half.slice(0, 4));
const isFirst = (half: string) => half.endsWith('-04');

/** The half of the financial year in which an Indian day lies: `2026-04` (April to September) or `2026-10`. */
export function halfOf(day: string): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  if (month >= 4 && month <= 9) return `${year}-04`;
  return `${month >= 10 ? year : year - 1}-10`;
}

/** Its first and its last day. */
export const boundsOf = (half: string): { first: string; last: string } =>
  isFirst(half)
    ? { first: `${half}-01`, last: `${half.slice(0, 4)}-09-30` }
    : { first: `${half}-01`, last: `${yearOf(half) + 1}-03-31` };

const before = (half: string): string =>
  isFirst(half) ? `${yearOf(half) - 1}-10` : `${half.slice(0, 4)}-04`;

/** The half of a day and those before it, newest first. */
export function halvesUntil(day: string): string[] {
  const halves = [halfOf(day)];
  while (halves.length < HALVES_SHOWN) halves.push(before(halves.at(-1) ?? ''));
  return halves;
}

/** By when MahaRERA expects it: order 43/2023 of 13 February 2023. */
export const dueOf = (half: string): string =>
  isFirst(half) ? `${half.slice(0, 4)}-10-20` : `${yearOf(half) + 1}-04-20`;

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
