import fc from 'fast-check';
import { BUILT_IN, builtIn } from '@/lib/places/gazetteer/rules';
import { textsIn } from '@/lib/platform/language/messages';
import type { Fallback } from '@/lib/search/lists/dto';
import { foundText } from '@/lib/search/lists/format';
import apart from '@/lib/search/parser/phrasings-apart.json';
import { placeFilter } from '@/lib/search/parser/place-index';
import { parseSearch } from '@/lib/search/schema';
import { parsePhrasing } from '@/test/phrasings';
import { parserPlaces } from './rules';

/** What the search box promises of the words that are typed. */
const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
const read = (given: Record<string, string | undefined>) => parseSearch(given);

describe('words', () => {
  /** Neither words of a dictionary nor names of places: consonants alone. */
  const unknown = fc
    .array(fc.constantFrom(...'bcdfgjkpqvwxz'), { minLength: 6, maxLength: 9 })
    .map((letters) => letters.join(''));

  test('that nothing explains change no filter', () => {
    const sentences = apart.rows.map((row) => row.split(' | ')[0]!);
    const added = fc.sample(unknown, sentences.length);
    for (const [i, sentence] of sentences.entries()) {
      const word = added[i]!;
      const [plain, more] = [parsePhrasing(sentence), parsePhrasing(`${sentence} , ${word}`)];
      // one that is taken for a misspelt place is explained: "kkkkkd" reads like KDK College Road, and the page says so
      if (more.corrections.length !== plain.corrections.length) continue;
      expect({ sentence, word, search: more.search }).toEqual({
        sentence,
        word,
        search: {
          ...(plain.code && { city: 'nagpur' }),
          ...(plain.service && { city: 'nagpur' }),
          ...plain.search,
        },
      });
      expect(more.words).toContain(word);
    }
  });

  test('mean the same in any order of conditions', () => {
    const parts = fc.shuffledSubarray([
      '2 bhk',
      'besa',
      'under 60 lakh',
      'east facing',
      '3rd floor',
      'with lift',
      'rera registered',
      'less than 5 years old',
      '2 bathrooms',
      'possession by march 2027',
    ]);
    const inOrder = (text: string) => JSON.stringify(Object.entries(parsePhrasing(text).search).sort());
    fc.assert(
      fc.property(parts, (chosen) => {
        expect(inOrder(chosen.join(', '))).toBe(inOrder([...chosen].sort().join(', ')));
      }),
      { numRuns: 200 },
    );
  });
});

describe('places', () => {
  test('that are recognised have a point, and lead to it', () => {
    for (const place of parserPlaces(builtIn)) {
      const { locality, q } = placeFilter(place);
      expect(q).toBeUndefined();
      for (const slug of locality ?? []) {
        const [point] = builtIn.locality(place.citySlug, slug)!.points;
        expect(point!.lat).toBeGreaterThan(5);
        expect(point!.lng).toBeGreaterThan(65);
      }
    }
    for (const { points } of BUILT_IN) expect(points.length).toBeGreaterThan(0);
  });

  test.each(
    BUILT_IN.filter(({ kind, city }) => kind === 'metro' && city === 'nagpur').map(({ name, slug }) => [
      name,
      slug,
    ]),
  )('near %s is the station', (name, slug) => {
    expect(parsePhrasing(`2 bhk near ${name}`).search).toMatchObject({ near: slug, bedrooms: [2] });
  });
});

describe('a headline', () => {
  const fallback: fc.Arbitrary<Fallback> = fc.constantFrom<Fallback>(
    { search: read({}), labels: ['facing'] },
    { search: read({}), labels: [], ring: { km: 5, neighbours: [] } },
    {
      search: read({}),
      labels: [],
      ring: { km: 2, neighbours: [{ slug: 'besa', name: 'Besa', km: 1, count: 3 }] },
    },
  );
  test('never says 0 over cards', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        option(fallback),
        fc.constantFrom('en', 'mr', 'hi'),
        (total, given, language) => {
          const items = Array.from({ length: Math.min(total, 15) }, () => ({ distance: { km: 3.4 } }));
          const list = { items, total, page: 1, pages: 1 } as never;
          const text = foundText(
            { list, ...(given && { fallback: given }) },
            { near: 'aiims', city: 'nagpur', locality: ['gandhibagh'] },
            textsIn(language as 'en', 'search/list'),
          );
          expect(text).toContain(String(total));
          expect(text).not.toMatch(/(?<![\d.,])0(?![\d.,])/);
        },
      ),
    );
  });
});
