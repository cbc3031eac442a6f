import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';
import { isBlank } from '@/lib/imports/values/rules';
import { slugify } from '@/lib/platform/text/slug';

/**
 * Facts about all rows in the lines above the headings: "VIDARBHA GREENS, WARDHA ROAD, NAGPUR - MahaRERA P50500052345". They are shown once and apply if no
 * column has the same fact.
 */

const RERA = /\bP(?:R\d{13}|\d{11})\b/gi;
const MAX_PROJECT = 60;

/** Pieces of the title that may be names. */
export const piecesOf = (title: string): string[] =>
  title
    .split(/[,·|()/\n]|\s[-–—]\s/)
    .map((piece) => piece.trim())
    .filter(Boolean);

/** Key part of decisions about a full file, because the next file may be about another place. */
export const ofFile = ({ columns }: RowReader): string =>
  slugify(columns.source.split(' · ')[0] ?? '').slice(0, 60);

const hasColumn = ({ columns: { mapping } }: RowReader, ...fields: readonly string[]) =>
  fields.some((field) => mapping.includes(field));

const numberIn = (title: string): string | undefined => {
  const found = new Set((title.match(RERA) ?? []).map((number) => number.toUpperCase()));
  return found.size === 1 ? [...found][0] : undefined;
};

/** The project's registration, if the title has exactly one. */
export function reraOfTitle(reader: RowReader): string | undefined {
  const number = numberIn(reader.columns.title ?? '');
  if (!number || hasColumn(reader, 'reraNumber')) return undefined;
  const meaning = reader.meaningOf({
    field: 'reraNumber',
    kind: 'title',
    value: '',
    column: 'MahaRERA number',
    meaning: number,
    says: number,
    isSure: true,
    choices: [{ meaning: number, label: number }, EMPTY_CHOICE],
  });
  return meaning === EMPTY ? undefined : meaning;
}

/** The project's name, which is the title's first piece if a registration beside it shows that it is a project's sheet. Asked. */
export function projectOfTitle(reader: RowReader): string | undefined {
  const title = reader.columns.title ?? '';
  const name = piecesOf(title)[0]?.slice(0, MAX_PROJECT);
  if (!name || !numberIn(title) || hasColumn(reader, 'project')) return undefined;
  const meaning = reader.meaningOf({
    field: 'project',
    kind: 'title',
    value: '',
    column: 'Project',
    meaning: name,
    says: name,
    choices: [{ meaning: name, label: name }, EMPTY_CHOICE],
  });
  return meaning === EMPTY ? undefined : meaning;
}

const LANDMARK =
  /^(?:near|nr|opp|opposite|behind|beside|besides|above|below|next to|in front of|जवळ|समोर|के पास)\b/i;

/** The society or project of a row. "Near VNIT gate" in its column is not a name and stays in the address. */
export function projectOf(reader: RowReader): string {
  const text = reader.text('project').trim();
  if (text) return LANDMARK.test(text) || isBlank(text) ? '' : text;
  return projectOfTitle(reader) ?? '';
}

export const isPlaceMissing = (reader: RowReader): boolean =>
  reader.columns.title !== undefined && !hasColumn(reader, 'address', 'locality', 'project');

const TOWER =
  /\b(?:wing|tower|block|bldg|building|phase)[\s_-]*([A-Z0-9]{1,3})\b|(?:विंग|टॉवर|इमारत)\s*(\S{1,3})(?!\S)/i;

/** "Wing B" as the name of the sheet, or in the lines above the headings. */
function towerOfSheet({ columns: { source, title = '', mapping } }: RowReader): string {
  if (mapping.includes('tower')) return '';
  const found = TOWER.exec(source) ?? TOWER.exec(title);
  return found?.[1] ?? found?.[2] ?? '';
}

/** The number given in the file, else the flat and tower, because two flats at one price are two listings. */
export function codeOf(reader: RowReader, project: string): string | undefined {
  const code = reader.text('code').slice(0, 60);
  if (code) return code;
  const unit = reader.text('unit');
  if (!unit) return undefined;
  return [slugify(project), towerOf(reader, unit), unit].filter(Boolean).join('-').slice(0, 60);
}

/** The tower, perhaps from the sheet's name. Flat 101 of "Wing A" is not 101 of "Wing B", but "B-101" names its wing. */
function towerOf(reader: RowReader, unit: string): string {
  const named = towerOfSheet(reader);
  return reader.text('tower') || (unit.toLowerCase().startsWith(named.toLowerCase()) ? '' : named);
}
