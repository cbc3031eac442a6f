import { PATCH as patch, GET as read } from '@/app/api/property/[id]/route';
import { POST as add } from '@/app/api/property/route';
import { SMALL_PROJECT } from '@/lib/content/constants';
import { aashray } from '@/lib/content/service-lines/lines/aashray';
import aashrayHindi from '@/lib/content/service-lines/lines/aashray.hi';
import aashrayMarathi from '@/lib/content/service-lines/lines/aashray.mr';
import { guessMapping } from '@/lib/imports/headings/rules';
import { LISTING_COLUMNS, LISTING_TEMPLATE } from '@/lib/imports/listings/constants';
import { CARD_PROJECTION, type PropertyDto, toPropertyCardDto, toPropertyDto } from '@/lib/listings/dto';
import { formatField, keyFacts, toFormValues } from '@/lib/listings/format';
import { listingQuality } from '@/lib/listings/quality.rules';
import { withoutHidden } from '@/lib/listings/rules';
import { DETAIL_FIELDS, EMPTY_FORM, propertyFormSchema, STEP_FIELDS } from '@/lib/listings/schema';
import { LANGUAGES } from '@/lib/platform/language/languages';
import { inEnglish } from '@/lib/platform/language/message';
import { textsIn } from '@/lib/platform/language/messages';
import { Property } from '@/models/listings/property';
import { useTestDb } from '@/test/db';
import { fields } from '@/test/listing-form';
import { signedIn } from '@/test/people';
import type { FieldValues } from './dto';
import { statusMeaning, verifiedOn } from './format';
import { KIND_FIELDS } from './kinds';
import { FIELD_NAMES, FIELDS, fieldNames, hasField, STORED_NAMES, subTypeFor, wordsFor } from './rules';
import { RERA_EXEMPTION_LABELS } from './vocabulary';

describe('formats of fields', () => {
  const LISTED: Parameters<typeof statusMeaning>[0] = {
    status: 'active',
    createdAt: '2026-11-01T06:00:00Z',
  };

  describe('explanation of a status', () => {
    const verifiedAt = '2026-11-03T06:00:00Z';

    test.each<[Partial<typeof LISTED>, RegExp | undefined]>([
      [{}, /^Published by its owner on 1 Nov 2026/],
      [{ status: 'verified', verifiedAt }, /^Verified by our team on 3 Nov 2026\./],
      [{ status: 'unverified' }, /^We couldn’t verify/],
      [
        { status: 'unverified', verifiedAt, unverifiedSince: verifiedAt },
        /^Verified on 3 Nov 2026, edited since\./,
      ],
      [{ status: 'sold' }, undefined],
      [{ status: 'draft' }, undefined],
    ])('explains %j as %s', (more, expected) => {
      const meaning = statusMeaning({ ...LISTED, ...more }, textsIn('en', 'listings/card').t);
      if (expected) expect(meaning).toMatch(expected);
      else expect(meaning).toBeUndefined();
    });

    test('shows no date for a listing that was never verified', () => {
      expect(verifiedOn(LISTED, textsIn('en', 'listings/card').t)).toBeUndefined();
    });
  });
});

describe('kinds of listing', () => {
  useTestDb();

  const OF_PLOT = { frontage: '30 ft', roadWidth: '9 m', naOrder: 'na', corner: 'yes' };
  const OF_FARM = { gatNumber: '123/2', landRecord: 'sole', water: 'borewell', roadAccess: 'tar-road' };
  const OF_SHOP = { frontage: '14', ceilingHeight: '11.5', corner: 'no' };
  const OF_RENT = {
    deposit: '60,000',
    tenants: 'families',
    noticeMonths: '2',
    availableFrom: '2027-01-15',
  };

  test.each([
    [{ category: 'Plots', type: 'sale' }, OF_PLOT, ['gatNumber', 'ceilingHeight', 'tenants']],
    [{ category: 'Agricultural', type: 'sale' }, OF_FARM, ['naOrder', 'frontage', 'tenants']],
    [{ category: 'Commercial', type: 'sale' }, OF_SHOP, ['roadWidth', 'naOrder', 'water']],
    [{ category: 'Residential', type: 'rent' }, OF_RENT, ['frontage', 'landRecord', 'possession']],
  ] as const)('%o has %o, and loses %o', (kind, own, foreign) => {
    for (const name of Object.keys(own)) expect([name, hasField(name as never, kind)]).toEqual([name, true]);
    for (const name of foreign) expect([name, hasField(name, kind)]).toEqual([name, false]);
    const given = {
      ...EMPTY_FORM,
      ...kind,
      ...own,
      ...Object.fromEntries(foreign.map((name) => [name, '7'])),
    };
    const left = withoutHidden(given as never);
    expect(left).toMatchObject(own);
    for (const name of foreign) expect(left[name]).toBe('');
  });

  test('stores the details of a plot, and shows them in the form and among the key facts', async () => {
    const owner = await signedIn('seller');
    const body = { ...fields, category: 'Plots', title: 'Plot in Besa', possession: 'ready', ...OF_PLOT };
    const made = await owner.browser.call(add, '/', { body });
    expect(made.status).toBe(201);
    const plot = made.json.data as PropertyDto;
    expect(plot).toMatchObject({ frontage: 30, roadWidth: 29.53, naOrder: 'na', corner: 'yes' });
    expect(toFormValues(plot)).toMatchObject({ frontage: '30', roadWidth: '29.53' });
    expect(keyFacts(plot, textsIn('en', 'listings/facts'))).toEqual(
      expect.arrayContaining([
        ['Frontage', '30 ft'],
        ['Road width', '29.53 ft'],
        ['Corner', 'Yes'],
        ['NA order', 'NA order received'],
      ]),
    );
    const params = { id: plot._id };
    const changed = await owner.browser.call(patch, '/', {
      method: 'PATCH',
      params,
      body: { __v: plot.__v, frontage: '40' },
    });
    expect(changed.json.data).toMatchObject({ frontage: 40, roadWidth: 29.53 });
  });

  test('keeps the availability date of a rental when another field is edited', async () => {
    const owner = await signedIn('seller');
    const body = { ...fields, type: 'rent', price: '18,000', ...OF_RENT };
    const home = (await owner.browser.call(add, '/', { body })).json.data as PropertyDto;
    expect(home).toMatchObject({ tenants: 'families', noticeMonths: 2 });
    expect(keyFacts(home, textsIn('en', 'listings/facts'))).toEqual(
      expect.arrayContaining([
        ['Suitable tenants', 'Families'],
        ['Notice', '2 months'],
        ['Free from', '15 Jan 2027'],
      ]),
    );
    const params = { id: home._id };
    const again = await owner.browser.call(patch, '/', {
      method: 'PATCH',
      params,
      body: { __v: home.__v, noticeMonths: '1' },
    });
    expect((again.json.data as PropertyDto).availableFrom).toBe(home.availableFrom);
    expect((await owner.browser.call(read, '/', { params })).json.data).toMatchObject({ noticeMonths: 1 });
  });

  test.each([
    ['frontage', '0'],
    ['frontage', 'wide'],
    ['roadWidth', '20000'],
    ['naOrder', 'perhaps'],
    ['noticeMonths', '25'],
    ['availableFrom', 'tomorrow'],
    ['gatNumber', 'x'.repeat(61)],
    ['areaUnit', 'hectare'],
    ['placeShown', 'nothing'],
    ['unitShown', 'no'],
    ['videoLink', 'http://youtu.be/abc'],
    ['videoLink', 'https://youtu.be.evil.example/abc'],
    ['videoLink', 'https://evil.example/youtu.be'],
    ['videoLink', 'javascript:alert(1)//youtu.be'],
    ['videoLink', 'https://user@youtu.be/abc'],
    ['tourLink', 'https://youtu.be/abc'],
  ])('rejects %s: "%s" with a message at the field', (name, value) => {
    const parsed = propertyFormSchema.safeParse({ ...fields, [name]: value });
    expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([name]);
  });

  test.each([
    ['videoLink', 'https://www.youtube.com/watch?v=abc'],
    ['videoLink', 'https://youtu.be/abc'],
    ['tourLink', 'https://my.matterport.com/show/?m=abc'],
  ])('stores %s: %s unchanged', (name, value) => {
    expect(propertyFormSchema.parse({ ...fields, [name]: value })).toMatchObject({ [name]: value });
  });

  test('words field labels for the kind of listing', () => {
    const words = (name: 'title' | 'price' | 'area', category: string, type = 'sale') =>
      wordsFor(name, { category, type });
    expect(words('price', 'Residential').label).toBe('Price (₹)');
    expect(words('price', 'Plots', 'rent').label).toBe('Monthly rent (₹)');
    expect(words('area', 'Agricultural').label).toBe('Area of the land');
    expect(words('title', 'Plots').placeholder).toMatch(/plot/);
    expect(words('title', 'Commercial').placeholder).toMatch(/shop/);
  });

  test('names the kinds of listing for every kind-specific field', () => {
    const free = ['areaUnit', 'unitShown', 'placeShown', 'videoLink', 'tourLink'];
    const all = Object.entries(KIND_FIELDS).filter(([, field]) => !('appliesTo' in field));
    expect(all.map(([name]) => name)).toEqual(free);
  });
});

describe('rules of fields', () => {
  const SAMPLES: Record<string, unknown> = { text: 'some text', rera: 'P50500012345', pinCode: '440010' };
  const sample = (name: (typeof FIELD_NAMES)[number]) => {
    const { kind, values, hosts } = FIELDS[name];
    if (kind === 'link') return `https://${hosts?.[0]}/tour`;
    if (kind === 'choices') return [values?.[0]];
    if (kind === 'date') return new Date('2027-03-31');
    return values?.[0] ?? SAMPLES[kind] ?? 7;
  };
  const row = { _id: 'id', ...Object.fromEntries(STORED_NAMES.map((name) => [name, sample(name)])) };

  test.each(STORED_NAMES)('stores and sends %s, and shows it in the form and in comparisons', (name) => {
    expect(Property.schema.path(name)).toBeDefined();
    const dto = toPropertyDto(row);
    expect(dto).toHaveProperty(name);
    expect(formatField(name as keyof FieldValues, dto)).toEqual(expect.any(String));
    const text = FIELDS[name].kind === 'date' ? '2027-03-31' : String(sample(name));
    const parsed = propertyFormSchema.safeParse({ ...EMPTY_FORM, [name]: text });
    expect(parsed.error?.issues.map(({ path }) => path[0])).not.toContain(name);
  });

  test("reads only the registry's card fields from the database", () => {
    const names = fieldNames(({ inCard }) => inCard === true);
    const derived = [
      'confirmedAt',
      'confirmedBy',
      'createdAt',
      'images',
      'lifecycle',
      'priceHistory',
      'unitShown',
    ];
    expect(Object.keys(CARD_PROJECTION).sort()).toEqual([...names, ...derived].sort());
    expect(Object.keys(toPropertyCardDto(row))).toEqual(expect.arrayContaining(names));
  });

  test('includes every field once in the form and the import', () => {
    expect(Object.keys(EMPTY_FORM)).toEqual(FIELD_NAMES);
    const placed = [...STEP_FIELDS.flat(), ...DETAIL_FIELDS, 'status', 'latitude', 'longitude'];
    expect(placed.sort()).toEqual([...FIELD_NAMES].sort());
    const columns = LISTING_COLUMNS.map(({ field }) => field);
    expect(columns).toEqual(['code', 'ownerEmail', ...FIELD_NAMES]);
    expect(guessMapping('listings', LISTING_TEMPLATE[0] ?? [], [])).toEqual(columns);
  });

  test('puts every optional field outside the wizard steps into a group', () => {
    const ungrouped = DETAIL_FIELDS.filter((name) => !FIELDS[name].group && FIELDS[name].kind !== 'choices');
    expect(ungrouped).toEqual([]);
  });

  test.each([
    ['Commercial', 'Shop on Sitabuldi main road', undefined, 'shop'],
    ['Commercial', 'Shop with an office above', undefined, undefined],
    ['Commercial', 'Shop with an office above', 'office', 'office'],
    ['Residential', 'Flat beside the office', 'shop', 'flat'],
    ['Villas', 'Row house in Besa', undefined, 'row-house'],
    ['Industrial', 'Godown in Wadi', undefined, 'warehouse'],
    ['Plots', 'Plot beside a shop', 'shop', undefined],
  ])('%s: the sub-type of "%s" with %s chosen is %s', (category, title, chosen, expected) => {
    expect(subTypeFor(category, title, chosen)).toBe(expected);
  });
});

describe('vocabulary', () => {
  test('describes small projects alike in the form and on the service page, in every language', () => {
    const { landSqM, units } = SMALL_PROJECT;
    const label = RERA_EXEMPTION_LABELS['small-project'];
    const lines = { en: aashray, mr: aashrayMarathi, hi: aashrayHindi };
    for (const language of LANGUAGES) {
      const figures = (text: string) => (text.match(/\d+/g) ?? []).map(Number);
      expect(figures(textsIn(language, 'listings/form').label(label))).toEqual([landSqM, units]);
      const answer = Object.values(lines[language].questions).find((text) => text.includes(`${landSqM} `));
      expect(figures(answer ?? '')).toEqual([landSqM, units]);
    }
  });
});

describe('the schema', () => {
  const requiredForm = {
    title: ' 3 BHK flat ',
    description: 'Bright and quiet',
    price: '45 lakh',
    category: 'Residential',
    type: 'sale',
    address: '12 West High Court Road, Dharampeth, Nagpur 440010',
    area: '1,600',
  };

  const issuesOf = (values: Record<string, unknown>) => {
    const result = propertyFormSchema.safeParse({ ...requiredForm, ...values });
    return Object.fromEntries(
      result.error?.issues.map((i) => [i.path.join('.'), inEnglish(i.message)]) ?? [],
    );
  };

  test('accepts the required fields alone, and derives place and coordinates from the address', () => {
    const value = propertyFormSchema.parse(requiredForm);
    expect(value).toMatchObject({
      title: '3 BHK flat',
      price: 4_500_000,
      area: 1600,
      city: 'Nagpur',
      citySlug: 'nagpur',
      locality: 'Dharampeth',
      localitySlug: 'dharampeth',
      amenities: [],
    });
    expect(value.location.coordinates[0]).toBeCloseTo(79.06, 1);
    expect(value.bedrooms).toBeUndefined();
  });

  test('recognises known and unknown cities in the address', () => {
    expect(
      propertyFormSchema.parse({ ...requiredForm, address: '4 Hill Road, Bandra West, Mumbai' }),
    ).toMatchObject({
      citySlug: 'mumbai',
      localitySlug: 'bandra-west',
    });
    const wardha = propertyFormSchema.parse({ ...requiredForm, address: 'Main Road', city: 'Wardha' });
    expect(wardha).toMatchObject({ city: 'Wardha', citySlug: 'wardha', location: { coordinates: [0, 0] } });
    expect(wardha.locality).toBeUndefined();
  });

  test('marks an owner’s pin as exact and the centre of a locality as approximate, and invents no place', () => {
    const placed = (more: object) => {
      const { location, placePrecision, city, citySlug } = propertyFormSchema.parse({
        ...requiredForm,
        ...more,
      });
      return { coordinates: location.coordinates, placePrecision, city, citySlug };
    };
    expect(placed({})).toMatchObject({ placePrecision: 'approximate' });
    expect(placed({ latitude: '21.1401', longitude: '79.0611' })).toMatchObject({
      coordinates: [79.0611, 21.1401],
      placePrecision: 'exact',
    });
    const nowhere = { coordinates: [0, 0], placePrecision: 'unknown' };
    expect(placed({ address: 'Timbuktu' })).toEqual({ ...nowhere, city: '', citySlug: '' });
    expect(placed({ address: 'Main Road', city: 'Timbuktu' })).toMatchObject({
      ...nowhere,
      city: 'Timbuktu',
    });
    expect(placed({ address: 'Camp, Amravati 444602' })).toMatchObject({ ...nowhere, citySlug: 'amravati' });
  });

  test('tells the person what to enter in every empty required field', () => {
    const empty = { title: '', description: ' ', price: '', category: '', type: '', address: '', area: '' };
    expect(Object.keys(issuesOf(empty)).sort()).toEqual(Object.keys(empty).sort());
    expect(
      propertyFormSchema
        .safeParse({})
        .error?.issues.map((i) => i.path[0])
        .sort(),
    ).toEqual(Object.keys(empty).sort());
  });

  test.each([
    ['price', 'cheap'],
    ['price', '-5'],
    ['area', 'large'],
    ['area', '0'],
    ['bedrooms', '2.5'],
    ['category', 'Castle'],
    ['pinCode', '012345'],
    ['amenities', ['helipad']],
  ])('rejects %s: %p', (field, value) => {
    expect(Object.keys(issuesOf({ [field]: value })).some((path) => path.startsWith(field))).toBe(true);
  });

  test('rejects a carpet area above the built-up area, and a floor above the top floor', () => {
    expect(issuesOf({ carpetArea: '1500', builtUpArea: '1400' })).toHaveProperty('carpetArea');
    expect(issuesOf({ floor: '9', totalFloors: '7' })).toHaveProperty('floor');
  });

  test('stores a RERA number without spaces and in capitals', () => {
    expect(propertyFormSchema.parse({ ...requiredForm, reraNumber: ' p505 0001 2345 ' }).reraNumber).toBe(
      'P50500012345',
    );
  });

  test('gives specific advice, and less of it as the listing improves', () => {
    const poor = listingQuality({ images: 3, videos: 0, category: 'Residential', price: 1, area: 1 });
    expect(poor.advice.map(({ text }) => text)).toEqual(
      expect.arrayContaining(['add 3 more photos', 'carpet area is missing']),
    );
    const better = listingQuality({
      images: 5,
      videos: 0,
      category: 'Residential',
      price: 1,
      area: 1,
      carpetArea: 1,
    });
    expect(better.score).toBeGreaterThan(poor.score);
    expect(better.advice.map(({ text }) => text)).toContain('add 1 more photo');
    const plot = listingQuality({ images: 0, videos: 0, category: 'Plots' });
    expect(plot.advice.map(({ field }) => field)).not.toContain('carpetArea');
  });

  test.each([
    ['floor', '99999', 'Please enter a whole number from -5 to 200'],
    ['totalFloors', '1.5', 'Please enter a whole number from -5 to 200'],
    ['bathrooms', '51', 'Please enter a whole number from 0 to 50'],
    ['balconies', 'two', 'Please enter a whole number from 0 to 20'],
  ])('names the allowed range for an out-of-range number: %s %s', (field, value, message) => {
    expect(issuesOf({ [field]: value })).toEqual({ [field]: message });
  });

  test('accepts Marathi and Hindi digits in every numeric field', () => {
    const typed = {
      ...requiredForm,
      price: '४५ लाख',
      area: '१,६००',
      bedrooms: '३',
      floor: '५',
      totalFloors: '७',
      possession: 'under-construction',
      possessionDate: '२०२७-०३-३१',
      pinCode: '४४००१०',
      reraNumber: 'P५०५०००१२३४५',
    };
    expect(propertyFormSchema.parse(typed)).toMatchObject({
      price: 4_500_000,
      area: 1600,
      bedrooms: 3,
      floor: 5,
      totalFloors: 7,
      possessionDate: '2027-03-31',
      pinCode: '440010',
      reraNumber: 'P50500012345',
    });
    // text keeps its digits
    expect(propertyFormSchema.parse({ ...requiredForm, title: '२ बीएचके' }).title).toBe('२ बीएचके');
  });

  test('joins lines pasted into a one-line field, and keeps the paragraphs of a description', () => {
    const text = 'Corner flat\n  near the lake';
    const value = propertyFormSchema.parse({ ...requiredForm, title: text, description: text });
    expect([value.title, value.description]).toEqual(['Corner flat near the lake', text]);
  });

  test.each([
    ['area', '850,5'],
    ['area', '1.200'],
    ['price', '45,00,000.50'],
    ['bedrooms', '1e1'],
    ['floor', '1,2'],
  ])('asks about the ambiguous %s %s instead of guessing', (name, typed) =>
    expect(Object.keys(issuesOf({ [name]: typed }))).toContain(name),
  );

  test('reads three decimals of a coordinate as degrees', () =>
    expect(
      propertyFormSchema.safeParse({ ...requiredForm, latitude: '21.146', longitude: '79.088' }).success,
    ).toBe(true));
});
