import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';
import type { Pieces } from './pieces';
import { phraseSet } from './tokens';
import { KIND_WORDS } from './vocabulary';

const NEAR_BEHIND = phraseSet(
  'ke upar, ke uper, ke piche, ke peeche, ke samne, ke paas, ke pas, ke bagal me, chya var, chya mage, chya samor, chya javal, के ऊपर, के पीछे, के सामने, के पास, के बगल में, च्या वर, च्या मागे, च्या समोर, च्या जवळ',
);
const NEARBY = phraseSet(
  'nearby, near by, close by, around the corner, at walking distance, walking distance, javal, jawal, paas me, जवळ, जवळपास, आसपास, पास में',
);
const JOINS = new Set(['and', '&', 'or', 'aur', 'ani', 'और', 'आणि']);
const ALSO = new Set(['pan', 'bhi', 'पण', 'भी', 'also', 'hi']);
const NEAR_WORDS = new Set('near nr behind opposite opp beside'.split(' '));

/** "near nit swimming pool", "behind the shops": somewhere that has no point here, and no condition of the home. */
function isBesideNear(
  { tokens, owner }: Pieces,
  [at, to]: readonly [from: number, to: number],
  { sanction, amenities, subType, byOwner }: Partial<PropertySearch>,
): boolean {
  if (!(sanction ?? amenities ?? subType ?? byOwner)) return false;
  if (NEAR_BEHIND.at(tokens, to)) return true;
  // "ghar ke paas mandir": near the home, and not one of the society
  const isAround = [4, 3, 2, 1].some(
    (back) =>
      NEAR_BEHIND.at(tokens, at - back)?.used === back && KIND_WORDS.has(tokens[at - back - 1]?.text ?? ''),
  );
  if (isAround) return true;
  // "temple nearby" is not one of the society
  const next = to + Number(ALSO.has(tokens[to]?.text ?? ''));
  const nearby = amenities && NEARBY.at(tokens, next);
  if (nearby && owner.slice(next, next + nearby.used).every((piece) => piece === undefined)) return true;
  // "near a hospital and temple"
  if (amenities && JOINS.has(tokens[at - 1]?.text ?? '') && owner[at - 2]?.set?.near) return true;
  const before = owner[at - 1];
  const start = before?.left && !before.set ? before.from : at;
  return NEAR_WORDS.has(tokens[start - 1]?.text ?? '');
}

const NAME_ENDS = new Set(
  'road rd chowk chauk square nagar colony lane gali market lines रोड चौक नगर'.split(' ').map(foldWord),
);

type Meaning = { set?: Partial<PropertySearch> | undefined; service?: string | undefined; text?: true };

/** "cement road" is a name, "near nit swimming pool" has no point: neither a service nor a condition. Says whether it took them. */
export function takeAsName(
  pieces: Pieces,
  [from, to]: [number, number],
  meaning: Meaning,
  isBesidePlace: boolean,
): boolean {
  const { set, service, text } = meaning;
  const isName = (service || set?.amenities) && NAME_ENDS.has(pieces.tokens[to]?.text ?? '');
  if (isName && pieces.isFree(to)) pieces.take({ from, to: to + 1, text: true });
  else if (set && !text && (isBesidePlace ? set.amenities : isBesideNear(pieces, [from, to], set)))
    pieces.take({ from, to, left: true });
  else return false;
  return true;
}
