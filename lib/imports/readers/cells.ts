import { EMPTY, EMPTY_CHOICE, OUT } from '@/lib/imports/decisions/constants';
import type { MeaningChoice, Reading } from '@/lib/imports/decisions/dto';
import { type Cell, RowReader } from '@/lib/imports/decisions/rules';
import type { ColumnMapping, Problem } from '@/lib/imports/dto';
import { takeContacts } from '@/lib/imports/readers/phones';
import { CHOICE_WORDS, STATUS_WORDS } from '@/lib/imports/values/constants';
import { type Floor, isBlank, plainValue, readFloor, readWord, readYesNo } from '@/lib/imports/values/rules';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import { IMPORT_STATUS_CHOICES } from '@/lib/listings/fields/vocabulary';
import { isOneOf } from '@/lib/platform/basics/is-one-of';
import { latinDigits } from '@/lib/platform/language/digits';
import { messageWith } from '@/lib/platform/language/message';
import {
  isRoundedPhone,
  normalizePhone,
  phoneProblem,
  ROUNDED_PHONE,
  readPhones,
} from '@/lib/platform/text/phone';
import { slugify } from '@/lib/platform/text/slug';

const byLabel = (labels: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(labels).map(([value, label]) => [label.toLowerCase(), value]));

/** Labels and other spellings of a choice, mapped to the form's values. */
const CHOICES: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { kind, values = [], labels = {}, spellings } = FIELDS[name];
    if (kind !== 'choice') return [];
    const own = Object.fromEntries(values.map((value) => [value.toLowerCase(), value]));
    return [[name, { ...own, ...byLabel(labels), ...spellings }]];
  }),
);

/** Choices decided by the readers of offers. */
const OTHERS = new Set(['type', 'category', 'subType', 'status']);

/** Names the choices, because a file has no list to choose from. */
const oneOfMessage = ({
  values = [],
  labels,
}: {
  values?: readonly string[];
  labels?: Readonly<Record<string, string>>;
}) => `Use ${(labels ? Object.values(labels) : values).join(', ')}`;

/** The value of a choice. Words of other languages are shown with their meaning; unknown ones are asked about. */
export function readChoice(reader: RowReader, field: FieldName): string | undefined {
  const text = reader.text(field);
  const definition = FIELDS[field];
  if (!text || (isBlank(text) && !CHOICE_WORDS[field]?.has(plainValue(text)))) return undefined;
  const own =
    CHOICES[field]?.[text.toLowerCase()] ??
    (definition.values?.includes(slugify(text)) ? slugify(text) : undefined);
  if (own) return own;
  const yesNo = definition.values?.includes('yes') ? readYesNo(text) : inFurnished(field, text);
  const read = readWord(field, text) ?? yesNo;
  const choices: MeaningChoice[] = (definition.values ?? []).map((meaning) => ({
    meaning,
    label: definition.labels?.[meaning] ?? meaning,
  }));
  const meaning = reader.meaningOf({
    field,
    value: text,
    column: reader.heading(field),
    ...(read && { meaning: read, says: definition.labels?.[read] ?? read, isSure: true }),
    choices: [...choices, EMPTY_CHOICE],
    message: oneOfMessage(definition),
  });
  return meaning === EMPTY ? undefined : meaning;
}

/** "Furnished? Yes", "Fully". */
const inFurnished = (field: FieldName, text: string) =>
  field === 'furnishing' && (readYesNo(text) === 'yes' || /^full?y?$/i.test(text.trim()))
    ? 'furnished'
    : undefined;

export const CHOICE_FIELDS: readonly FieldName[] = FIELD_NAMES.filter(
  (name) => FIELDS[name].kind === 'choice' && !OTHERS.has(name),
);

const FLOOR_IN_TEXT =
  /(?:^|[\s,(])((?:\d{1,2}(?:st|nd|rd|th)?|ground|gr|first|second|third|fourth|fifth|पहिला|दुसरा|तिसरा|चौथा|पाचवा|तळ)\s*(?:floor|flr\b|मजला|मजल्यावर|माळा|मंजिल))/iu;

/** The floor in "2 BHK flat, 3rd flr" if no column has it. "3 floors" are the building's. */
function floorBeside(reader: RowReader): Floor {
  for (const field of ['category', 'config', 'title', 'description', 'remarks']) {
    const found = FLOOR_IN_TEXT.exec(latinDigits(reader.text(field)))?.[1];
    if (found) return readFloor(found) ?? {};
  }
  return {};
}

/** Floors from two columns, or from one: "3/7". Unreadable cells can be left empty for all such rows. */
export function readFloors(reader: RowReader): { floor?: string; totalFloors?: string } {
  const read = (field: 'floor' | 'totalFloors') => {
    const text = reader.text(field);
    if (field === 'floor' && !reader.columns.mapping.includes('floor')) return floorBeside(reader);
    if (!text || isBlank(text)) return {};
    const found = readFloor(text);
    if (!found) reader.leavesEmpty(field, 'Please enter a whole number from -5 to 200');
    return found ?? {};
  };
  const [own, total] = [read('floor'), read('totalFloors')];
  const floors = total.totalFloors ?? total.floor ?? own.totalFloors;
  return {
    ...(own.floor !== undefined && { floor: String(own.floor) }),
    ...(floors !== undefined && { totalFloors: String(floors) }),
  };
}

/** A number in a cell: "2", "2 covered", "yes". */
export function readCount(reader: RowReader, field: string): string | undefined {
  const text = reader.text(field);
  if (!text || isBlank(text)) return undefined;
  const number = /\d+(?:\.\d+)?/.exec(latinDigits(text))?.[0];
  if (number !== undefined) return String(Math.floor(Number(number)));
  if (readYesNo(text) === 'yes' || /cover|open|stilt|car|new|नवीन|नया/i.test(text))
    return field === 'ageYears' ? '0' : '1';
  if (readYesNo(text) === 'no') return '0';
  reader.leavesEmpty(field, messageWith('Please enter a whole number from 0 to {max}', { max: 50 }));
  return undefined;
}

const GONE_CHOICES: readonly MeaningChoice[] = [
  { meaning: 'paused', label: 'Paused' },
  { meaning: 'draft', label: 'Draft' },
];

/** Statuses in our own export besides those of `IMPORT_STATUS_CHOICES`. */
export const OFF_MARKET = ['sold', 'rented', 'expired'] as const;

/** Our status, or a builder's status of a unit. Sold and held units are asked about. */
export function readStatus(reader: RowReader): string {
  const text = reader.text('status');
  if (!text || isBlank(text)) return statusInRemarks(reader);
  const own = text.toLowerCase();
  if (isOneOf(IMPORT_STATUS_CHOICES, own)) return own;
  // our own export contains these statuses for a known listing
  if (reader.columns.replaces && isOneOf(OFF_MARKET, own)) return own;
  const column = reader.heading('status');
  const state = STATUS_WORDS.get(plainValue(text));
  if (!state) {
    const meaning = reader.meaningOf({
      field: 'status',
      value: text,
      column,
      choices: [...GONE_CHOICES, EMPTY_CHOICE],
      message: `Use ${IMPORT_STATUS_CHOICES.join(', ')}, or leave it empty`,
    });
    return meaning === 'paused' ? meaning : '';
  }
  const meaning = reader.meaningOf({
    field: 'status',
    value: text,
    column,
    ...(state === 'open'
      ? { meaning: 'draft', says: 'Draft', isSure: true }
      : { meaning: OUT, says: 'Leave these rows out' }),
    choices: GONE_CHOICES,
  });
  return meaning === 'draft' ? '' : (meaning ?? '');
}

const GONE =
  /(?<!not |un|yet )\b(?:sold(?: out)?|deal (?:done|closed)|booked|on hold|token (?:paid|done|received|taken|le liya)|rented(?: out)?|not for sale|bik ga(?:ya|yi|ye))\b|विकल(?:े|ा|ी)(?!\p{L})|विकून|बिक गय|बुक झाल/iu;

/** Finds "Deal done" in the remarks of a home for sale. Asked once for all rows with these words. */
function statusInRemarks(reader: RowReader): string {
  const said = GONE.exec(reader.text('remarks'))?.[0].toLowerCase();
  if (!said) return '';
  const meaning = reader.meaningOf({
    field: 'remarks',
    value: said,
    column: reader.heading('remarks'),
    meaning: OUT,
    says: 'Leave these rows out',
    choices: GONE_CHOICES,
  });
  return meaning === 'paused' ? meaning : '';
}

/** Asks only whether to leave out a unit that is sold or no unit ("Refuge"). */
export function statusQuestion(
  given: ReadonlyMap<string, Cell>,
  columns: ColumnMapping,
): { readings: Reading[]; problems: Problem[] } | undefined {
  const reader = new RowReader(given, columns);
  readStatus(reader);
  const { readings, problems } = reader;
  return readings.length > 0 && problems.length > 0 ? { readings, problems } : undefined;
}

const PHONES = /(?:\+?91[\s-]?|\b0)?[6-9]\d{4}[\s-]?\d{5}(?!\d)/g;

/** The owner named in the row, perhaps beside the number ("Wagh madam 98220-40112"). Stored only for the importing account. */
export function withoutPhones(text: string): { text: string; phones: string[] } {
  const phones: string[] = [];
  const rest = latinDigits(text).replace(PHONES, (found) => {
    const phone = normalizePhone(found);
    if (phone) phones.push(phone);
    return phone ? '' : found;
  });
  if (phones.length === 0) return { text, phones };
  return {
    text: rest
      .replace(/\b(?:call|contact|mob|ph|phone|owner|no)\b\.?:?\s*(?=$|[,.;/])/gi, '')
      .replace(/(?<![\s,;/-])[\s,;/-]+$/, '')
      .replace(/ {2,}/g, ' ')
      .trim(),
    phones,
  };
}

const SEVEN_DIGITS = /(?:\d[\s().-]*){7}/;

export type OwnerContact = { name: string; phones: string[] };

/** The owner named in the row, perhaps beside the number ("Wagh madam 98220-40112"). Kept only for the importing account. */
export function readOwner(reader: RowReader, more: readonly string[]): OwnerContact | undefined {
  const cell = reader.text('ownerPhone');
  const listed = readPhones(cell).map(({ number }) => number);
  const beside = takeContacts(cell);
  // "Owner Name & No.": both in one cell
  const owner = takeContacts(reader.text('ownerName'));
  const phones = [...new Set([...listed, ...beside.phones, ...owner.phones, ...more])].slice(0, 5);
  const isNone = phones.length === 0 && SEVEN_DIGITS.test(latinDigits(cell));
  const problem = isRoundedPhone(cell) ? ROUNDED_PHONE : isNone && phoneProblem(cell);
  if (problem) reader.tell(reader.heading('ownerPhone'), cell, problem);
  const words = /\p{L}{2}/u.test(beside.text) ? beside.text.replace(/[\d+/,;:()-]+/g, ' ') : '';
  const named = owner.text.replace(/(?<![\s(),;:/-])[\s(),;:/-]+$/, '').trim();
  const name = (named || words.replace(/\s+/g, ' ').trim()).slice(0, 120);
  return name || phones.length > 0 ? { name, phones } : undefined;
}
