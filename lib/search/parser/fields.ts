import { reachKm } from '@/lib/places/areas/rules';
import { foldWord } from '@/lib/platform/text/place-name';
import { age, builtIn } from './ages';
import { duration, handover } from './field-dates';
import { bounded, ends, isOfNext } from './field-ends';
import type { FieldContext, FieldMatch } from './field-match';
import { deposit, downPayment, maintenance, rate } from './field-money';
import { floor } from './floors';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { parkings, sharedBeds } from './parkings';
import { dimensions, side } from './sides';
import { storeys } from './storeys';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';

type Counted = 'Bathrooms' | 'Balconies' | 'Parking' | 'BedsInRoom' | 'Seats';
const COUNTED = new PhraseTable<Counted>(
  (
    [
      [
        'Bathrooms',
        'bathroom, bathrooms, bath room, bath, baths, toilet, toilets, washroom, washrooms, attached bathroom, attached bathrooms, attached toilet, sandas, बाथरूम, टॉयलेट, शौचालय, स्नानघर',
      ],
      ['Balconies', 'balcony, balconies, balkani, gallery, galleries, बाल्कनी, बालकनी, गॅलरी'],
      [
        'Parking',
        'gadya parking, gadi parking, gaadi parking, gadyanchi parking, gadyansathi parking, gaadiyon ki parking, gadiyon ki parking, गाड्या पार्किंग, गाड्यांची पार्किंग, गाड़ियों की पार्किंग, parking, parkings, car parking, car parkings, parking space, parking spaces, parking slots, car park, car parks, cars, कार पार्किंग, गाडी पार्किंग, गाड़ी पार्किंग, पार्किंग',
      ],
      [
        'Seats',
        'seats, seat, workstation, workstations, work stations, work station, desk, desks, seating capacity, seating, seat capacity, सीट, सीट्स, सीटें, आसने',
      ],
      [
        'BedsInRoom',
        'sharing, sharing room, occupancy, occupancy room, bedded, bedded room, seater, seater room, bed in a room, शेअरिंग, शेयरिंग',
      ],
    ] as const
  ).flatMap(([name, phrases]) => phrases.split(', ').map((phrase) => [phrase, name] as const)),
);
const SHARED = new PhraseTable<number>(numbered(['single', 'double, twin', 'triple', 'four']));

const [MAX_BEDS, MAX_COUNTED, MAX_SEATS] = [6, 9, 2000];
const SEATER = new Set(['seater']);

const STAFF = phraseSet(
  'staff, employees, employee, workers, people, persons, person, members, pax, headcount, log, logo, karmachari, कर्मचारी, लोगों, लोकांसाठी',
);
const OFFICES = new Set('office offices coworking workspace ofice ऑफिस कार्यालय'.split(' '));
/** "office for 25 people": so many seats. */
function staffAt(tokens: readonly Token[], at: number): { value: Counted; used: number } | undefined {
  const staff = tokens.some(({ text }) => OFFICES.has(text)) ? STAFF.at(tokens, at) : undefined;
  return staff && { value: 'Seats', used: staff.used };
}

const MORE = new Set('zyada jyada adhik jast kam kami ज्यादा ज़्यादा अधिक जास्त कम कमी'.split(' ').map(foldWord));
const isMore = (tokens: readonly Token[], at: number) => MORE.has(tokens[at]?.text ?? '');

/** "bathroom 3 balcony 2": each number follows its word. */
const isCountedAhead = (tokens: readonly Token[], at: number): boolean => {
  const next = COUNTED.at(tokens, at);
  return next !== undefined && numberAt(tokens, at + next.used) !== undefined;
};

/** "2 bathrooms", "at least 2 balconies", "double sharing" */
function counted(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const prefix = prefixAt(tokens, start);
  if (prefix.hint) return undefined;
  const first = COUNTED.at(tokens, start);
  const behind = first && numberAt(tokens, start + first.used);
  // "bathroom 2"
  if (
    first &&
    behind &&
    behind.value <= (first.value === 'Seats' ? MAX_SEATS : MAX_COUNTED) &&
    (!isOfNext(tokens, start + first.used + behind.used) ||
      isCountedAhead(tokens, start + first.used + behind.used))
  )
    return { used: first.used + behind.used, set: ends(first.value, bounded(behind.value, 'min')) };
  const named = SHARED.at(tokens, prefix.next);
  const number = numberAt(tokens, prefix.next) ?? (named && { value: named.value, used: named.used });
  if (!number || number.value > MAX_SEATS || !Number.isInteger(number.value)) return undefined;
  const sign = tokens[prefix.next + number.used]?.text === '+' ? 1 : 0;
  // "2 se zyada bathroom"
  const inner = sign ? undefined : suffixAt(tokens, prefix.next + number.used);
  const plus = sign + (inner?.used ?? 0);
  const at = prefix.next + number.used + plus;
  const word = COUNTED.at(tokens, at) ?? staffAt(tokens, at);
  if (!word || (named && word.value !== 'BedsInRoom')) return undefined;
  // "20 seater office" is about desks
  const isDesks = word.value === 'Seats' || SEATER.has(tokens[prefix.next + number.used + plus]!.text);
  const name = isDesks && number.value > MAX_BEDS ? 'Seats' : word.value;
  if (number.value > (name === 'BedsInRoom' ? MAX_BEDS : name === 'Seats' ? MAX_SEATS : 20)) return undefined;
  const end = prefix.next + number.used + plus + word.used;
  const suffix = suffixAt(tokens, end);
  const bound = inner?.bound ?? suffix?.bound ?? prefix.bound;
  const isExact = name === 'BedsInRoom' && !bound;
  const range = isExact
    ? bounded(number.value, undefined)
    : bounded(
        number.value,
        bound === 'max' ? 'max' : 'min',
        inner ? isMore(tokens, at - 1) : !suffix && prefix.strict,
      );
  return { used: end + (suffix?.used ?? 0) - start, set: ends(name, range) };
}

const PAST = phraseSet('last, past, recent, pichle, pichhle, gelya, मागील, गेल्या, पिछले');
const DAYS = new PhraseTable<number>([
  ...'day, days, din, divas, दिन, दिवस, दिवसांत'.split(', ').map((word) => [word, 1] as const),
  ...'week, weeks, hafte, hafta, aathavda, हफ्ते, आठवडे, आठवड्यात'.split(', ').map((word) => [word, 7] as const),
  ...'hour, hours, ghante, taas, tas, घंटे, तास, तासांत'.split(', ').map((word) => [word, 1 / 24] as const),
  ...'month, months, mahine, mahina, महीने, महिने, महिन्यात'.split(', ').map((word) => [word, 30] as const),
]);
const MAX_LISTED_DAYS = 365;

/** "last 3 days", "pichle hafte" */
function listedWithin(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const past = PAST.at(tokens, start);
  const number = past && numberAt(tokens, start + past.used);
  const unit = past && DAYS.at(tokens, start + past.used + (number?.used ?? 0));
  const days = unit && unit.value * (number?.value ?? 1);
  if (!past || !unit || !days || days > MAX_LISTED_DAYS) return undefined;
  return { used: past.used + (number?.used ?? 0) + unit.used, set: { listedWithin: Math.ceil(days) } };
}

/** The kilometres within this many minutes, on foot if stated. */
export const minutesReach = (minutes: number, onFoot: boolean): number =>
  reachKm(minutes, onFoot ? 'walk' : 'two-wheeler');

/** Facts with a number. They come before amounts: "3rd floor" is not a price. */
export function fieldMatch(
  tokens: readonly Token[],
  at: number,
  context: FieldContext,
): FieldMatch | undefined {
  return (
    handover(tokens, at, context) ??
    storeys(tokens, at) ??
    floor(tokens, at) ??
    age(tokens, at) ??
    builtIn(tokens, at, context.today) ??
    listedWithin(tokens, at) ??
    dimensions(tokens, at) ??
    side(tokens, at) ??
    parkings(tokens, at) ??
    counted(tokens, at) ??
    sharedBeds(tokens, at) ??
    rate(tokens, at) ??
    downPayment(tokens, at) ??
    deposit(tokens, at) ??
    maintenance(tokens, at) ??
    duration(tokens, at)
  );
}
