import type { Text } from '@/lib/platform/language/translate';
import { DAY_KINDS } from './constants';
import type { DayItem } from './dto';

/** Sorts by the longest wait or earliest due date; equal ones with people before papers. */
export const inOrder = (item: DayItem, other: DayItem): number =>
  item.at.localeCompare(other.at) || DAY_KINDS.indexOf(item.kind) - DAY_KINDS.indexOf(other.kind);

export type Week = { from: string; to: string };

const DAYS = 7;

/** Filters for the last seven full days and the seven before. `days` are the last fifteen Indian days, including today. */
export function lastWeeks(days: readonly string[]): { week: Week; before: Week } {
  const whole = days.slice(-(2 * DAYS + 1), -1);
  const between = (list: readonly string[]): Week => ({ from: list[0] ?? '', to: list.at(-1) ?? '' });
  return { week: between(whole.slice(DAYS)), before: between(whole.slice(0, DAYS)) };
}

/** "3 more than the week before", in words. */
export function comparedText(t: Text<'office/dashboard'>, now: number, before: number): string {
  if (now === before) return t('same as the week before');
  const count = String(Math.abs(now - before));
  return now > before
    ? t('{count} more than the week before', { count })
    : t('{count} fewer than the week before', { count });
}
