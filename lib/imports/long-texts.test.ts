import { readClientRow } from '@/lib/imports/clients/rules';
import type { ImportKindName } from '@/lib/imports/constants';
import { readContactRow } from '@/lib/imports/contacts/rules';
import type { ColumnMapping } from '@/lib/imports/dto';
import { findHeadings, guessMapping, suggestFields } from '@/lib/imports/headings/rules';
import { readListingRow } from '@/lib/imports/listings/rules';
import { MAX_MESSAGE_LENGTH } from '@/lib/imports/messages/constants';
import { readMessage } from '@/lib/imports/messages/rules';
import { takeContacts } from '@/lib/imports/readers/phones';
import { rateIn } from '@/lib/imports/readers/rates';
import { readConfiguration, readFloor, readMoney, readSize } from '@/lib/imports/values/rules';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { MAX_CELL } from '@/lib/platform/tabular/constants';
import { readDay } from '@/lib/platform/tabular/day';
import { splitPhones } from '@/lib/platform/text/phone';
import { parserPlaces } from '@/lib/search/box/rules';
import { buildPlaceIndex } from '@/lib/search/parser/place-index';

/** Processor time in milliseconds, generous: readers in quadratic time take seconds, in cubic time minutes. */
const MOST_MS = 500;

const PIECES = ['A', '1', ' ', '1,', '1-', '1 ', 'a1 ', '- ', 'a@b.', 'no.', 'owner ', '१ '];
const repeated = (piece: string, length: number) =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
/** The piece alone, and where a match fails at its end only. */
const textsOf = (piece: string, length: number) => [
  repeated(piece, length),
  `2 BHK owner 1${repeated(piece, length - 14)}!`,
];

function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const index = buildPlaceIndex(parserPlaces(builtIn));
const places = { index, home: 'nagpur', today: '2026-01-01' };
const columnsOf = (mapping: string[]): ColumnMapping => ({
  headings: mapping,
  mapping,
  dateOrder: 'dmy',
  by: 'a'.repeat(24),
  decisions: new Map(),
  source: 'list.csv',
});
const OF_LISTING =
  'price ratePerSqFt deposit area dimensions frontage floor bedrooms bathrooms availableFrom possession type category pinCode locality city address unit ownerName ownerPhone amenities pictures title description';
const OF_CONTACT = 'fullName birthday mobilePhone otherPhones emailAddress tags';
const OF_CLIENT = 'wishBudget wishRequirement';

const READERS: Record<string, (text: string) => unknown> = {
  'a price': readMoney,
  'a size': (text) => readSize(text, ''),
  'a rate': rateIn,
  'a floor': readFloor,
  'a configuration': readConfiguration,
  'a day': (text) => readDay(text, 'dmy'),
  phones: splitPhones,
  'phones in a text': takeContacts,
  headings: (text) => findHeadings('own-listings', [[text, 'Price']]),
  ...Object.fromEntries([
    ...OF_LISTING.split(' ').map((field) => [
      `${field} of a listing`,
      (text: string) => readListingRow([text], columnsOf([field]), new Map(), builtIn),
    ]),
    ...OF_CONTACT.split(' ').map((field) => [
      `${field} of a contact`,
      (text: string) => readContactRow([text], columnsOf([field])),
    ]),
    ...OF_CLIENT.split(' ').map((field) => [
      `${field} of a client`,
      (text: string) => readClientRow([text], columnsOf([field]), places),
    ]),
  ]),
};

test.each(PIECES)('no reader of a cell takes more than a second for 10,000 characters of %j', (piece) => {
  const text = textsOf(piece, MAX_CELL - 10)[1]!;
  const slow = Object.entries(READERS).flatMap(([name, read]) => {
    const ms = cpuOf(() => read(text));
    return ms > 2 * MOST_MS ? [`${name}: ${ms} ms`] : [];
  });
  expect(slow).toEqual([]);
});

const HEADINGS = ['Title', 'Price', 'Area', 'Locality', 'Bedrooms', 'Phone'];

test.each(PIECES)('the columns of a sheet of %j are guessed within half a second', (piece) => {
  const cells = HEADINGS.map(() => repeated(piece, MAX_CELL - 10));
  for (const kind of ['own-listings', 'clients'] as const)
    expect(
      cpuOf(() => suggestFields(kind, HEADINGS, [cells], guessMapping(kind, HEADINGS, [cells]))),
    ).toBeLessThan(MOST_MS);
});

test('the beginning of a long cell says what its column is', () => {
  const beginnings = [
    '2 BHK flat ',
    '62.5 L ',
    '98220 12345 ',
    'Manish Nagar ',
    '950 sqft ',
    'owner@mail.example ',
  ];
  const headings = beginnings.map((_, i) => `Column ${i + 1}`);
  const [whole, cut] = [10_000, 200].map((length) =>
    (['own-listings', 'clients', 'contacts'] as ImportKindName[]).map((kind) =>
      [headings, HEADINGS].map((names) =>
        guessMapping(kind, names, [beginnings.map((text) => repeated(text, length))]),
      ),
    ),
  );
  expect(whole).toEqual(cut);
});

const DISTINCT = Array.from({ length: 1500 }, (_, i) => `a${i.toString(36)}`);

test.each(
  [
    ...PIECES.flatMap((piece) => textsOf(piece, MAX_MESSAGE_LENGTH)),
    DISTINCT.join(',').slice(0, MAX_MESSAGE_LENGTH),
    DISTINCT.join('\n').slice(0, MAX_MESSAGE_LENGTH),
  ].map((text) => [text.slice(0, 20), text]),
)('a pasted message that begins with %j takes at most a second', (_, text) => {
  expect(cpuOf(() => readMessage(text, { ...places, gazetteer: builtIn }))).toBeLessThan(2 * MOST_MS);
});

test('text of a message beside a long word is read', () => {
  const link = `https://maps.example/${'1,'.repeat(200)}`;
  const { values } = readMessage(`2 BHK flat, Besa\n${link}\n950 sqft, 45 lakh`, {
    ...places,
    gazetteer: builtIn,
  });
  expect(values).toMatchObject({ bedrooms: '2', locality: 'Besa', area: '950', price: '4500000' });
  expect(values.description).toContain(link.slice(0, -1));
});

test.each(['1'.repeat(4000), '9'.repeat(100), '2 BHK, price 0', '2 BHK, 0 lakh'])(
  'a message without a possible price has none: %.20s',
  (text) => {
    expect(readMessage(text, { ...places, gazetteer: builtIn }).values.price).toBeUndefined();
  },
);

test('a long text in the column of the price is asked for, and nothing of its row is lost', () => {
  const cells = ['2 BHK flat', '1,'.repeat(4000), '950', 'Besa'];
  const read = readListingRow(cells, columnsOf(['title', 'price', 'area', 'locality']), new Map(), builtIn);
  expect(read).toMatchObject({
    problems: expect.arrayContaining([
      expect.objectContaining({
        column: 'price',
        message: 'Please enter the price, for example 45 lakh or 45,00,000',
      }),
    ]),
  });
});
