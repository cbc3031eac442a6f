import type { Preferred } from '@/lib/search/preferred/rules';
import type { PropertySearch } from '@/lib/search/schema';
import type { Errand } from './errands';
import { numberAt } from './numbers';
import { isOrdinary } from './ordinary-words';
import type { Place } from './place-index';
import type { Token } from './tokens';
import { FILLERS } from './vocabulary';

/** The meaning of some tokens. `left`: recognised, but without a filter; `text`: words that rank. */
export type Piece = {
  from: number;
  to: number;
  set?: Partial<PropertySearch>;
  place?: Place;
  text?: boolean;
  left?: boolean;
  service?: string;
  answer?: Errand;
  /** an amount of a loan, needed by a question about it */
  amount?: number;
  anywhere?: boolean;
  /** "rent or buy": a search without a filter */
  isSearch?: boolean;
  corrected?: boolean;
  /** of a loan, needed by a question about its instalment */
  years?: number;
  /** a price that gives way to a stated one */
  isDerived?: boolean;
  /** the price that is stated elsewhere includes all charges */
  isAllIn?: true;
  /** numbers of bedrooms that are ruled out */
  notRooms?: readonly number[];
  /** a word for any home or land, which gives way to a kind of property */
  isGeneric?: 'home' | 'land' | 'space';
  /** "1st floor preferred but 2nd also ok": one of those that are wanted */
  isOneOf?: boolean;
  /** it is liked and not required: `set` is empty */
  isWish?: boolean;
  /** of a wish that homes can be ordered by */
  preferred?: Preferred;
  /** a condition of homes to let only */
  ofRent?: boolean;
};

export const OR: ReadonlySet<string> = new Set([
  'or',
  'nor',
  'vs',
  'versus',
  '/',
  ',',
  'ya',
  'kinva',
  'या',
  'किंवा',
]);

export const isWord = (token: Token): boolean => /^[\p{L}\d]/u.test(token.text);
export const isNumber = (token: Token): boolean => /^\d[\d,.]*$/.test(token.text);

/** Reads tokens in passes; tokens used by one pass are unavailable to later ones. */
export class Pieces {
  readonly pieces: Piece[] = [];
  readonly owner: (Piece | undefined)[];
  constructor(readonly tokens: readonly Token[]) {
    this.owner = new Array<Piece | undefined>(tokens.length);
  }

  take(piece: Piece): void {
    this.pieces.push(piece);
    this.owner.fill(piece, piece.from, piece.to);
  }

  isFree(from: number, to = from + 1): boolean {
    for (let at = from; at < to; at++) if (this.owner[at] !== undefined) return false;
    return true;
  }

  /** A token that may be part of a name: nothing else explains it. */
  isOpen(at: number): boolean {
    const token = this.tokens[at];
    return token !== undefined && this.isFree(at) && isWord(token) && !FILLERS.has(token.text);
  }

  /** A token that is not an everyday word either. */
  isUnknown(at: number): boolean {
    return this.isOpen(at) && !isOrdinary(this.tokens[at]!.text);
  }

  hasUnknown(from: number, to: number): boolean {
    for (let at = from; at < to; at++) if (this.isUnknown(at)) return true;
    return false;
  }

  /** Where the sequence of plain words starting here ends: at a sign, a filler, or something else recognised. */
  runEnd(start: number): number {
    let end = start + 1;
    while (this.isOpen(end)) end++;
    return end;
  }

  /** The same for words in no dictionary. */
  unknownEnd(start: number): number {
    let end = start + 1;
    while (this.isUnknown(end)) end++;
    return end;
  }
}

/** Right behind a number in words that nothing used, an amount is only a part of what was said, and has no filter. */
export function wholeMatch<T extends { set?: unknown }>({ owner, tokens }: Pieces, at: number, match: T): T {
  const before = tokens[at - 1];
  // "registry ke saath 2 bhk": with it, and not sixty
  const isSaid = before && !owner[at - 1] && !isNumber(before) && !isOrdinary(before.text);
  const number = isSaid ? numberAt(tokens, at - 1) : undefined;
  const isPart = number?.used === 1 && number.value > 5 && numberAt(tokens, at) !== undefined;
  return isPart ? { ...match, set: undefined } : match;
}
