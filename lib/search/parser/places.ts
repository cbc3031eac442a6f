import { reachKm } from '@/lib/places/areas/rules';
import { nameKey, nameWords } from '@/lib/platform/text/place-name';
import { has, type Item, isSilent, isUnknown } from './items';
import { alsoNearSet, likeLandmarkAt, nearSet, notNearSet } from './landmarks';
import { isWord, type Search } from './lexicon';
import { type Place, placeFilter } from './place-index';
import { isNameEnding, isOfWorship, likeAt } from './place-match';
import type { Sentence } from './sentence';

/** Reads "between besa and vnit" and "VNIT और AIIMS के बीच" as near to both. */
function readBetween(s: Sentence): void {
  for (const [at, item] of s.items.entries()) {
    const isBoth = has(item, 'both') && has(s.items[at - 1], 'near');
    if (!(has(item, 'between') || isBoth) || item.used) continue;
    for (const [one, join, other] of [
      [at + 1, at + 2, at + 3],
      [at - 3, at - 2, at - 1],
    ] as const) {
      const [first, second] = [s.items[one]?.landmark, s.items[other]?.landmark];
      const isHomes = s.items[one]?.landmark?.isLocality && s.items[other]?.landmark?.isLocality;
      if (!first || !second || isHomes || !has(s.items[join], 'and', 'range')) continue;
      s.city ??= first.city;
      takeNear(s, [s.items[one]!, item], nearSet(first, undefined));
      takeNear(s, [s.items[other]!], nearSet(second, undefined));
      break;
    }
  }
}

export function readPlaces(s: Sentence): void {
  readBetween(s);
  const spans = s.items.filter(({ places }) => places);
  const typedCity = spans
    .filter((item) => !isOrigin(s, item))
    .flatMap(({ places }) => places!.filter(({ kind }) => kind === 'city'))
    .at(0);
  const wanted = typedCity?.citySlug ?? s.context.home;
  for (const [at, item] of s.items.entries()) {
    if (item.set && !s.owner.has(item)) s.take([item], { set: item.set });
    if ((!item.places && !item.landmark) || s.owner.has(item)) continue;
    const around = nearAround(s, at);
    const { landmark } = item;
    const isNamed = landmark?.kind !== undefined && !landmark.isLocality;
    if (
      landmark &&
      (around.km !== undefined ||
        (around.isNear && !landmark.isLocality && isWord('road', s.tokens[item.to - 1]!.text)) ||
        (!item.places && (around.isNear || landmark.isNear || isNamed)))
    ) {
      if (s.city && landmark.city && landmark.city !== s.city && !around.isNear) continue;
      s.city ??= landmark.city;
      const set = nearSet(landmark, around.km);
      takeNear(s, [...around.items, item], around.isAway ? notNearSet(set) : set);
    } else if (landmark && around.isAway)
      s.take([...around.items, item], { set: notNearSet(nearSet(landmark, undefined)) });
    else if (item.places && has(s.items[at + 1], 'firm')) s.take([item, s.items[at + 1]!], { rank: true });
    else if (item.places) takePlaces(s, item, around.items, wanted, Boolean(typedCity));
  }
}

function takePlaces(s: Sentence, item: Item, near: readonly Item[], wanted: string, hasCity: boolean): void {
  const road = s.items[s.items.indexOf(item) + 1];
  // a road to another city
  if (
    road &&
    !road.pause &&
    isWord('road', s.tokens[road.from]!.text) &&
    item.places!.every(({ kind, citySlug }) => kind === 'city' && citySlug !== s.context.home)
  ) {
    s.take([item, road], { left: true });
    return;
  }
  if (item.places!.some(({ kind }) => kind === 'city') && isOrigin(s, item)) {
    s.take([item], { set: {} });
    return;
  }
  const same = item.places!.find(({ citySlug }) => citySlug === (s.city ?? wanted));
  // accepts another city's place if no city was typed, and the page says so
  const place =
    same ?? (hasCity || s.city ? undefined : [...item.places!].sort((a, b) => b.listings - a.listings)[0]);
  if (place) {
    s.city ??= place.citySlug;
    const isFar = place.kind === 'city' && near.some((one) => one.qty);
    // distances around a city can't be searched
    if (isFar) s.take(near, { left: true });
    takePlace(s, isFar ? [item] : [...near, item], place, place !== same);
  } else if (item.places!.some(({ kind }) => kind === 'city')) s.take([item], { left: true });
}

/** True for a client's place of origin, which is not searched: "relocating from pune", "working in mumbai". */
function isOrigin(s: Sentence, item: Item): boolean {
  const at = s.items.indexOf(item);
  const [before, after] = [s.items[at - 1], s.items[at + 1]];
  const isCome =
    has(after, 'range') !== undefined &&
    /^(?:aa|aaya|aaye|aayi|aana|shift|shifting|transfer|आ|आए|आया)$/.test(s.tokens[after!.to]?.text ?? '');
  return has(before, 'from')?.side === 'before' || has(after, 'from')?.side === 'after' || Boolean(isCome);
}

function takePlace(s: Sentence, items: readonly Item[], place: Place, corrected: boolean): void {
  const next = s.items[s.items.indexOf(items.at(-1)!) + 1];
  const isRoad =
    place.kind === 'locality' &&
    next &&
    isWord('beside', s.tokens[next.from]!.text) &&
    next.to === next.from + 1;
  s.take(isRoad ? [...items, next] : items, { set: placeFilter(place), place, corrected });
}

/** Reads several places as near to all of them, but "near VNIT or near AIIMS" as near to either. */
function takeNear(s: Sentence, items: readonly Item[], set: Search): void {
  const before = s.pieces.findLast((piece) => piece.set?.near);
  const first = Math.min(...items.map((item) => s.items.indexOf(item)));
  const isOr = has(s.items[first - 1], 'or') && before && s.owner.get(s.items[first - 2]!) === before;
  if (before && set.near === before.set!.near) s.take(items, { set: {} });
  else if (!before || !set.near) s.take(items, { set });
  else if (isOr) {
    before.set = { ...before.set, near: `${before.set!.near},${set.near}` };
    s.take(items, { set: before.set });
  } else s.take(items, { set: alsoNearSet(set) });
}

/** The words for "near" and the distance around a place. */
function nearAround(
  s: Sentence,
  at: number,
): { items: Item[]; isNear: boolean; isAway: boolean; km: number | undefined } {
  const found = { items: [] as Item[], isNear: false, isAway: false, km: undefined as number | undefined };
  for (const step of [-1, 1] as const) {
    for (let next = at + step; ; next += step) {
      const item = s.items[next];
      if (!item || item.pause === 'wall') break;
      // "near school, hospital and market" applies to each
      const isJoin = Boolean(has(item, 'and', 'or'));
      const isKinds = !s.items[at]!.landmark?.kind && s.items[at]!.landmark && item.landmark;
      const beside = isJoin ? next + step : isKinds && step < 0 ? next : undefined;
      const set = beside === undefined ? undefined : s.pieceAt(beside)?.set;
      if (
        step < 0
          ? (set?.near ?? set?.alsoNear)
          : beside && s.items[beside]?.landmark && nearAround(s, beside).isNear
      ) {
        found.isNear = true;
        break;
      }
      if (item.pause || s.owner.has(item) || item.places || item.landmark) break;
      const near = has(item, 'near');
      const km = kmOf(s, item, next);
      const isNear =
        near &&
        !item.used &&
        (near.side === (step < 0 ? 'before' : 'after') ||
          // "school near, besa", "2 bhk, paas me school"
          !s.items[next + step] ||
          s.items[next + step]!.pause ||
          (step < 0 && s.items[next - 1]!.qty));
      const isAway = step > 0 && has(item, 'away');
      if (step < 0 && has(item, 'not') && /^(?:away|far)$/.test(s.tokens[item.from]!.text)) {
        found.isAway = true;
        found.items.push(item);
        continue;
      }
      if (isNear) found.isNear = true;
      else if (isAway) found.isAway = true;
      else if (km !== undefined) {
        if (found.km !== undefined) break;
        found.km = km;
        if (s.said.get(item)?.bound === 'min') found.isAway = true;
      } else if (!isSilent(item) && !has(item, 'limit', 'onFoot', 'which', 'range', 'from')) break;
      if (isNear || isAway || km !== undefined) found.items.push(item);
    }
  }
  // "15 minutes away" is a maximum
  const isLeast = found.items.some((item) => s.said.get(item)?.bound === 'min');
  const last = found.items.at(-1);
  const isNot = last && has(s.items[s.items.indexOf(last) + 1], 'not');
  if (found.km !== undefined && !isLeast && !isNot && !found.items.some((item) => has(item, 'not')))
    found.isAway = false;
  return found;
}

function kmOf(s: Sentence, item: Item, at: number): number | undefined {
  const { unit, values } = item.qty ?? {};
  if (unit === 'distance') return values![0]!;
  if (unit === 'length' && item.qty!.factor > 1) return values![0]! / item.qty!.factor / 1000;
  if (unit !== 'minutes') return undefined;
  const isFoot = [at - 1, at + 1].some(
    (next) =>
      has(s.items[next], 'onFoot') || /walk|paidal/.test(s.tokens[s.items[next]?.from ?? -1]?.text ?? ''),
  );
  return reachKm(values![0]!, isFoot ? 'walk' : 'two-wheeler');
}

/** True for part of a name apart from an exact place, because it is a person's: "besa 50 lakh. Regards, Ramesh". */
function isNameOfPerson(s: Sentence, item: Item, { place, used }: { place: Place; used: number }): boolean {
  const before = s.items[s.items.indexOf(item) - 1];
  const typed = s.tokens.slice(item.from, item.from + used).map(({ text }) => text);
  const words = nameWords(place.name);
  const isHalf = words.length > used || words.join('').length > typed.join('').length + 1;
  return isHalf && before?.pause !== undefined && s.pieces.some((piece) => piece.place && !piece.corrected);
}

/** Words of a misspelt name that were read as a kind of landmark or an amenity: "congres metro", "ambzari garden". */
function looseAt(s: Sentence, from: number, to: number): Item[] | undefined {
  const items = s.items.filter((item) => item.from >= from && item.to <= to);
  const isLoose = (item: Item) => {
    const set = s.owner.get(item)?.set;
    return !s.owner.has(item) || (set?.near !== undefined && !set.city) || Boolean(set?.amenities);
  };
  return items.every(isLoose) ? items : undefined;
}

/** Reads misspelt names among the unexplained words. */
export function readLikePlaces(s: Sentence): void {
  const city = s.city ?? s.context.home;
  for (let at = 0; at < s.items.length; at++) {
    const item = s.items[at]!;
    if (s.owner.has(item) || !(isUnknown(item) || has(item, 'ordinary'))) continue;
    const run = s.items.slice(at, at + 5);
    const length = run.findIndex(
      (one) =>
        s.owner.has(one) ||
        !(isUnknown(one) || has(one, 'ordinary') || isWord('of-name', s.tokens[one.from]!.text)),
    );
    const end = length < 0 ? run.at(-1)!.to : (run[length - 1]?.to ?? item.to);
    // a temple's deity is not a misspelt place
    if (isOfWorship(s.tokens, item.to)) continue;
    const like = likeAt(s.tokens, { at: item.from, end }, s.index, city);
    const around = nearAround(s, at);
    const near = around.isNear || around.km !== undefined;
    const landmark = likeLandmarkAt(s.tokens, item.from, Boolean(near), s.index);
    const isStrange = run
      .slice(0, 3)
      .some((one) => isUnknown(one) && one.from < item.from + ((like?.used ?? landmark) ? 2 : 1));
    // "kashi nagar" is not a misspelt Kapsi
    const ending = like && s.tokens[item.from + like.used]?.text;
    if (like && ending && isNameEnding(ending) && !nameKey(like.place.name).includes(ending)) continue;
    const loose = landmark && landmark.to > end ? looseAt(s, end, landmark.to) : [];
    if (
      landmark &&
      loose &&
      (landmark.landmark.kind || near) &&
      isStrange &&
      landmark.to > item.from + (like?.used ?? 0)
    ) {
      const taken = s.items.filter((one) => one.from >= item.from && one.to <= landmark.to);
      const gone = new Set(loose.map((one) => s.owner.get(one)));
      s.pieces.splice(0, s.pieces.length, ...s.pieces.filter((piece) => !gone.has(piece)));
      takeNear(s, [...around.items, ...taken], nearSet(landmark.landmark, around.km));
    } else if (like && isStrange) {
      const taken = run.filter(({ to }) => to <= item.from + like.used);
      if (taken.length === 0 || isNameOfPerson(s, item, like)) continue;
      const typed = s.tokens.slice(item.from, item.from + like.used).map(({ text }) => text);
      s.city ??= like.place.citySlug;
      takePlace(s, taken, like.place, typed.join(' ') !== nameKey(like.place.name));
    }
  }
}
