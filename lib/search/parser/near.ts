import type { PlaceKind } from '@/lib/places/gazetteer/constants';
import { foldWord, withoutEnding } from '@/lib/platform/text/place-name';
import { writeRing } from '@/lib/search/around/rules';
import { MAX_WITHIN_KM } from '@/lib/search/constants';
import type { PropertySearch } from '@/lib/search/schema';
import { distanceAt } from './distances';
import { qualifiersAt, travelAt } from './kinds-near';
import type { Landmark, PlaceIndex } from './place-index';
import { MAX_PLACE_WORDS } from './place-match';
import { isTheStation, stationNamedAt } from './station';
import { phraseSet, type Token } from './tokens';

/** "near AIIMS", "metro ke paas", "2 km of Zero Mile", "एम्सजवळ": near the named landmark. */
export type NearMatch = {
  from: number;
  to: number;
  set: Partial<PropertySearch>;
  /** words that say which ones of a kind ("cbse school"): they rank */
  which?: { from: number; to: number }[];
};

const BEFORE = phraseSet(
  'not far from, not too far from, not very far from, not so far from, not away from, steps from, steps away from, along, alongside, touching, between, in between, opp, opp to, walkable, walking distance to, walkable to, walkable from, walkable distance from, few minutes from, minutes from, close by, near, near to, near by, nearby, nr, nearest, close to, closer to, adjacent to, behind, bagal me, in vicinity of, within walking distance of, next to, closest to, closest, nearest to, beside, opposite, around, in front of, walking distance of, walking distance from',
);
const AFTER = phraseSet(
  'paidal ho, paidal, paidal jaa sake, chalke ja sake, chalun jata yeil, walkable ho, pas ho, paas ho, se lagke, se dur nahi, se zyada dur nahi, se jyada dur nahi, se jyada dur na ho, se dur na ho, se door nahi, se jyada door nahi, pasun dur nahi, pasun jast dur nahi, पासून दूर नाही, पासून जास्त दूर नाही, से दूर नहीं, से ज्यादा दूर नहीं, च्या आसपास, touch, touching, se laga, la lagun, chya mage, mage, chya pathimage, ke peeche, ke piche, chya bajula, bajula, ke beech, ke bich, ke beech me, ke beech mein, chya madhe, chya madhye, chya darmyan, darmyan, chalnyachya antaravar, payi antaravar, च्या मागे, मागे, च्या पाठीमागे, के पीछे, लगत, लगतचा, लगतचे, लगतची, च्या बाजूला, बाजूला, के बीच, के बीच में, च्या मध्ये, च्या दरम्यान, दरम्यान, चालत जाण्याच्या अंतरावर, चालण्याच्या अंतरावर, पायी अंतरावर, हाकेच्या अंतरावर, पैदल दूरी पर, से पैदल दूरी पर, की पैदल दूरी पर, पैदल की दूरी पर, javalcha, javalche, javalchi, javalchya, jawalcha, jawalche, jawalchi, जवळचा, जवळचे, जवळची, जवळच्या, se paidal, se walking, var chalat, la chalat, paryant chalat, tak paidal, वर चालत, पर्यंत चालत, तक पैदल, se paas, se pas, se kareeb, se nazdeek, se najdik, ke paas, ke pass, ke najdik, ke nazdik, ke najdeek, ke bagal me, ke bagal, ke side me, k paas, k pass, paas me, paas, najdik, najik, jawalpas, javalpas, javal, shejari, chya shejari, chya samor, samor, walking distance, walkable, walkable distance, chya shejari, नज़दीक, नजदीक, नजीक, जवळपास, च्या शेजारी, शेजारी, के बगल में, के बगल, पास, ke pas, ke aas paas, ke aaspaas, ke nazdik, ke nazdeek, ke kareeb, ke karib, ke samne, chya javal, chya jawal, javal, jawal, nearby, के पास, के आसपास, के नजदीक, के नज़दीक, के करीब, के सामने, च्या जवळ, च्या समोर, जवळ, जवळील, समोर',
);
/** Words between "near" and a kind of place that name no particular place: "near a good school". */
const ANY = new Set(
  'both dono any some a an the good nice big best govt government private koi bhi kisi kuthlyahi changlya कोई किसी अच्छे चांगल्या'.split(
    ' ',
  ),
);
/** Between a distance and its place, in either order. */
const JOINS = new Set(
  'of from the to around near nearby round within in a an away radius range distance dur door andar aat se ke ki chya pasun से के की च्या पासून पासुन मध्ये'.split(
    ' ',
  ),
);

/** "metro se door", "शाळेपासून लांब": not near it. */
const AWAY = phraseSet(
  'se door, se dur, se bahut door, se bahut dur, se thoda door, se thoda dur, se kafi door, se kafi dur, pasun dur, pasun lamb, pasun door, chya pasun dur, से दूर, से बहुत दूर, से काफी दूर, पासून दूर, पासून लांब, पासून लांबच, च्या पासून दूर',
);

const FAR = phraseSet('लांब, लांबच, दूर');

type Name = Landmark & { to: number; isNear: boolean };

/** A word that repeats the kind of a named place: "dps mihan school", "zero mile metro station". It belongs to the name. */
const OF_KIND: Partial<Record<PlaceKind, string>> = {
  school: 'school, high school, vidyalaya, शाळा, स्कूल',
  college: 'college, campus, university, कॉलेज',
  hospital: 'hospital, हॉस्पिटल, अस्पताल, रुग्णालय',
  mall: 'mall, मॉल',
  metro:
    'metro stations, metro station, metro stn, metro, stations, station, stn, मेट्रो स्टेशन, मेट्रो, स्टेशन, स्थानक',
  lake: 'lake, talao, talav, तलाव, तालाब',
  transport: 'station, stn, स्टेशन',
  industry: 'company, office, campus, कंपनी',
  park: 'garden, park, बाग, उद्यान',
  market: 'market, bazar, बाजार, मार्केट',
  stadium: 'stadium, ground',
  monument: 'mandir, temple, मंदिर',
};
const SPENT = new Map(
  Object.entries(OF_KIND).map(([kind, phrases]) => [kind as PlaceKind, phraseSet(`${phrases}, nagpur`)]),
);
/** "aiims road", "besa square": near the place itself. */
const BESIDE_IT = phraseSet('road, rd, square, chowk, chauk, area, side, parisar, रोड, चौक, परिसर');
export const spentAt = (tokens: readonly Token[], at: number, kind: PlaceKind | undefined) =>
  (kind && (SPENT.get(kind)?.at(tokens, at) ?? BESIDE_IT.at(tokens, at))?.used) || 0;

/** The landmark named here, longest first; `isNear` if its last word contains "near" (एम्सजवळ). */
function nameAt(tokens: readonly Token[], at: number, index: PlaceIndex): Name | undefined {
  const { landmarks } = index;
  const station = stationNamedAt(tokens, at, landmarks);
  if (station) return { ...station, isNear: false };
  for (let used = Math.min(MAX_PLACE_WORDS, tokens.length - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map(({ text }) => text);
    const last = words.at(-1)!;
    const nominatives = [
      last.replace(/(?:ाच्या|ा|च्या)?(?:जवळ|पासून|समोर)$/, ''),
      // शाळेजवळ, शाळेच्या
      last.replace(/े(?:च्या)?(?:जवळ|पासून|समोर)?$/, 'ा'),
    ];
    const found = [last, withoutEnding(last), ...nominatives]
      .map((word) => landmarks.get([...words.slice(0, -1), word].join(' ')))
      .find(Boolean);
    const isNear = /.(?:जवळ|समोर)$/.test(last);
    const main =
      used === 1 && isTheStation(tokens, at, nominatives[0]!) ? landmarks.get('railway station') : undefined;
    if (main) return { ...main, to: at + used, isNear };
    if (found) return { ...found, to: at + used + spentAt(tokens, at + used, found.kind), isNear };
  }
  return undefined;
}

const skipJoins = (tokens: readonly Token[], at: number, step: 1 | -1): number => {
  let next = at;
  while (JOINS.has(tokens[next]?.text ?? '')) next += step;
  return next;
};

/** What ends right before this place, ignoring joins: a distance, or a word for "near". */
function leadingUpTo(tokens: readonly Token[], at: number) {
  let end = skipJoins(tokens, at - 1, -1) + 1;
  while (ANY.has(tokens[end - 1]?.text ?? '')) end--;
  for (let from = Math.max(0, end - 4); from < at; from++) {
    const distance = distanceAt(tokens, from);
    // "within 2 km of"
    if (distance && distance.to >= end && distance.to <= at)
      return { from: skipJoins(tokens, from - 1, -1) + 1, km: distance.km };
    const near = from + (BEFORE.at(tokens, from)?.used ?? 0);
    if (near > from && near >= end && near <= at) return { from, km: undefined };
  }
  return undefined;
}

/** A word for "near" that starts here, and one that follows its place. */
export const isNearAt = (tokens: readonly Token[], at: number) => BEFORE.at(tokens, at);
export const isNearBehind = (tokens: readonly Token[], at: number) => AFTER.at(tokens, at);

/** Whether a word for "near" ends right before this position. */
export const isNearBefore = (tokens: readonly Token[], at: number): boolean =>
  [1, 2, 3, 4].some((used) => at >= used && BEFORE.at(tokens, at - used)?.used === used);

/** What starts right after it. */
function following(tokens: readonly Token[], start: number) {
  const at = start + Number(BOTH.has(tokens[start]?.text ?? ''));
  const near = AFTER.at(tokens, at) ?? LAST_NEAR.at(tokens, at);
  if (near && (at + near.used === tokens.length || AFTER.at(tokens, at))) {
    // "metro se paidal 10 minute"
    const timed = ON_FOOT_BEHIND.has(tokens[at + near.used - 1]!.text)
      ? distanceAt(tokens, at + near.used - 1)
      : undefined;
    return timed ?? { to: at + near.used, km: undefined };
  }
  const joined = skipJoins(tokens, at, 1);
  return distanceAt(tokens, joined + (LESS.at(tokens, joined)?.used ?? 0));
}
const ON_FOOT_BEHIND = new Set(['paidal', 'walking', 'पैदल', 'payi', 'पायी'].map(foldWord));
/** "school less than 1 km" */
const LESS = phraseSet(
  'less than, within, under, below, upto, up to, max, maximum, not more than, at most, only',
);

/** "metro near": nothing follows it that it could belong to. */
const LAST_NEAR = phraseSet('near, near me, near by');

const AND = new Set('and aur or ya ani n & , और या आणि किंवा व'.split(' '));
/** Between a name and its word for "near": "school bhi paas ho", "hospital aur school dono paas". */
const BOTH = new Set('both dono donhi bhi pan hi ekdam bilkul दोनों दोन्ही भी पण ही'.split(' '));

/** "hospital aur school dono paas": the word for "near" follows the last of several. */
function sharedFollowing(
  tokens: readonly Token[],
  at: number,
  index: PlaceIndex,
): { to: number; km: number | undefined } | undefined {
  if (!AND.has(tokens[at]?.text ?? '')) return undefined;
  const next = nameAt(tokens, at + 1, index);
  if (!next) return undefined;
  const behind = next.to + Number(BOTH.has(tokens[next.to]?.text ?? ''));
  const found = following(tokens, behind) ?? sharedFollowing(tokens, behind, index);
  return found && { to: at, km: found.km };
}

const isJoined = (tokens: readonly Token[], at: number, last: NearMatch | undefined) =>
  last?.to === at - 1 && AND.has(tokens[at - 1]?.text ?? '');
/** "near school and metro", "near school hospital": it precedes the first; of names without "and" only kinds of places are listed. */
const sharedLeading = (tokens: readonly Token[], at: number, last: NearMatch | undefined, isKind: boolean) =>
  isJoined(tokens, at, last) || (isKind && last?.to === at) ? { from: at, km: undefined } : undefined;

/** "40 ft ring road" is not a place to be near to */
const isRoadFront = (tokens: readonly Token[], at: number, { kind }: Name) =>
  kind === 'road' && ['ft', 'feet'].includes(tokens[at - 1]?.text ?? '');

/** The words for "near", and the distance, around a name from `at` to `to`. */
export function ringAround(
  tokens: readonly Token[],
  at: number,
  to: number,
): { from: number; to: number; km?: number | undefined } {
  const before = leadingUpTo(tokens, at);
  const after = following(tokens, to);
  return { from: before?.from ?? at, to: after?.to ?? to, km: before?.km ?? after?.km };
}

/** The criteria of a search near a landmark. Nobody asks for the distance from the middle of a zone. */
export const nearSet = ({ slug, city, kind }: Landmark, km: number | undefined): Partial<PropertySearch> => ({
  near: slug,
  ...(km !== undefined && { within: Math.min(MAX_WITHIN_KM, Math.max(0.1, km)) }),
  ...(city && { city }),
  ...(kind !== 'zone' && { sort: 'distance' as const }),
});

/** The same as one more place that a search is near to, or as one that it is not near to. */
export const alsoNearSet = ({
  near = '',
  within,
  city,
}: Partial<PropertySearch>): Partial<PropertySearch> => ({
  ...(city && { city }),
  alsoNear: [writeRing({ place: near, ...(within !== undefined && { km: within }) })],
});
export const notNearSet = (set: Partial<PropertySearch>): Partial<PropertySearch> => {
  const { near, city, alsoNear, within } = set;
  const rings = near?.split(',').flatMap((one) => alsoNearSet({ near: one, within }).alsoNear ?? []);
  return { ...(city && { city }), notNear: rings ?? alsoNear };
};

/** A landmark named without a word for "near": "2 bhk aiims". Names that people also live in are localities first. */
export function landmarkAt(
  tokens: readonly Token[],
  at: number,
  index: PlaceIndex,
): { to: number; set: Partial<PropertySearch> } | undefined {
  const name = nameAt(tokens, at, index);
  if (!name?.kind || name.isLocality) return undefined;
  return { to: name.to, set: nearSet(name, undefined) };
}

const FARTHER = phraseSet(
  'more than, greater than, over, above, beyond, at least, atleast, minimum, not within, outside, farther than, further than',
);

const NOT = new Set(['not', 'no', 'na', 'never']);
/** Where "more than 2 km away from" begins. */
function fartherThan(tokens: readonly Token[], to: number): number | undefined {
  for (let at = Math.max(0, to - 2); at < to; at++)
    if (at + (FARTHER.at(tokens, at)?.used ?? -1) === to) return at;
  return undefined;
}

/** "between ajni and vnit": of a locality and a landmark a home is near to both. */
function isBetween(
  tokens: readonly Token[],
  [start, end]: readonly [number | undefined, number],
  index: PlaceIndex,
): boolean {
  const isSaid = start !== undefined && tokens.slice(start, start + 2).some(({ text }) => text === 'between');
  const other = isSaid && AND.has(tokens[end]?.text ?? '') ? nameAt(tokens, end + 1, index) : undefined;
  return other?.kind !== undefined && !other.isLocality;
}

/** All places that the text asks to be near to, in its order. */
export function nearMatches(tokens: readonly Token[], index: PlaceIndex): NearMatch[] {
  const found: NearMatch[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const name = nameAt(tokens, at, index);
    if (!name) continue;
    const [lead, trail] = name.kind
      ? [0, 0]
      : [qualifiersAt(tokens, at - 1, -1), qualifiersAt(tokens, name.to, 1)];
    const before =
      leadingUpTo(tokens, at - lead) ?? sharedLeading(tokens, at - lead, found.at(-1), !name.kind);
    const isFrom = tokens[name.to - 1]!.text.endsWith('पासून');
    const far = AWAY.at(tokens, name.to) ?? (isFrom ? FAR.at(tokens, name.to) : undefined);
    if (far && !AFTER.at(tokens, name.to) && !leadingUpTo(tokens, at)) {
      found.push({ from: at, to: name.to + far.used, set: notNearSet(nearSet(name, undefined)) });
      at = name.to + far.used - 1;
      continue;
    }
    const after = following(tokens, name.to + trail) ?? sharedFollowing(tokens, name.to + trail, index);
    if (!before && !after && !name.isNear) continue;
    const km = before?.km ?? after?.km;
    // "near besa" means Besa, "2 km from besa" a ring around it
    if (isRoadFront(tokens, at, name)) continue;
    // "cotton market ke paas" is not near any other market
    const isSide = isJoined(tokens, at, found.at(-1)) || isBetween(tokens, [before?.from, name.to], index);
    if (name.isLocality && km === undefined && !isSide) {
      at = name.to - 1;
      continue;
    }
    const from = before?.from ?? at - lead;
    const end = after?.to ?? name.to + trail;
    const travel = travelAt(tokens, [from, end]);
    const to = end + travel.used;
    const which = [
      { from: at - lead, to: at },
      { from: name.to, to: name.to + trail },
    ].filter((part) => part.to > part.from);
    const farther = km === undefined ? undefined : fartherThan(tokens, from);
    const set = nearSet(name, km === undefined ? km : Math.round(km * travel.factor * 10) / 10);
    // "not more than 2 km from metro"
    const isWithin = farther !== undefined && NOT.has(tokens[farther - 1]?.text ?? '');
    found.push({
      ...(isWithin
        ? { from: farther - 1, to, set }
        : farther === undefined
          ? { from, to, set }
          : { from: farther, to, set: notNearSet(set) }),
      ...(which.length > 0 && { which }),
    });
    at = to - 1;
  }
  return found;
}
