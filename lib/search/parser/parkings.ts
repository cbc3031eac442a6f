import type { FieldMatch } from './field-match';
import { numberAt } from './numbers';
import { PhraseTable, phraseSet, type Token } from './tokens';

const COVERED = ['covered', 'stilt', 'basement'];
const KINDS = new PhraseTable<string[]>([
  ...'covered, closed, reserved, dedicated, allotted, कव्हर्ड'
    .split(', ')
    .map((word) => [word, COVERED] as const),
  ['open', ['open']],
  ['stilt', ['stilt']],
  ['basement', ['basement']],
  ['underground', ['basement']],
]);
const PLACES = phraseSet(
  'car parking, car parkings, car parks, car park, car parking spaces, car parking slots, parking, parkings, parking spaces, parking space, parking slots, parking slot, cars, car, पार्किंग',
);
const MAX_CARS = 9;

/** "stilt parking 2 cars", "covered parking for 2" */
function kindFirst(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const kind = KINDS.at(tokens, start);
  const places = kind && PLACES.at(tokens, start + kind.used);
  const at = start + (kind?.used ?? 0) + (places?.used ?? 0);
  const number = places && numberAt(tokens, at + Number(tokens[at]?.text === 'for'));
  const cars = number && CARS.at(tokens, at + Number(tokens[at]?.text === 'for') + number.used);
  if (!cars || !Number.isInteger(number.value) || number.value > MAX_CARS) return undefined;
  const used = at + Number(tokens[at]?.text === 'for') + number.used + cars.used - start;
  return { used, set: { parkingKind: kind.value, ...(number.value > 1 && { minParking: number.value }) } };
}
const CARS = phraseSet('cars, car, gadi, gaadi, gadya, gadiyan, slots, slot, spaces, vehicles, गाड्या, गाड़ी');

/** "2 covered car parks", "one stilt parking": how many, and which. */
export function parkings(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const named = kindFirst(tokens, start);
  if (named) return named;
  const number = numberAt(tokens, start);
  if (!number || !Number.isInteger(number.value) || number.value < 1 || number.value > MAX_CARS)
    return undefined;
  const kind = KINDS.at(tokens, start + number.used);
  const places = kind && PLACES.at(tokens, start + number.used + kind.used);
  return (
    places && {
      used: number.used + kind.used + places.used,
      set: { parkingKind: kind.value, ...(number.value > 1 && { minParking: number.value }) },
    }
  );
}

const PEOPLE = phraseSet(
  'bed, beds, person, persons, people, members, log, logo, jan, जण, जणांसाठी, लोग, लोगों, व्यक्ती',
);
const SHARED = new Set(
  'pg pgs hostel sharing shared roommate roommates flatmate flatmates room rooms पीजी हॉस्टेल रूम शेअरिंग'.split(
    ' ',
  ),
);
const MAX_BEDS = 6;

/** "sharing room 2 persons", "pg for 3 people": so many beds in a room. */
export function sharedBeds(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const number = numberAt(tokens, start);
  const people = number && PEOPLE.at(tokens, start + number.used);
  // "2 bed room ka ghar"
  const isBedroom = people && ROOM.has(tokens[start + number!.used + people.used]?.text ?? '');
  if (!people || isBedroom || !Number.isInteger(number.value) || number.value > MAX_BEDS || number.value < 1)
    return undefined;
  const isShared = tokens.some(({ text }) => SHARED.has(text)) && !tokens.some(({ text }) => ROOMS.has(text));
  // "2 bhk for 4 people": no field says how many may live there
  if (!isShared) return { used: number.used + people.used, left: true };
  return {
    used: number.used + people.used,
    set: { minBedsInRoom: number.value, maxBedsInRoom: number.value },
  };
}
const ROOM = new Set(['room', 'rooms', 'रूम']);
const ROOMS = new Set('bhk bhks bedroom bedrooms flat house office बीएचके फ्लॅट फ्लैट'.split(' '));
