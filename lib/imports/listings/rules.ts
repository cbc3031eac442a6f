import type { ColumnMapping, Problem, ReadRow } from '@/lib/imports/dto';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import { type Lifecycle, lifecycleFor, storedState, transition } from '@/lib/listings/lifecycle';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { type PropertyInput, propertyFormSchema } from '@/lib/listings/schema';
import {
  AMENITY_LABELS,
  IMPORT_STATUS_CHOICES,
  type PropertyStatus,
} from '@/lib/listings/vocabulary/constants';
import { TOWN_QUESTION } from '@/lib/places/constants';
import { isOneOf } from '@/lib/platform/is-one-of';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_CELL } from '@/lib/platform/tabular/constants';
import { readDay } from '@/lib/platform/tabular/day';
import { slugify } from '@/lib/platform/text/slug';
import { LISTING_TARGETS } from './constants';

/** A listing as an import writes it: what the wizard's form gives, whose it is, and its number in the file. */
export type ListingInput = PropertyInput & {
  status: PropertyStatus;
  /** blocked by what is missing before it is public: photographs at least */
  lifecycle: Lifecycle;
  owner: string;
  code?: string;
};

type Cell = { heading: string; value: string };

/** One row by the rules of the wizard. `owners` has the id of each owner whose e-mail is in the file. */
export function readListingRow(
  cells: string[],
  columns: ColumnMapping,
  owners: Map<string, string>,
): ReadRow<ListingInput> {
  const given = new Map<string, Cell>();
  columns.mapping.forEach((field, i) => {
    const value = (cells[i] ?? '').trim();
    if (field && value) given.set(field, { heading: columns.headings[i] ?? '', value });
  });
  const problems: Problem[] = [];
  const problem = (field: string, message: string) => {
    const { heading, value } = given.get(field) ?? { heading: headingOf(columns, field), value: '' };
    problems.push({ column: heading, value: value.slice(0, 80), message });
  };
  const values = { ...asForm(given, columns, problem), amenities: amenitiesOf(given, problem) };
  const owner = ownerOf(given, columns, owners, problem);
  const checked = propertyFormSchema.safeParse(values);
  for (const { path, message } of checked.error?.issues ?? []) {
    const field = String(path[0]);
    problem(field, (given.has(field) && choiceMessage(field)) || message);
  }
  if (checked.data?.citySlug === '') problem('city', TOWN_QUESTION);
  const status = checked.data?.status ?? 'draft';
  const isPublic = status !== 'draft' && status !== 'paused';
  // a file has no photographs and confirms nothing
  const gate = checked.data && isPublic ? publishGate(checked.data, 0) : undefined;
  for (const { path, message } of gate?.issues ?? []) problem(path, message);
  if (!checked.success || problems.length > 0 || !owner) return { problems };
  const code = given.get('code')?.value.slice(0, 60);
  const missing = gate?.missing ?? [];
  const state = storedState(transition(lifecycleFor(status), { name: 'checked', missing }));
  const input = { ...checked.data, ...state, owner, ...(code && { code }) };
  return { input, keys: [...(code ? [`c:${code.toLowerCase()}`] : []), listingKey(input)] };
}

/** The same owner, place and price is the same listing. */
export function listingKey(item: { owner: unknown; address: string; price: number; type: string }): string {
  return `l:${String(item.owner)}|${item.type}|${slugify(item.address)}|${item.price}`;
}

function headingOf(columns: ColumnMapping, field: string): string {
  const at = columns.mapping.indexOf(field);
  const label = LISTING_TARGETS.find((target) => target.field === field)?.label ?? field;
  return at < 0 ? `${label} (no column)` : (columns.headings[at] ?? label);
}

type Tell = (field: string, message: string) => void;

/** Labels that people read, and other spellings of a choice, as the form's values. */
const CHOICES: Readonly<Record<string, Record<string, string>>> = Object.fromEntries(
  FIELD_NAMES.flatMap((name) => {
    const { kind, values = [], labels = {}, spellings } = FIELDS[name];
    if (kind !== 'choice') return [];
    const own = Object.fromEntries(values.map((value) => [value.toLowerCase(), value]));
    return [[name, { ...own, ...byLabel(labels), ...spellings }]];
  }),
);

const LISTED_CHOICES: readonly string[] = ['category', 'furnishing', 'possession'] satisfies FieldName[];

/** A file has no list to choose from. */
function choiceMessage(field: string): string | undefined {
  if (!LISTED_CHOICES.includes(field)) return undefined;
  const { labels, values = [] } = FIELDS[field as FieldName];
  return `Use ${(labels ? Object.values(labels) : values).join(', ')}`;
}

function byLabel(labels: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(labels).map(([value, label]) => [label.toLowerCase(), value]));
}

function asForm(given: Map<string, Cell>, columns: ColumnMapping, tell: Tell): Record<string, string> {
  const values: Record<string, string> = {};
  for (const [field, { value }] of given) {
    if (value.length >= MAX_CELL) tell(field, 'Please shorten this');
    const small = value.toLowerCase();
    const choices = CHOICES[field];
    if (choices) values[field] = choices[small] ?? (field === 'category' ? value : slugify(value));
    else if (FIELDS[field as FieldName]?.kind === 'date') {
      const read = readDay(value, columns.dateOrder);
      if (read && typeof read === 'object' && 'day' in read) values[field] = read.day;
      else tell(field, 'Use a date such as 2027-03-31');
    } else if (field !== 'amenities' && field !== 'code' && field !== 'ownerEmail') values[field] = value;
  }
  if (values.status && !isOneOf(IMPORT_STATUS_CHOICES, values.status)) {
    tell('status', `Use ${IMPORT_STATUS_CHOICES.join(', ')}, or leave it empty`);
    values.status = '';
  }
  return values;
}

const AMENITIES_BY_LABEL = byLabel(AMENITY_LABELS);

function amenitiesOf(given: Map<string, Cell>, tell: Tell): string[] {
  const named = (given.get('amenities')?.value ?? '').split(/[,;|]/).map((part) => part.trim().toLowerCase());
  const found = named.filter(Boolean).map((value) => AMENITIES_BY_LABEL[value] ?? slugify(value));
  const unknown = found.find((value) => !Object.hasOwn(AMENITY_LABELS, value));
  if (unknown)
    tell(
      'amenities',
      messageWith('“{given}” is an unknown amenity: the template lists the known ones', { given: unknown }),
    );
  return [...new Set(found)].filter((value) => Object.hasOwn(AMENITY_LABELS, value));
}

function ownerOf(
  given: Map<string, Cell>,
  columns: ColumnMapping,
  owners: Map<string, string>,
  tell: Tell,
): string | undefined {
  const email = given.get('ownerEmail')?.value.toLowerCase();
  if (!email) return columns.by;
  const owner = owners.get(email);
  if (!owner) tell('ownerEmail', 'No account has this e-mail. Have the owner register, or leave it empty');
  return owner;
}
