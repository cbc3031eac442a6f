import fc from 'fast-check';
import { faqPage, service } from '@/lib/content/format';
import { SERVICE_LINES } from '@/lib/content/service-lines/constants';
import { textsIn } from '@/lib/platform/language/messages';
import { ownWordsLang } from '@/lib/platform/language/own-words';
import type { Site } from '@/lib/settings/dto';
import { breadcrumbList, type JsonLd, realEstateAgent, webSite } from '@/lib/settings/format';
import { jsonLdProblems } from '@/test/validate-json-ld';
import { AMENITY_CATEGORIES, AMENITY_GROUPS } from './amenities/constants';
import { amenitiesLeft, canHave } from './amenities/rules';
import { type PropertyCardDto, type PropertyDto, toPropertyDto } from './dto';
import { AMENITIES, CATEGORIES } from './fields/vocabulary';
import { formatFact, keyFacts, noticesOf, propertyDescription, toFormValues } from './format';
import { namesUnit, publicAddress, withoutUnit } from './location/rules';
import {
  adviceMessage,
  FIELD_POINTS,
  GOOD_PHOTO_COUNT,
  listingQuality,
  type QualityFacts,
} from './quality.rules';
import { withoutHidden } from './rules';
import { EMPTY_FORM, propertyFormSchema } from './schema';
import { listPage, realEstateListing } from './structured-data.format';
import { isTitleMade, titleOf } from './title/format';

describe('amenities', () => {
  test('puts each amenity in one group and at least one category', () => {
    const grouped = AMENITY_GROUPS.flatMap(({ amenities }) => [...amenities]);
    expect(grouped.toSorted()).toEqual(AMENITIES.toSorted());
    for (const amenity of AMENITIES) expect(AMENITY_CATEGORIES[amenity].length).toBeGreaterThan(0);
  });

  test.each([
    ['Residential', 'flat', 'loading-dock', false],
    ['Residential', 'flat', 'three-phase-power', false],
    ['Residential', 'flat', 'fencing', false],
    ['Residential', 'flat', 'lift', true],
    ['Commercial', 'showroom', 'loading-dock', true],
    ['Commercial', 'office', 'loading-dock', false],
    ['Industrial', 'warehouse', 'loading-dock', true],
    ['Plots', '', 'lift', false],
    ['Plots', '', 'fencing', true],
    ['Agricultural', 'farmland', 'gym', false],
    ['Agricultural', 'farmland', 'borewell', true],
    ['', '', 'loading-dock', true],
  ] as const)('%s %s: asks about %s: %s', (category, subType, amenity, isAsked) => {
    expect(canHave(amenity, { category, subType })).toBe(isAsked);
  });

  test('offers every category as many amenities as the score requires', () => {
    const needed = FIELD_POINTS.amenities?.count ?? 0;
    expect(needed).toBeGreaterThan(0);
    for (const category of CATEGORIES)
      expect(AMENITIES.filter((amenity) => canHave(amenity, { category })).length).toBeGreaterThanOrEqual(
        needed,
      );
  });

  test('drops amenities that a plot cannot have, but keeps those of a stored plot', () => {
    const flat = {
      ...EMPTY_FORM,
      category: 'Residential',
      type: 'sale',
      amenities: ['lift', 'garden', 'loading-dock'],
    };
    expect(amenitiesLeft(flat.amenities, { category: 'Plots' })).toEqual(['garden']);
    expect(withoutHidden({ ...flat, category: 'Plots' }, flat).amenities).toEqual(['garden']);
    expect(withoutHidden(flat, flat).amenities).toEqual(flat.amenities);
  });
});

describe('addresses', () => {
  test.each([
    ['Flat 302, Orange Residency, Besa, Nagpur 440037', 'Orange Residency, Besa, Nagpur 440037'],
    ['Flat No. 302, Orange Residency, Besa', 'Orange Residency, Besa'],
    ['flat no 4B in Orange Residency, Besa', 'Orange Residency, Besa'],
    ['Orange Residency, Flat # A-302, Besa, Nagpur', 'Orange Residency, Besa, Nagpur'],
    ['Orange Residency, Besa, Apt 12', 'Orange Residency, Besa'],
    ['A-302, Orange Residency, Besa', 'Orange Residency, Besa'],
    ['302, Orange Residency, Besa', 'Orange Residency, Besa'],
    ['House No. 45/2, Trimurti Nagar, Nagpur', 'Trimurti Nagar, Nagpur'],
    ['H. No. 45, Trimurti Nagar', 'Trimurti Nagar'],
    ['Unit 7, Sai Plaza, Sadar', 'Sai Plaza, Sadar'],
    ['सदनिका क्र. 302, ऑरेंज रेसिडेन्सी, बेसा', 'ऑरेंज रेसिडेन्सी, बेसा'],
    ['फ्लैट नंबर १२, ऑरेंज रेसिडेंसी, बेसा', 'ऑरेंज रेसिडेंसी, बेसा'],
  ])('shows %s as %s', (address, shown) => {
    expect(withoutUnit(address)).toBe(shown);
    expect(publicAddress(address, { category: 'Residential' })).toBe(shown);
    expect(namesUnit(address)).toBe(true);
    // unitShown is ticked
    expect(publicAddress(address, { category: 'Residential', unitShown: 'yes' })).toBe(address);
  });

  test.each([
    '12 West High Court Road, Dharampeth, Nagpur 440010',
    'Ambazari Road, Dharampeth, Nagpur',
    'Flat land near Besa, Nagpur',
    'Unity Towers, Sadar',
    'House of Orange, 3rd floor, Sadar',
    'Ring Road 2, Nagpur 440022',
    'घरकुल सोसायटी, बेसा',
  ])('keeps %s, which has no flat number', (address) => {
    expect(withoutUnit(address)).toBe(address);
    expect(namesUnit(address)).toBe(false);
  });

  test('keeps the number of a plot, because it identifies the land', () => {
    for (const category of ['Plots', 'Agricultural'] as const)
      expect(publicAddress('101, Sai Layout, Besa', { category })).toBe('101, Sai Layout, Besa');
  });
});

describe('quality', () => {
  const EMPTY: QualityFacts = { images: 0, videos: 0 };
  const COMPLETE: QualityFacts = {
    title: '3 BHK flat in Dharampeth',
    description: Array.from({ length: 40 }, () => 'word').join(' '),
    price: 4_500_000,
    type: 'sale',
    category: 'Residential',
    address: '12 West High Court Road, Nagpur',
    locality: 'Dharampeth',
    bedrooms: 3,
    bathrooms: 2,
    area: 1600,
    carpetArea: 1200,
    facing: 'east',
    furnishing: 'unfurnished',
    possession: 'ready',
    amenities: ['lift', 'parking', 'garden'],
    // only for a home to let
    tenants: 'anyone',
    availableFrom: '2027-01-01',
    images: GOOD_PHOTO_COUNT,
    videos: 1,
  };
  const fields = (facts: QualityFacts) => listingQuality(facts).advice.map(({ field }) => field);

  test('scores a complete listing 100 without advice', () => {
    expect(listingQuality(COMPLETE)).toEqual({ score: 100, advice: [] });
  });

  test('scores an empty listing 0, and asks for photos first', () => {
    const { score, advice } = listingQuality(EMPTY);
    expect(score).toBe(0);
    expect(advice[0]).toEqual({
      field: 'images',
      text: 'add photos, because people skip listings without one',
      points: 30,
    });
    const points = advice.map(({ points }) => points);
    expect(points).toEqual(points.toSorted((a, b) => b - a));
  });

  test('counts half of the photos as half, and asks for the rest', () => {
    const { advice } = listingQuality({ ...COMPLETE, images: 5, amenities: ['lift'] });
    expect(advice.map(({ text }) => text).toSorted()).toEqual(['add 1 more photo', 'add 2 more amenities']);
    expect(advice.map(adviceMessage).map(textsIn('mr', 'listings/wizard').reply).toSorted()).toEqual([
      'आणखी 1 फोटो जोडा',
      'आणखी 2 सुविधा जोडा',
    ]);
  });

  test('does not ask about rooms, carpet area or possession of land', () => {
    const land = fields({ ...EMPTY, category: 'Plots', type: 'sale' });
    for (const field of ['bedrooms', 'bathrooms', 'carpetArea', 'furnishing', 'possession'])
      expect(land).not.toContain(field);
    expect(fields({ ...EMPTY, category: 'Residential', type: 'sale' })).toContain('carpetArea');
  });

  test('asks for possession only of a sale, and for a project number only of an unfinished project', () => {
    expect(fields({ ...COMPLETE, type: 'rent', possession: undefined })).toEqual([]);
    expect(fields({ ...COMPLETE, possession: undefined })).toEqual(['possession']);
    expect(fields({ ...COMPLETE, possession: 'under-construction' })).toEqual(['reraNumber']);
    expect(fields({ ...COMPLETE, possession: 'under-construction', reraExemption: 'small-project' })).toEqual(
      [],
    );
  });

  test('gives a percentage that never falls when photos are added', () => {
    fc.assert(
      fc.property(fc.nat(30), fc.nat(3), fc.boolean(), (images, videos, isFull) => {
        const facts = { ...(isFull ? COMPLETE : EMPTY), images, videos };
        const { score } = listingQuality(facts);
        expect(score).toBeGreaterThanOrEqual(0);
        expect(score).toBeLessThanOrEqual(100);
        expect(listingQuality({ ...facts, images: images + 1 }).score).toBeGreaterThanOrEqual(score);
      }),
    );
  });
});

describe('titles', () => {
  type Facts = Parameters<typeof titleOf>[0];
  const flat: Facts = {
    title: '3 BHK flat facing the lake',
    category: 'Residential',
    subType: 'flat',
    bedrooms: 3,
    locality: 'Civil Lines',
    city: 'Nagpur',
    area: 1400,
    carpetArea: 1050,
  };
  const inLanguage = (facts: Facts, language: 'en' | 'mr' | 'hi') =>
    titleOf(facts, textsIn(language, 'listings/card'));

  test.each([
    ['en', '3 BHK flat facing the lake'],
    ['mr', '3 बीएचके फ्लॅट, 1,050 चौ. फूट, सिव्हिल लाइन्स'],
    ['hi', '3 बीएचके फ्लैट, 1,050 वर्ग फुट, सिविल लाइंस'],
  ] as const)('builds a title from the facts if it is in Latin letters, in %s', (language, title) => {
    expect(inLanguage(flat, language)).toBe(title);
  });

  test('keeps a title in Devanagari as typed in every language', () => {
    const title = 'धरमपेठेत तलावासमोर ऐसपैस फ्लॅट';
    for (const language of ['en', 'mr', 'hi'] as const) {
      expect(inLanguage({ ...flat, title }, language)).toBe(title);
      expect(isTitleMade({ ...flat, title }, language)).toBe(false);
    }
    expect([ownWordsLang(title, 'en'), ownWordsLang(title, 'mr'), ownWordsLang(title, 'hi')]).toEqual([
      'mr',
      undefined,
      'mr',
    ]);
    expect(ownWordsLang('तालाब के सामने बड़ा फ्लैट', 'mr')).toBe('hi');
    expect(ownWordsLang('फ्लॅट', 'en')).toBe('mr');
    expect(ownWordsLang('नागपूर', 'en')).toBe('und-Deva');
  });

  test('distinguishes the built titles of two homes by project and size', () => {
    const others: Partial<PropertyCardDto>[] = [{}, { carpetArea: 980 }, { project: 'Sai Residency' }];
    const titles = others.map((one) => inLanguage({ ...flat, ...one } as Facts, 'mr'));
    expect(new Set(titles).size).toBe(titles.length);
    expect(titles[2]).toBe('3 बीएचके फ्लॅट, 1,050 चौ. फूट, Sai Residency, सिव्हिल लाइन्स');
    const land: Facts = { title: 'NA plot', category: 'Plots', city: 'Nagpur', area: 43_560 };
    expect(inLanguage(land, 'hi')).toBe('प्लॉट, 43,560 वर्ग फुट, नागपुर');
  });
});

describe('structured data', () => {
  const site: Site = {
    name: 'Saptam Group',
    tagline: 'From Your Dream to Your Home',
    url: 'https://saptam.example',
    city: 'Nagpur',
    phone: '+917120000000',
    email: 'hello@saptam.example',
    whatsapp: '917120000000',
    address: 'Civil Lines, Nagpur 440001',
    reraAgentNumber: 'A50500000000',
    codePrefix: 'SG',
    testimonials: [],
    exitPopup: true,
  };

  const property: PropertyDto = {
    _id: '65f000000000000000000001',
    title: '3 BHK flat in Dharampeth',
    description: 'Corner flat.',
    price: 15_000_000,
    type: 'sale',
    category: 'Residential',
    location: { address: 'West High Court Road', coordinates: [79.06, 21.14] },
    address: 'West High Court Road, Dharampeth, Nagpur',
    bedrooms: 3,
    area: 1600,
    carpetArea: 1180,
    images: [
      { url: '/media/0123456789abcdef0123456789abcdef/1600.jpg', public_id: 'a', width: 1600, height: 1200 },
    ],
    videos: [],
    status: 'verified',
    createdAt: '2026-10-01T00:00:00.000Z',
    updatedAt: '2026-10-02T00:00:00.000Z',
    city: 'Nagpur',
    citySlug: 'nagpur',
    placePrecision: 'exact',
    pinCode: '440010',
    amenities: ['lift'],
    priceHistory: [],
    __v: 0,
  };

  describe('structured data is valid', () => {
    test.each<readonly [string, JsonLd]>([
      ['the agency', realEstateAgent(site)],
      ['an agency without a registration', realEstateAgent({ ...site, reraAgentNumber: undefined })],
      ['the site', webSite(site)],
      ['breadcrumbs', breadcrumbList(site, [{ name: 'Home', path: '/' }])],
      ...listPage(site, { name: 'Flats', path: '/buy', items: [property] }).map(
        (document) => [`a list: ${document['@type']}`, document] as const,
      ),
      ['a flat', realEstateListing(site, property)],
      ['a flat to let', realEstateListing(site, { ...property, type: 'rent', price: 20_000 })],
      ['a plot', realEstateListing(site, { ...property, category: 'Plots', bedrooms: undefined })],
      [
        'a bare listing',
        realEstateListing(site, { ...property, images: [], amenities: [], pinCode: undefined }),
      ],
      ...SERVICE_LINES.map((line) => [line.name, service(site, line)] as const),
      ...SERVICE_LINES.map((line) => [`questions of ${line.name}`, faqPage(line.questions)] as const),
    ])('%s', (_, document) => {
      expect(jsonLdProblems(JSON.parse(JSON.stringify(document)))).toEqual([]);
    });

    test('describes a listing in the terms of schema.org', () => {
      const listing = realEstateListing(site, property);
      expect(listing).toMatchObject({
        '@type': 'RealEstateListing',
        mainEntity: {
          '@type': 'Apartment',
          floorSize: { value: 1180, unitCode: 'FTK' },
          numberOfBedrooms: 3,
        },
        offers: { price: 15_000_000, priceCurrency: 'INR' },
      });
      const plot = realEstateListing(site, { ...property, category: 'Plots' }).mainEntity;
      expect(plot).toMatchObject({ '@type': 'Place' });
      expect(plot).not.toHaveProperty('numberOfBedrooms');
    });

    test('names the language of a list, and links its pages in that language', () => {
      const [page, list] = listPage(site, { name: 'फ्लॅट', path: '/buy', items: [property], language: 'mr' });
      expect(page).toMatchObject({ inLanguage: 'mr', url: 'https://saptam.example/mr/buy' });
      expect(list).toMatchObject({ '@id': 'https://saptam.example/mr/buy#list', name: 'फ्लॅट' });
      expect(breadcrumbList(site, [{ name: 'खरेदी', path: '/buy' }], 'mr')).toMatchObject({
        itemListElement: [{ item: 'https://saptam.example/mr/buy' }],
      });
      expect(webSite(site, 'hi')).toMatchObject({ inLanguage: 'hi' });
    });

    test('gives each page of a list its own id, and places a locality in its city', () => {
      const of = (path: string) => listPage(site, { name: 'Flats', path, items: [property] })[1]?.['@id'];
      expect(of('/buy/nagpur')).not.toBe(of('/buy/nagpur?page=2'));
      const about = { name: 'Dharampeth', alternateName: ['धरमपेठ'], city: 'Nagpur' };
      const [page] = listPage(site, { name: 'Flats', path: '/buy', items: [property], about });
      expect(page?.about).toEqual({
        '@type': 'Place',
        name: 'Dharampeth',
        alternateName: ['धरमपेठ'],
        containedInPlace: { '@type': 'City', name: 'Nagpur' },
      });
      expect(jsonLdProblems(page)).toEqual([]);
    });

    test('includes the PIN code and state of an address if known', () => {
      const of = (address: string) => realEstateAgent({ ...site, address }).address;
      expect(of('Civil Lines, Nagpur 440001, Maharashtra')).toMatchObject({
        postalCode: '440001',
        addressRegion: 'Maharashtra',
      });
      expect(of('Civil Lines, Nagpur 440001')).toMatchObject({ postalCode: '440001' });
      expect(of('Civil Lines, Nagpur')).not.toHaveProperty('postalCode');
      expect(realEstateListing(site, property).mainEntity).toMatchObject({
        address: { addressRegion: 'Maharashtra', postalCode: '440010' },
      });
    });

    test('gives questions and services in their language, with an address in it', () => {
      expect(faqPage({}, 'mr')).toHaveProperty('inLanguage', 'mr');
      const label = (name: string) => (name === site.city ? 'नागपुर' : name);
      const { url: address, areaServed } = service(site, SERVICE_LINES[1]!, { label, language: 'hi' });
      expect(areaServed).toBe('नागपुर');
      expect(address).toBe('https://saptam.example/hi/services/vridi');
    });

    test('omits unknown coordinates', () => {
      expect(realEstateListing(site, property).mainEntity).toHaveProperty('geo');
      const location = { address: '', coordinates: [0, 0] as [number, number] };
      const nowhere: PropertyDto = { ...property, location, placePrecision: 'unknown', city: '' };
      const { mainEntity } = realEstateListing(site, nowhere) as { mainEntity: { address: object } };
      expect(mainEntity).not.toHaveProperty('geo');
      expect(mainEntity.address).not.toHaveProperty('addressLocality');
      const roughly: PropertyDto = { ...property, placePrecision: 'approximate' };
      expect(realEstateListing(site, roughly).mainEntity).not.toHaveProperty('geo');
    });
  });

  test('reports errors in structured data', () => {
    expect(jsonLdProblems({ '@type': 'FAQPage' })).toEqual([
      '@context is not https://schema.org',
      'FAQPage.mainEntity is missing',
    ]);
    const broken = realEstateListing(site, { ...property, price: Number.NaN });
    expect(jsonLdProblems(JSON.parse(JSON.stringify(broken)))).toEqual([
      'RealEstateListing.offers Offer.price is no count',
    ]);
  });
});

describe('texts of a listing', () => {
  const FLAT = {
    _id: '65f000000000000000000001',
    title: '2 BHK flat in Dharampeth',
    description: 'Corner flat with morning sun',
    type: 'sale',
    category: 'Residential',
    status: 'active',
    price: 6_000_000,
    area: 1000,
    carpetArea: 800,
    bedrooms: 2,
    address: '12 West High Court Road',
    city: 'Nagpur',
    citySlug: 'nagpur',
    locality: 'Dharampeth',
    amenities: ['lift'],
    createdAt: new Date('2026-11-01T06:00:00Z'),
    location: { address: '', coordinates: [79.06, 21.14] },
  };
  const listing = (more: object = {}): PropertyDto => toPropertyDto({ ...FLAT, ...more });
  const EN = textsIn('en', 'listings/facts');
  const facts = (more: object = {}) => Object.fromEntries(keyFacts(listing(more), EN));

  describe('key facts', () => {
    test('come in the order people ask, with the price per square foot beside each area', () => {
      const all = keyFacts(
        listing({ builtUpArea: 950, floor: 3, totalFloors: 7, facing: 'east', pinCode: '440010' }),
        EN,
      );
      expect(all.map(([label]) => label)).toEqual([
        'Carpet area',
        'Area',
        'Floor',
        'Facing',
        'Built-up area',
        'Bedrooms',
        'PIN code',
        'Category',
        'Type',
        'Status',
      ]);
      expect(Object.fromEntries(all)).toMatchObject({
        'Carpet area': '800 sq ft · ₹7,500/sq ft',
        Area: '1,000 sq ft · ₹6,000/sq ft',
        Floor: '3 of 7',
      });
    });

    test.each([
      ['active', 'Active'],
      ['sold', 'Sold'],
    ] as const)("show the status %s in a buyer's words", (status, expected) => {
      expect(facts({ status }).Status).toBe(expected);
    });

    test.each(['sold', 'rented'])('omit "For Sale" for a home that is %s', (status) => {
      expect(facts({ status })).not.toHaveProperty('Type');
      expect(facts()).toHaveProperty('Type', 'For Sale');
    });

    test('do not repeat an area', () => {
      expect(facts({ area: 800 })).not.toHaveProperty('Area');
    });

    test.each([
      [{ floor: 0, totalFloors: 7 }, 'Ground of 7'],
      [{ floor: -1 }, '-1'],
      [{ totalFloors: 7 }, '7 in the building'],
      [{}, undefined],
    ])('show %j as floor %s', (more, expected) => {
      expect(facts(more).Floor).toBe(expected);
    });

    test.each([
      [{ ageYears: 0 }, 'Age', 'New'],
      [{ ageYears: 1 }, 'Age', '1 year'],
      [{ ageYears: 12 }, 'Age', '12 years'],
      [{ bedrooms: 0 }, 'Bedrooms', undefined],
      [{ parking: 0 }, 'Parking', undefined],
      [{ furnishing: 'semi-furnished' }, 'Furnishing', 'Semi-furnished'],
      [{ possessionDate: new Date('2027-03-31') }, 'Possession from', '31 Mar 2027'],
      [{ maintenance: 2500 }, 'Monthly society charges', '₹2,500'],
    ])('show for %j: %s as %s', (more, label, expected) => {
      expect(facts(more)[label]).toBe(expected);
    });

    test('show land in acres, farmland with its price per acre, and neither with rooms', () => {
      const land = facts({
        category: 'Agricultural',
        area: 108_900,
        carpetArea: undefined,
        floor: 2,
        facing: 'east',
      });
      expect(land['Land area']).toMatch(/^1,08,900 sq ft · 2 acres 20 guntha · ₹55\/sq ft$/);
      expect(land['Price per acre']).toBe('₹24 L');
      for (const label of ['Area', 'Bedrooms', 'Floor']) expect(land).not.toHaveProperty(label);
      expect(facts({ category: 'Plots' })).not.toHaveProperty('Price per acre');
    });

    test('omit fields that do not apply to the listing', () => {
      expect(formatFact('deposit', listing({ deposit: 50_000 }), EN)).toBeUndefined();
      expect(formatFact('deposit', listing({ type: 'rent', deposit: 50_000 }), EN)).toBe('₹50,000');
      expect(formatFact('possession', listing({ type: 'rent', possession: 'ready' }), EN)).toBeUndefined();
    });
  });

  test("puts rooms, size, place and price before the owner's words in the page description", () => {
    expect(propertyDescription(listing(), EN)).toBe(
      '2 BHK, 800 sq ft, Dharampeth, Nagpur. ₹60 L. Corner flat with morning sun',
    );
    expect(propertyDescription(listing({ type: 'rent', price: 18_000, locality: undefined }), EN)).toContain(
      'Nagpur. ₹18,000 a month.',
    );
    expect(propertyDescription(listing({ description: 'long '.repeat(100) }), EN).length).toBeLessThanOrEqual(
      160,
    );
  });

  test('notifies the person who saved it about missing details and an unknown town', () => {
    expect(noticesOf(listing())).toEqual([]);
    const lacking = listing({
      status: 'paused',
      lifecycle: { choice: 'listed', blockedBy: ['photo', 'confirmation'] },
    });
    expect(noticesOf(lacking)).toEqual([expect.stringMatching(/^Saved\. It goes public once you .+, and /)]);
    expect(noticesOf(listing({ citySlug: '' }))).toEqual([expect.stringContaining('Which town')]);
  });

  test('returns a stored listing unchanged from the form', () => {
    const before = listing({
      possession: 'ready',
      possessionDate: new Date('2027-03-31'),
      placePrecision: 'exact',
    });
    const values = toFormValues(before);
    expect(values).toMatchObject({
      price: '6000000',
      possessionDate: '2027-03-31',
      latitude: '21.14',
      floor: '',
    });
    const after = propertyFormSchema.parse(values);
    expect(after).toMatchObject({ title: before.title, price: before.price, amenities: ['lift'] });
    expect(after.location.coordinates).toEqual([79.06, 21.14]);
    expect(toFormValues(listing({ placePrecision: 'approximate' })).latitude).toBe('');
  });
});
