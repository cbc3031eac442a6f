import type { Piece } from './pieces';
import { phraseSet, type Token } from './tokens';

const CHARGE = phraseSet(
  'gst, tax, taxes, registration charges, registration fee, registration, registry charges, registry, stamp duty and registration, stamp duty, other charges, other expenses, extra charges, development charges, society maintenance, society charges, maintenance charges, maintenance, parking charges, light bill, electricity bill, electricity charges, जीएसटी, नोंदणी, रजिस्ट्री, मुद्रांक शुल्क, मेंटेनन्स, मेंटेनेंस',
);
const JOINS = phraseSet('and, or, &, ,, /, aur, ani, आणि, और, या');
const BEFORE = phraseSet(
  'excluding, exclusive of, excl, without, not including, not inclusive of, except, before, apart from, leaving, other than, plus, +, bina, बिना, वगळता',
);
const BEHIND = phraseSet(
  'extra, separate, separately, additional, excluded, not included, not including, excluding, exclusive, alag, alag se, vegla, vegle, veglya, chhodkar, chhod ke, chodkar, chod ke, chodun, sodun, ke alawa, ke bina, शिवाय, सोडून, वगळून, वेगळे, वेगळा, अलग, अलग से',
);

/** "excluding gst and registration", "plus maintenance", "gst extra": the price stays what it is. */
export function charges(tokens: readonly Token[], start: number): { used: number; set: object } | undefined {
  const before = BEFORE.at(tokens, start);
  let at = start + (before?.used ?? 0);
  let charge = CHARGE.at(tokens, at);
  if (!charge) return undefined;
  while (charge) {
    at += charge.used;
    const join = JOINS.at(tokens, at);
    charge = join && CHARGE.at(tokens, at + join.used);
    if (charge) at += join!.used;
  }
  const behind = before ? undefined : BEHIND.at(tokens, at);
  // "maintenance extra" closes the charges; "without maintenance 12000" leaves the amount to the rent
  return before || behind ? { used: at + (behind?.used ?? 0) - start, set: {} } : undefined;
}

/** "stamp duty included, flat 40 lakh": the limit is one of all costs, of a sale; without one the words are named. */
export function readAllIn(pieces: readonly Piece[], isRent: boolean): void {
  const said = pieces.filter(({ isAllIn }) => isAllIn);
  if (said.length === 0) return;
  const [price, ...more] = pieces.filter(({ set }) => set?.maxPrice ?? set?.minPrice);
  const { maxPrice, minPrice, ...rest } = price?.set ?? {};
  if (price && maxPrice !== undefined && minPrice === undefined && more.length === 0 && !isRent)
    price.set = { ...rest, maxAllIn: maxPrice };
  else for (const piece of said) piece.left = true;
}
