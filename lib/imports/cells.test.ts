import fc from 'fast-check';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { ACRE_SQ_FT, GUNTHA_SQ_FT, SQ_M_SQ_FT, SQ_YD_SQ_FT } from '@/lib/platform/text/format';
import { moneyUnits } from '@/lib/platform/text/money-names';
import type { ColumnMapping } from './dto';
import { readListingRow } from './listings/rules';

type Given = { cell: string; heading: string; isSemicolons: boolean };

/** The imported row of a home; undefined if the person is asked. */
function read(cells: string[], { heading, isSemicolons }: Omit<Given, 'cell'>) {
  const columns: ColumnMapping = {
    headings: ['Type', 'Locality', 'Area', heading, 'Offer'],
    mapping: ['category', 'locality', 'area', 'price', 'type'],
    dateOrder: 'dmy',
    by: 'a'.repeat(24),
    decisions: new Map(),
    source: 'list.csv',
    hasDecimalCommas: isSemicolons,
  };
  const row = readListingRow(cells, columns, new Map(), builtIn);
  return 'input' in row ? row.input : undefined;
}

const priceOf = ({ cell, ...more }: Given) => read(['2 BHK flat', 'Besa', '1000', cell, 'Sale'], more)?.price;
const areaOf = ({ cell, price }: { cell: string; price: number }) =>
  read(['Plot', 'Umred', cell, String(price), 'Sale'], { heading: 'Price', isSemicolons: false })?.area;

const DEVANAGARI = '०१२३४५६७८९';
const inDevanagari = (text: string) => text.replace(/\d/g, (digit) => DEVANAGARI[Number(digit)]!);
const indian = (figure: number) => figure.toLocaleString('en-IN');
const western = (figure: number) => figure.toLocaleString('en-US');

const UNITS = [...moneyUnits()].filter(([, rupees]) => rupees >= 100_000);
const GAPS = ['', ' ', '  ', '.', '-', '\u00a0', '\n'];
const BEFORE = ['', '₹', '₹ ', 'Rs. ', 'Rs.', 'INR ', 'approx ', 'Asking ', 'किंमत '];
const HARMLESS = [
  '',
  ' only',
  ' nego',
  '/-',
  ' (negotiable)',
  ' + registration',
  ' all in',
  ' फक्त',
  ' fixed.',
  ' + GST',
];
/** Words after which a figure alone is not the price. */
const CHANGES = [
  ' or more',
  ' onwards',
  ' token paid, total 95 lakh',
  ' (was 60 lakh)',
  ' / 95 lakh',
  ' - 95 lakh',
  ' to 95 lakh',
  ' each',
  ' x 2',
  ' for both',
  ' less 5%',
  ' + 2 lakh parking',
  ' loan pending',
  ' sold',
  ' last 43',
  '?',
  ' white 15 lakh black',
  ' or 48 lakh',
  ' onward',
  ' पासून',
  ' पेक्षा जास्त',
  ' per share',
  ' since 2019',
  ' 2 car parks',
  ' 10% off',
  ' se zyada',
  ' tak',
  ' min',
  ' USD',
  ' dollars',
] as const;
const BEFORE_CHANGES = [
  '$ ',
  '£',
  'upto ',
  '< ',
  'above ',
  'min ',
  '2 x ',
  'loan ',
  'token ',
  'was ',
  '-',
  'EMI ',
  'half of ',
];

type Cell = { cell: string; heading: string; isSemicolons: boolean; price: number | undefined };

/** A cell with its price, or without one if only its author could know it. */
const cells: fc.Arbitrary<Cell> = fc
  .record({
    lakhs: fc.integer({ min: 2000, max: 30_000 }).map((hundredths) => hundredths / 100),
    form: fc.constantFrom(
      'unit',
      'unit',
      'parts',
      'short',
      'indian',
      'western',
      'plain',
      'bare',
      'comma',
      'dots',
    ),
    unit: fc.constantFrom(...UNITS),
    gap: fc.constantFrom(...GAPS),
    before: fc.constantFrom(...BEFORE),
    after: fc.constantFrom(...HARMLESS),
    change: fc.option(fc.oneof(fc.constantFrom(...CHANGES), fc.constantFrom(...BEFORE_CHANGES)), { freq: 2 }),
    heading: fc.constantFrom('Price', 'Price', 'Price (Lacs)', 'किंमत'),
    isSemicolons: fc.boolean(),
    isDevanagari: fc.boolean(),
  })
  .map(
    ({
      lakhs,
      form,
      unit: [name, rupees],
      gap,
      before,
      after,
      change,
      heading,
      isSemicolons,
      isDevanagari,
    }) => {
      const whole = Math.round(lakhs * 100_000);
      const figure = Number((whole / rupees).toFixed(rupees === 100_000 ? 2 : 4));
      const crores = 1 + (Math.floor(lakhs) % 3);
      const rest = 10 + (Math.floor(lakhs) % 80);
      const [typed, price] = (
        {
          unit: [`${figure}${gap}${name}`, figure * rupees],
          parts: [`${crores} cr${gap}${rest} lakh`, crores * 10_000_000 + rest * 100_000],
          short: [`${crores} cr ${rest}`, crores * 10_000_000 + rest * 100_000],
          indian: [indian(whole), whole],
          western: [western(whole), whole],
          plain: [String(whole), whole],
          // the unit comes from the heading or a question
          bare: [String(lakhs), heading === 'Price (Lacs)' ? whole : undefined],
          comma: [
            `${String(figure).replace('.', ',')} ${name}`,
            isSemicolons || Number.isInteger(figure) ? figure * rupees : undefined,
          ],
          dots: [indian(whole).replaceAll(',', '.'), whole],
        } as const
      )[form];
      const inFront = (BEFORE_CHANGES as readonly (string | null)[]).includes(change);
      const cell = `${inFront ? change : before}${isDevanagari ? inDevanagari(typed) : typed}${change && !inFront ? change : after}`;
      return {
        cell,
        heading,
        isSemicolons,
        price: change || price === undefined ? undefined : Math.round(price),
      };
    },
  );

/** True for a value that is read incorrectly. */
const isWrong = ({ meant, read }: { meant: number | undefined; read: number | undefined }) =>
  read !== undefined && read !== meant;

test('reads 5,000 generated price cells correctly or asks about them', () => {
  const all = fc.sample(cells, { numRuns: 5000, seed: 63 });
  const read = all.map(({ price, ...one }) => ({ ...one, meant: price, read: priceOf(one) }));
  expect(read.filter(isWrong)).toEqual([]);
  // most unambiguous cells are read without a question
  const plain = read.filter(({ meant }) => meant !== undefined);
  expect(plain.filter((one) => one.read !== undefined).length / plain.length).toBeGreaterThan(0.75);
});

const SIZES: readonly (readonly [unit: string, squareFeet: number])[] = [
  ...['sq ft', 'sqft', 'Sq.Ft.', 'sft', 'चौ. फूट', 'चौरस फूट', 'वर्ग फुट'].map((unit) => [unit, 1] as const),
  ...['sq m', 'sq.mtr', 'sqm', 'चौ. मी'].map((unit) => [unit, SQ_M_SQ_FT] as const),
  ...['sq yd', 'gaj', 'वार', 'Sq-yrd'].map((unit) => [unit, SQ_YD_SQ_FT] as const),
  ...['guntha', 'गुंठे'].map((unit) => [unit, GUNTHA_SQ_FT] as const),
  ...['acre', 'ekar', 'एकर'].map((unit) => [unit, ACRE_SQ_FT] as const),
  ...['R', 'आर'].map((unit) => [unit, 100 * SQ_M_SQ_FT] as const),
  ...['hectare', 'HR', 'हेक्टर'].map((unit) => [unit, 10_000 * SQ_M_SQ_FT] as const),
];
const SIZE_CHANGES = [
  ' or more',
  ' + terrace',
  ' + 200 terrace',
  ' x 2',
  ' each',
  ' - 9000',
  ' to 9000',
  ' bigha',
  ' total 3 nos',
  ' part',
  '?',
];

const sizes = fc
  .record({
    hundredths: fc.integer({ min: 30_000, max: 900_000 }),
    unit: fc.constantFrom(...SIZES),
    gap: fc.constantFrom('', ' ', '  ', '\u00a0'),
    after: fc.constantFrom('', ' approx', ' (approx)'),
    change: fc.option(fc.constantFrom(...SIZE_CHANGES), { freq: 2 }),
    isDevanagari: fc.boolean(),
    isGrouped: fc.boolean(),
  })
  .map(({ hundredths, unit: [name, squareFeet], gap, after, change, isDevanagari, isGrouped }) => {
    const figure = Number((hundredths / 100 / Math.sqrt(squareFeet)).toFixed(2)) || 1;
    const typed = isGrouped ? indian(figure) : String(figure);
    const cell = `${isDevanagari ? inDevanagari(typed) : typed}${gap}${name}${change ?? after}`;
    const price = Math.round(figure * squareFeet) * 3000;
    return { cell, price, meant: change === null ? Math.round(figure * squareFeet * 100) / 100 : undefined };
  });

test('reads 2,000 generated area cells correctly or asks about them', () => {
  const read = fc.sample(sizes, { numRuns: 2000, seed: 63 }).map((one) => ({ ...one, read: areaOf(one) }));
  expect(read.filter(isWrong)).toEqual([]);
  const plain = read.filter(({ meant }) => meant !== undefined);
  expect(plain.filter((one) => one.read !== undefined).length / plain.length).toBeGreaterThan(0.95);
});
