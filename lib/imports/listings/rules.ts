import { numberedPlace, placeKeys, placeQuestions } from '@/lib/imports/alike/rules';
import { KEEP, KEEP_CHOICE } from '@/lib/imports/decisions/constants';
import { type Cell, RowReader } from '@/lib/imports/decisions/rules';
import type { ColumnMapping, Problem, ReadRow } from '@/lib/imports/dto';
import { PictureFinder, readPictures } from '@/lib/imports/pictures/rules';
import { readAmenities } from '@/lib/imports/readers/amenities';
import {
  CHOICE_FIELDS,
  OFF_MARKET,
  type OwnerContact,
  readChoice,
  readCount,
  readFloors,
  readOwner,
  readStatus,
  statusQuestion,
  withoutPhones,
} from '@/lib/imports/readers/cells';
import { isAtOnce, readDate, readPossession } from '@/lib/imports/readers/days';
import { depositOf, letFrom, monthsOf } from '@/lib/imports/readers/letting';
import { composedAddress, readCity, readLocality } from '@/lib/imports/readers/localities';
import { readAmount, readOffer, readProperty } from '@/lib/imports/readers/offers';
import { byRate, rateOf, readRate, timesArea } from '@/lib/imports/readers/rates';
import { areaOfKind, readSizes } from '@/lib/imports/readers/sizes';
import { codeOf, projectOf, reraOfTitle } from '@/lib/imports/readers/titles';
import type { Property } from '@/lib/imports/values/constants';
import { isBlank, readMoney, readType, withDecimalPoints } from '@/lib/imports/values/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELDS } from '@/lib/listings/fields/rules';
import { type PropertyStatus, SUB_TYPE_LABELS } from '@/lib/listings/fields/vocabulary';
import { type Lifecycle, lifecycleFor, storedState, transition } from '@/lib/listings/lifecycle';
import {
  ADDRESS_QUESTION,
  addressIn,
  CONTACT_FREE,
  priceQuestion,
  publishGate,
} from '@/lib/listings/publish-gate/rules';
import { OPTIONAL_FIELDS, type PropertyInput, schemaOfGiven } from '@/lib/listings/schema';
import { TOWN_QUESTION } from '@/lib/places/constants';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_CELL } from '@/lib/platform/tabular/constants';
import { formatRupees } from '@/lib/platform/text/format';
import { singleSpaced } from '@/lib/platform/text/single-spaced';
import { slugify } from '@/lib/platform/text/slug';
import { LISTING_TARGETS, NOTHING, OWNER_COLUMN, SEVERAL_OF_LISTING } from './constants';
import { composedDescription, composedTitle } from './format';

/** An imported listing: the wizard's form, its owner, and its number in the file. */
export type ListingInput = PropertyInput & {
  status: PropertyStatus;
  /** blocked by missing facts until it is public, at least by photos */
  lifecycle: Lifecycle;
  owner: string;
  code?: string;
  /** owner named in the row, visible only to the importing account */
  ownerContact?: OwnerContact;
  /** pictures from the file, by public id */
  pictures: string[];
  /** the importing account */
  uploader: string;
  /** an unusual price that the importing person confirmed */
  confirmedPrice?: number;
  /** for rows that replace stored values, the fields with a cell, as written and as read */
  given?: GivenFields;
  /** true if the person confirmed the price, whatever the status */
  confirmsPrice?: boolean;
};

export type GivenFields = Readonly<Record<string, { cell: string; value: unknown }>>;

const NO_PICTURES = new PictureFinder([]);

/** Fields with their own cell reader. */
const READ_APART = new Set(
  'code reference pictures title description remarks price ratePerSqFt type category subType config bedrooms status amenities address city locality possession floor totalFloors area carpetArea builtUpArea superBuiltUpArea dimensions tower unit ownerName ownerPhone'.split(
    ' ',
  ),
);

/** Reads one row by the wizard's rules. `owners` maps e-mails in the file to account ids. */
export function readListingRow(
  cells: string[],
  columns: ColumnMapping,
  owners: Map<string, string>,
  gazetteer: Gazetteer,
): ReadRow<ListingInput> {
  const given = cellsByField(cells, columns);
  const gone = statusQuestion(given, columns);
  if (gone) return gone;
  const reader = new RowReader(given, columns);
  const problem = (field: string, message: string) => {
    const { heading, value } = given.get(field) ?? { heading: headingOf(columns, field), value: '' };
    reader.tell(heading, value, message);
  };
  const { values, ownerContact } = readForm(reader, gazetteer);
  const owner = ownerOf(given, columns, owners, problem);
  let checked = schemaOfGiven(values).safeParse(values);
  if (leaveUnreadable(reader, values, checked.error?.issues ?? []))
    checked = schemaOfGiven(values).safeParse(values);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    // a question already asked is not repeated as an error
    const heading = given.get(field)?.heading ?? headingOf(columns, field);
    const cause = given.get(FOLLOWS[field] ?? '')?.heading;
    if (!reader.problems.some(({ column }) => [heading, ASKED_AS[field], cause].includes(column)))
      problem(field, message);
  }
  if (checked.data?.citySlug === '') problem('city', TOWN_QUESTION);
  const status = checked.data?.status ?? 'draft';
  const isPublic = status !== 'draft' && status !== 'paused' && !isOneOf(OFF_MARKET, status);
  // a file confirms nothing
  const code = codeOf(reader, String(values.project ?? ''));
  // our own export also has the site's code, which means nothing on another site
  const number = columns.mapping.includes('reference') ? reader.text('reference').slice(0, 60) : code;
  const shown = readPictures(reader, columns.pictures ?? NO_PICTURES, code);
  const pictures = shown.pictures;
  const warnings = [...reader.warnings(), ...shown.warnings];
  if (checked.data && isPublic) askAboutAddresses(reader, checked.data);
  const confirmed = checked.data && confirmedPrice(reader, checked.data);
  const verdict =
    checked.data && isPublic ? publishGate(checked.data, pictures.length, checked.data.price) : undefined;
  for (const { path, message } of verdict?.issues ?? []) problem(path, message);
  const { readings } = reader;
  const problems = reader.problems.sort((a, b) => columnOrder(columns, a) - columnOrder(columns, b));
  if (!checked.success || problems.length > 0 || !owner) return { readings, problems };
  const missing = verdict?.missing ?? [];
  const state = storedState(transition(lifecycleFor(status), { name: 'checked', missing }));
  const input = {
    ...checked.data,
    ...state,
    owner,
    pictures,
    uploader: columns.by,
    // a draft asks again when it is published, and then the office checks it
    ...(confirmed !== undefined && isPublic && { confirmedPrice: confirmed }),
    ...(number && { code: number }),
    ...(columns.replaces && {
      given: givenFields(given, values),
      confirmsPrice: confirmed !== undefined,
    }),
    ...(ownerContact && { ownerContact }),
  };
  const apart = given.has('unit') && code ? `|${code.toLowerCase()}` : '';
  const numbers = new Set([code, number].flatMap((one) => one?.toLowerCase() || []));
  const { keys, knownAs } = identityOf([...numbers], input, apart);
  return { input, keys, knownAs, readings, ...(warnings.length > 0 && { warnings }) };
}

/** Columns that fill other fields than their own. */
const GIVES: Readonly<Record<string, readonly string[]>> = {
  ratePerSqFt: ['price'],
  config: ['category', 'subType', 'bedrooms'],
};

function givenFields(given: ReadonlyMap<string, Cell>, values: Record<string, unknown>): GivenFields {
  const fields: Record<string, GivenFields[string]> = {};
  for (const [column, { value: cell }] of given)
    for (const field of GIVES[column] ?? [column])
      if (field in FIELDS && values[field] !== undefined && !(GIVES[column] && given.has(field)))
        fields[field] = { cell, value: values[field] };
  return fields;
}

/** Clears unreadable values of optional fields if that was decided for the column. Returns true if anything was cleared. */
function leaveUnreadable(
  reader: RowReader,
  values: Record<string, unknown>,
  issues: readonly { path: PropertyKey[]; message: string }[],
): boolean {
  const left = issues
    .map(({ path, message }) => ({ field: String(path[0]), message }))
    .filter(({ field }) => reader.given.has(field) && OPTIONAL_FIELDS.includes(field))
    .filter(({ field, message }) => reader.leavesEmpty(field, message));
  for (const { field } of left) delete values[field];
  return left.length > 0;
}

/** Asks once for all rows with the same value whether to keep it as written. */
function isKept(
  reader: RowReader,
  { field, value, message }: { field: FieldName; value: string; message: string },
): boolean {
  const column = reader.heading(field) || headingOf(reader.columns, field);
  return reader.meaningOf({ field, value, column, message, choices: [KEEP_CHOICE] }) === KEEP;
}

function askAboutAddresses(reader: RowReader, facts: PropertyInput): void {
  for (const field of CONTACT_FREE) {
    const value = addressIn(facts[field]);
    if (value) isKept(reader, { field, value, message: ADDRESS_QUESTION });
  }
}

/** An unusual price that a person has confirmed. Asks for drafts too, because nobody checks each of a thousand. */
function confirmedPrice(reader: RowReader, facts: PropertyInput): number | undefined {
  const message = facts.price > 0 ? priceQuestion(facts) : undefined;
  const isConfirmed = message && isKept(reader, { field: 'price', value: String(facts.price), message });
  return isConfirmed ? facts.price : undefined;
}

/** Position of a problem's column in the file. Fields without a column come last. */
function columnOrder({ headings }: ColumnMapping, { column }: Problem): number {
  const at = headings.indexOf(column);
  return at < 0 ? headings.length : at;
}

/** Fields whose reader asks under another name. */
const ASKED_AS: Readonly<Record<string, string>> = {
  type: 'Type',
  category: 'Category',
  city: 'City',
  address: 'Locality',
  area: 'Area',
};
/** Fields that are composed of another one, about which one question is enough. */
const FOLLOWS: Readonly<Record<string, string>> = { address: 'locality', title: 'category' };

function cellsByField(
  cells: readonly string[],
  { mapping, headings, hasDecimalCommas }: ColumnMapping,
): Map<string, Cell> {
  const given = new Map<string, Cell>();
  mapping.forEach((field, i) => {
    const typed = singleSpaced(cells[i] ?? '');
    if (!field || !typed || NOTHING.test(typed)) return;
    const value = hasDecimalCommas ? withDecimalPoints(field, typed) : typed;
    const before = SEVERAL_OF_LISTING.has(field) ? given.get(field) : undefined;
    given.set(
      field,
      before ? { ...before, value: `${before.value}, ${value}` } : { heading: headings[i] ?? '', value },
    );
  });
  return given;
}

export type ReadForm = { values: Record<string, unknown>; ownerContact?: OwnerContact };

/** The row's cells as the text of the form's fields. */
export function readForm(reader: RowReader, gazetteer: Gazetteer): ReadForm {
  const values: Record<string, unknown> = plainFields(reader);
  const sizes = readSizes(reader);
  const { bedrooms, property } = readProperty(reader);
  const rooms = bedrooms ?? readCount(reader, 'bedrooms');
  sizes.area ??= areaOfKind(reader, kindWords(rooms, property));
  const isRent =
    readType(reader.text('type')) === 'rent' || /\brent|भाडे|किराया/i.test(reader.heading('price'));
  const rate = readRate(reader, sizes.area, isRent);
  const price = rate
    ? rate.price
    : (readAmount(reader, { field: 'price', isRent }) ?? calculatedPrice(reader, sizes.area));
  const type = readOffer(reader, price);
  const rough = reader.text('city') ? slugify(reader.text('city')) : '';
  const project = projectOf(reader);
  const locality = readLocality(
    reader,
    gazetteer,
    rough && gazetteer.localitiesOf(rough).length > 0 ? rough : '',
  );
  const city = readCity(reader, locality?.place, reader.text('address'));
  Object.assign(values, readPossession(reader), readFloors(reader), sizes);
  // one by one, because copying an object per row takes a noticeable part of the reading
  const put = (field: FieldName, value: unknown) => {
    if (value !== undefined && value !== '') values[field] = value;
  };
  // a price of 0 counts as missing
  put('price', price ? String(price) : undefined);
  put('type', type);
  put('category', property?.category);
  put('subType', property?.subType);
  put('bedrooms', rooms === undefined ? undefined : String(rooms));
  put('locality', locality?.name);
  put('city', city);
  put('reraNumber', values.reraNumber ?? reraOfTitle(reader));
  put('deposit', depositOf(reader, price));
  const upkeep = rateOf(reader, 'maintenance');
  if (upkeep && sizes.area) put('maintenance', String(timesArea(upkeep, sizes.area)));
  values.status = readStatus(reader);
  values.amenities = readAmenities(reader);
  values.address = composedAddress(reader, project, locality?.name, city);
  values.project = project;
  if (type === 'rent') letFrom(values);
  else if (isAtOnce(reader.text('availableFrom'))) values.possession ??= 'ready';
  const facts = {
    type,
    property,
    bedrooms: rooms === undefined ? undefined : Number(rooms),
    values,
    project,
  };
  const words = withoutPhones(reader.text('title'));
  const told = withoutPhones(reader.text('description'));
  const remarks = withoutPhones(reader.text('remarks'));
  values.title = words.text || composedTitle(facts);
  values.description = [
    told.text || (given(reader, 'description') ? '' : composedDescription(facts)),
    remarks.text,
  ]
    .filter(Boolean)
    .join('\n');
  const ownerContact = readOwner(reader, [...words.phones, ...told.phones, ...remarks.phones]);
  return { values, ...(ownerContact && { ownerContact }) };
}

/** The price calculated from rate and area if its cell is empty, with a note in the row. */
function calculatedPrice(reader: RowReader, area: string | undefined): number | undefined {
  const price = byRate(reader, area);
  if (price !== undefined && reader.columns.mapping.includes('price'))
    reader.warn(
      'price',
      messageWith('Calculated from rate and area: {price}', { price: formatRupees(price) }),
    );
  return price;
}

/** "2 BHK", "Shop": the kind of home that shares one size in a list without sizes. */
const kindWords = (rooms: string | number | undefined, property: Property | undefined): string =>
  rooms ? `${rooms} BHK` : property?.subType ? SUB_TYPE_LABELS[property.subType] : (property?.category ?? '');

/** True if the field has a column, in which case an empty cell is not filled in from elsewhere. */
const given = (reader: RowReader, field: string) => reader.columns.mapping.includes(field);

/** Fields read from a single cell. */
function plainFields(reader: RowReader): Record<string, string> {
  const values: Record<string, string> = {};
  const put = (field: string, value: string | undefined) => {
    if (value !== undefined) values[field] = value;
  };
  for (const [field, { heading, value }] of reader.given) {
    if (value.length >= MAX_CELL) reader.tell(heading, value, 'Please shorten this');
    if (READ_APART.has(field) || field === OWNER_COLUMN || field.includes('.')) continue;
    const kind = FIELDS[field as FieldName]?.kind;
    if (kind === 'choice') continue;
    if (kind === 'date') put(field, readDate(reader, field));
    else if (kind === 'count') put(field, readCount(reader, field));
    else if (kind === 'rupees') put(field, rupeesOf(reader, field));
    else if (kind === 'pinCode') put(field, latinDigits(value).replace(/\D/g, ''));
    else if (kind === 'length') put(field, latinDigits(value).replace(/(?:\s*(?:ft|feet|फूट|'))?\.?$/i, ''));
    else if (!isBlank(value)) put(field, value);
  }
  for (const field of CHOICE_FIELDS) if (field !== 'possession') put(field, readChoice(reader, field));
  return values;
}

/** Charges are small: "2500" means rupees; "2 months" is left to a person. */
function rupeesOf(reader: RowReader, field: string): string | undefined {
  const text = reader.text(field);
  if (field === 'deposit' && monthsOf(reader) !== undefined) return undefined;
  const money = isBlank(text) ? undefined : readMoney(text);
  if (money && 'bare' in money && field !== 'deposit') return String(money.bare);
  const rupees = readAmount(reader, { field, isRent: true });
  return rupees === undefined ? undefined : String(rupees);
}

/** Ten flats of one size, floor and price are ten listings if the file numbers them; a row without a number matches any of them. */
function identityOf(numbers: readonly string[], home: Parameters<typeof placeKeys>[0], apart: string) {
  const [asked, known] = [placeQuestions(home), placeKeys(home)].map((keys) =>
    keys.map((key) => `${key}${apart}`),
  ) as [string[], string[]];
  if (numbers.length === 0) return { keys: [...asked, ...asked.map(numberedPlace)], knownAs: known };
  const own = numbers.map((number) => `c:${number}`);
  return { keys: [...own, ...asked], knownAs: [...own, ...known.map(numberedPlace)] };
}

function headingOf(columns: ColumnMapping, field: string): string {
  const at = columns.mapping.indexOf(field);
  const label = LISTING_TARGETS.find((target) => target.field === field)?.label ?? field;
  return at < 0 ? `${label} (no column)` : (columns.headings[at] ?? label);
}

type Tell = (field: string, message: Problem['message']) => void;

function ownerOf(
  given: Map<string, Cell>,
  columns: ColumnMapping,
  owners: Map<string, string>,
  tell: Tell,
): string | undefined {
  const email = given.get('ownerEmail')?.value.toLowerCase();
  if (!email) return columns.by;
  const owner = owners.get(email);
  if (!owner) tell('ownerEmail', 'No account has this email. Have the owner register, or leave it empty');
  return owner;
}
