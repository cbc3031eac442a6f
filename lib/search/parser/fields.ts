import { reachKm } from '@/lib/places/areas/rules';
import { foldWord } from '@/lib/platform/text/place-name';
import type { PropertySearch } from '@/lib/search/schema';
import { age, builtIn } from './ages';
import type { Bound } from './bounds';
import { duration, handover } from './field-dates';
import type { FieldContext, FieldMatch } from './field-match';
import { deposit, downPayment, maintenance, rate } from './field-money';
import { prefixAt, suffixAt } from './limits';
import { numberAt } from './numbers';
import { parkings, sharedBeds } from './parkings';
import { OR } from './pieces';
import { dimensions, side } from './sides';
import { FLOOR, storeys } from './storeys';
import { numbered, PhraseTable, phraseSet, type Token } from './tokens';

const ORDINALS = new PhraseTable<number>(
  numbered([
    '1st, first, pehla, pehli, pahla, pahli, pehle, pahle, pahila, pahili, pahilya, पहला, पहली, पहले, पहिला, पहिली, पहिल्या',
    '2nd, second, dusra, dusri, doosra, doosri, dusre, doosre, dusrya, दूसरा, दूसरी, दूसरे, दुसरा, दुसरी, दुसऱ्या',
    '3rd, third, tisra, tisri, teesra, teesri, tisre, teesre, tisrya, तीसरा, तीसरी, तीसरे, तिसरा, तिसरी, तिसऱ्या',
    '4th, fourth, forth, chautha, chauthi, choutha, chouthi, chauthe, chouthya, chauthya, चौथा, चौथी, चौथे, चौथ्या',
    '5th, fifth, panchva, panchvi, panchve, paanchva, paanchvi, paanchve, pachva, pachvi, pachvya, पांचवा, पाँचवाँ, पांचवें, पाचवा, पाचवी, पाचव्या',
    '6th, sixth, chhata, sahava, छठा, छठी, सहावा, सहाव्या',
    '7th, seventh, satva, saatva, सातवां, सातवा, सातव्या',
    '8th, eighth, aathva, आठवां, आठवा, आठव्या',
    '9th, ninth, nauva, नौवां, नववा, नवव्या',
    '10th, tenth, dasva, dahava, दसवां, दहावा, दहाव्या',
  ]),
);
/** "don number majla" */
const NUMBER = phraseSet('number, no, nambar, numbar, नंबर, क्रमांक');
const RANGES = phraseSet('or, and, to, -, –, ya, se, te, aur, kinva, या, से, ते, किंवा, आणि, और');

/** "10 va majla": the end of the ordinal, apart. */
const ENDS = new Set(
  'st nd rd th va vi ve wa wi vya ra rya tha thi thya वा वी वें व्या रा री ऱ्या था थी थ्या ला ली ल्या'
    .split(' ')
    .map(foldWord),
);
/** "3rd", "12th", "third", "3" */
export function ordinalAt(tokens: readonly Token[], at: number): { value: number; used: number } | undefined {
  const named = ORDINALS.at(tokens, at);
  if (named) return named;
  if (tokens[at]?.text === 'ground') return { value: 0, used: 1 };
  const figure = /^(\d{1,2})(?:\p{L}[\p{L}\p{M}]*)?$/u.exec(tokens[at]?.text ?? '');
  if (figure) return { value: Number(figure[1]), used: 1 + Number(ENDS.has(tokens[at + 1]?.text ?? '')) };
  const number = numberAt(tokens, at);
  return number && Number.isInteger(number.value) && number.value <= 60 ? number : undefined;
}

type Ends = { low?: number | undefined; high?: number | undefined };

const bounded = (value: number, bound: Bound | undefined, strict = false): Ends =>
  bound === 'max'
    ? { high: value - Number(strict) }
    : bound === 'min'
      ? { low: value + Number(strict) }
      : { low: value, high: value };

const ends = (name: string, { low, high }: Ends): Partial<PropertySearch> => ({
  ...(low !== undefined && { [`min${name}`]: low }),
  ...(high !== undefined && { [`max${name}`]: high }),
});

/** "top floor under 40": the limit is not about floors. */
const KINDS_OF_FLOOR = new Set([
  'top',
  'topmost',
  'ground',
  'g',
  'high',
  'higher',
  'upper',
  'low',
  'lower',
  'last',
]);

/** "higher floor above 5th": the limit is one of floors after all. */
const isOrdinalBehind = (tokens: readonly Token[], at: number) =>
  /^\d{1,2}\p{L}[\p{L}\p{M}]*$/u.test(tokens[prefixAt(tokens, at).next]?.text ?? '');

/** "3rd floor", "below 4th floor", "floor 3", "2nd to 5th floor", "5th floor or above", "तिसरा मजला" */
function floor(tokens: readonly Token[], start: number): FieldMatch | undefined {
  const prefix = prefixAt(tokens, start);
  if (prefix.hint) return undefined;
  // "mala 2 bhk" is Marathi for "to me"
  const word = tokens[prefix.next]?.text === 'mala' ? undefined : FLOOR.at(tokens, prefix.next);
  // "floor not above 4"
  const inner =
    word &&
    (!KINDS_OF_FLOOR.has(tokens[start - 1]?.text ?? '') || isOrdinalBehind(tokens, prefix.next + word.used))
      ? prefixAt(tokens, prefix.next + word.used)
      : undefined;
  const from = inner && !inner.hint ? inner.next : prefix.next + (word?.used ?? 0);
  const first = ordinalAt(tokens, from);
  if (!first) return undefined;
  let end = from + first.used;
  end += NUMBER.at(tokens, end)?.used ?? 0;
  // "2nd floor or 3rd floor"
  const between = word ? 0 : (FLOOR.at(tokens, end)?.used ?? 0);
  if (between > 0 && RANGES.at(tokens, end + between) && ordinalAt(tokens, end + between + 1)) {
    const last = ordinalAt(tokens, end + between + 1)!;
    if (FLOOR.at(tokens, end + between + 1 + last.used)) end += between;
  }
  const join = RANGES.at(tokens, end);
  const second = join && ordinalAt(tokens, end + join.used);
  const pairEnd = second ? end + join.used + second.used : end;
  const isPair = second && (word ? !isOfNext(tokens, pairEnd) : FLOOR.at(tokens, pairEnd));
  const values = [first.value];
  if (isPair) {
    values.push(second.value);
    end += join.used + second.used;
  }
  const after = word ? undefined : FLOOR.at(tokens, end);
  if (word ? isOfNext(tokens, end) : !after) return undefined;
  end += after?.used ?? 0;
  // "pahilya majlyavar", "3rd floor var": on it, and not above
  const on = ON.has(tokens[end]?.text ?? '') ? 1 : 0;
  const suffix = on > 0 ? undefined : suffixAt(tokens, end);
  end += on;
  const bound = suffix?.bound ?? inner?.bound ?? prefix.bound;
  const range = isPair
    ? { low: Math.min(...values), high: Math.max(...values) }
    : bounded(
        first.value,
        bound,
        suffix ? isBeyond(tokens, end, suffix.bound) : inner?.bound ? inner.strict : prefix.strict,
      );
  return { used: end + (suffix?.used ?? 0) - start, set: ends('Floor', range) };
}

const ON = new Set(['var', 'वर']);
/** "4th floor ke upar", "se niche": that floor is excluded; "se upar nahi" and "किंवा वर" include it. */
const BEYOND = {
  min: new Set('upar uper ऊपर var वर वरचा varcha'.split(' ').map(foldWord)),
  max: new Set('niche neeche नीचे khali खाली'.split(' ').map(foldWord)),
};
const isBeyond = (tokens: readonly Token[], at: number, bound: Bound) =>
  bound !== 'about' && !OR.has(tokens[at]?.text ?? '') && BEYOND[bound].has(tokens[at + 1]?.text ?? '');

/** "top floor 2 bhk", "floor 40 lakh": the number belongs to what follows it. */
const isOfNext = (tokens: readonly Token[], at: number) =>
  /^\p{L}/u.test(tokens[at]?.text ?? '') &&
  !RANGES.at(tokens, at) &&
  !suffixAt(tokens, at) &&
  !WANTED.has(tokens[at]!.text);
const WANTED = new Set(
  'chahiye chahie pahije pahijet hava havi havet hai ho required needed must चाहिए पाहिजे हवी हवा हव्या हवेत हो'
    .split(' ')
    .map(foldWord),
);

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
    !isOfNext(tokens, start + first.used + behind.used)
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
