import { type Day, has, type Item, isSilent, isUnit, quantity } from './items';
import { isWord, MONTHS } from './lexicon';
import type { Token } from './tokens';

/** The latest day in November on which it can be. */
const LAST_OF_DIWALI = 15;
const [MAX_DAYS, MAX_YEARS_AHEAD] = [120, 9];
const dayText = (year: number, month: number, day: number) =>
  new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

const asDate = (items: Item[], from: number, to: number, date: Day, isLeast = false): void => {
  const qty = quantity('date', [date.year], { isLeast });
  items.splice(from, to - from, { from: items[from]!.from, to: items[to - 1]!.to, senses: [], qty, date });
};

/** The year that this number is: "2027", or "27" right behind a month. */
function yearOf(item: Item | undefined, current: number, isBehindMonth: boolean): number | undefined {
  const value =
    item?.qty?.unit === 'bare' && item.qty.values.length === 1 && !item.qty.currency
      ? item.qty.values[0]!
      : 0;
  if (value >= 2020 && value < 2050) return value;
  const ahead = 2000 + value - current;
  return isBehindMonth && value > 19 && ahead >= 0 && ahead <= MAX_YEARS_AHEAD ? 2000 + value : undefined;
}

/** "15 december", "march 2027", "6 months", "next week": a date that a home is ready or free by, as one item. */
export function readDates(items: Item[], tokens: readonly Token[], today: string | undefined): void {
  if (!today) return;
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const isField = (item: Item | undefined) =>
    ['possession', 'available', 'move'].includes(item?.senses.find(({ is }) => is === 'field')?.field ?? '');
  const said = (at: number) => tokens[items[at]?.from ?? -1]?.text ?? '';
  for (let at = 0; at < items.length; at++) {
    const named =
      items[at]!.to === items[at]!.from + 1 || isWord('diwali', said(at)) ? MONTHS.get(said(at)) : undefined;
    const before = items[at - 1]?.qty;
    const isDay =
      before?.unit === 'bare' &&
      before.values.length === 1 &&
      before.values[0]! >= 1 &&
      before.values[0]! <= 31;
    const next = named ? yearOf(items[at + 1], year, !isDay) : undefined;
    const yearBefore = named ? yearOf(items[at - 1], year, false) : undefined;
    if (
      named &&
      (said(at).length > 3 ||
        isDay ||
        next ||
        isField(items[at - 1]) ||
        isField(items[at + 1]) ||
        isWord('until', said(at + 1)) ||
        isWord('by', said(at - 1)))
    ) {
      if (said(at) === 'may' && !next && !isDay && !isField(items[at - 1])) continue;
      const isOver = day > LAST_OF_DIWALI && isWord('diwali', said(at));
      const isOfNext = isOver || isWord('next', said(at - 1));
      const isPast = named < month || (named === month && isOfNext);
      const date: Day = {
        year: next ?? yearBefore ?? (isPast ? year + 1 : year),
        month: named,
        ...(isDay && { day: before!.values[0]! }),
      };
      const from = at - Number(isDay || yearBefore !== undefined);
      asDate(
        items,
        from,
        at + 1 + Number(next !== undefined),
        date,
        next !== undefined || yearBefore !== undefined,
      );
      at = from;
    } else if (yearOf(items[at], year, false) && hasField(items, at, isField))
      asDate(items, at, at + 1, { year: yearOf(items[at], year, false)! });
    else readSpan(items, at, said, [year, month, day]);
  }
}

function hasField(items: readonly Item[], at: number, isField: (item: Item | undefined) => boolean): boolean {
  for (const step of [-1, 1]) {
    let next = at + step;
    while (items[next] && (isSilent(items[next]!) || has(items[next], 'limit', 'range'))) next += step;
    if (isField(items[next])) return true;
  }
  return false;
}

/** "6 months", "next week", "tomorrow" from today. */
function readSpan(
  items: Item[],
  at: number,
  said: (at: number) => string,
  [year, month, day]: [number, number, number],
): void {
  const item = items[at]!;
  const past = has(items[at - 1], 'past');
  if (
    past &&
    (item.qty?.unit === 'days' ||
      item.qty?.unit === 'months' ||
      isUnit(item, 'days') ||
      isUnit(item, 'months'))
  ) {
    const sense = item.senses.find((one) => one.is === 'unit');
    const each = sense?.factor ?? 1;
    const days = item.qty
      ? item.qty.values[0]! * (item.qty.unit === 'months' ? 30 : 1)
      : each * (isUnit(item, 'months') ? 30 : 1);
    items.splice(at - 1, 2, {
      from: items[at - 1]!.from,
      to: item.to,
      senses: [],
      set: { listedWithin: Math.min(365, Math.ceil(days)) },
    });
    return;
  }
  const isThis = isWord('this', said(at - 1));
  const isNext = isThis || isWord('next', said(at - 1));
  const unit = item.qty?.unit ?? ['months', 'days', 'years'].find((one) => isUnit(item, one));
  const isSpan = unit === 'months' || unit === 'days' || unit === 'years';
  if (isWord('tomorrow', said(at)) && items.some((one) => isSilent(one) || one.qty)) {
    const isMoving = items.some(
      (one) => has(one, 'field')?.field === 'move' || has(one, 'field')?.field === 'available',
    );
    if (isMoving) asDate(items, at, at + 1, { year, iso: dayText(year, month, day + 1) });
    return;
  }
  if (!isSpan || !(item.qty || isNext || /^(?:a|ek|one)$/.test(said(at - 1)))) return;
  const factor = item.senses.find((sense) => sense.is === 'unit')?.factor ?? 1;
  const count = item.qty ? item.qty.values.at(-1)! : factor;
  if (unit === 'days')
    item.date = count <= MAX_DAYS ? { year, iso: dayText(year, month, day + Math.round(count)) } : undefined!;
  else if (unit === 'years' && !item.qty) item.date = { year: year + Number(!isThis), month: 12 };
  else if (count <= 60) {
    const last = month - 1 + Math.round(count * (unit === 'months' ? 1 : 12));
    item.date = { year: year + Math.floor(last / 12), month: (last % 12) + 1 };
  }
  if (item.date && !item.qty) {
    const date = item.date;
    asDate(items, isNext ? at - 1 : at, at + 1, date);
  }
}
