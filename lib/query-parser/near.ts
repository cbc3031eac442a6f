import { withoutEnding } from '@/lib/place-name';
import { MAX_WITHIN_KM } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';
import type { PlaceIndex } from './place-index';
import { MAX_PLACE_WORDS } from './place-match';
import { phraseSet, type Token } from './tokens';

/** "near AIIMS", "metro ke paas", "2 km of Zero Mile", "एम्सजवळ": what stands around the name of a landmark. */
export type NearMatch = { from: number; to: number; set: Partial<PropertySearch> };

const BEFORE = phraseSet(
  'near, near to, nearby, close to, next to, beside, opposite, around, in front of, walking distance of, walking distance from',
);
const AFTER = phraseSet(
  'ke paas, ke pass, ke pas, ke aas paas, ke aaspaas, ke nazdik, ke nazdeek, ke kareeb, ke karib, ke samne, chya javal, chya jawal, javal, jawal, nearby, के पास, के आसपास, के नजदीक, के नज़दीक, के करीब, के सामने, च्या जवळ, च्या समोर, जवळ, जवळील, समोर',
);
const KILOMETRES = phraseSet('km, kms, kilometer, kilometers, kilometre, kilometres, किमी, किलोमीटर');
const METRES = phraseSet('m, meter, meters, metre, metres, mtr, मीटर');
/** Between a distance and its place, on either side. */
const JOINS = new Set(
  'of from the to within in a an se ke ki chya pasun से के की च्या पासून पासुन मध्ये'.split(' '),
);

type Name = { slug: string; city?: string; to: number; isNear: boolean };

/** The landmark that is named here, the longest first; `isNear` when its last word says so itself (एम्सजवळ). */
function nameAt(tokens: readonly Token[], at: number, { landmarks }: PlaceIndex): Name | undefined {
  for (let used = Math.min(MAX_PLACE_WORDS, tokens.length - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map(({ text }) => text);
    const last = words.at(-1)!;
    const found = [last, withoutEnding(last), last.replace(/ाजवळ$/, '')]
      .map((word) => landmarks.get([...words.slice(0, -1), word].join(' ')))
      .find(Boolean);
    if (found) return { ...found, to: at + used, isNear: last.endsWith('जवळ') && last !== 'जवळ' };
  }
  return undefined;
}

type Distance = { from: number; to: number; km: number };

/** "2 km", "500 m" */
function distanceAt(tokens: readonly Token[], at: number): Distance | undefined {
  const figure = Number(tokens[at]?.text);
  if (!(figure > 0)) return undefined;
  const km = KILOMETRES.at(tokens, at + 1);
  const metres = km ? undefined : METRES.at(tokens, at + 1);
  const unit = km ?? metres;
  return unit && { from: at, to: at + 1 + unit.used, km: metres ? figure / 1000 : figure };
}

const skipJoins = (tokens: readonly Token[], at: number, step: 1 | -1): number => {
  let next = at;
  while (JOINS.has(tokens[next]?.text ?? '')) next += step;
  return next;
};

/** What ends right before this place, joins left out: a distance, or a word for "near". */
function leadingUpTo(tokens: readonly Token[], at: number) {
  const end = skipJoins(tokens, at - 1, -1) + 1;
  for (let from = Math.max(0, end - 3); from < at; from++) {
    const distance = distanceAt(tokens, from);
    // "within 2 km of"
    if (distance?.to === end) return { from: skipJoins(tokens, from - 1, -1) + 1, km: distance.km };
    const near = from + (BEFORE.at(tokens, from)?.used ?? 0);
    if (near > from && near >= end && near <= at) return { from, km: undefined };
  }
  return undefined;
}

/** What begins right behind it. */
function following(tokens: readonly Token[], at: number) {
  const near = AFTER.at(tokens, at);
  if (near) return { to: at + near.used, km: undefined };
  return distanceAt(tokens, skipJoins(tokens, at, 1));
}

/** All places that the text asks to be near to, in its order; of several the first is searched. */
export function nearMatches(tokens: readonly Token[], index: PlaceIndex): NearMatch[] {
  const found: NearMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const name = nameAt(tokens, at, index);
    if (!name) continue;
    const before = leadingUpTo(tokens, at);
    const after = following(tokens, name.to);
    if (!before && !after && !name.isNear) continue;
    const km = before?.km ?? after?.km;
    const set: Partial<PropertySearch> = {
      near: name.slug,
      ...(km !== undefined && { within: Math.min(MAX_WITHIN_KM, Math.max(0.1, km)) }),
      ...(name.city && { city: name.city }),
      sort: 'distance',
    };
    const to = after?.to ?? name.to;
    found.push({ from: before?.from ?? at, to, set });
    at = to - 1;
  }
  return found;
}
