import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { MeaningChoice } from '@/lib/imports/decisions/dto';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { PROPERTY_WORDS, type Property } from '@/lib/imports/values/constants';
import { plainHeading } from '@/lib/imports/values/format';
import {
  type Configuration,
  factorOf,
  headingUnit,
  isBlank,
  isLease,
  isOnlyMoney,
  plainValue,
  readConfiguration,
  readMoney,
  readType,
} from '@/lib/imports/values/rules';
import {
  CATEGORIES,
  LISTING_TYPE_LABELS,
  SUB_TYPE_LABELS,
  SUB_TYPES_OF,
  type SubType,
} from '@/lib/listings/fields/vocabulary';
import { memoizeText } from '@/lib/platform/basics/memoize';
import { latinDigits } from '@/lib/platform/language/digits';
import { LAKH } from '@/lib/platform/text/format';

export type Offer = 'sale' | 'rent';

/** Monthly rents from here on are asked about, because they may be a lease of land or a sale. */
const HIGH_RENT = 5 * LAKH;
/** Limits for a file without a column for the offer. Higher prices are sales and lower ones rents. */
const SURE_SALE = 10 * LAKH;
const SURE_RENT = 1.5 * LAKH;

const OFFER_CHOICES: readonly MeaningChoice[] = (['sale', 'rent'] as const).map((meaning) => ({
  meaning,
  label: LISTING_TYPE_LABELS[meaning],
}));

const FOR_RENT =
  /\b(?:(?:for|on) (?:rent|lease|hire)|to ?let|rental|leave and licen[cs]e)\b|\brent$|\blease$|भाड्याने|भाडेतत्त्वावर|किराये पर|किराए पर/;
const FOR_SALE = /\b(?:for (?:re ?)?sale|resale|outright)\b|विक्रीसाठी|विकणे आहे|विकायचे|बेचना है|बिकाऊ/;

/** The offer in "2bhk flat for lease" if no column has it. Two contradictory words mean nothing. */
export const offerInText = memoizeText((text): Offer | undefined => {
  const value = plainValue(text);
  const [isRent, isSale] = [FOR_RENT.test(value), FOR_SALE.test(value)];
  return isRent === isSale ? undefined : isRent ? 'rent' : 'sale';
});

const isRentHeading = (heading: string) => /\brent\b|भाडे|किराया/.test(plainHeading(heading));

/** Sale or rent, from the column, the price heading, the file name, or the price itself. */
export function readOffer(reader: RowReader, price: number | undefined): Offer | undefined {
  const [text, column] = [reader.text('type'), reader.heading('type')];
  const ask = (value: string, more: { kind?: string; meaning?: Offer; isSure?: boolean; message?: string }) =>
    reader.meaningOf({
      field: 'type',
      value,
      column: column || 'Type',
      ...(more.meaning && { says: LISTING_TYPE_LABELS[more.meaning] }),
      choices: OFFER_CHOICES,
      ...more,
    }) as Offer | undefined;
  if (text && !isBlank(text)) {
    const read = readType(text);
    const isHigh = read === 'rent' && price !== undefined && price >= HIGH_RENT;
    if (isHigh)
      return ask(text, {
        kind: isLease(text) ? 'lease' : 'high-rent',
        meaning: 'sale',
        message: 'Is this a month’s rent? Choose above',
      });
    if (
      read === text.trim().toLowerCase() ||
      LISTING_TYPE_LABELS[read ?? 'sale'].toLowerCase() === text.trim().toLowerCase()
    )
      return read;
    return ask(text, { ...(read && { meaning: read, isSure: true }), message: 'Please choose sale or rent' });
  }
  if (isRentHeading(reader.heading('price')) || reader.text('deposit')) return 'rent';
  const named = readType(reader.columns.source.replace(/\.\w+$/, ''));
  if (named) return ask('', { kind: 'none', meaning: named, isSure: true });
  if (price === undefined) return undefined;
  const said = TEXTS.map((field) => offerInText(reader.text(field))).find(Boolean);
  // word and figure do not match: "flat for lease, 68 L"
  if ((said === 'rent' && price >= HIGH_RENT) || (said === 'sale' && price <= SURE_RENT))
    return ask('', {
      kind: said === 'rent' ? 'lease' : 'low-sale',
      meaning: said === 'rent' ? 'sale' : 'rent',
      message: said === 'rent' ? 'Is this a month’s rent? Choose above' : 'Please choose sale or rent',
    });
  if (said) return ask('', { kind: `said-${said}`, meaning: said, isSure: true });
  const meaning = price >= SURE_SALE ? 'sale' : price <= SURE_RENT ? 'rent' : undefined;
  // a unit decided for other cells does not make "0.45" a rent
  const isSure = meaning === 'sale' || !isBare(reader);
  return ask('', {
    kind: price >= SURE_RENT ? 'none' : 'none-low',
    ...(meaning && { meaning, isSure, ...(!isSure && { message: 'Please choose sale or rent' }) }),
  });
}

function isBare(reader: RowReader): boolean {
  const money = readMoney(reader.text('price'));
  return (
    !headingUnit(reader.heading('price')) &&
    money !== undefined &&
    ('bare' in money || ('isBare' in money && money.isBare === true))
  );
}

const UNIT_CHOICES: readonly MeaningChoice[] = [
  { meaning: 'lakh', label: 'Lakh' },
  { meaning: 'crore', label: 'Crore' },
  { meaning: 'thousand', label: 'Thousand' },
  { meaning: 'rupees', label: 'Rupees' },
];
const RANGE_CHOICES: readonly MeaningChoice[] = [
  { meaning: 'to', label: 'The higher figure' },
  { meaning: 'from', label: 'The lower figure' },
];

type Amount = { field: string; isRent: boolean };

/** True if only the amount in such cells counts. Asked once, with the cells. */
const keepsAmount = (
  reader: RowReader,
  { field, text, column }: { field: string; text: string; column: string },
) =>
  reader.meaningOf({
    field,
    value: text,
    column,
    kind: 'beside',
    choices: [{ meaning: 'amount', label: 'The first amount, without the rest' }],
    message: 'There’s more than an amount here. Choose the meaning above',
  }) === 'amount';

/** An amount in rupees. Figures without a unit, ranges and "on request" are asked about, once per column. */
export function readAmount(reader: RowReader, { field, isRent }: Amount): number | undefined {
  const [text, column] = [reader.text(field), reader.heading(field)];
  if (!text || isBlank(text)) return undefined;
  const money = readMoney(text);
  if (!money) {
    if (field === 'price')
      reader.tell(column, text, 'Please enter the price, for example 45 lakh or 45,00,000');
    else reader.leavesEmpty(field, 'Please enter whole rupees');
    return undefined;
  }
  if ('none' in money) {
    reader.tell(column, text, 'No price is given. Enter one, or leave the row out');
    return undefined;
  }
  if (!isOnlyMoney(text) && !keepsAmount(reader, { field, text, column })) return undefined;
  if ('rupees' in money) return money.rupees;
  const factor = () => {
    const stated = headingUnit(column);
    if (stated) return factorOf(stated);
    const meaning = isRent ? 'thousand' : 'lakh';
    const unit = reader.meaningOf({
      field,
      value: text,
      column,
      kind: isRent ? 'rent-unit' : 'unit',
      meaning,
      says: isRent ? 'Thousand' : 'Lakh',
      choices: UNIT_CHOICES,
      message: 'Choose the unit above',
    });
    return unit ? factorOf(unit) : undefined;
  };
  if ('bare' in money) {
    const by = factor();
    return by === undefined ? undefined : Math.round(money.bare * by);
  }
  const by = money.isBare ? factor() : 1;
  const end = reader.meaningOf({
    field,
    value: text,
    column,
    kind: 'range',
    meaning: 'to',
    says: 'The higher figure',
    choices: RANGE_CHOICES,
    message: 'A listing has one price. Choose one of the two above',
  });
  return end && by !== undefined ? Math.round(money[end as 'from' | 'to'] * by) : undefined;
}

const codeOf = ({ category, subType }: Property) => (subType ? `${category}/${subType}` : category);
const labelOf = ({ category, subType }: Property) =>
  subType ? `${category}: ${SUB_TYPE_LABELS[subType]}` : category;
const PROPERTY_CHOICES: readonly MeaningChoice[] = CATEGORIES.flatMap((category) => [
  { meaning: category, label: category },
  ...(category in SUB_TYPES_OF ? SUB_TYPES_OF[category as keyof typeof SUB_TYPES_OF] : []).map(
    (subType: SubType) => ({
      meaning: codeOf({ category, subType }),
      label: labelOf({ category, subType }),
    }),
  ),
]);

function propertyOf(code: string | undefined): Property | undefined {
  const [category, subType] = (code ?? '').split('/');
  const known = CATEGORIES.find((one) => one === category);
  return known && { category: known, ...(subType && { subType: subType as SubType }) };
}

const TEXTS = ['category', 'config', 'title', 'description', 'remarks'] as const;

/** Category and bedrooms, from their columns, else from the title. */
export function readProperty(reader: RowReader): Configuration {
  const texts = ['category', 'config', 'subType', 'title', 'description'] as const;
  const found = texts.map((field) => readConfiguration(reader.text(field)));
  const bedrooms = roomsOf(
    reader,
    bedroomsOf(reader) ?? found.map((one) => one?.bedrooms).find((count) => count !== undefined),
  );
  const rooms = bedrooms === undefined ? {} : { bedrooms };
  const text = reader.text('category');
  const isOwnWord = CATEGORIES.some((category) => category.toLowerCase() === text.trim().toLowerCase());
  const finer = found.slice(1).find((one) => one?.property)?.property;
  if (text && !isBlank(text) && !isOwnWord) {
    const read = found[0]?.property ?? (found[0]?.bedrooms ? (finer ?? FLAT) : undefined);
    const property = propertyOf(
      reader.meaningOf({
        field: 'category',
        value: text,
        column: reader.heading('category'),
        ...(read && { meaning: codeOf(read), says: labelOf(read), isSure: true }),
        choices: PROPERTY_CHOICES,
        message: `Use ${CATEGORIES.join(', ')}`,
      }),
    );
    return { ...rooms, ...(property && { property }) };
  }
  if (isOwnWord) {
    const category = CATEGORIES.find((one) => one.toLowerCase() === text.trim().toLowerCase())!;
    const subType = finer?.category === category ? finer.subType : undefined;
    return { ...rooms, property: { category, ...(subType && { subType }) } };
  }
  const byCell = finer ?? byHeading(reader) ?? (bedrooms ? FLAT : undefined);
  return { ...rooms, ...withoutColumn(reader, byCell) };
}

const FLAT: Property = PROPERTY_WORDS.get('flat')!;

const SEVERAL_ROOMS =
  /(?<![\d.])(\d)(?:\.5)?\s*(?:bhk|बीएचके)?\s*(?:[-–/&,]|or|and|to|ते|व|या)\s*(\d)(?:\.5)?\s*(?:bhk|बीएचके)/i;

/** A home's bedrooms. Asks if the cell says "2/3 BHK". */
function roomsOf(reader: RowReader, read: number | undefined): number | undefined {
  const field = (['bedrooms', 'config', 'category'] as const).find((one) => reader.text(one));
  const [, fewer, more] = (field && SEVERAL_ROOMS.exec(latinDigits(reader.text(field)))) || [];
  if (!field || !fewer || !more) return read;
  const meaning = reader.meaningOf({
    field: 'bedrooms',
    value: reader.text(field),
    column: reader.heading(field),
    choices: [...[fewer, more].map((count) => ({ meaning: count, label: `${count} BHK` })), EMPTY_CHOICE],
  });
  return meaning && meaning !== EMPTY ? Number(meaning) : undefined;
}

/** Its column: "3 BHK", or a number alone. */
function bedroomsOf(reader: RowReader): number | undefined {
  const text = latinDigits(reader.text('bedrooms')).trim();
  if (/^\d{1,2}(?:\.5)?$/.test(text)) return Math.floor(Number(text));
  return readConfiguration(text)?.bedrooms;
}

/** Takes the category of all rows from "Plot No." or a sheet named "Shops". */
const byHeading = (reader: RowReader): Property | undefined =>
  readConfiguration(reader.heading('unit'))?.property ?? readConfiguration(reader.columns.source)?.property;

/** The category if no column has it. Shows a suggestion from other columns, or asks without one. */
function withoutColumn(reader: RowReader, read: Property | undefined): { property?: Property } {
  const column = reader.heading('config') || 'Category';
  const property = propertyOf(
    reader.meaningOf({
      field: 'category',
      value: reader.text('config'),
      column,
      ...(!reader.text('config') && { kind: read ? codeOf(read) : 'none' }),
      ...(read && { meaning: codeOf(read), says: labelOf(read), isSure: true }),
      choices: PROPERTY_CHOICES,
      message: `Use ${CATEGORIES.join(', ')}`,
    }),
  );
  return property ? { property } : {};
}
