import { POST as sendOwn } from '@/app/api/property/import/route';
import { Requirement } from '@/models/clients/requirement';
import { REFUSED, REVIEWED, UNEXPECTED } from '@/test/broker-files';
import { useTestDb } from '@/test/db';
import { check, made, reasons, run, upload, useImportingBroker } from '@/test/imported-files';
import { workbook } from '@/test/workbooks';

type Outcome = {
  /** questions by column, each with its first cell */
  asks: string[];
  /** rows that wait for an answer or a correction */
  waits: number[];
  /** offer, price, locality, bedrooms, area, and floor of the rows understood without a question; for clients their wishes */
  understood: string[];
};

const EXPECTED: Record<string, Outcome> = {
  '01 price list with a letterhead, two rows of headings and a total': {
    asks: ['Remark: sold'],
    waits: [6, 7],
    understood: ['sale 6000000 khamla 2 1200 7', 'sale 4725000 besa 2 1050 3'],
  },
  '02 rentals of Excel 97': {
    asks: ['Rent pm: 1400000', 'For: bachelor ok', 'Furn: un', 'Maint: incl', 'Rent pm: 45'],
    waits: [2, 4, 5],
    understood: ['rent 8000 sadar 1 500'],
  },
  '03 land': {
    asks: ['Road touch: yes', 'Total: 28.8'],
    waits: [2, 3, 4, 5, 6, 7],
    understood: [],
  },
  '04 Windows-1252 with semicolons': {
    asks: ['Flat: 2½ BHK'],
    waits: [3, 4],
    understood: ['sale 4850000 besa 2 306.77'],
  },
  '05 Marathi in UTF-16': {
    asks: [],
    waits: [],
    understood: ['sale 4500000 besa 2 950', 'sale 1200000 umred – 10890', 'rent 22000 sadar – 200 0'],
  },
  '06 clients on a phone': {
    asks: [],
    waits: [],
    understood: ['bedrooms=2&city=nagpur&locality=besa&minPrice=2500000&maxPrice=3000000&type=sale'],
  },
  '07 clients of Google': {
    asks: [],
    waits: [],
    understood: [
      'category=commercial&subType=shop&city=nagpur&locality=sadar&maxPrice=3000000&type=sale',
      'bedrooms=2&city=nagpur&locality=besa&maxPrice=6000000&type=sale',
    ],
  },
  '08 export of a portal': {
    asks: ['Status: Expired'],
    waits: [3],
    understood: ['sale 11500000 besa 3 1080'],
  },
  '10 figures of a calculation': { asks: [], waits: [2], understood: ['sale 6500000 khamla 3 1300'] },
  '11 mixed prices': {
    asks: ['Price: 55 lakh (was 60 lakh)', 'Price: 45', 'Price: 45/68', 'Sqft: 1250 / 1600'],
    waits: [2, 3, 4, 5, 7, 8],
    understood: ['sale 4500000 besa 2 970'],
  },
  '12 many flats of one price': {
    asks: [],
    waits: [],
    understood: Array.from({ length: 200 }, (_, i) => `sale 4500000 manewada 2 900 ${i % 4}`),
  },
  '13 a ZIP with pictures, one of which leads out of it': {
    asks: [],
    waits: [],
    understood: ['sale 4500000 besa 2 950'],
  },
  '17 register of clients in Hinglish': {
    asks: ['Kitna budget: 20 tak'],
    waits: [3, 7],
    understood: [
      'bedrooms=2&category=residential&city=nagpur&locality=besa,manish-nagar&minPrice=4000000&maxPrice=4500000&type=sale',
      'category=villas&maxPrice=10000000&city=nagpur&type=sale',
      'category=agricultural&city=nagpur&locality=umred&maxPrice=3000000&type=sale',
    ],
  },
  '22 prices in the words of the bazaar': {
    asks: ['Price: 18 lakh token paid, total 55 lakh'],
    waits: [4, 5, 8],
    understood: [
      'sale 4500000 besa 2 900',
      'sale 6000000 besa 2 930',
      'sale 4550000 besa 2 940',
      'sale 19800000 besa 3 1300',
      'sale 11000000 besa 3 1300',
    ],
  },
  'units in a row of their own': {
    asks: [],
    waits: [],
    understood: ['sale 4500000 besa 2 1022.57', 'sale 7200000 manish-nagar 3 1399.31'],
  },
  'sums of each locality, an average, and last year on a hidden sheet': {
    asks: [],
    waits: [],
    understood: ['sale 4500000 besa 2 950', 'sale 4800000 khamla 2 900', 'sale 6500000 besa 3 1300'],
  },
  'prices in words': {
    asks: [],
    waits: [2, 3, 4, 5, 6],
    understood: ['sale 4500000 jaitala 2 1175', 'sale 12000000 jaitala 2 1180'],
  },
  'the cell above, repeated by marks': {
    asks: [],
    waits: [],
    understood: [
      'sale 4800000 khamla 2 940',
      'sale 4700000 khamla 2 930',
      'sale 4750000 khamla 2 935',
      'sale 4500000 besa 2 950',
      'sale 6500000 besa 3 1300',
    ],
  },
  'cells with several lines': {
    asks: ['Price: 45 L\n(was 48 L)'],
    waits: [2, 4],
    understood: ['sale 4600000 besa 2 960'],
  },
  'prices of several times': {
    asks: [],
    waits: [],
    understood: ['sale 4500000 besa 2 950', 'sale 6500000 khamla 3 1300'],
  },
  'a second table below the first, with its columns in another order': {
    asks: [],
    waits: [],
    understood: ['rent 8000 jaitala 1 500', 'sale 4500000 besa 2 950', 'rent 15000 sadar 2 900'],
  },
  'sale and rent by a letter, in one column of prices': {
    asks: ['S/R: S/R', 'Price: 45', 'Price: 15', 'Price: 22 L / 9000'],
    waits: [2, 3, 5],
    understood: ['rent 12000 sadar 2 900'],
  },
  'remarks that say that a home is gone': {
    asks: ['Remark: deal done', 'Remark: sold', 'Remark: bik gaya', 'Remark: विकला', 'Remark: token paid'],
    waits: [3, 4, 5, 6, 7],
    understood: ['sale 4500000 besa 2 950', 'sale 4800000 khamla 2 945'],
  },
  'floors and rooms that the program took for days, and those of several': {
    asks: ['Category: ', 'BHK: 2/3 BHK', 'Price: -4500000', 'Floor: 2026-07-03', 'BHK: 2026-03-02'],
    waits: [2, 4, 5, 6, 7],
    understood: ['sale 4500000 besa 2 951 -1'],
  },
  'clients who called': {
    asks: [],
    waits: [],
    understood: [
      'bedrooms=2&city=nagpur&locality=besa&maxPrice=4500000&type=sale',
      'category=plots&minArea=1350&maxArea=1650&city=nagpur&locality=jaitala&maxPrice=3000000&type=sale',
    ],
  },
  'letters that were lost': { asks: [], waits: [2], understood: ['sale 4600000 besa 2 960'] },
};

describe('files of brokers', () => {
  useTestDb();
  const broker = useImportingBroker();

  const homes = async () =>
    ((await made()) as unknown as Record<string, unknown>[]).map(
      ({ type, price, localitySlug, bedrooms = '–', area, floor }) =>
        [type, price, localitySlug, bedrooms, area, floor].filter((fact) => fact !== undefined).join(' '),
    );
  const wishes = async () => (await Requirement.find({}).lean()).map(({ query }) => query);

  test.each(Object.entries({ ...REVIEWED, ...UNEXPECTED }))('%s', async (title, [name, file]) => {
    const kind = title.includes('clients') ? 'clients' : 'own-listings';
    const checked = await check(await upload(await file(), name, kind), {}, kind);
    const asked = checked.readings.filter(({ state }) => state !== 'known');
    const waiting = await reasons(checked.id);
    await run(checked, kind);
    const found: Outcome = {
      asks: asked.map(({ column, value }) => `${column}: ${value}`),
      waits: waiting.map((reason) => Number.parseInt(reason, 10)),
      understood: kind === 'clients' ? await wishes() : await homes(),
    };
    const sorted = ({ asks, waits, understood }: Outcome) => [asks.toSorted(), waits, understood.toSorted()];
    expect(sorted(found)).toEqual(sorted(EXPECTED[title]!));
  });

  test.each([
    [
      '18 table turned on its side',
      'turned.xlsx',
      [
        ['', 'Home 1'],
        ['Area', 'Besa'],
        ['Sq ft', 950],
        ['Rate', '45 L'],
      ],
    ],
    [
      '19 sentences in one column',
      'sentences.xlsx',
      [['2 BHK Besa 950 sqft 45 lakh'], ['Plot Jaitala 25 L']],
    ],
  ])('asks for the columns of %s', async (_, name, rows) => {
    const one = await upload(workbook([{ name: 'Sheet1', rows }]), name);
    await expect(check(one)).rejects.toThrow(/Choose a column for price, area/);
  });

  test.each(Object.entries(REFUSED))('refuses %s with an explanation', async (_, [name, file, words]) => {
    const form = new FormData();
    form.set('kind', 'own-listings');
    form.set('file', new Blob([new Uint8Array(await file())]), name);
    const reply = await broker().browser.call(sendOwn, '/', { method: 'POST', body: form });
    expect([reply.status, reply.json.message]).toEqual([400, expect.stringMatching(words)]);
  });
});
