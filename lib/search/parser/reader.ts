import { readAlternatives } from './alternatives';
import { readConditions } from './conditions';
import { readAllIn, readMeanings, readPurposes } from './phrases';
import { readLikePlaces, readPlaces } from './places';
import { readQuantities } from './quantities';
import { readRefusals } from './refusals';
import { leaveOtherRooms } from './refused';
import { readRest } from './rest';
import type { Sentence } from './sentence';
import { readWishes } from './wishes';

/** Turns the items of a sentence into pieces, step by step: a later step takes what the earlier ones left. */
export function read(s: Sentence): void {
  readPlaces(s);
  readMeanings(s);
  readPurposes(s);
  readQuantities(s);
  readLikePlaces(s);
  readConditions(s);
  readRefusals(s);
  readWishes(s);
  readAlternatives(s);
  readRest(s);
  readAllIn(s);
  leaveOtherRooms(s.pieces);

  // "new flats of this week" are new here; "new or resale" is any
  const sales = s.pieces.filter(({ set }) => set?.saleOf);
  const isAny =
    sales.some(({ set }) => set!.saleOf!.includes('new')) &&
    sales.some(({ set }) => set!.saleOf!.includes('resale'));
  const isListed = s.pieces.some(({ set }) => set?.listedWithin);
  for (const piece of sales)
    if (isAny || (isListed && piece.set!.saleOf!.includes('new') && piece.to === piece.from + 1))
      piece.set = {};
}
