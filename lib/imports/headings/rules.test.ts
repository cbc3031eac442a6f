import type { ColumnMapping } from '@/lib/imports/dto';
import { readListingRow } from '@/lib/imports/listings/rules';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { findHeadings, guessMapping, suggestFields } from './rules';

/** Fields by column, and the first row as a listing or why it is not one. */
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
      ['S. No.', 'Property Name', 'BHK', 'Sq.ft', 'Rate/sqft', 'Total Cost', 'Location', 'Floor No.', 'Mob.'],
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

test('a column of rents that is called a rate is the price', () => {
  const rows = [
    ['Flat', 'Area', 'Location', 'Rate'],
    ['2 BHK', '900', 'Besa', '15000'],
  ];
  expect(read(rows, 'Rent.xlsx').first).toMatchObject({ price: 15_000, type: 'rent' });
});

test('ten digits that begin with 6 to 9 are a phone whatever their column is called', () => {
  const rows = [
    ['Title', 'Price', 'Area', 'Location', 'Xyz'],
    ['Flat', '45 L', '900', 'Besa', '98220 11111'],
  ];
  expect(read(rows).mapping.at(-1)).toBe('ownerPhone');
});

test('two homes of one price in one locality are two, told apart by their size', () => {
  const rows = (area: string) => [
    ['Title', 'Price', 'Area', 'Location', 'Category'],
    ['Flat', '45 L', area, 'Besa', 'Flat'],
  ];
  const [small, large] = [keysOf(rows('800')), keysOf(rows('900'))];
  expect(small.length).toBeGreaterThan(0);
  expect(small.filter((key) => large.includes(key))).toEqual([]);
});

test('every column that is left out is proposed for a field that no other fills', () => {
  const headings = ['Title', 'Price', 'Colour of door', 'Sq ft area approx', 'Furnish state'];
  const rows = [['Flat', '45 L', 'red', '900', 'semi']];
  const found = suggestFields('own-listings', headings, rows, ['title', 'price', '', '', '']);
  expect(found).toEqual(['title', 'price', 'remarks', 'area', 'furnishing']);
});
