import type { Errand } from './errands';
import { has, type Item, isUnit } from './items';
import type { Search, Sense } from './lexicon';
import { type Sentence, SHARED } from './sentence';

const BACHELORS = ['working-people', 'students', 'anyone'];
/** One person is who rents it, and not who shares it. */
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
    const find = (...kinds: string[]) => kinds.map((is) => has(item, is)).find(Boolean);
    // a word that joins, refuses or limits says so first
    if (find('not', 'or', 'ok', 'wish', 'prefer', 'either', 'optional') && !find('quality', 'kind')) continue;
    const sense = find('kind', 'quality', 'errand', 'service', 'left', 'none', 'anywhere', 'rank');
    if (sense?.set?.amenities && has(s.items[at + 1], 'near')?.side === 'after')
      s.take([item, s.items[at + 1]!], { left: true });
    else if (sense) takeSense(s, item, sense);
    else if (has(item, 'people')) takePeople(s, item, has(item, 'people')!, isShared, isRent);
    else if (has(item, 'adjective')) takeAdjective(s, at, item);
    else if (isUnit(item, 'rk')) s.take([item], { set: { category: 'Residential', subType: ['rk'] } });
    else if (has(item, 'direction')) takeDirection(s, at, item);
    else if (has(item, 'field')?.field === 'rate') s.take([item], { answer: 'rate' });
    else if (isUnit(item, 'spoken') && (isRoom || isShared))
      s.take([item], { set: { type: 'rent', category: 'Residential', subType: ['room'] } });
    else if (has(item, 'town')) s.take([item], { left: true });
    else if (has(item, 'field')?.field === 'emi') s.take([item], { answer: 'emi' });
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

/** "north plot": no name follows it. */
function takeDirection(s: Sentence, at: number, item: Item): void {
  const next = s.items[at + 1];
  const isFree =
    s.tokens[item.from]!.text !== 'se' &&
    (!next || next.pause || next.qty || has(next, 'kind') || has(next, 'not'));
  if (isFree) s.take([item], { set: { facing: [has(item, 'direction')!.facing!] } as Search });
}

/** "new flat", "old 2 bhk" */
function takeAdjective(s: Sentence, at: number, item: Item): void {
  const next = s.items[s.beside(at, 1)];
  const isHome =
    next &&
    (has(next, 'kind') ||
      next.qty?.unit === 'rooms' ||
      has(next, 'not') ||
      has(next, 'or') ||
      has(s.items[at - 1], 'or'));
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
        else if (!(has(one, 'or') || has(one, 'and') || one.pause === 'comma' || has(one, 'facing'))) break;
      }
      if (found.length === 0) continue;
      const set = {
        facing: [
          ...new Set((step < 0 ? found.reverse() : found).map((one) => has(one, 'direction')!.facing!)),
        ],
      } as Search;
      s.take([item, ...found], { set });
      break;
    }
  }
}

/** "stamp duty included, flat 40 lakh": the limit is one of all costs, of a sale. */
export function readAllIn(s: Sentence): void {
  const item = s.items.find((one) => !one.used && !s.owner.has(one) && has(one, 'field')?.field === 'allIn');
  if (!item) return;
  const [price, ...more] = s.pieces.filter(({ set }) => set?.maxPrice ?? set?.minPrice);
  const { maxPrice, minPrice, ...rest } = price?.set ?? {};
  const isOne = price && maxPrice !== undefined && minPrice === undefined && more.length === 0 && !s.isRent();
  if (isOne) price.set = { ...rest, maxAllIn: maxPrice };
  s.take([item], isOne ? { set: {} } : { left: true });
}
