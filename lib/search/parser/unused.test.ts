import fc from 'fast-check';
import { parsePhrasing } from '@/test/phrasings';
import { senseAt } from './lexicon';
import type { ParsedQuery } from './parse';
import phrasings from './phrasings.json';
import afresh from './phrasings-afresh.json';
import apart from './phrasings-apart.json';
import { tokenize } from './tokens';

/** A word that carries a condition is used by one, or named as not understood; it is never passed over. */
const REFUSALS = {
  ahead: ['not', 'without', 'except', 'no'],
  behind: ['nahi chahiye', 'nako', 'नको', 'नहीं'],
};
const isRefused = (text: string): boolean => {
  const tokens = tokenize(text, new Set());
  return tokens.some((_, at) => senseAt(tokens, at, 'not'));
};
const sentences = [phrasings, apart, afresh]
  .flatMap(({ rows }) => rows)
  .map((row) => row.split(' | ')[0]!)
  .filter((text) => !isRefused(text));

const read = ({ search, unrecognised, words, answer }: ParsedQuery): string =>
  JSON.stringify([Object.entries(search).sort(), unrecognised, words, answer?.kind]);

const refusal = fc.oneof(
  fc.constantFrom(...REFUSALS.ahead).map((word) => [`${word} `, ''] as const),
  fc.constantFrom(...REFUSALS.behind).map((word) => ['', ` ${word}`] as const),
);

describe('a refusal', () => {
  test('beside any condition changes the search or is named', () => {
    fc.assert(
      fc.property(fc.constantFrom(...sentences), fc.nat(9), refusal, (text, chosen, [ahead, behind]) => {
        const plain = parsePhrasing(text);
        fc.pre(!plain.answer && !plain.code && !plain.service && plain.parts.length > 0);
        // "2 bhk below 30 or above 25": what a refusal of the rooms would be about is named already
        fc.pre(!plain.unrecognised.some((named) => named.includes(' or ')));
        const { words } = plain.parts[chosen % plain.parts.length]!;
        const at = text.indexOf(words);
        fc.pre(at >= 0);
        const end = at + words.length;
        const refused = `${text.slice(0, at)}${ahead}${words}${behind}${text.slice(end)}`;
        expect({ refused, read: read(parsePhrasing(refused)) }).not.toEqual({ refused, read: read(plain) });
      }),
      { numRuns: 300, seed: 62 },
    );
  });

  test.each([
    'not',
    'nako',
    'nahi chahiye',
    'without',
    'except',
    'never',
    'less than',
    'before',
    'after',
    'se zyada',
    'पेक्षा जास्त',
    'नंतर',
    'ke bajay',
  ])('or comparison "%s" at the end is used or named', (word) => {
    const plain = '2 bhk with lift in besa';
    const more = parsePhrasing(`${plain} , ${word}`);
    expect(read(more)).not.toBe(read(parsePhrasing(plain)));
  });
});

describe('"or"', () => {
  const PARTS: Record<string, string[]> = {
    '2 bhk': ['bedrooms'],
    'near aiims': ['near'],
    'east facing': ['facing'],
    '3rd floor': ['minFloor', 'maxFloor'],
    'with lift': ['amenities'],
    'with garden': ['amenities'],
    'rera registered': ['registered'],
    resale: ['saleOf'],
    furnished: ['furnishing'],
  };
  const names = Object.keys(PARTS);
  const pairs = names.flatMap((part, i) => names.slice(i + 1).map((other) => [part, other] as const));

  test.each(pairs)('between "%s" and "%s" makes neither a condition, and names both', (part, other) => {
    for (const join of ['or', 'ya', 'किंवा']) {
      const { search, unrecognised } = parsePhrasing(`flat besa ${part} ${join} ${other}`);
      for (const key of [...PARTS[part]!, ...PARTS[other]!]) expect(search).not.toHaveProperty(key);
      expect(unrecognised.join(' ')).toContain(join);
      expect(search).toMatchObject({ locality: ['besa'], category: 'Residential' });
    }
  });

  test.each([
    ['rent or buy 2 bhk', { city: 'nagpur', bedrooms: [2] }],
    ['2 bhk kharidna ya rent', { city: 'nagpur', bedrooms: [2] }],
    ['besa or near aiims 2 bhk', { city: 'nagpur', near: 'besa,aiims', bedrooms: [2], sort: 'distance' }],
    ['east ya south nagpur plot', { city: 'nagpur', near: 'east-nagpur,south-nagpur', category: 'Plots' }],
    ['north or west facing flat', { city: 'nagpur', facing: ['north', 'west'], category: 'Residential' }],
  ])('in "%s" is one of both', (text, search) => {
    expect(parsePhrasing(text).search).toEqual(search);
  });

  test.each(['owner or agent flat', 'west or furnished flat'])(
    'beside an everyday word in "%s" is named',
    (text) => {
      expect(parsePhrasing(text).unrecognised.join(' ')).toContain('or');
    },
  );
});

describe('a kind that is refused', () => {
  test.each([
    ['everything except plots in besa', { city: 'nagpur', locality: ['besa'], notCategory: ['Plots'] }],
    ['everything except flats', { city: 'nagpur', notSubType: ['flat'] }],
    ['anything but shops', { city: 'nagpur', notSubType: ['shop'] }],
    ['no plots only flats', { city: 'nagpur', category: 'Residential' }],
    ['plot nako flat pahije', { city: 'nagpur', category: 'Residential' }],
    ['flat ya plot nahi', { city: 'nagpur', notSubType: ['flat'], notCategory: ['Plots'] }],
  ])('leaves the others in "%s"', (text, search) => {
    expect(parsePhrasing(text).search).toEqual(search);
  });

  test('beside a word that nobody knows is named whole', () => {
    expect(parsePhrasing('gaothan plot nako')).toMatchObject({
      search: {},
      unrecognised: ['gaothan plot nako'],
    });
  });
});

describe('rooms that are refused', () => {
  test.each([
    ['anything but 1bhk in nandanvan', [2, 3, 4, 5]],
    ['1bhk nako 2bhk pahije', [2]],
    ['1bhk nako 2bhk nako', [3, 4, 5]],
    ['not 1bhk or 2bhk', [3, 4, 5]],
  ])('leave the others in "%s"', (text, bedrooms) => {
    expect(parsePhrasing(text).search.bedrooms).toEqual(bedrooms);
  });
});
