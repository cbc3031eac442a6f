import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { moneyUnits } from '@/lib/platform/text/money-names';
import { Client } from '@/models/clients/client';
import { Requirement } from '@/models/clients/requirement';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, stateOf, upload, useImportingBroker } from '@/test/imported-files';
import { RowReader } from './decisions/rules';
import type { ColumnMapping, ImportDto } from './dto';
import { findHeadings, guessMapping, suggestFields } from './headings/rules';
import { readListingRow } from './listings/rules';
import { offerInText } from './readers/offers';
import { cellsOfText } from './readers/phrases';
import { rateIn } from './readers/rates';
import { headingAreaUnit, isOnlyMoney, readFloor, readMoney, readSize } from './values/rules';

describe('headings', () => {
  /** The fields by column, and the first row as a listing or the reason why it is not one. */
  function read(rows: readonly (readonly string[])[], source = 'list.xlsx') {
    const { headings, used } = findHeadings('own-listings', rows);
    const body = rows.slice(used);
    const mapping = guessMapping('own-listings', headings, body);
    const columns: ColumnMapping = {
      headings,
      mapping,
      dateOrder: 'dmy',
      by: 'a'.repeat(24),
      decisions: new Map(),
      source,
    };
    const row = readListingRow([...(body[0] ?? [])], columns, new Map(), builtIn);
    const keys = 'keys' in row ? row.keys : [];
    return { mapping, keys, first: 'input' in row ? row.input : row.problems };
  }

  const keysOf = (rows: readonly (readonly string[])[]) => read(rows).keys;

  test.each([
    [
      'a rate per square foot beside the total',
      [
        [
          'S. No.',
          'Property Name',
          'BHK',
          'Sq.ft',
          'Rate/sqft',
          'Total Cost',
          'Location',
          'Floor No.',
          'Mob.',
        ],
        ['1', 'Sai Vihar', '2', '1050', '4500', '47,25,000', 'Besa', '3', '9822011111'],
      ],
      {
        title: 'Sai Vihar',
        bedrooms: 2,
        subType: 'flat',
        price: 4_725_000,
        area: 1050,
        floor: 3,
        type: 'sale',
      },
    ],
    [
      'two heading rows, of which the first names groups',
      [
        ['', '', 'Area', '', 'Price', ''],
        ['Project', 'Location', 'Carpet', 'Super', 'Basic', 'Config'],
        ['Om Heights', 'Manish Nagar', '650', '1000', '45 L', '2 BHK'],
      ],
      { carpetArea: 650, area: 1000, price: 4_500_000, localitySlug: 'manish-nagar', bedrooms: 2 },
    ],
    [
      'Marathi with lakhs in the heading and the town in the address',
      [
        ['नाव', 'प्रकार', 'भाडे / विक्री', 'किंमत (लाख)', 'क्षेत्रफळ', 'पत्ता', 'मोबाईल'],
        ['गणेश अपार्टमेंट', '२ बीएचके', 'विक्री', '४५', '९५० चौ. फूट', 'मनीष नगर, नागपूर', '९८२२०११११२'],
      ],
      { title: 'गणेश अपार्टमेंट', price: 4_500_000, area: 950, type: 'sale', citySlug: 'nagpur', bedrooms: 2 },
    ],
    [
      'Hindi, to let',
      [
        ['संपत्ति का नाम', 'बिक्री/किराया', 'कीमत', 'क्षेत्रफल', 'इलाका', 'शहर', 'कमरे', 'मंजिल'],
        ['साई निवास', 'किराये पर', '15000', '800 वर्ग फुट', 'Besa', 'नागपुर', '2', 'पहली'],
      ],
      { type: 'rent', price: 15_000, area: 800, floor: 1, bedrooms: 2, citySlug: 'nagpur' },
    ],
    [
      'plots in square metres, with a rate',
      [
        ['Plot No.', 'Area (Sq.M)', 'Rate per Sq.Ft', 'Facing', 'Location', 'Total'],
        ['12', '150', '1800', 'E', 'Besa', '2906000'],
      ],
      { category: 'Plots', facing: 'east', price: 2_906_000, area: 1614.59 },
    ],
    [
      'everything in one description',
      [
        ['Description', 'Cost', 'Place'],
        ['2bhk flat semi furnished 950 sqft', '45L', 'Besa'],
      ],
      { bedrooms: 2, area: 950, price: 4_500_000, localitySlug: 'besa', subType: 'flat' },
    ],
    [
      'no headings at all',
      [
        ['2BHK', 'Besa', '950 sqft', '45 L', '9822011111'],
        ['3BHK', 'Manish Nagar', '1250 sqft', '65 L', '9822011112'],
      ],
      { bedrooms: 2, area: 950, price: 4_500_000, localitySlug: 'besa' },
    ],
  ])('%s', (_, rows, listing) => {
    expect(read(rows).first).toMatchObject(listing);
  });

  test('takes a column of rents called "Rate" for the price', () => {
    const rows = [
      ['Flat', 'Area', 'Location', 'Rate'],
      ['2 BHK', '900', 'Besa', '15000'],
    ];
    expect(read(rows, 'Rent.xlsx').first).toMatchObject({ price: 15_000, type: 'rent' });
  });

  test('reads ten digits beginning with 6 to 9 as a phone number in any column', () => {
    const rows = [
      ['Title', 'Price', 'Area', 'Location', 'Xyz'],
      ['Flat', '45 L', '900', 'Besa', '98220 11111'],
    ];
    expect(read(rows).mapping.at(-1)).toBe('ownerPhone');
  });

  test('tells two homes of equal price and locality apart by size', () => {
    const rows = (area: string) => [
      ['Title', 'Price', 'Area', 'Location', 'Category'],
      ['Flat', '45 L', area, 'Besa', 'Flat'],
    ];
    const [small, large] = [keysOf(rows('800')), keysOf(rows('900'))];
    expect(small.length).toBeGreaterThan(0);
    expect(small.filter((key) => large.includes(key))).toEqual([]);
  });

  test('proposes a free field for every skipped column', () => {
    const headings = ['Title', 'Price', 'Colour of door', 'Sq ft area approx', 'Furnish state'];
    const rows = [['Flat', '45 L', 'red', '900', 'semi']];
    const found = suggestFields('own-listings', headings, rows, ['title', 'price', '', '', '']);
    expect(found).toEqual(['title', 'price', 'remarks', 'area', 'furnishing']);
  });
});

describe('figures', () => {
  test.each([
    ['22 lakh 50 thousand', { rupees: 2_250_000 }],
    ['२२ लाख ५० हजार', { rupees: 2_250_000 }],
    ['1 cr 20 l', { rupees: 12_000_000 }],
    ['1 कोटी 5 लाख 50 हजार', { rupees: 10_550_000 }],
    ['८० लाखांपर्यंत', { rupees: 8_000_000 }],
    ['45 हजारांत', { rupees: 45_000 }],
    ['12-15 hazar', { from: 12_000, to: 15_000, isBare: false }],
    ['14 hajaar', { rupees: 14_000 }],
    // asks about an amount with a part in words instead of shortening it
    ['२२ लाख पन्नास हजार', undefined],
    ['22 lakh fifty thousand', undefined],
    // two figures of one unit are a range, not a sum
    ['45 L - 50 L', { from: 4_500_000, to: 5_000_000, isBare: false }],
    ['50 लाख ते 1 कोटी', { from: 5_000_000, to: 10_000_000, isBare: false }],
    ['₹ 62,50,000/-', { rupees: 6_250_000 }],
    ['price in lakh 45', { bare: 45 }],
    ['1 cr 10', { rupees: 11_000_000 }],
    ['1 cr 10 nego', { rupees: 11_000_000 }],
    // the second figure means something else
    ['1 cr 2 bhk', { rupees: 10_000_000 }],
    ['2 cr 50 sqft', { rupees: 20_000_000 }],
  ])('reads the amount %s', (text, amount) => {
    expect(readMoney(text)).toEqual(amount);
  });

  test.each([
    ['60 Sq-m', 645.8],
    ['60 sq.mtr', 645.8],
    ['167 Sq-yrd', 1503],
    ['985 Sq-ft', 985],
    ['2 acre, 10 guntha', 98_010],
    ['1,200 sqft', 1200],
  ])('reads the area %s', (text, area) => {
    const read = readSize(text, '');
    expect(read?.squareFeet).toBeCloseTo(area, -0.5);
    expect(read?.second).toBeUndefined();
  });

  test.each(['200, 220', '950 sqft & 820 sqft', '200 / 220', '1200 and 900'])(
    'does not add up two areas in one cell: %s',
    (text) => {
      expect(readSize(text, '')).toMatchObject({
        squareFeet: expect.any(Number),
        second: expect.any(Number),
      });
    },
  );

  test.each([
    ['Area (Guntha)', 'guntha'],
    ['क्षेत्र (एकर)', 'acre'],
    ['Area Sq.Mtr', 'sq m'],
    ['Plot Area', ''],
  ])('reads the unit of the heading %s', (heading, unit) => {
    expect(headingAreaUnit(heading)).toBe(unit);
  });

  test.each([
    ['2200 psf', 2200, 'sq ft'],
    ['Rs 5000/- per sq.ft', 5000, 'sq ft'],
    ['₹ 18,000 / sq yd', 18_000, 'sq yd'],
    ['12 lakh per acre', 1_200_000, 'acre'],
    ['५ लाख प्रति गुंठा', 500_000, 'guntha'],
    ['35/sqft', 35, 'sq ft'],
  ])('reads %s as a price per unit', (text, figure, unit) => {
    expect(rateIn(text)).toMatchObject({ figure, unit });
  });

  test.each([
    '62.5 L',
    '₹ 62,50,000/-',
    '45-50 L',
    '18k per month',
    '25,000/month',
    '45 lakh / flat',
    'on request',
  ])('does not read %s as a price per unit', (text) => {
    expect(rateIn(text)).toBeUndefined();
  });

  test.each([
    ['2bhk flat for lease', 'rent'],
    ['flat 2bhk rent', 'rent'],
    ['दुकान भाड्याने', 'rent'],
    ['Shop for sale, main road', 'sale'],
    // an investment with a tenant, and a document
    ['sold with running rent of 20,000', undefined],
    ['sale deed ready', undefined],
    ['for sale or on rent', undefined],
  ])('finds the offer in "%s"', (text, offer) => {
    expect(offerInText(text)).toBe(offer);
  });

  test.each([
    ['३ रा', { floor: 3 }],
    ['१ ला / ५', { floor: 1, totalFloors: 5 }],
    ['4 था मजला', { floor: 4 }],
    ['५ वा', { floor: 5 }],
    ['तळ + १', { totalFloors: 1 }],
    ['S+P+7', { totalFloors: 7 }],
    ['G+4', { totalFloors: 4 }],
    ['3 रूम', undefined],
  ])('reads the floor %s', (text, floor) => {
    expect(readFloor(text)).toEqual(floor);
  });

  describe('amounts in cells', () => {
    const AMOUNTS = [
      '45 lakh',
      '₹ 62,50,000/-',
      '1.25cr',
      '45-50 L',
      '1 cr 20 l',
      '२२ लाख ५० हजार',
      '1.98 khokha',
      '80 peti',
    ];
    const BESIDE = ['', 'only', 'nego.', '+ registration', '(negotiable)', 'approx', 'per month', 'फक्त'];
    const MORE = ['token paid', 'or more', 'sold', 'ask Ramesh', 'total 55 lakh', 'सह गॅरेज'];
    const joined = (one: string, other: string) => [`${one} ${other}`.trim(), `${other} ${one}`.trim()];

    test.each(AMOUNTS)('%s is the whole meaning beside neutral words, but not beside others', (amount) => {
      const money = readMoney(amount);
      expect(money).toBeDefined();
      for (const text of BESIDE.flatMap((words) => joined(amount, words))) {
        expect([text, isOnlyMoney(text)]).toEqual([text, true]);
        expect([text, readMoney(text)]).toEqual([text, money]);
      }
      for (const text of MORE.flatMap((words) => joined(amount, words)))
        expect([text, isOnlyMoney(text)]).toEqual([text, false]);
    });

    test('are not read in foreign currency', () => {
      for (const text of ['$ 90000', '£ 2 lakh', 'AED 450000', '90000 usd'])
        expect(readMoney(text)).toBeUndefined();
    });

    test('are read as rupees in bazaar words', () => {
      expect(readMoney('1.98 khokha')).toEqual({ rupees: 19_800_000 });
      expect(readMoney('80 peti')).toEqual({ rupees: 8_000_000 });
      for (const [name, rupees] of moneyUnits())
        if (rupees > 1) expect([name, readMoney(`12 ${name}`)]).toEqual([name, { rupees: 12 * rupees }]);
      expect(readMoney('12 hazaar')).toEqual({ rupees: 12_000 });
    });
  });
});

describe('phrases', () => {
  const cellsOf = (text: string) => Object.fromEntries(cellsOfText(text).cells);

  test.each([
    [
      'shop available on rent sitabuldi main road 250 sqft 45000 pm adv 3 lakh',
      { type: 'on rent', area: '250 sqft', price: '45000', deposit: '3 lakh' },
    ],
    [
      'Bungalow 4bhk, plot 3000 sq.ft built up 2800 sqft, 3.25 cr, age 10 years',
      { area: '3000 sq.ft', builtUpArea: '2800', price: '3.25 cr', ageYears: '10' },
    ],
    [
      '2.5 BHK Sai Residency, 7th/11 floor, carpet 890, 78 lac',
      { project: 'Sai Residency', carpetArea: '890', price: '78 lac' },
    ],
    ['flat 1,250 sqft carpet, 90 L', { carpetArea: '1,250', price: '90 L' }],
    ['flat 950 sft carpet 62 lakh', { price: '62 lakh' }],
  ])('%s', (text, cells) => {
    expect(cellsOf(text)).toMatchObject(cells);
  });
});

describe('files of offices', () => {
  useTestDb();
  useImportingBroker();

  type Kind = 'own-listings' | 'clients';
  const open = (one: ImportDto) =>
    one.readings.filter(({ state }) => state === 'proposed' || state === 'unknown');

  /**
   * Imports a file like a person who accepts the proposed columns. Clicks: choose the file, read it, another sheet if needed, check, choose unknown meanings,
   * accept, import (docs/spec/members.md#imports has the table).
   */
  async function walk(name: string, kind: Kind = 'own-listings', sheet?: string) {
    let clicks = 2;
    let one = await upload(readFileSync(join('test/fixtures/imports', name)), name, kind);
    if (sheet) {
      clicks += 1;
      one = await stateOf(one.sheets.find((other) => other.name === sheet)!.id, kind);
    }
    let checked = await check(one, {}, kind);
    clicks += 1;
    const asked = open(checked);
    expect(asked.filter(({ state }) => state === 'unknown')).toEqual([]);
    if (asked.length > 0) {
      const decisions = asked.map(({ key, meaning }) => ({ key, meaning }));
      checked = await check(checked, { decisions }, kind);
      clicks += 1;
    }
    const wrong = await reasons(checked.id);
    const done = await run(checked, kind);
    clicks += 1;
    return { clicks, asked: asked.length, wrong, done, mapping: one.mapping };
  }

  describe('listings', () => {
    test("reads a broker's resale list with letterhead, sections, and owners beside their numbers", async () => {
      const { clicks, asked, wrong, done } = await walk('resale-list.xlsx');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([5, 1, [], 7]);
      const rows = await made();
      expect(rows.find(({ price }) => price === 5_800_000)).toMatchObject({
        ownerContact: { name: 'Mr Deshpande', phones: ['+919822040111'] },
        floor: 2,
        totalFloors: 4,
      });
      expect(rows.find(({ price }) => price === 7_800_000)?.ownerContact).toMatchObject({
        phones: ['+919822040112'],
      });
      expect(JSON.stringify(rows.map(({ title, description }) => [title, description]))).not.toMatch(/98220/);
    });

    test('reads its sheet of rents, where "For" means the tenants', async () => {
      const { clicks, wrong, done, mapping } = await walk('resale-list.xlsx', 'own-listings', 'RENT');
      expect([clicks, wrong, done.counts.created]).toEqual([5, [], 2]);
      expect(mapping).toContain('tenants');
      expect(await made()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ type: 'rent', price: 16_000, tenants: 'families' }),
          expect.objectContaining({ type: 'rent', price: 35_000, deposit: 200_000, subType: 'shop' }),
        ]),
      );
    });

    test("reads place, project and registration from above the columns of a builder's inventory", async () => {
      const { clicks, wrong, done } = await walk('builder-inventory.xlsx');
      expect([clicks, done.counts.created]).toEqual([5, 3]);
      expect(wrong.map((one) => one.slice(0, 2))).toEqual(['5:', '7:', '9:']);
      expect((await made())[0]).toMatchObject({
        project: 'VIDARBHA GREENS',
        localitySlug: 'wardha-road',
        reraNumber: 'P50500052345',
        area: 1010,
        carpetArea: expect.closeTo(672.75, 0),
        price: 5_252_000,
      });
    });

    test("reads area units from a separate column of a portal's export", async () => {
      const { clicks, asked, wrong, done } = await walk('portal-export.csv');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
      const rows = await made();
      expect(rows.find(({ price }) => price === 3_600_000)).toMatchObject({
        category: 'Plots',
        facing: 'north-east',
        area: expect.closeTo(1503, 0),
      });
      expect(rows.find(({ price }) => price === 32_000)).toMatchObject({
        type: 'rent',
        area: expect.closeTo(645.8, 0),
        availableFrom: expect.anything(),
      });
      expect(rows.find(({ price }) => price === 8_200_000)).toMatchObject({
        type: 'sale',
        possession: 'ready',
        bedrooms: 3,
      });
    });

    test('reads rents of Excel 97–2003 with deposits in months and two-digit years', async () => {
      const { clicks, asked, wrong, done } = await walk('rentals.xls');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
      const rows = await made();
      expect(rows.find(({ price }) => price === 42_000)).toMatchObject({
        deposit: 84_000,
        furnishing: 'furnished',
      });
      const [rk] = rows.filter(({ price }) => price === 6500);
      expect(rk).toMatchObject({ subType: 'rk', address: 'Near VNIT gate, Bajaj Nagar, Nagpur' });
      expect([rk?.project, rk?.title]).toEqual([undefined, '1 RK in Bajaj Nagar']);
    });

    test('asks about the sold plots of a layout in Marathi', async () => {
      const { clicks, asked, done } = await walk('layout-plots.ods');
      expect([clicks, asked, done.counts.created]).toEqual([5, 2, 2]);
      expect(await made()).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ category: 'Plots', frontage: 30, depth: 50, facing: 'east' }),
        ]),
      );
    });

    test("takes no member's name for a title in a society's Marathi list", async () => {
      const { clicks, asked, wrong, done } = await walk('society-list.txt');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
      const rows = await made();
      expect(rows.map(({ title }) => title).join()).not.toMatch(/कुलकर्णी|ठाकरे|राऊत|बोरकर/);
      expect(rows.find(({ price }) => price === 5_200_000)).toMatchObject({
        floor: 1,
        ownerContact: { name: 'श्री. विजय कुलकर्णी', phones: ['+919822040201'] },
      });
    });

    test('knows the Marathi words for "at once" and "no"', async () => {
      const text = [
        'सदनिका क्र.,मालकाचे नाव,मोबाईल,प्रकार,चटई क्षेत्र (चौ.फूट),मजला,परिसर,विक्री/भाडे,अपेक्षित किंमत,ताबा,फर्निचर',
        'अ-१०१,श्री. विनायक देशपांडे,९८२२०१२३४५,२ बीएचके,७५०,पहिला,धरमपेठ,विक्री,५५ लाख,लगेच,अर्ध सुसज्ज',
        'ब-००१,श्री. रमेश बोबडे,८८८८१२३४५६,दुकान,३२०,तळमजला,धरमपेठ,विक्री,४८.५ लाख,ताबडतोब,नाही',
      ].join('\n');
      const one = await check(
        await upload(Buffer.from(text), 'wing.csv', 'own-listings'),
        {},
        'own-listings',
      );
      expect([open(one), await reasons(one.id)]).toEqual([[], []]);
      await run(one, 'own-listings');
      const rows = await made();
      expect(rows.find(({ price }) => price === 4_850_000)).toMatchObject({
        ...{ subType: 'shop', furnishing: 'unfurnished', possession: 'ready', floor: 0 },
      });
      expect(rows.find(({ price }) => price === 5_500_000)).toMatchObject({ possession: 'ready', floor: 1 });
    });

    test('reads Windows-1252 with semicolons, and kinds of home under "Property"', async () => {
      const { clicks, asked, wrong, done } = await walk('old-office.csv');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 3]);
      expect((await made())[0]).toMatchObject({ address: '12 – A, Café lane, Ramdaspeth', bedrooms: 2 });
    });

    test('reads rows pasted from a chat', async () => {
      const { clicks, asked, wrong, done } = await walk('pasted-rows.tsv');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 4]);
    });
  });

  describe('clients', () => {
    test.each([
      ['phone-contacts.vcf', 4],
      ['address-book.vcf', 3],
      ['google-contacts.csv', 3],
    ])('%s', async (name, count) => {
      const { clicks, asked, wrong, done } = await walk(name, 'clients');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], count]);
      expect(await Client.countDocuments({ phones: [] })).toBe(0);
    });

    test('reads rooms from "Property Reqd." in a register of buyers', async () => {
      const { clicks, asked, wrong, done } = await walk('buyers-register.xlsx', 'clients');
      expect([clicks, asked, wrong, done.counts.created]).toEqual([4, 0, [], 6]);
      const wishes = (await Requirement.find({}).lean()).map(({ query }) =>
        Object.fromEntries(new URLSearchParams(query)),
      );
      expect(wishes).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ bedrooms: '2', minPrice: '4500000', maxPrice: '5000000' }),
          expect.objectContaining({ bedrooms: '3', locality: 'dharampeth,ramdaspeth', maxPrice: '9000000' }),
          expect.objectContaining({ category: 'plots', locality: 'wardha-road' }),
          expect.objectContaining({ type: 'rent', bedrooms: '2', near: 'vnit' }),
        ]),
      );
      expect(wishes).toHaveLength(5);
    });
  });
});

test.each([
  ['???', true],
  ['????? ???', true],
  ['3 BHK ????? ????', true],
  ['? ??????, ???? ? ????, "?????"', true],
  ['Price?? Location?? call', false],
  ['Interested?? Call back??', false],
  ['98220 12345 ???', false],
  ['?', false],
])('recognises lost letters: %s', (value, isLost) => {
  const columns = { headings: ['Notes'], mapping: ['notes'], decisions: new Map() } as never;
  const { problems } = new RowReader(new Map([['notes', { heading: 'Notes', value }]]), columns);
  expect(problems).toHaveLength(isLost ? 1 : 0);
});
