import { type Cell, RowReader } from '@/lib/imports/decisions/rules';
import type { ColumnMapping } from '@/lib/imports/dto';
import { readForm } from '@/lib/imports/listings/rules';
import { takeContacts } from '@/lib/imports/readers/phones';
import { cellsOfText } from '@/lib/imports/readers/phrases';
import type { FieldName } from '@/lib/listings/fields/dto';
import { FIELD_NAMES, hasField } from '@/lib/listings/fields/rules';
import { publishGate } from '@/lib/listings/publish-gate/rules';
import { propertyFormSchema } from '@/lib/listings/schema';
import type { Gazetteer } from '@/lib/places/gazetteer/rules';
import { singleSpaced } from '@/lib/platform/text/single-spaced';
import { type ParsedQuery, parseQuery } from '@/lib/search/parser/parse';
import type { PlaceIndex } from '@/lib/search/parser/place-index';
import { MAX_QUERY_LENGTH } from '@/lib/search/parser/tokens';
import { MAX_PLACE_PARTS, MESSAGE_COLUMNS, WANTED } from './constants';
import type { Assumption, MissingField } from './dto';

export type MessageContext = { gazetteer: Gazetteer; index: PlaceIndex; home: string; today: string };

export type ReadMessage = {
  /** the text of the form's fields */
  values: Record<string, string | string[]>;
  /** owner in the message, by name or number; visible only to the importing person */
  ownerContact?: { name: string; phones: string[] };
  /** assumptions that should be checked */
  assumed: Assumption[];
  /** true if a number had hidden digits */
  isMasked: boolean;
  /** true if it wants a home rather than offers one */
  isWanted: boolean;
};

/** "[12/11/26, 10:33 am] Ramesh: …", "~ Forwarded", and other additions of chat programs. */
const CHAT_MARKS =
  /^[^\S\n]*(?:\[[^\]\n]{6,40}\]\s*[^:\n]{1,40}:\s*|\*?forwarded(?: many times)?\*?\s*$)/gimu;
/** Headers that mail programs add when forwarding, and quotation marks. */
const MAIL_LINES =
  /^[^\S\n]*(?:-{2,}.{0,80}(?:forwarded|original).{0,80}-{2,}|(?:from|to|cc|date|sent|subject)\s*:.*|begin forwarded message:)\s*$|^> ?|^-- \n[\s\S]*/gimu;
const SIGNS = /(?<!\d)[*_~]{1,2}(?=\S)|(?<=\S)[*_~]{1,2}(?!\d)/g;

export const plainMessage = (text: string): string =>
  singleSpaced(
    text
      .replace(/\r\n?/g, '\n')
      .replace(MAIL_LINES, '')
      .replace(CHAT_MARKS, '')
      .replace(SIGNS, '')
      .replace(/[\u200b-\u200f\u202a-\u202e\u2060-\u2069]/g, ''),
  );

const TITLE = '(?:(?:[Mm]rs?|[Mm]s|[Ss]hri|[Ss]mt|[Dd]r)\\.?\\s*)?';
const NAME = `(${TITLE}\\p{Lu}[\\p{L}\\p{M}]+(?:[ ]\\p{Lu}[\\p{L}\\p{M}]+){0,2})`;
const OWNER_NAMES: readonly RegExp[] = [
  new RegExp(
    `(?:\\b(?:[Oo]wner|OWNER|[Mm]alik|[Cc]ontact|[Cc]all)|मालक|मालिक)(?:['’]s)?\\s*(?:[Nn]ame)?\\s*[:-]?\\s*${NAME}`,
    'u',
  ),
  /\b(?:owner|malik)(?:['’]s)?\s+name\s*[:-]?\s*([\p{L}\p{M}]{3,}(?: [\p{L}\p{M}]{3,})?)/iu,
  new RegExp(`\\d{4,5}[ -]?\\d{5,6}\\s*[-–(:]?\\s*${NAME}`, 'u'),
];
const NO_NAMES = /^(?:no|not|call|number|only|direct|wants?|price|asking|negotiable)\b/i;

function ownerName(text: string): string {
  const found = OWNER_NAMES.map((one) => one.exec(text)?.[1]?.trim()).find(Boolean) ?? '';
  return NO_NAMES.test(found) ? '' : found.slice(0, 120);
}

/** The owner's name is removed together with the number, and the word before both. */
const withoutName = (text: string, name: string): string =>
  singleSpaced(
    (name ? text.replaceAll(name, '') : text)
      .replace(
        /(?:\b(?:owner|malik|contact|call)\b|मालक|मालिक)(?:['’]s)?\s*(?:name|no|number)?[ .:-]*(?=$|[\n,;.])/gimu,
        '',
      )
      .replace(/(?<![ ,;:-])[ ,;:-]+$/gm, ''),
  );

/** The first place in the text, as the search box reads it. */
function placeIn(text: string, { index, home, today }: MessageContext) {
  const lines = text.split(/[\n,;.]+/).map((line) => line.trim());
  const parsed = [...new Set(lines.map((line) => line.slice(0, MAX_QUERY_LENGTH)))]
    .filter((line) => /\p{L}/u.test(line))
    .slice(0, MAX_PLACE_PARTS)
    .map((line) => parseQuery(line, index, { home, today }));
  const withPlace = parsed.find(({ search }) => (search.locality?.length ?? 0) > 0);
  const whole = withPlace ?? parsed.find(({ search }) => search.near?.length);
  return whole && placeOf(whole);
}

function placeOf({ parts, corrections, search }: ParsedQuery) {
  const found = parts.find(({ place }) => place?.kind === 'locality' || place?.kind === 'project')?.place;
  const corrected = corrections.find(({ place }) => place.id === found?.id);
  if (found)
    return {
      name: found.name,
      city: found.cityName,
      isProject: found.kind === 'project',
      typed: corrected?.typed,
    };
  const slug = search.locality?.[0];
  return slug ? { name: slug, city: '', isProject: false, typed: undefined } : undefined;
}

const columnsOf = (
  cells: ReadonlyMap<string, string>,
  decisions: ReadonlyMap<string, string>,
): ColumnMapping => ({
  headings: [...cells.keys()].map((field) => MESSAGE_COLUMNS[field] ?? field),
  mapping: [...cells.keys()],
  dateOrder: 'dmy',
  by: '',
  decisions,
  source: '',
});

function readerOf(cells: ReadonlyMap<string, string>, decisions: ReadonlyMap<string, string>): RowReader {
  const given = new Map<string, Cell>(
    [...cells].map(([field, value]) => [field, { heading: MESSAGE_COLUMNS[field] ?? field, value }]),
  );
  return new RowReader(given, columnsOf(cells, decisions));
}

/** The fields read that a form can hold, without floors for a plot or tenants for a sale. */
function fitting(values: Record<string, unknown>): Record<string, string | string[]> {
  const kind = { category: String(values.category ?? ''), type: String(values.type ?? '') };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, string | string[]][] => {
      const isField = FIELD_NAMES.includes(name as FieldName);
      const isEmpty = value === '' || value === undefined || (Array.isArray(value) && value.length === 0);
      if (!isField || isEmpty || name === 'status') return [];
      if (kind.category && !hasField(name as FieldName, kind)) return [];
      return [[name, value as string | string[]]];
    }),
  );
}

/**
 * Reads a message about a home by rules: rooms, place, floor, size, price and more, each with the import's readers. Assumes and reports values that a sheet
 * would ask about, because a draft is checked before it is public.
 */
export function readMessage(message: string, context: MessageContext): ReadMessage {
  const plain = plainMessage(message);
  const contacts = takeContacts(plain);
  const name = ownerName(plain);
  const written = withoutName(contacts.text, name);
  const { cells, rest } = cellsOfText(written);
  const place = placeIn(rest, context);
  if (place && !place.isProject) cells.set('locality', place.name);
  else if (place) cells.set('project', place.name);
  if (place?.city) cells.set('city', place.city);
  cells.set('description', written);
  const first = readerOf(cells, new Map());
  readForm(first, context.gazetteer);
  const proposed = first.readings.filter(({ state }) => state === 'proposed');
  const decisions = new Map(proposed.map(({ key, meaning }) => [key, meaning]));
  const { values } = readForm(readerOf(cells, decisions), context.gazetteer);
  const described = [...cells].filter(([field]) => field !== 'description');
  const composed = readForm(
    readerOf(new Map([...described, ['config', written.slice(0, 200)]]), decisions),
    context.gazetteer,
  ).values.description;
  values.description = [composed, written].filter(Boolean).join('\n\n');
  const isOwner = name !== '' || contacts.phones.length > 0;
  return {
    values: fitting(values),
    ...(isOwner && { ownerContact: { name, phones: contacts.phones.slice(0, 5) } }),
    assumed: [
      ...proposed.map(({ column, value, says }) => ({ column, value, says })),
      ...(place?.typed
        ? [{ column: MESSAGE_COLUMNS.locality ?? '', value: place.typed, says: place.name }]
        : []),
    ],
    isMasked: contacts.isMasked,
    isWanted: WANTED.test(plain),
  };
}

/** Fields that the form still requires, in its own words, for a listing with `pictures` pictures. */
export function missingOf(values: Record<string, unknown>, pictures: number): MissingField[] {
  const checked = propertyFormSchema.safeParse(values);
  const issues: MissingField[] = checked.success
    ? []
    : checked.error.issues.map(({ path, message }) => ({ field: String(path[0]), message }));
  const gate = checked.success ? publishGate(checked.data, pictures) : undefined;
  for (const { path, message } of gate?.issues ?? []) issues.push({ field: path, message });
  if (!issues.some(({ field }) => field === 'area') && !values.area)
    issues.push({ field: 'area', message: 'Please enter the area in square feet, for example 1600' });
  if (pictures === 0) issues.push({ field: 'images', message: 'Add at least one photo' });
  return issues.filter(({ field }, i) => issues.findIndex((other) => other.field === field) === i);
}
