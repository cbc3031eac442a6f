import { PhraseTable, phraseSet } from './tokens';

/** Rupees per unit. "karod" and "hazar" are how many people type them; Marathi endings say "up to" or nothing. */
const MONEY_WORDS: Record<string, number> = {
  ...Object.fromEntries(
    'k thousand hazar hazaar hajar hajaar hazara hajara hazaran hajaran hajarat हजार हजारा हजारां हजारात हजारांत'
      .split(' ')
      .map((w) => [w, 1000]),
  ),
  ...Object.fromEntries(
    'l lac lacs lakh lakhs laakh lakhat lakhant lakha lakhan लाख लाखा लाखां लाखात लाखांत लाखाखाली'
      .split(' ')
      .map((w) => [w, 100_000]),
  ),
  ...Object.fromEntries(
    'cr crs crore crores karod karor koti kotit करोड कोटी कोटीं कोटीत'.split(' ').map((w) => [w, 10_000_000]),
  ),
  ...Object.fromEntries('rupees rs रुपये रुपए'.split(' ').map((w) => [w, 1])),
};

/** Square feet per unit: 1 guntha is 1089 sq ft and 40 gunthas are an acre (Maharashtra revenue measure). */
const AREA_WORDS: readonly (readonly [squareFeet: number, phrases: string])[] = [
  [
    1,
    'sq ft, sq feet, square feet, square foot, sqft, sft, sqfeet, sq fit, चौ फूट, चौ फुट, चौ फुटां, चौरस फूट, चौरस फुट, चौरस फुटां, वर्ग फुट, वर्ग फूट, वर्ग फीट, वर्ग फिट, स्क्वेअर फूट, स्क्वेअर फुट',
  ],
  [10.7639, 'sq m, sq mt, sq mtr, sqm, square metres, square meters, square meter'],
  [9, 'sq yd, sq yards, sq yard, square yards, gaj, गज'],
  [1089, 'guntha, gunthas, gunta, gunthe, गुंठा, गुंठे'],
  [43_560, 'acre, acres, acer, ekar, ekad, एकर, एकरां, एकड'],
  [107_639, 'hectare, hectares, हेक्टर'],
];

export type Unit = { kind: 'money' | 'area'; factor: number };
export const UNITS = new PhraseTable<Unit>([
  ...Object.entries(MONEY_WORDS).map(([word, factor]) => [word, { kind: 'money', factor } as Unit] as const),
  ...AREA_WORDS.flatMap(([factor, phrases]) =>
    phrases.split(', ').map((phrase) => [phrase, { kind: 'area', factor } as Unit] as const),
  ),
]);

export const PER = phraseSet('per, /, प्रति, each, a');
