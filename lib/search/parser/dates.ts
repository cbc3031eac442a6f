import { type Day, has, type Item, isSilent, isUnit, quantity } from './items';
import { isWord, MONTHS } from './lexicon';
import type { Token } from './tokens';

/** The latest possible day of Diwali in November. */
const LAST_OF_DIWALI = 15;
const [MAX_DAYS, MAX_YEARS_AHEAD] = [120, 9];
const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const asDate = (items: Item[], from: number, to: number, date: Day, isLeast = false): void => {
  const qty = quantity('date', [date.year], { isLeast });
  items.splice(from, to - from, { from: items[from]!.from, to: items[to - 1]!.to, senses: [], qty, date });
};

/** The year in a number such as "2027", or "27" directly after a month. */
function yearOf(item: Item | undefined, current: number, isBehindMonth: boolean): number | undefined {
  const value =
    item?.qty?.unit === 'bare' && item.qty.values.length === 1 && !item.qty.currency
      ? item.qty.values[0]!
      : 0;
  if (value >= 2020 && value < 2050) return value;
  const ahead = 2000 + value - current;
  return isBehindMonth && value > 19 && ahead >= 0 && ahead <= MAX_YEARS_AHEAD ? 2000 + value : undefined;
}

/** Reads a date on which a home is ready or free as one item: "15 december", "march 2027", "6 months", "next week". */
export function readDates(items: Item[], tokens: readonly Token[], today: string | undefined): void {
  if (!today) return;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const said = (at: number) => tokens[items[at]?.from ?? -1]?.text ?? '';
  for (let at = 0; at < items.length; at++) {
    const item = items[at]!;
    const isDiwali = isWord('diwali', said(at));
    const named = item.to === item.from + 1 || isDiwali ? MONTHS.get(said(at)) : undefined;
    const before = items[at - 1]?.qty;
    const isDay =
      before?.unit === 'bare' &&
      before.values.length === 1 &&
      before.values[0]! >= 1 &&
      before.values[0]! <= 31;
    const next = named && yearOf(items[at + 1], year, !isDay);
    const yearBefore = named && yearOf(items[at - 1], year, false);
    // "may" can be a verb, and "mar" another word's abbreviation
    const isSure = isDay || next !== undefined || isHandover(items[at - 1]);
    const isMonth =
      isSure ||
      (said(at) !== 'may' &&
        (said(at).length > 3 ||
          isHandover(items[at + 1]) ||
          isWord('until', said(at + 1)) ||
          isWord('by', said(at - 1))));
    const alone = named ? undefined : yearOf(item, year, false);
    if (named && isMonth) {
      const isOfNext = (isDiwali && day > LAST_OF_DIWALI) || isWord('next', said(at - 1));
      const isPast = named < month || (named === month && isOfNext);
      const whole = next ?? yearBefore;
      const from = at - Number(isDay || yearBefore !== undefined);
      const date = {
        year: whole ?? year + Number(isPast),
        month: named,
        ...(isDay && { day: before!.values[0]! }),
      };
      asDate(items, from, at + 1 + Number(next !== undefined), date, whole !== undefined);
      at = from;
    } else if (alone && [-1, 1].some((step) => isHandover(items[handoverBeside(items, at, step)])))
      asDate(items, at, at + 1, { year: alone });
    else readSpan(items, at, said, [year, month, day]);
  }
}

const isHandover = (item: Item | undefined): boolean =>
  ['possession', 'available', 'move'].includes(has(item, 'field')?.field ?? '');

function handoverBeside(items: readonly Item[], at: number, step: number): number {
  let next = at + step;
  while (items[next] && (isSilent(items[next]!) || has(items[next], 'limit', 'range'))) next += step;
  return next;
}

/** Reads "6 months", "next week" and "tomorrow" from today. "last 2 weeks" describes the listing. */
function readSpan(
  items: Item[],
  at: number,
  said: (at: number) => string,
  [year, month, day]: [number, number, number],
): void {
  const item = items[at]!;
  const unit = ['months', 'days', 'years'].find(
    (one) => item.qty?.unit === one || (!item.qty && isUnit(item, one)),
  );
  const count = item.qty?.values.at(-1) ?? has(item, 'unit')?.factor ?? 1;
  if (has(items[at - 1], 'past') && unit && unit !== 'years') {
    const days = Math.min(365, Math.ceil(count * (unit === 'months' ? 30 : 1)));
    items.splice(at - 1, 2, {
      from: items[at - 1]!.from,
      to: item.to,
      senses: [],
      set: { listedWithin: days },
    });
    return;
  }
  if (isWord('tomorrow', said(at))) {
    const isMoving = items.some((one) => ['move', 'available'].includes(has(one, 'field')?.field ?? ''));
    if (isMoving) asDate(items, at, at + 1, { year, iso: dayText(year, month, day + 1) });
    return;
  }
  const isThis = isWord('this', said(at - 1));
  const isNext = isThis || isWord('next', said(at - 1));
  if (!unit || !(item.qty || isNext || /^(?:a|ek|one)$/.test(said(at - 1)))) return;
  const last = month - 1 + Math.round(count * (unit === 'months' ? 1 : 12));
  let date: Day | undefined;
  if (unit === 'days')
    date = count <= MAX_DAYS ? { year, iso: dayText(year, month, day + Math.round(count)) } : undefined;
  else if (unit === 'years' && !item.qty) date = { year: year + Number(!isThis), month: 12 };
  else if (count <= 60) date = { year: year + Math.floor(last / 12), month: (last % 12) + 1 };
  if (date && item.qty) item.date = date;
  else if (date) asDate(items, isNext ? at - 1 : at, at + 1, date);
}
