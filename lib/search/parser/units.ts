import { moneyUnits } from '@/lib/platform/text/money-names';
import { foldWord } from '@/lib/platform/text/place-name';
import { numberAt } from './numbers';
import { PhraseTable, phraseSet, type Token } from './tokens';

/** Rupees per unit. "karod" and "hazar" are common spellings; Marathi endings say "up to" or nothing. */
const MONEY_WORDS = moneyUnits({
  thousand: 'hazar hazaar hajar hajaar hazara hajara hazaran hajaran hajarat हजारा हजारां हजारात हजारांत',
  lakh: 'lk lks laakh lakhat lakhant lakha lakhan लाखा लाखां लाखात लाखांत लाखाखाली',
  crore: 'crs karod karor koti kotit कोटीं कोटीत',
  rupee: 'rs rupaye rupye rupay rupayat रुपयां रुपयात रुपयांत',
});

/** Square feet per unit: 1 guntha is 1089 sq ft and 40 gunthas are an acre (Maharashtra revenue measure). */
const AREA_WORDS: readonly (readonly [squareFeet: number, phrases: string])[] = [
  [
    1,
    'sf, sqr ft, sqr feet, sqr fit, square ft, square fit, squre feet, sqare feet, sq foot, sq ft, sq feet, square feet, square foot, sqft, sft, sqfeet, sq fit, स्क्वेयर फीट, स्क्वेयर फुट, स्क्वायर फीट, स्क्वायर फुट, वर्ग फीट, चौ फूट, चौ फुट, चौ फुटां, चौरस फूट, चौरस फुट, चौरस फुटां, वर्ग फुट, वर्ग फूट, वर्ग फीट, वर्ग फिट, स्क्वेअर फूट, स्क्वेअर फुट, वर्गफुट, वर्गफूट, वर्गफीट, चौरसफूट, चौरसफुट, चौफूट, चौफुट, स्क्वायर फीट, स्क्वायर फुट, स्क्वेअर फीट',
  ],
  [
    10.7639,
    'sq meter, sq metre, sq meters, sq metres, sq mts, square metre, चौ मीटर, चौरस मीटर, वर्ग मीटर, sq m, sq mt, sq mtr, sqm, square metres, square meters, square meter',
  ],
  [9, 'sq yd, sq yards, sq yard, square yards, gaj, गज'],
  [1089, 'guntha, gunthas, gunta, gunthe, गुंठा, गुंठे'],
  [43_560, 'acre, acres, acer, ekar, ekad, एकर, एकरां, एकड'],
  [107_639, 'hectare, hectares, हेक्टर'],
];

export type Unit = { kind: 'money' | 'area'; factor: number };
export const UNITS = new PhraseTable<Unit>([
  ...[...MONEY_WORDS].map(([word, factor]) => [word, { kind: 'money', factor } as Unit] as const),
  ...AREA_WORDS.flatMap(([factor, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, { kind: 'area', factor } as Unit] as const),
  ),
]);

/** After a size: the kind of area adds nothing. */
export const AREA_KINDS = phraseSet(
  'crpt, sba, bua, carpet, carpet area, built up, built up area, builtup, builtup area, buildup, super built up, super built up area, super builtup, super builtup area, sbua, कार्पेट, चटई क्षेत्र',
);

export const FEET = phraseSet('ft, feet, foot, fit, futi, फूट, फुट, फीट, फुटां, फुटी, फूटी');
/** "office 2000 ft": so many feet are square ones. */
const MIN_SQUARE_FEET = 200;
export function squareFeetAt(tokens: readonly Token[], at: number, value: number) {
  const feet = value >= MIN_SQUARE_FEET ? FEET.at(tokens, at) : undefined;
  return feet && { value: { kind: 'area', factor: 1 } as const, used: feet.used };
}

/** "3bhk furnished 30000": beside rooms nothing else is so large and no price so small. */
const BARE_RENT = { least: 4000, most: 99_999 };
const OF_ROOMS = new Set('bhk bhks rk furnished semifurnished बीएचके'.split(' '));
export const RUPEES: Unit = { kind: 'money', factor: 1 };
export const isBareRent = (
  first: { value: number },
  last: { value: number; numeral: { digits: boolean } },
  tokens: readonly Token[],
): boolean =>
  last.numeral.digits &&
  first.value >= BARE_RENT.least &&
  last.value <= BARE_RENT.most &&
  tokens.some(({ text }) => OF_ROOMS.has(text));

const RENT = new Set(
  'rent rental kiraya kiraye kiraaya bhada bhade bhadyane किराया किराये किराए भाडे भाडं भाड्याने'
    .split(' ')
    .map(foldWord),
);
const RENT_LINKS = new Set(['is', 'of', 'pe', 'par', 'पर', ',']);
/** "rent 20 sector", "rent 15 august": what is counted or numbered, and no thousands. */
const NUMBERED = new Set(
  'sector ward lane gali galli number no seater seaters seat seats desk desks bed beds sharing january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec tarikh tareekh तारीख सेक्टर वार्ड'
    .split(' ')
    .map(foldWord),
);
/** "sector 20 rent": a number that names something. */
const NAMED = new Set(
  'sector ward lane gali galli number no floor phase block wing gate type line house plot flat shop'.split(
    ' ',
  ),
);
/** "2bhk rent 20", "20 rent": right beside the word a small figure is thousands. */
export function isBesideRent(tokens: readonly Token[], start: number, end: number): boolean {
  const before = tokens[start - 1]?.text ?? '';
  const word = RENT_LINKS.has(before) ? (tokens[start - 2]?.text ?? '') : before;
  const behind = tokens[end]?.text ?? '';
  return (
    (RENT.has(word) && !NUMBERED.has(behind) && !isCounting(tokens, end)) ||
    (RENT.has(behind) && !NAMED.has(before))
  );
}

/** Behind a price and a measure: "40 lakh ekar pramane". */
export const EACH = phraseSet('pramane, pramaane, प्रमाणे, ke hisab se, ke hisaab se, के हिसाब से, each, apiece');
export const PER = phraseSet('per, /, प्रति, each, a, an');

/** "2 bhk in 40", "40 me 2 bhk": the cost of a home, beside its number of rooms. */
export const isBesideIn = (tokens: readonly Token[], start: number, end: number): boolean =>
  (tokens[start - 1]?.text === 'in' || IN.has(tokens[end]?.text ?? '')) &&
  tokens.some(({ text }) => text === 'bhk' || text === 'बीएचके');
const IN = new Set('me mein madhe madhye में मध्ये paryant tak'.split(' '));

/** What "above" and "below" may belong to, instead of the amount before them. */
export const STOREYS = new Set(
  'ground first second third fourth fifth top stilt 1st 2nd 3rd 4th 5th'.split(' '),
);

/** Things counted by a number other than money: "under 5 km", "max 3 people". */
const COUNTED_THINGS = phraseSet(
  'km, kms, m, min, mins, minute, minutes, ft, feet, foot, meter, metre, meters, metres, year, years, yr, yrs, saal, month, months, day, days, floor, floors, person, persons, people, members, rooms, room, bathroom, bathrooms, girls, boys, ladies, students, bachelors, ladke, ladki, ladkiya, ladkiyan, mulge, muli, mulgi, log, logo, jan, log hai, मुली, मुले, लड़के, लड़कियां, लोग, जण, mahine, mahina, din, divas, %, percent, x, ×, *',
);

/** "max 55 min 40": with a figure behind it "min" is no minute. */
export const isCounting = (tokens: readonly Token[], at: number) =>
  COUNTED_THINGS.at(tokens, at) !== undefined && !(tokens[at]?.text === 'min' && numberAt(tokens, at + 1));

/** "50 se 60 lakh ke beech": stated after both ends */
export const BETWEEN_AFTER = phraseSet(
  'ke beech mein, ke beech me, ke beech, ke bich me, ke bich mein, ke bich, ke darmiyan, chya madhye, chya madhe, chya darmyan, darmyan, के बीच में, के बीच, च्या दरम्यान, दरम्यान, च्या मध्ये, या दरम्यान',
);

const CURRENCIES = new Set(['₹', 'rs', 'inr', 'रु'].map(foldWord));

/**
 * Joins a currency sign to the amount that follows it, so that "under ₹50 lakh" is read like "under 50 lakh": no rule meets the sign. A word
 * behind a number of its own ("1000 rs 2 bhk") stays there.
 */
export function joinCurrency(tokens: readonly Token[]): Token[] {
  const joined: Token[] = [];
  let sign: Token | undefined;
  for (const [at, token] of tokens.entries()) {
    const isBehindAmount = token.text !== '₹' && /^\d/.test(tokens[at - 1]?.text ?? '');
    const isSign = CURRENCIES.has(token.text) && !isBehindAmount;
    if (isSign && (CURRENCIES.has(tokens[at + 1]?.text ?? '') || numberAt(tokens, at + 1))) sign ??= token;
    else {
      joined.push(sign ? { ...token, start: sign.start, currency: true } : token);
      sign = undefined;
    }
  }
  return joined;
}

export const A_MONTH = phraseSet(
  'per month, a month, monthly, pm, / month, / mo, har mahine, per mahina, प्रति महीना, महीना, महीने, हर महीने, mahina, mahine, प्रति माह, महिना, दरमहा, प्रति महिना',
);

/** "65, 70 lakh": a range in which only the second number has a unit */
export const PAIR_SIGN = new PhraseTable([',', '/'].map((sign) => [sign, true] as const));

/** "3 bhk 45": a number right after the rooms that counts nothing else. */
export const isBehindRooms = (tokens: readonly Token[], start: number): boolean =>
  ['bhk', 'bhks', 'rk', 'बीएचके'].includes(tokens[start - 1]?.text ?? '') && start > 1;
