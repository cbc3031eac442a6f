import fc from 'fast-check';
import { BUILT_IN, builtIn, Gazetteer } from '@/lib/places/gazetteer/rules';
import { env } from '@/lib/platform/env';
import { consume, RATE_LIMITS } from '@/lib/platform/http/rate-limit';
import { textsIn } from '@/lib/platform/language/messages';
import { loadAnswer } from '@/lib/search/answers/loaders';
import { readAsked, writeAsked } from '@/lib/search/answers/rules';
import type { IndexedListing } from '@/lib/search/columns/indexed-listing';
import { CHOICE_NAMES, CHOICES } from '@/lib/search/conditions/constants';
import { factOf } from '@/lib/search/conditions/rules';
import { CONDITION_KEYS } from '@/lib/search/conditions/schema';
import { isMatch } from '@/lib/search/engine/match';
import type { Fallback } from '@/lib/search/lists/dto';
import { foundText } from '@/lib/search/lists/format';
import { ListingIndex } from '@/lib/search/memory/listing-index';
import { queryIndex } from '@/lib/search/memory/query';
import { parseQuery } from '@/lib/search/parser/parse';
import apart from '@/lib/search/parser/phrasings-apart.json';
import { buildPlaceIndex, placeFilter } from '@/lib/search/parser/place-index';
import { type PropertySearch, parseSearch } from '@/lib/search/schema';
import { site } from '@/lib/settings/data';
import { PlaceUse } from '@/models/places/place-use';
import { testActor } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { listPublicly } from '@/test/listing-form';
import { modelDouble } from '@/test/model-double';
import { parsePhrasing } from '@/test/phrasings';
import { spokenReply } from './format';
import { loadNotes, loadSuggestions, resolveSearch } from './loaders';
import { parserPlaces, suggest } from './rules';

describe('texts of the box', () => {
  const words = textsIn('en', 'search/applied');
  const index = buildPlaceIndex(parserPlaces(new Gazetteer(BUILT_IN)));
  const context = { home: 'nagpur', type: 'sale', words } as const;
  const suggested = (text: string) => suggest(text, parseQuery(text, index, context), index, context);
  const spoken = (text: string, total = 41, also = [] as { word: string; count: number }[]) =>
    spokenReply({ ...suggested(text), also, preferred: [], total }, textsIn('en', 'search/box').t);

  test('suggests the most searched localities before the first letter', () => {
    const listed = parserPlaces(new Gazetteer(BUILT_IN)).map((place) => ({
      ...place,
      listings: 1,
      uses: Number(place.localitySlug === 'besa'),
    }));
    const { suggestions } = suggest('', parseQuery('', index, context), buildPlaceIndex(listed), context);
    expect(suggestions).toHaveLength(6);
    expect(suggestions[0]).toMatchObject({ label: 'Besa', hint: 'Locality, Nagpur' });
  });

  test('reads the interpretation to screen readers as one sentence with the number of results', () => {
    expect(spoken('3 bhk dharmpeth under 60 lakh salary 25k')).toBe(
      'Understood: 3 BHK, Dharampeth, Up to ₹60 L. Showing Dharampeth, Nagpur for “dharmpeth”. Left out: salary 25k. Enter: Show 41 properties.',
    );
    expect(spoken('2 bhk rent', 1)).toBe('Understood: 2 BHK, For Rent, in Nagpur. Enter: Show 1 property.');
    expect(spoken('2 bhk', 0)).toContain('Enter: No exact match. Show the closest.');
    expect(spoken('saket')).toContain('Understood: Saket, Delhi. Showing Saket, Delhi for “saket”.');
    expect(spoken('home loan')).toBe('Enter: Show 41 properties.');
    expect(spoken('2 bhk terrace', 41, [{ word: 'terrace', count: 12 }])).toBe(
      'Understood: 2 BHK, in Nagpur. Also looked for: terrace (12) Enter: Show 41 properties.',
    );
    expect(spoken('not in besa')).toContain('Understood: Not Besa');
  });

  test('offers other places for an inexactly typed one, and a search for its words as text', () => {
    const { typedPlaces } = suggested('2 bhk dharmpeth');
    expect(typedPlaces).toHaveLength(1);
    expect(typedPlaces[0]).toMatchObject({ typed: 'dharmpeth', shown: 'Dharampeth, Nagpur' });
    expect(typedPlaces[0]?.asText).toBe('/buy/nagpur?bedrooms=2&also=dharmpeth');
    const [saket] = suggested('saket').typedPlaces;
    expect(saket?.asText).toBe('/buy/nagpur?also=saket');
  });
});

describe('loaders', () => {
  useTestDb();
  beforeEach(clearTestDb);

  const lead = (params: Record<string, string>) => resolveSearch(new URLSearchParams(params));
  const uses = async () =>
    Object.fromEntries((await PlaceUse.find().lean()).map((row) => [row.place, row.uses]));

  /** Waits for the counting that a search does not wait for. */
  async function eventually<T>(read: () => Promise<T>, isIt: (value: T) => boolean): Promise<T> {
    for (;;) {
      const value = await read();
      if (isIt(value)) return value;
      await new Promise((next) => setTimeout(next, 20));
    }
  }

  async function addFlat(more: Record<string, string> = {}) {
    const fields = {
      title: 'Flat',
      description: 'Bright',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: 'Dharampeth, Nagpur',
      bedrooms: '3',
      area: '1600',
      ...more,
    };
    const seller = testActor();
    await listPublicly(seller, fields);
  }

  test("turns words into a list's address, ranks by words in listings, and names unknown words", async () => {
    expect(await lead({ ask: '3 bhk dharampeth under 60 lakh zxqwv salary 25k' })).toBe(
      '/buy/nagpur?bedrooms=3&locality=dharampeth&maxPrice=6000000&ask=3+bhk+dharampeth+under+60+lakh+zxqwv+salary+25k&unread=salary+25k%2C+zxqwv',
    );
    await addFlat();
    expect(await lead({ ask: '3 bhk bright zxqwv' })).toBe(
      '/buy/nagpur?bedrooms=3&also=bright&ask=3+bhk+bright+zxqwv&unread=zxqwv',
    );
    expect(await lead({ ask: '', category: 'plots', upTo: '45' })).toBe(
      '/buy?category=plots&maxPrice=4500000',
    );
    expect(await lead({ ask: 'zxqwv', q: 'garden' })).toBe('/buy/nagpur?q=garden&ask=zxqwv&unread=zxqwv');
    expect(await lead({ type: 'rent', ask: 'x'.repeat(5000) })).toMatch(
      /^\/rent\/nagpur\?ask=x{200}&unread=x{200}$/,
    );
    expect(await lead({ ask: 'किराये पर 2 bhk' })).toMatch(/^\/rent\/nagpur\?bedrooms=2&ask=/);
  });

  test('leads from a MahaRERA number to the homes of its project', async () => {
    await addFlat({ reraNumber: 'P50500012345' });
    expect(await lead({ ask: 'rera no P50500012345' })).toBe(
      '/buy?q=P50500012345&ask=rera+no+P50500012345&answer=project-P50500012345',
    );
    expect(await lead({ ask: 'P50500099999' })).toBe('/buy?ask=P50500099999&answer=project-P50500099999');
  });

  test('keeps phone numbers and email addresses out of list URLs', async () => {
    expect(await lead({ ask: '98220 12345' })).toBe('/buy?answer=phone-other');
    expect(await lead({ ask: '2 bhk ९८२२०१२३४५ or asha@home.example, 98220 54321' })).toBe(
      '/buy/nagpur?bedrooms=2&ask=2+bhk+or+%2C&answer=email-other',
    );
    const { phone, email } = await site();
    expect(await lead({ ask: phone })).toBe('/buy?answer=phone-office');
    expect(await lead({ ask: email.toUpperCase() })).toBe('/buy?answer=email-office');
    expect(JSON.stringify((await loadSuggestions('98220 12345', {})).href)).not.toContain('98220');
  });

  test('names an unknown name as a whole and asks about it', async () => {
    await addFlat({ title: 'Flat of a nagar' });
    expect(await lead({ ask: '3 bhk tringa nagar' })).toBe(
      '/buy/nagpur?bedrooms=3&ask=3+bhk+tringa+nagar&unread=tringa+nagar',
    );
    const { unknownNames } = await loadSuggestions('3 bhk tringa nagar', {});
    expect(unknownNames).toMatchObject([{ typed: 'tringa nagar', guesses: [{ label: 'Trimurti Nagar' }] }]);
    expect(unknownNames[0]!.guesses[0]!.href).toBe(
      '/search?type=sale&ask=3+bhk+Trimurti+Nagar&pick=locality%3Anagpur%3Atrimurti-nagar',
    );
  });

  test('turns limits on instalment and total cost into filters', async () => {
    expect(await lead({ ask: '2 bhk all-in up to 60 L for a woman buyer' })).toMatch(
      /^\/buy\/nagpur\?bedrooms=2&maxAllIn=6000000&buyer=woman&ask=/,
    );
    expect(await lead({ type: 'rent', ask: 'EMI up to 35 000' })).toMatch(
      /^\/buy\/nagpur\?maxEmi=35000&ask=/,
    );
  });

  test('recognises a locality without listings in any spelling', async () => {
    expect(await lead({ ask: '2 bhk इतवारी' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&locality=itwari&/);
    expect(await lead({ ask: '2 bhk besa' })).toMatch(/^\/buy\/nagpur\?bedrooms=2&locality=besa&/);
  });

  test("assumes the city of the current list before the site's own", async () => {
    expect(await lead({ ask: '2 bhk', city: 'pune' })).toMatch(/^\/buy\/pune\?bedrooms=2&/);
    expect(await lead({ ask: '2 bhk mumbai', city: 'pune' })).toMatch(/^\/buy\/mumbai\?bedrooms=2&/);
  });

  test('answers a service request or a question next to the homes', async () => {
    expect(await lead({ ask: 'home loan' })).toBe('/buy?ask=home+loan&answer=service-vridi');
    expect(await lead({ ask: 'emi for 50 lakh' })).toMatch(/&answer=emi-5000000$/);
    expect(await lead({ ask: 'sell my flat' })).toMatch(/&answer=sell$/);
    expect(await lead({ ask: '3 bhk with home loan' })).toMatch(/^\/buy\/nagpur\?bedrooms=3&ask=/);
  });

  test('shows in the suggestions how many listings Enter finds', async () => {
    await addFlat();
    expect(await loadSuggestions('3 bhk dharampeth', {})).toMatchObject({
      total: 1,
      href: expect.anything(),
    });
    expect(await loadSuggestions('3 bhk zxqwv', {})).toMatchObject({ total: 1, unrecognised: ['zxqwv'] });
    expect(await loadSuggestions('3 bhk bright', {})).toMatchObject({
      also: [{ word: 'bright', count: 1 }],
    });
    expect(await loadSuggestions('3 bhk preferably under 1 crore', {}, 'en')).toMatchObject({
      also: [],
      preferred: [{ word: 'Up to ₹1 Cr' }],
      search: { bedrooms: [3], prefer: 'maxPrice.10000000' },
      total: 1,
    });
    expect(await loadSuggestions('3 bhk dharmpeth', {}, 'mr')).toMatchObject({
      parts: [{ label: '3 बीएचके' }, { label: 'धरमपेठ' }],
      typedPlaces: [{ shown: 'धरमपेठ, नागपूर' }],
      href: expect.stringMatching(/^\/mr\/buy\/nagpur\?/),
    });
  });

  test("names the place shown for other letters, from the list's address alone", async () => {
    const shownFor = async (ask: string) => {
      const { pathname, searchParams } = new URL(await lead({ ask }), 'http://x');
      const city = pathname.split('/')[2];
      const meant = searchParams.get('meant') ?? undefined;
      const unrecognised = searchParams.get('unread') ?? undefined;
      return loadNotes(
        { ask, meant, unrecognised },
        { ...parseSearch(searchParams), type: 'sale', city },
        'en',
      );
    };
    expect(await shownFor('3 bhk dharmpeth')).toMatchObject({
      typedPlaces: [{ shown: 'Dharampeth, Nagpur' }],
    });
    expect(await shownFor('saket')).toMatchObject({ typedPlaces: [{ shown: 'Saket, Delhi' }] });
    expect(await shownFor('3 bhk dharampeth')).toEqual({ typedPlaces: [], unknownNames: [] });
    expect(await shownFor('2 bhk tringa nagar')).toMatchObject({
      unknownNames: [{ typed: 'tringa nagar', guesses: [{ label: 'Trimurti Nagar' }] }],
    });
  });

  test('counts only a place that leads to listings, typed or chosen', async () => {
    await addFlat();
    await lead({ ask: 'besa' });
    await lead({ ask: '3 bhk dharampeth' });
    await lead({ ask: '3 bhk Dharampeth', pick: 'locality:nagpur:dharampeth' });
    const counted = await eventually(uses, (now) => now['locality:nagpur:dharampeth'] === 2);
    expect(counted).toEqual({ 'locality:nagpur:dharampeth': 2 });
  });

  test('uses the place of a chosen suggestion whatever its words could mean', async () => {
    const path = await lead({ ask: 'plots besa', pick: 'locality:nagpur:dharampeth' });
    expect(path).toMatch(/^\/buy\/nagpur\/plots\?locality=dharampeth&ask=/);
    expect(await lead({ ask: 'plots besa', pick: 'no such place' })).toContain('locality=besa');
  });

  test('turns typed amounts of the advanced search into figures, and keeps unreadable ones', async () => {
    const typed = { ask: '', minPrice: '40 lakh', maxPrice: '0.6 cr', upTo: '45', bedrooms: '3' };
    expect(await lead(typed)).toBe('/buy?minPrice=4000000&maxPrice=6000000&bedrooms=3');
    expect(await lead({ ask: '', minPrice: 'cheap' })).toBe('/buy?minPrice=cheap');
  });
});

describe('properties of a search', () => {
  const hex = (n: number) => n.toString(16).padStart(24, '0');
  const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });

  const listing: fc.Arbitrary<Omit<IndexedListing, 'id'>> = fc.record({
    updatedAt: fc.nat(9),
    createdAt: fc.nat(9),
    price: fc.integer({ min: 1, max: 9_000_000 }),
    area: fc.constantFrom(800, 1200, 2400),
    lng: fc.constantFrom(79.05, 79.1),
    lat: fc.constantFrom(21.1, 21.15),
    type: fc.constantFrom('sale', 'rent'),
    category: fc.constantFrom('Residential', 'Plots'),
    status: fc.constant('active'),
    city: fc.constant('Nagpur'),
    citySlug: fc.constant('nagpur'),
    localitySlug: option(fc.constantFrom('besa', 'gandhibagh')),
    facing: option(fc.constantFrom('south', 'east')),
    possession: option(fc.constantFrom('ready', 'under-construction')),
    bedrooms: option(fc.nat(4)),
    amenities: fc.subarray(['lift', 'garden']),
    floor: option(fc.integer({ min: -1, max: 6 })),
    ageYears: option(fc.nat(12)),
    bathrooms: option(fc.nat(3)),
    frontage: option(fc.constantFrom(30, 40)),
    depth: option(fc.constantFrom(40, 60)),
    possessionDate: option(fc.constantFrom(Date.parse('2026-12-31'), Date.parse('2027-06-30'))),
    owner: option(fc.constantFrom('owner', 'broker')),
    facts: fc.subarray(
      CHOICE_NAMES.flatMap((name) => CHOICES[name].values.slice(0, 2).map((value) => factOf(name, value))),
      { maxLength: 8 },
    ),
    texts: fc.subarray(['terrace', 'quiet', 'besa']),
  });
  const listings = fc.array(listing, { minLength: 1, maxLength: 30 });

  /** A single search condition as it appears in an address. */
  const CONDITIONS: Record<string, string[]> = {
    type: ['sale', 'rent'],
    category: ['plots'],
    locality: ['besa', 'besa,gandhibagh'],
    notLocality: ['besa'],
    notCategory: ['Plots'],
    bedrooms: ['2', '1,3'],
    facing: ['south'],
    notFacing: ['south'],
    notPossession: ['under-construction'],
    notAmenities: ['lift'],
    minFloor: ['1'],
    maxFloor: ['3'],
    notFloor: ['0', '0,1'],
    floorAt: ['top'],
    maxAgeYears: ['5'],
    minBathrooms: ['2'],
    maxPossessionDate: ['2027-03-31'],
    maxRate: ['3000'],
    minRate: ['1000'],
    dimensions: ['40x60', '30x40'],
    corner: ['yes'],
    notCorner: ['yes'],
    tenants: ['families,anyone'],
    saleOf: ['new', 'resale'],
    maxPrice: ['5000000'],
    q: ['quiet'],
  };
  const query = fc.record(
    Object.fromEntries(Object.entries(CONDITIONS).map(([key, values]) => [key, fc.constantFrom(...values)])),
    { requiredKeys: [] },
  );

  function indexOf(rows: readonly Omit<IndexedListing, 'id'>[]): ListingIndex {
    const index = new ListingIndex();
    for (const [i, row] of rows.entries()) index.put({ ...row, id: hex(i) });
    return index;
  }
  const found = (index: ListingIndex, search: PropertySearch): string[] => {
    const { ids, total } = queryIndex(index, { search, statuses: ['active'], pageSize: 100 });
    expect(ids).toHaveLength(total);
    return [...ids].sort();
  };
  const read = (given: Record<string, string | undefined>) => parseSearch(given);

  describe('results', () => {
    test('keep all homes when words rank them, and begin with those that contain the words', () => {
      fc.assert(
        fc.property(listings, query, (rows, given) => {
          const index = indexOf(rows);
          const search = { ...read(given), also: 'terrace zxqwv' };
          expect(found(index, search)).toEqual(found(index, read(given)));
          const paged = [1, 2, 3, 4, 5, 6].flatMap((page) => {
            const all = queryIndex(index, {
              search: { ...search, page },
              statuses: ['active'],
              pageSize: 5,
            });
            return page <= all.pages ? all.ids : [];
          });
          const has = paged.map((id) => rows[Number.parseInt(id, 16)]!.texts.includes('terrace'));
          expect(has).toEqual([...has].sort((a, b) => Number(b) - Number(a)));
          expect(new Set(paged).size).toBe(paged.length);
        }),
      );
    });

    test('never grow with another condition, and do not depend on the order of conditions', () => {
      fc.assert(
        fc.property(listings, query, fc.constantFrom(...Object.keys(CONDITIONS)), (rows, given, key) => {
          const index = indexOf(rows);
          const { [key]: _, ...fewer } = given;
          const before = new Set(found(index, read(fewer)));
          const after = found(index, read(given));
          expect(after.filter((id) => !before.has(id))).toEqual([]);
          const turned = Object.fromEntries(Object.entries(given).reverse());
          expect(found(index, read(turned))).toEqual(after);
        }),
        { numRuns: 200 },
      );
    });

    test("are the same in a list and in its alert, even for conditions on a listing's fields", () => {
      fc.assert(
        fc.property(listings, query, fc.boolean(), (rows, given, isOwners) => {
          const search = { ...read(given), ...(isOwners && { notOwners: new Set(['broker']) }) };
          const item = rows.flatMap((row, i) =>
            isMatch({ ...row, id: hex(i) }, search, () => false) ? [hex(i)] : [],
          );
          expect(found(indexOf(rows), search)).toEqual(item);
        }),
        { numRuns: 200 },
      );
    });

    test('stay the same when read from their own address with every condition', () => {
      const search = read(
        Object.fromEntries(Object.entries(CONDITIONS).map(([key, [value]]) => [key, value!])),
      );
      for (const key of Object.keys(CONDITIONS)) expect(search).toHaveProperty(key, expect.anything());
      expect(CONDITION_KEYS.length).toBeGreaterThan(40);
    });
  });
});

describe('properties of typed words', () => {
  const option = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined });
  const read = (given: Record<string, string | undefined>) => parseSearch(given);

  describe('words', () => {
    /** Unknown words of consonants, which are in no dictionary and no place name. */
    const unknown = fc
      .array(fc.constantFrom(...'bcdfgjkpqvwxz'), { minLength: 6, maxLength: 9 })
      .map((letters) => letters.join(''));

    test('change no filter if unexplained', () => {
      const sentences = apart.rows.map((row) => row.split(' | ')[0]!);
      const added = fc.sample(unknown, sentences.length);
      for (const [i, sentence] of sentences.entries()) {
        const word = added[i]!;
        const [plain, more] = [parsePhrasing(sentence), parsePhrasing(`${sentence} , ${word}`)];
        // a word taken for a misspelt place counts as explained, because "kkkkkd" reads like KDK College Road and the page says so
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
    test('lead to places that have a point', () => {
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
    )('reads "near %s" as near the station', (name, slug) => {
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
    test('never says 0 above cards', () => {
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
});

describe('answers', () => {
  describe('loaders', () => {
    useTestDb();

    const stampDuty = async (search: Record<string, string>) => {
      const words = textsIn('en', 'search/answers');
      const context = { search: parseSearch(search), localities: [], words };
      return (await loadAnswer({ kind: 'stamp-duty', amount: 5_000_000 }, context))?.title;
    };

    test("uses the city corporation's stamp duty, even without a locality", async () => {
      const there = await stampDuty({ city: 'nagpur', locality: 'dharampeth' });
      // 6 % duty including surcharge, and a fee of at most ₹30,000
      expect(there).toMatch(/₹3,[3-9]\d,000|₹[4-5],\d\d,000/);
      expect(await stampDuty({ city: 'nagpur' })).toBe(there);
      expect(await stampDuty({ city: 'nagpur', locality: 'itwari' })).toBe(there);
    });
  });

  describe('rules', () => {
    test.each([
      ['emi-4000000-15', { kind: 'emi', amount: 4_000_000, years: 15 }],
      ['emi-4000000', { kind: 'emi', amount: 4_000_000 }],
      ['tax', { kind: 'tax' }],
      ['service-vridi', { kind: 'service', slug: 'vridi' }],
    ] as const)('reads the question %s as written', (text, question) => {
      expect(readAsked(text)).toEqual(question);
      expect(writeAsked(question)).toBe(text);
    });

    test('reads no question from an address that no search box wrote', () => {
      expect(readAsked('emi-15-15-15')).toBeUndefined();
      expect(readAsked('taxes')).toBeUndefined();
    });
  });
});

describe('a second reading by a language model', () => {
  useTestDb();
  let model: Awaited<ReturnType<typeof modelDouble>>;
  const ODD = '2 bhk, I am Suresh Patil, my knees frown upon zigzag climbing';
  const lead = (ask = ODD, helpFor = '192.0.2.1') => resolveSearch(new URLSearchParams({ ask }), { helpFor });
  beforeAll(async () => {
    model = await modelDouble();
  });
  afterAll(() => model.stop());
  beforeEach(() => {
    model.set(true);
    model.asked.length = 0;
  });
  afterEach(() => jest.restoreAllMocks());
  const unread = (path: string) => new URL(path, 'http://localhost').searchParams.get('unread');

  test("adds what the grammar reads in the model's words, says so, and sends no name", async () => {
    model.says('ground floor 2 bhk');
    const path = await lead();
    expect(path).toMatch(/bedrooms=2/);
    expect(path).toMatch(/maxFloor=0/);
    expect(path).toMatch(/helped=1/);
    // the model's choice of words is unknown
    expect(unread(path)).toBe(unread(await lead(ODD, '')));
    expect(unread(path)).toContain('zigzag');
    expect(model.asked[0]?.given).not.toContain('Suresh');
  });

  test.each([
    ['another number', 'ground floor 3 bhk under 40 lakh'],
    ['words that the grammar does not know', 'ground floor frobnicated quux'],
    ['nothing new', '2 bhk'],
    ['a dash', '-'],
    ['too much', 'ground floor '.repeat(50)],
  ])('ignores %s', async (_, words) => {
    model.says(words);
    const [helped, plain] = [await lead(), await lead(ODD, '')];
    expect(helped).toBe(plain);
    expect(helped).toMatch(/unread=/);
    expect(model.asked).toHaveLength(1);
  });

  test('ignores a model that takes too long', async () => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const asked = jest.spyOn(AbortSignal, 'timeout').mockImplementation(() => timeout(100));
    model.replies(() => undefined);
    expect(await lead()).toBe(await lead(ODD, ''));
    expect(asked.mock.calls[0]?.[0]).toBeLessThan(2000);
  });

  test('is used only for words that the grammar did not read, and only with a model', async () => {
    model.says('ground floor');
    await lead('2 bhk in besa under 50 lakh');
    const pick = 'locality:nagpur:besa';
    await resolveSearch(new URLSearchParams({ ask: ODD, pick }), { helpFor: '192.0.2.1' });
    model.set(false);
    expect(await lead()).toMatch(/unread=/);
    expect(model.asked).toEqual([]);
  });

  test('limits one address before the shared limit is used up', async () => {
    model.says('ground floor');
    const { points } = RATE_LIMITS.modelSearchAddress;
    await consume('modelSearchAddress', '192.0.2.9', points * env().RATE_LIMIT_FACTOR);
    expect(await lead(ODD, '192.0.2.9')).toBe(await lead(ODD, ''));
    expect(model.asked).toEqual([]);
    expect(await lead(ODD, '192.0.2.10')).toMatch(/helped=1/);
    expect(points).toBeLessThan(RATE_LIMITS.modelSearch.points / 10);
  });
});
