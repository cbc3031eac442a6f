import { WISH_FIELDS } from '@/lib/imports/clients/constants';
import { type ImportKindName, isOfPeople, SAMPLE_LENGTH } from '@/lib/imports/constants';
import {
  CONTACT_HEADINGS,
  CONTACT_NUMBERED,
  CONTACT_TARGETS,
  SEVERAL,
} from '@/lib/imports/contacts/constants';
import {
  LISTING_COLUMNS,
  LISTING_TARGETS,
  OWNER_COLUMN,
  SEVERAL_OF_LISTING,
} from '@/lib/imports/listings/constants';
import { type Name, nameOf, nameScore } from '@/lib/imports/readers/names';
import { isProof, sampleShare } from '@/lib/imports/readers/samples';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import { headingOf, plainHeading } from '@/lib/imports/values/format';
import { headingAreaUnit, headingUnit, readConfiguration } from '@/lib/imports/values/rules';
import { AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';
import { latinDigits } from '@/lib/platform/language/digits';
import { IGNORED, LISTING_NAMES, PERSON_NAMES, WISH_NAMES } from './constants';

/** Names of each field of a kind. */
type Dictionary = ReadonlyMap<string, readonly Name[]>;

const listOf = (names: string) => names.split('|').map(plainHeading);
const ALL_IGNORED = new Set(listOf(IGNORED));

function dictionaryOf(entries: Iterable<readonly [string, readonly string[]]>): Dictionary {
  const names = new Map<string, Set<string>>();
  for (const [field, given] of entries) {
    const known = names.get(field) ?? new Set();
    for (const name of given) known.add(plainHeading(name));
    names.set(field, known);
  }
  return new Map([...names].map(([field, known]) => [field, [...known].filter(Boolean).map(nameOf)]));
}

const LISTINGS = dictionaryOf([
  ...LISTING_TARGETS.map(({ field, label }) => [field, [label]] as const),
  ...LISTING_COLUMNS.map(({ field, label, aliases }) => [field, [label, field, ...aliases]] as const),
  ...Object.entries(LISTING_NAMES).map(([field, names]) => [field, listOf(names)] as const),
  ...Object.entries(AMENITY_LABELS).map(([value, label]) => [`${AMENITY_PREFIX}${value}`, [label]] as const),
]);

const CONTACTS = dictionaryOf([
  ...CONTACT_TARGETS.map(({ field, label }) => [field, [label, field]] as const),
  ...Object.entries(CONTACT_HEADINGS).map(([name, field]) => [field, [name]] as const),
  ...Object.entries(PERSON_NAMES).map(([field, names]) => [field, listOf(names)] as const),
]);

const CLIENTS = dictionaryOf([
  ...[...CONTACTS]
    .filter(([field]) => field !== 'homeState')
    .map(([field, names]) => [field, names.map(({ text }) => text)] as const),
  ...WISH_FIELDS.map(({ field, label }) => [field, [label]] as const),
  ...Object.entries(WISH_NAMES).map(([field, names]) => [field, listOf(names)] as const),
]);

const DICTIONARIES: Record<ImportKindName, Dictionary> = {
  contacts: CONTACTS,
  clients: CLIENTS,
  listings: LISTINGS,
  'own-listings': LISTINGS,
};

/** Fields that several columns can fill. */
export const several = (kind: ImportKindName): ReadonlySet<string> =>
  isOfPeople(kind) ? SEVERAL : SEVERAL_OF_LISTING;

/** Fields with few possible words. If no value of a column is one, its name means something else, if anything fits better. */
const CLOSED = new Set('type furnishing facing tenants status naOrder areaUnit'.split(' '));

const COUNTED = new Set('balconies bathrooms bedrooms parking ageYears'.split(' '));
const IS_MEASURED = /\bsq(?:ft|m|yd)?\b|\b(?:area|price|rate|amount|cost)\b|क्षेत्र|किंमत|दर|कीमत/;

const PRICES = new Set(['price', 'ratePerSqFt']);
/** Names of amounts other than the current price. */
const NOT_ASKED =
  /\b(?:old|previous|earlier|purchase|bought|govt|government|circle|guideline|reckoner|loan|emi|token|booking|paid|received|balance|due|brokerage|commission)\b|^(?:gst|stamp|registration)\b|जुनी|खरेदी किंमत|शासकीय|सरकारी|कर्ज|टोकन|दलाली|पुरान|खरीद मूल्य|बकाया/;

const AREA_FIELDS = new Set('area carpetArea builtUpArea superBuiltUpArea'.split(' '));

/** Score that fills a field. A name alone reaches it; values alone only if they are unambiguous, such as phone numbers. */
const ENOUGH = 0.55;

function scoreOf(field: string, heading: Name, names: readonly Name[], samples: readonly string[]): number {
  // "Area (sq m) Balcony" is no number of balconies, and "Old price" no age
  if (COUNTED.has(field) && IS_MEASURED.test(heading.text)) return 0;
  if (PRICES.has(field) && NOT_ASKED.test(heading.text)) return 0;
  const name = nameScore(heading, names);
  // "Price/Unit Area" is no number of a flat, and only our own export has a reference beside its code
  if ((field === 'unit' && name < 0.7) || (field === 'reference' && name < 0.95)) return 0;
  if (name === 0 && !isProof(field)) return 0;
  // "Area (Guntha)": 2 and 3.5 are areas
  const unit = AREA_FIELDS.has(field) ? headingAreaUnit(heading.text) : '';
  const share = sampleShare(field, unit ? samples.map((sample) => `${sample} ${unit}`) : samples);
  if (share === undefined) return name;
  if (isProof(field) && share >= 0.7) return Math.max(name, 0.8) + 0.2;
  if (CLOSED.has(field) && share === 0) return name >= 0.95 ? ENOUGH : 0;
  // a name contradicted by its values is left to another column
  return name === 0 ? 0 : name + 0.3 * (share - (samples.length >= 2 ? 0.5 : 0.2));
}

/** Fields recognised by their values without a name, surest first; free text comes last. */
const BY_VALUES: Record<'person' | 'listing', readonly string[]> = {
  person: ['mobilePhone', 'emailAddress', 'wishBudget', 'fullName'],
  listing: [
    'ownerPhone',
    'reraNumber',
    'type',
    'config',
    'furnishing',
    'price',
    'area',
    'pinCode',
    'locality',
  ],
};

/** Scores a column without a name, in a sheet without headings. */
function byValues(kind: ImportKindName, column: number, values: readonly string[]): Score[] {
  return BY_VALUES[isOfPeople(kind) ? 'person' : 'listing'].flatMap((field, rank) => {
    const share = DICTIONARIES[kind].has(field) ? (sampleShare(field, values) ?? 0) : 0;
    return share >= 0.7 ? [{ column, field, score: ENOUGH + 0.2 - rank * 0.01 }] : [];
  });
}

/** True if most rows say "2BHK flat" or "Plot 1500 sqft", which is a client's wish whatever the column is called. */
const saysRooms = (values: readonly string[]) =>
  values.length > 1 && values.filter((value) => readConfiguration(value)).length >= values.length * 0.7;

/** A column's sample: the beginning of each non-empty cell. */
const valuesOf = (samples: readonly (readonly string[])[], column: number): string[] =>
  samples.flatMap((cells) => cells[column]?.trim().slice(0, SAMPLE_LENGTH) || []);

type Score = { column: number; field: string; score: number };

const LABEL = /\d (?:label|type)$/;

/** The field for each column, or '', by its name and a sample of its values, surest first, each field once. */
export function guessMapping(
  kind: ImportKindName,
  headings: readonly string[],
  samples: readonly (readonly string[])[] = [],
  remembered: ReadonlyMap<string, string> = new Map(),
): string[] {
  const dictionary = DICTIONARIES[kind];
  const mapping = headings.map(() => '');
  const scores: Score[] = [];
  for (const [column, given] of headings.entries()) {
    const heading = headingOf(given);
    const chosen = remembered.get(plainHeading(given));
    if (chosen !== undefined && (chosen === '' || dictionary.has(chosen))) {
      scores.push({ column, field: chosen, score: 9 });
      continue;
    }
    const numbered = isOfPeople(kind)
      ? CONTACT_NUMBERED.find(([pattern]) => pattern.test(heading))
      : undefined;
    if (numbered) scores.push({ column, field: numbered[1], score: 2 });
    const values = valuesOf(samples, column);
    // the kind of a phone, beside the phone (lib/imports/contacts)
    const isPhone = (sampleShare('mobilePhone', values) ?? 0) >= 0.7;
    if ((ALL_IGNORED.has(heading) && !isPhone) || (isOfPeople(kind) && LABEL.test(heading))) continue;
    if (/^column \d+$/.test(heading)) scores.push(...byValues(kind, column, values));
    if (kind === 'clients' && saysRooms(values))
      scores.push({ column, field: 'wishRequirement', score: ENOUGH });
    const name = nameOf(heading);
    for (const [field, names] of dictionary) {
      const score = scoreOf(field, name, names, values);
      if (score >= ENOUGH) scores.push({ column, field, score });
    }
  }
  const taken = new Set<string>();
  const done = new Set<number>();
  for (const { column, field } of scores.sort((a, b) => b.score - a.score || a.column - b.column)) {
    if (done.has(column) || (taken.has(field) && !several(kind).has(field))) continue;
    // a member's rows are their own, whatever a column says
    mapping[column] = kind === 'own-listings' && field === OWNER_COLUMN ? '' : field;
    done.add(column);
    if (field) taken.add(field);
  }
  return withPrice(mapping, headings);
}

/** Share too weak to fill a field, but enough to propose it. */
const WORTH_ASKING = 0.3;

/** Suggests uses of each column: the field it fills, else the likeliest free one, else a note. */
export function suggestFields(
  kind: ImportKindName,
  headings: readonly string[],
  samples: readonly (readonly string[])[],
  mapping: readonly string[],
): string[] {
  const taken = new Set(mapping.filter((field) => !several(kind).has(field)));
  return headings.map((given, column) => {
    if (mapping[column]) return mapping[column];
    const heading = nameOf(headingOf(given));
    const values = valuesOf(samples, column);
    let best: { field: string; score: number } | undefined;
    for (const [field, names] of DICTIONARIES[kind]) {
      if (taken.has(field) || (kind === 'own-listings' && field === OWNER_COLUMN)) continue;
      const score = scoreOf(field, heading, names, values);
      if (score >= Math.max(WORTH_ASKING, best?.score ?? 0)) best = { field, score };
    }
    const found = best?.field ?? (isOfPeople(kind) ? 'notes' : 'remarks');
    if (!several(kind).has(found)) taken.add(found);
    return found;
  });
}

/** Uses "Rate" as the price if no other column is one, because a list of rents has no rate per square foot. */
function withPrice(mapping: string[], headings: readonly string[]): string[] {
  const at = mapping.indexOf('ratePerSqFt');
  const isBare =
    at >= 0 && /^(?:rate|दर|भाव)(?: lacs?| lakhs?| लाख)?$/.test(plainHeading(headings[at] ?? ''));
  return isBare && !mapping.includes('price') ? mapping.with(at, 'price') : mapping;
}

/** Number of column names in a row. */
function recognised(kind: ImportKindName, cells: readonly string[]): number {
  const dictionary = DICTIONARIES[kind];
  return cells.filter((cell) => {
    const heading = headingOf(cell);
    if (!heading || heading.length > 60) return false;
    if (ALL_IGNORED.has(heading)) return true;
    const name = nameOf(heading);
    return [...dictionary.values()].some((names) => nameScore(name, names) >= 0.75);
  }).length;
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;
/** True for values that are never a column name: a phone, an amount, a code with digits, a day. */
const isValue = (cell: string) => /\d{4,}|^\s*[\d.,]+\s*$|@/.test(latinDigits(cell));

export type FoundHeadings = {
  headings: string[];
  /** rows up to and including the headings */
  used: number;
};

const SEARCHED_ROWS = 20;

/**
 * Finds the headings. They are below titles and notes, in one row or two, or missing; then the first row contains values and columns are called by their
 * numbers. `rows` are the first non-blank ones.
 */
export function findHeadings(kind: ImportKindName, rows: readonly (readonly string[])[]): FoundHeadings {
  const searched = rows.slice(0, SEARCHED_ROWS);
  const counts = searched.map((cells) => {
    const count = recognised(kind, cells);
    return count < 3 && cells.some(isValue) ? 0 : count;
  });
  const best = Math.max(0, ...counts);
  const at = best === 0 ? -1 : counts.indexOf(best);
  if (at < 0 || (best === 1 && filled(searched[at]!) > 3)) return withoutNames(searched);
  const other = secondRow(searched, at, counts);
  if (other === undefined) return { headings: named(searched[at]!), used: at + 1 };
  const [upper, lower] = other < at ? [other, at] : [at, other];
  return { headings: named(joined(searched[upper]!, searched[lower]!)), used: lower + 1 };
}

/** Headings where no row names columns. The first is used as headings unless it contains values. */
function withoutNames(rows: readonly (readonly string[])[]): FoundHeadings {
  const first = rows[0] ?? [];
  if (!first.some(isValue)) return { headings: named(first), used: 1 };
  const width = Math.max(...rows.map((cells) => cells.length));
  return { headings: Array.from({ length: width }, (_, i) => `Column ${i + 1}`), used: 0 };
}

const named = (cells: readonly string[]) =>
  Array.from(cells, (cell, i) => (cell ?? '').trim().replace(/\s+/g, ' ').slice(0, 100) || `Column ${i + 1}`);

/** A row that gives the columns their units: "(sq m)", "Rs lakh". */
const isUnits = (cells: readonly string[]) =>
  filled(cells) > 1 &&
  cells.every((cell) => {
    const name = cell.trim();
    const isUnit = /^\(.*\)$|^(?:in )?(?:rs\.?|₹|inr|nos?\.?|sq\.?\s*f(?:ee)?t\.?|sft)$/i.test(name);
    return !name || (!/\d/.test(name) && (isUnit || Boolean(headingUnit(name) || headingAreaUnit(name))));
  });

/** The second row of a two-row heading, with only words, and with names where the first row has a gap or a group. */
function secondRow(
  rows: readonly (readonly string[])[],
  at: number,
  counts: readonly number[],
): number | undefined {
  const isHalf = (one: number) => {
    const cells = rows[one];
    if (!cells || filled(cells) < 2 || cells.some(isValue)) return false;
    return (counts[one] ?? 0) >= 1 && (counts[one]! * 2 >= filled(cells) || one < at);
  };
  if (isHalf(at + 1) || isUnits(rows[at + 1] ?? [])) return at + 1;
  return at > 0 && isHalf(at - 1) && filled(rows[at - 1]!) < filled(rows[at]!) + 3 ? at - 1 : undefined;
}

/** Joins "Area" above "Carpet" and "Built-up" to "Area Carpet" and "Area Built-up", because a group is written once above its first column. */
function joined(upper: readonly string[], lower: readonly string[]): string[] {
  const width = Math.max(upper.length, lower.length);
  let group = '';
  return Array.from({ length: width }, (_, i) => {
    const [above, below] = [(upper[i] ?? '').trim(), (lower[i] ?? '').trim()];
    if (above) group = above;
    if (!below) return above;
    if (above === below) return below;
    return above || group ? `${above || group} ${below}` : below;
  });
}
