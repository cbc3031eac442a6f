import type { Preferred } from '@/lib/search/preferred/rules';
import { attach, type Said } from './attach';
import { readDates } from './dates';
import type { Errand } from './errands';
import { has, type Item, isSilent, itemsOf } from './items';
import type { Search } from './lexicon';
import type { Place, PlaceIndex } from './place-index';
import type { Token } from './tokens';

export type ParseContext = {
  /** slug of the default city until another is typed */
  home: string;
  /** listing type of the page */
  type?: 'sale' | 'rent' | undefined;
  /** 2026-11-23, for "available now" and months without a year */
  today?: string | undefined;
};

export const WITHOUT_ROOMS = new Set(['Commercial', 'Industrial', 'Plots', 'Agricultural']);
export const SHARED = new Set(['pg', 'hostel', 'room']);
export const keysOf = (set: Search | undefined): string[] =>
  Object.keys(set ?? {})
    .filter((key) => key !== 'city' && key !== 'sort')
    .sort();

const QUALITIES = new Set(
  'facing furnishing possession amenities saleOf diet meals parkingKind corner vastu registered minBalconies minParking naOrder sanction'.split(
    ' ',
  ),
);
const OF_FLOORS = /^(?:min|max|not)?floor(?:At)?$/i;
export const isQuality = (piece: Piece): boolean => {
  const keys = keysOf(piece.set).filter((key) => key !== 'type');
  return (
    keys.length > 0 && keys.every((key) => QUALITIES.has(key) || OF_FLOORS.test(key) || key.startsWith('not'))
  );
};

export const isOfFloors = ({ set }: Piece): boolean =>
  keysOf(set).length > 0 && keysOf(set).every((key) => OF_FLOORS.test(key));

/** Joins two conditions on the same fields with "or": lists add up and ranges widen. */
export function union(one: Search, other: Search): Search | undefined {
  if (keysOf(one).join() !== keysOf(other).join()) return undefined;
  const both: Record<string, unknown> = { ...one };
  for (const [key, value] of Object.entries(other)) {
    const before = both[key];
    if (Array.isArray(before) && Array.isArray(value)) both[key] = [...new Set([...before, ...value])];
    else if (typeof before === 'number' && typeof value === 'number')
      both[key] = key.startsWith('min') ? Math.min(before, value) : Math.max(before, value);
    else if (before !== value) return undefined;
  }
  return both;
}

/** A text with its items and the pieces found so far. */
export class Sentence {
  readonly pieces: Piece[] = [];
  readonly owner = new Map<Item, Piece>();
  readonly items: Item[];
  readonly said: Map<Item, Said>;
  city: string | undefined;
  /** conditions of each side of "2 bhk 55L or 3 bhk 75L" */
  branches: Search[] = [];

  constructor(
    readonly tokens: readonly Token[],
    readonly index: PlaceIndex,
    readonly context: ParseContext,
  ) {
    this.items = itemsOf(tokens, index);
    readDates(this.items, tokens, context.today);
    this.said = attach(this.items, tokens);
  }

  take(items: readonly Item[], meaning: Omit<Piece, 'from' | 'to'>): Piece {
    const piece: Piece = {
      from: Math.min(...items.map(({ from }) => from)),
      to: Math.max(...items.map(({ to }) => to)),
      ...meaning,
    };
    this.pieces.push(piece);
    for (const item of items) this.owner.set(item, piece);
    return piece;
  }

  /** Marks these as not understood together, so that none of them is a condition. */
  leave(...parts: (Piece | Item | undefined)[]): void {
    const gone = new Set(parts.map((part) => this.owner.get(part as Item) ?? (part as Piece)));
    const items = this.items.filter((item) => parts.includes(item) || gone.has(this.owner.get(item)!));
    this.pieces.splice(0, this.pieces.length, ...this.pieces.filter((piece) => !gone.has(piece)));
    this.take(items, { left: true });
  }

  pieceAt(at: number): Piece | undefined {
    const item = this.items[at];
    return item && this.owner.get(item);
  }

  firstOf(piece: Piece | undefined): number {
    return this.items.findIndex((one) => this.owner.get(one) === piece);
  }

  lastOf(piece: Piece): number {
    return this.items.findLastIndex((one) => this.owner.get(one) === piece);
  }

  /** The next meaningful item within the clause. */
  beside(at: number, step: 1 | -1, skip: (item: Item) => boolean = isSilent): number {
    let next = at + step;
    while (
      this.items[next] &&
      !this.items[next]!.pause &&
      !this.owner.has(this.items[next]!) &&
      skip(this.items[next]!)
    )
      next += step;
    return next;
  }

  isLimited(piece: Piece): boolean {
    return [...this.owner].some(
      ([item, owner]) => owner === piece && this.said.get(item)?.bound !== undefined,
    );
  }

  isRent(): boolean {
    const type = this.items.flatMap(({ senses }) => senses).find(({ set, is }) => set?.type && is !== 'not')
      ?.set?.type;
    const isLet = this.items.some((item) => has(item, 'field')?.field === 'deposit');
    return (type ?? (isLet ? 'rent' : this.context.type)) === 'rent';
  }
}

/** The meaning of some tokens. `left` is recognised but has no filter; `rank` only ranks. */
export type Piece = {
  from: number;
  to: number;
  set?: Search;
  place?: Place;
  rank?: boolean;
  left?: boolean;
  listed?: string;
  service?: string;
  answer?: Errand;
  /** amount of a loan, for a question about it */
  amount?: number;
  years?: number;
  anywhere?: boolean;
  corrected?: boolean;
  /** true for a price that an explicit one overrides */
  isDerived?: boolean;
  /** true if the amount has a typed limit: "under 55 lakh", not "55 lakh" */
  isLimit?: boolean;
  generic?: 'home' | 'land' | 'space';
  preferred?: Preferred;
  /** true for a preference, whose `set` is empty */
  isWish?: boolean;
  /** true for a condition on homes to let only */
  ofRent?: boolean;
  notRooms?: readonly number[];
  /** true for words that only say "search", such as "rent or buy" */
  isSearch?: boolean;
};
