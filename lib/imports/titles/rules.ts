import { EMPTY, EMPTY_CHOICE } from '@/lib/imports/decisions/constants';
import type { RowReader } from '@/lib/imports/decisions/rules';

/**
 * What the lines above the headings say of every row: "VIDARBHA GREENS, WARDHA ROAD, NAGPUR - MahaRERA P50500052345". It is
 * shown once, and counts where no column says the same.
 */

const RERA = /\bP(?:R\d{13}|\d{11})\b/gi;
const MAX_PROJECT = 60;

/** Pieces of the title that may be names. */
export const piecesOf = (title: string): string[] =>
  title
    .split(/[,·|()/\n]|\s[-–—]\s/)
    .map((piece) => piece.trim())
    .filter(Boolean);

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

/** The project's name: the title's first piece, if a registration beside it shows that it is a project's sheet. Asked. */
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

/** The society or project of a row. "Near VNIT gate" in its column is no name: it stays in the address. */
export function projectOf(reader: RowReader): string {
  const text = reader.text('project').trim();
  if (text) return LANDMARK.test(text) ? '' : text;
  return projectOfTitle(reader) ?? '';
}

/** Does no column say where the rows are? */
export const isPlaceMissing = (reader: RowReader): boolean =>
  reader.columns.title !== undefined && !hasColumn(reader, 'address', 'locality', 'project');
