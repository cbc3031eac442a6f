import type { PlaceKind } from '@/lib/places/gazetteer/constants';
import { likeness, withoutEnding, wordOf } from '@/lib/platform/text/place-name';
import { writeRing } from '@/lib/search/around/rules';
import { MAX_WITHIN_KM } from '@/lib/search/constants';
import { isWord, type Search } from './lexicon';
import type { Landmark, PlaceIndex } from './place-index';
import { MAX_PLACE_WORDS } from './place-match';
import { isWall, type Token } from './tokens';

/** Number of words that repeat or accompany a named place’s kind, as in "dps mihan school" and "aiims road". */
function spentAt(tokens: readonly Token[], at: number, kind: PlaceKind | undefined): number {
  let used = 0;
  while (kind && used < 2) {
    const word = tokens[at + used]?.text ?? '';
    if (!isWord(`named-${kind}`, word) && !isWord('beside-landmark', word)) break;
    used++;
  }
  return used;
}

const STATION = /^(?:station|stn|स्टेशन|स्थानक)(?:जवळ|ाजवळ)?$/;
type Name = Landmark & { to: number; isNear: boolean };

/** The landmark named here, longest first. `isNear` means its last word contains "near" (एम्सजवळ). */
export function landmarkNameAt(
  tokens: readonly Token[],
  at: number,
  end: number,
  { landmarks }: PlaceIndex,
): Name | undefined {
  // the kind precedes the name in "metro station jaiprakash nagar"
  const isMetro =
    /^(?:metro|मेट्रो)$/.test(tokens[at]?.text ?? '') &&
    /^(?:station|stn|स्टेशन|स्थानक)$/.test(tokens[at + 1]?.text ?? '');
  for (let to = Math.min(end, at + 6); isMetro && to > at + 2; to--) {
    const found = landmarks.get([...tokens.slice(at + 2, to).map(({ text }) => text), 'metro'].join(' '));
    if (found) return { ...found, to, isNear: false };
  }
  for (let used = Math.min(MAX_PLACE_WORDS, end - at); used > 0; used--) {
    const words = tokens.slice(at, at + used).map(({ text }) => text);
    const last = words.at(-1)!;
    const forms = [
      last,
      withoutEnding(last),
      last.replace(/(?:ाच्या|ा|च्या)?(?:जवळ|पासून|समोर)$/, ''),
      last.replace(/े(?:च्या)?(?:जवळ|पासून|समोर)?$/, 'ा'),
    ];
    const found = forms.map((word) => landmarks.get([...words.slice(0, -1), word].join(' '))).find(Boolean);
    if (found) {
      const spent = found.isLocality ? 0 : Math.min(spentAt(tokens, at + used, found.kind), end - at - used);
      return { ...found, to: at + used + spent, isNear: /.(?:जवळ|समोर)$/.test(last) };
    }
  }
  // a railway station, unless the word before names another kind
  if (
    STATION.test(tokens[at]?.text ?? '') &&
    !/^(?:police|metro|petrol|bus|gas|fire|मेट्रो|पोलीस)$/.test(tokens[at - 1]?.text ?? '')
  ) {
    const main = landmarks.get('railway station');
    if (main) return { ...main, to: at + 1, isNear: /.(?:जवळ|समोर)$/.test(tokens[at]!.text) };
  }
  return undefined;
}

const MIN_LETTERS = { alone: 6, near: 5 };
const MAX_INITIALS = 5;

/** A landmark whose name almost matches here, word by word, longest first: "deekshabhumi", "empres mall". */
export function likeLandmarkAt(
  tokens: readonly Token[],
  at: number,
  isNear: boolean,
  { landmarksByInitial }: PlaceIndex,
): { landmark: Landmark; to: number } | undefined {
  let end = at + 1;
  while (end < at + 4 && !isWall(tokens[end])) end++;
  for (let to = end; to > at; to--) {
    const typed = tokens.slice(at, to);
    const longest = Math.max(...typed.map(({ text }) => text.length));
    if (longest < (isNear ? MIN_LETTERS.near : MIN_LETTERS.alone)) continue;
    const words = typed.map(({ text }) => wordOf(text));
    // "kdkccd" is not a misspelt KDK
    if (
      words.some(({ text }) => /^[a-z]+$/.test(text) && !/[aeiouy]/.test(text) && text.length > MAX_INITIALS)
    )
      continue;
    const named = (landmarksByInitial.get(words[0]!.heard.charAt(0)) ?? []).find(
      ({ words: name }) =>
        name.length === words.length &&
        name.every((word, i) => ['same', 'like'].includes(likeness(words[i]!, word) ?? '')),
    );
    if (named) return { landmark: named.landmark, to: to + spentAt(tokens, to, named.landmark.kind) };
  }
  return undefined;
}

/** Criteria of a search near a landmark. A zone is not ordered by distance, because its centre means nothing. */
export const nearSet = ({ slug, city, kind }: Landmark, km: number | undefined): Search => ({
  near: slug,
  ...(km !== undefined && { within: Math.min(MAX_WITHIN_KM, Math.max(0.1, km)) }),
  ...(city && { city }),
  ...(kind !== 'zone' && { sort: 'distance' as const }),
});

/** Criteria for another place to be near, or not near. */
export const alsoNearSet = ({ near = '', within, city }: Search): Search => ({
  ...(city && { city }),
  alsoNear: [writeRing({ place: near, ...(within !== undefined && { km: within }) })],
});
export const notNearSet = ({ near, city, alsoNear, within }: Search): Search => {
  const rings = near
    ?.split(',')
    .flatMap((one) => alsoNearSet({ near: one, ...(within !== undefined && { within }) }).alsoNear ?? []);
  return { ...(city && { city }), notNear: rings ?? alsoNear };
};
