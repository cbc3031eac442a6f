import { WISH_FIELDS } from '@/lib/imports/clients/constants';
import { readClientRow } from '@/lib/imports/clients/rules';
import type { ImportKindName } from '@/lib/imports/constants';
import { CONTACT_TARGETS } from '@/lib/imports/contacts/constants';
import { readContactRow } from '@/lib/imports/contacts/rules';
import type { ColumnMapping } from '@/lib/imports/dto';
import { findHeadings, guessMapping, suggestFields } from '@/lib/imports/headings/rules';
import { LISTING_TARGETS } from '@/lib/imports/listings/constants';
import { readListingRow } from '@/lib/imports/listings/rules';
import { MAX_MESSAGE_LENGTH } from '@/lib/imports/messages/constants';
import { readMessage } from '@/lib/imports/messages/rules';
import * as amenities from '@/lib/imports/readers/amenities';
import * as cells from '@/lib/imports/readers/cells';
import * as days from '@/lib/imports/readers/days';
import * as offers from '@/lib/imports/readers/offers';
import * as contacts from '@/lib/imports/readers/phones';
import * as rates from '@/lib/imports/readers/rates';
import { sampleShare } from '@/lib/imports/readers/samples';
import * as titles from '@/lib/imports/readers/titles';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import * as values from '@/lib/imports/values/rules';
import { addressIn, contactIn } from '@/lib/listings/publish-gate/rules';
import { builtIn } from '@/lib/places/gazetteer/rules';
import { withoutQuotation } from '@/lib/platform/mail/quoted-text';
import { MAX_CELL } from '@/lib/platform/tabular/constants';
import { readDay } from '@/lib/platform/tabular/day';
import * as phones from '@/lib/platform/text/phone';
import * as figures from '@/lib/platform/text/typed-figures';
import { landmarkIndex, parserPlaces } from '@/lib/search/box/rules';
import { withoutContacts } from '@/lib/search/parser/codes';
import { parseQuery } from '@/lib/search/parser/parse';
import { buildPlaceIndex } from '@/lib/search/parser/place-index';
import { isSlow, PIECES, type Reader, readersOf, repeated, textsOf } from '@/test/long-texts';

/** Maximum processor milliseconds for 10,000 characters, a full message, a sheet's columns, and the search box. */
const READER_MS = 20;
const MESSAGE_MS = 100;
const COLUMNS_MS = 200;
const BOX_MS = 5;

const index = buildPlaceIndex(parserPlaces(builtIn), landmarkIndex(builtIn));
const places = { index, home: 'nagpur', today: '2026-01-01' };
const columnsOf = (mapping: string[]): ColumnMapping => ({
  headings: mapping,
  mapping,
  dateOrder: 'dmy',
  by: 'a'.repeat(24),
  decisions: new Map(),
  source: 'list.csv',
});

/** One amenity column is enough, because one function reads all of them. */
const LISTING_FIELDS = LISTING_TARGETS.filter(
  ({ field }) => !field.startsWith(AMENITY_PREFIX) || field === `${AMENITY_PREFIX}lift`,
);

const READERS: [string, Reader][] = [
  ...[amenities, cells, contacts, days, figures, offers, phones, rates, titles, values].flatMap(readersOf),
  ['readDay', (text) => readDay(text, 'dmy')],
  ['contactIn', contactIn],
  ['addressIn', addressIn],
  ['withoutContacts', withoutContacts],
  ['withoutQuotation', withoutQuotation],
  ['findHeadings', (text) => findHeadings('own-listings', [[text, 'Price']])],
  ...[...LISTING_FIELDS, ...CONTACT_TARGETS, ...WISH_FIELDS].map(({ field }): [string, Reader] => [
    `a sample of ${field}`,
    (text) => sampleShare(field, [text]),
  ]),
  ...LISTING_FIELDS.map(({ field }): [string, Reader] => [
    `${field} of a listing`,
    (text) => readListingRow([text], columnsOf([field]), new Map(), builtIn),
  ]),
  ...CONTACT_TARGETS.map(({ field }): [string, Reader] => [
    `${field} of a contact`,
    (text) => readContactRow([text], columnsOf([field])),
  ]),
  ...WISH_FIELDS.map(({ field }): [string, Reader] => [
    `${field} of a client`,
    (text) => readClientRow([text], columnsOf([field]), places),
  ]),
];

test('includes the readers of values', () => {
  const names = READERS.map(([name]) => name);
  expect(names).toEqual(
    expect.arrayContaining(['readMoney', 'readSize', 'rateIn', 'readFloor', 'splitPhones']),
  );
  expect(names).toEqual(expect.arrayContaining(['parseArea', 'takeContacts', 'withoutPhones', 'readType']));
});

test.each(PIECES)('reads 10,000 characters of %j in at most 20 ms per reader', async (piece) => {
  const slow: string[] = [];
  for (const [name, read] of READERS)
    for (const text of textsOf(piece, MAX_CELL)) if (await isSlow(read, text, READER_MS)) slow.push(name);
  expect(slow).toEqual([]);
});

test.each(PIECES)('reads 10,000 characters of %j in the search box in at most 5 ms', async (piece) => {
  for (const text of textsOf(piece, MAX_CELL))
    for (const typed of [text, text.slice(0, 200)])
      expect(await isSlow((read) => parseQuery(read, index, places), typed, BOX_MS)).toBe(false);
});

const HEADINGS = ['Title', 'Price', 'Area', 'Locality', 'Bedrooms', 'Phone'];

test.each(PIECES)('guesses the columns of a sheet of %j within 200 ms', async (piece) => {
  for (const kind of ['own-listings', 'clients'] as const) {
    const guess = (text: string) => {
      const cells = HEADINGS.map(() => text);
      suggestFields(kind, HEADINGS, [cells], guessMapping(kind, HEADINGS, [cells]));
    };
    expect(await isSlow(guess, repeated(piece, MAX_CELL - 10), COLUMNS_MS)).toBe(false);
  }
});

test('recognises a column by the beginning of its long cells', () => {
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
)('reads a pasted message beginning with %j in at most 100 ms', async (_, text) => {
  const read = (pasted: string) => readMessage(pasted, { ...places, gazetteer: builtIn });
  expect(await isSlow(read, text, MESSAGE_MS)).toBe(false);
});

test('reads the text of a message beside a long word', () => {
  const link = `https://maps.example/${'1,'.repeat(200)}`;
  const { values } = readMessage(`2 BHK flat, Besa\n${link}\n950 sqft, 45 lakh`, {
    ...places,
    gazetteer: builtIn,
  });
  expect(values).toMatchObject({ bedrooms: '2', locality: 'Besa', area: '950', price: '4500000' });
  expect(values.description).toContain(link.slice(0, -1));
});

test.each(['1'.repeat(4000), '9'.repeat(100), '2 BHK, price 0', '2 BHK, 0 lakh'])(
  'finds no price in a message without a plausible one: %.20s',
  (text) => {
    expect(readMessage(text, { ...places, gazetteer: builtIn }).values.price).toBeUndefined();
  },
);

test('asks about a long text in the price column, and keeps the rest of its row', () => {
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
