import type { FieldChoice } from '@/lib/imports/dto';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';

type Column = { field: string; label: string; help: string; example: string; aliases: readonly string[] };

/** In files of the agency only: a member's rows are their own. */
export const OWNER_COLUMN = 'ownerEmail';

/** The columns of the template: what only a file has, then every field of the registry. */
const COLUMNS: readonly Column[] = [
  {
    field: 'code',
    label: 'Code',
    help: 'your own number of the listing; the same number is the same listing',
    example: 'NGP-001',
    aliases: ['property code', 'listing code', 'reference'],
  },
  {
    field: OWNER_COLUMN,
    label: 'Owner email',
    help: 'of an account on this site; empty: yours',
    example: '',
    aliases: ['owner', 'owner e mail', 'email'],
  },
  ...FIELD_NAMES.map((field): Column => {
    const { label, csv } = FIELDS[field];
    return {
      field,
      label: csv.label ?? label,
      help: csv.help,
      example: csv.example ?? '',
      aliases: csv.aliases ?? [],
    };
  }),
];

export const LISTING_TARGETS: readonly FieldChoice[] = COLUMNS.map(({ field, label }) => ({ field, label }));

/** The columns of a member's file: `field` of each, in their order. */
export const OWN_COLUMNS: readonly Column[] = COLUMNS.filter(({ field }) => field !== OWNER_COLUMN);

/** Rows of a file that begin like this are explanations and are not read. */
export const EXPLANATION = '#';

/** Headings, an explanation of each, and an example. */
const templateOf = (columns: readonly Column[]): string[][] => [
  columns.map(({ label }) => label),
  columns.map(({ help }, i) => (i === 0 ? `${EXPLANATION} ${help}` : help)),
  columns.map(({ example }) => example),
];
export const LISTING_TEMPLATE = templateOf(COLUMNS);
export const OWN_TEMPLATE = templateOf(OWN_COLUMNS);

const plain = (heading: string) =>
  heading
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The field that each heading names, or ''. */
export function guessListingMapping(headings: string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = plain(heading);
    const named = COLUMNS.find(({ field, label }) => plain(label) === name || plain(field) === name);
    const field = (named ?? COLUMNS.find(({ aliases }) => aliases.includes(name)))?.field ?? '';
    if (taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}
