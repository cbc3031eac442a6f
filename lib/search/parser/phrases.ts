import type { Errand } from './errands';
import { has, type Item, isUnit, isUnknown } from './items';
import { isOrdinary, isWord, type Search, type Sense } from './lexicon';
import { keysOf, type Piece, type Sentence, SHARED } from './sentence';

const BACHELORS = ['working-people', 'students', 'anyone'];
/** A single person is a tenant and not a sharer. */
const ONE_PERSON = /^(?:woman|lady|man|female|male)$/;

export function readMeanings(s: Sentence): void {
  readFacings(s);
  const isRoom =
    s.items.some((item) => isUnit(item, 'spoken')) &&
    !s.items.some((item) => item.qty?.unit === 'rooms' || item.qty?.unit === 'spoken' || has(item, 'kind'));
  const isShared =
    isRoom ||
    s.items.some((item) => item.senses.some(({ set }) => set?.subType?.some((one) => SHARED.has(one))));
  const isRent = s.isRent();
  for (const [at, item] of s.items.entries()) {
    if (item.used || item.qty || s.owner.has(item)) continue;
    // words that join, refuse or limit take precedence
    if (has(item, 'not', 'or', 'ok', 'wish', 'prefer', 'either', 'optional') && !has(item, 'quality', 'kind'))
      continue;
    const sense = has(item, 'kind', 'quality', 'errand', 'service', 'left', 'none', 'anywhere', 'rank');
    if (sense && isNearby(s, at, sense))
      s.take(has(s.items[at + 1], 'near') ? [item, s.items[at + 1]!] : [item], { left: true });
    else if (sense) takeSense(s, item, sense);
    else if (has(item, 'people')) takePeople(s, item, has(item, 'people')!, isShared, isRent);
    else if (has(item, 'adjective')) takeAdjective(s, at, item);
    else if (isUnit(item, 'rk')) s.take([item], { set: { category: 'Residential', subType: ['rk'] } });
    else if (has(item, 'direction')) takeDirection(s, at, item);
    else if (isUnit(item, 'spoken') && (isRoom || isShared))
      s.take([item], { set: { type: 'rent', category: 'Residential', subType: ['room'] } });
  }
}

function takeSense(s: Sentence, item: Item, sense: Sense): void {
  const { set, service, generic, ofRent, today, errand } = sense;
  const dated = today && s.context.today ? { [today]: s.context.today } : {};
  const type = errand === 'sell' ? 'sale' : errand === 'let' ? 'rent' : undefined;
  s.take([item], {
    ...(set && { set: { ...set, ...dated } }),
    ...(sense.is === 'none' && { set: {} }),
    ...(service && { service }),
    ...(generic && { generic }),
    ...(ofRent && { ofRent }),
    ...(errand && { answer: errand as Errand, ...(type && { set: { type } }) }),
    ...((sense.is === 'rank' || sense.rank) && { rank: true }),
    ...(sense.listed && { listed: sense.listed }),
    ...(sense.is === 'left' && { left: true }),
    ...(sense.is === 'anywhere' && { anywhere: true }),
  });
}

function takePeople(s: Sentence, item: Item, { whom }: Sense, isShared: boolean, isRent: boolean): void {
  if (isShared) s.take([item], { set: { sharers: [whom!, 'anyone'] } });
  else if (
    (isRent || !ONE_PERSON.test(s.tokens[item.from]!.text)) &&
    (isRent ||
      s.items.some((one) => one.qty?.unit === 'rooms' || has(one, 'kind')?.set?.category === 'Residential'))
  )
    s.take([item], { set: { type: 'rent', tenants: BACHELORS } });
}

/** Reads a direction that no name follows: "north plot". */
function takeDirection(s: Sentence, at: number, item: Item): void {
  const next = s.items[s.beside(at, 1)];
  const isFree =
    s.tokens[item.from]!.text !== 'se' &&
    (!next || next.pause || next.qty || ['kind', 'not', 'ok', 'or'].some((is) => has(next, is)));
  if (isFree) s.take([item], { set: { facing: [has(item, 'direction')!.facing!] } as Search });
}

/** Things that can be in a home or near it. */
const OUTSIDE = new Set(['gym', 'garden', 'temple', 'swimming-pool', 'play-area', 'clubhouse']);
/** True for things outside the home: "3 bhk gym nearby", "near school and gym", "walkable to manish nagar garden". */
function isNearby(s: Sentence, at: number, { set }: Sense): boolean {
  const [next, before] = [s.items[at + 1], s.items[at - 1]];
  if (!set?.amenities) return false;
  const near = has(next, 'near');
  const after = s.items[at + 2];
  if (near && (near.side === 'after' || !after || after.pause)) return true;
  if (!set.amenities.every((one) => OUTSIDE.has(one))) return false;
  if (has(before, 'near')?.side === 'after') return true;
  if (has(before, 'and')) return s.pieceAt(at - 2)?.set?.near !== undefined;
  return Boolean(s.pieceAt(at - 1)?.place && has(s.items[at - 2], 'near'));
}

/** Reads land with a purpose, which ranks: "land for a warehouse", "godown ke liye zameen". */
export function readPurposes(s: Sentence): void {
  const isLand = (piece: Piece | undefined) =>
    piece?.set?.category === 'Plots' && piece.generic !== 'space' && keysOf(piece.set).length === 1;
  for (const [at, item] of s.items.entries()) {
    if (!has(item, 'for') || s.owner.has(item)) continue;
    const [before, next] = [s.pieceAt(s.beside(at, -1)), s.pieceAt(s.beside(at, 1))];
    const [land, purpose] = s.tokens[item.from]!.text === 'for' ? [before, next] : [next, before];
    if (!isLand(land) || !purpose?.set?.category || isLand(purpose)) continue;
    purpose.rank = true;
    delete land!.generic;
  }
}

/** "new flat", "old 2 bhk" */
function takeAdjective(s: Sentence, at: number, item: Item): void {
  const next = s.items[s.beside(at, 1)];
  const isHome = has(s.items[at - 1], 'or') || has(next, 'kind', 'not', 'or') || next?.qty?.unit === 'rooms';
  if (isHome) s.take([item], { set: { saleOf: [has(item, 'adjective')!.saleOf!] } as Search });
}

/** "north or east facing", "facing north" */
function readFacings(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    if (!has(item, 'facing')) continue;
    for (const step of [-1, 1] as const) {
      const found: Item[] = [];
      for (let next = at + step; s.items[next] && !(s.items[next]!.pause === 'wall'); next += step) {
        const one = s.items[next]!;
        if (has(one, 'direction') && !s.owner.has(one)) found.push(one);
        else if (!(has(one, 'or', 'and') || one.pause === 'comma' || has(one, 'facing'))) break;
      }
      if (found.length === 0) continue;
      const facing = (step < 0 ? found.reverse() : found).map((one) => has(one, 'direction')!.facing!);
      s.take([item, ...found], { set: { facing: [...new Set(facing)] } as Search });
      break;
    }
  }
}

/** Applies a limit to the total cost of a sale: "stamp duty included, flat 40 lakh". */
export function readAllIn(s: Sentence): void {
  const item = s.items.find((one) => !one.used && !s.owner.has(one) && has(one, 'field')?.field === 'allIn');
  if (!item) return;
  const [price, ...more] = s.pieces.filter(({ set }) => set?.maxPrice ?? set?.minPrice);
  const { maxPrice, minPrice, ...rest } = price?.set ?? {};
  const isOne = price && maxPrice !== undefined && minPrice === undefined && more.length === 0 && !s.isRent();
  if (isOne) price.set = { ...rest, maxAllIn: maxPrice };
  s.take([item], isOne ? { set: {} } : { left: true });
}

export function readRest(s: Sentence): void {
  let run: Item[] = [];
  const flush = () => {
    if (run.length > 0) s.take(run, { rank: true });
    run = [];
  };
  for (const item of s.items) nameUnused(s, item);
  // "building" ranks only if no kind is given
  const isBuilding = !s.pieces.some(({ set }) => set?.category ?? set?.bedrooms);
  for (const item of s.items) {
    const word = s.tokens[item.from]?.text ?? '';
    const isSaid =
      isUnknown(item) ||
      (has(item, 'direction') !== undefined && word.length > 2) ||
      Boolean(has(item, 'which', 'landmark') ?? item.landmark) ||
      ['deposit', 'road', 'height'].includes(has(item, 'field')?.field ?? '') ||
      ['spoken', 'seats'].some((unit) => isUnit(item, unit)) ||
      (isBuilding && has(item, 'noun') !== undefined) ||
      (isWord('ranking', word) && item.to === item.from + 1 && isOrdinary(word));
    if (!s.owner.has(item) && !item.used && isSaid) run.push(item);
    else flush();
  }
  flush();
}

/** Names an unused word that could reverse the sentence, with its neighbour. */
function nameUnused(s: Sentence, item: Item): void {
  if (item.isExtra && !s.owner.has(item)) s.take([item], { left: true });
  if (s.owner.has(item) || item.used || s.tokens.length === item.to - item.from) return;
  const field = s.items[s.items.indexOf(item) + 1];
  // "min deposit"
  if (
    has(item, 'limit') &&
    has(field, 'field')?.field === 'deposit' &&
    field &&
    !s.owner.has(field) &&
    !field.used
  ) {
    s.take([item, field], { left: true });
    return;
  }
  // does not search the other side of a comparison: "flat preferred over plot", "dukan ke upar wala flat"
  const limit = has(item, 'limit');
  const less = s.pieceAt(s.beside(s.items.indexOf(item), limit?.side === 'after' ? -1 : 1));
  const isOther = (piece: Piece) => piece !== less && (piece.set?.category ?? piece.preferred) !== undefined;
  if (limit && less?.set?.category && s.pieces.some(isOther)) {
    s.leave(item, less);
    return;
  }
  const turn = has(item, 'not', 'away') ?? (has(item, 'limit')?.strict ? has(item, 'limit') : undefined);
  if (!turn || isWord('courtesy', s.tokens[item.to]?.text)) return;
  const at = s.items.indexOf(item);
  const next = s.items[s.beside(at, turn.side === 'after' ? -1 : 1)];
  const isSaid = next && !next.pause && !s.owner.has(next);
  s.take(isSaid ? [item, next] : [item], { left: true });
}
