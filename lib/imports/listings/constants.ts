import type { FieldChoice } from '@/lib/imports/dto';
import { AMENITY_PREFIX } from '@/lib/imports/values/constants';
import { FIELD_NAMES, FIELDS } from '@/lib/listings/fields/rules';
import { AMENITY_LABELS } from '@/lib/listings/fields/vocabulary';

export type ListingColumn = {
  field: string;
  label: string;
  help: string;
  example: string;
  aliases: readonly string[];
};

/** Only in files of the agency, because a member's rows are their own. */
export const OWNER_COLUMN = 'ownerEmail';

/** The template's columns: those that only a file has, then every field of the registry. */
const COLUMNS: readonly ListingColumn[] = [
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
  ...FIELD_NAMES.map((field): ListingColumn => {
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

/** Columns found only in other people's sheets, whose values are distributed to fields (lib/imports/cells). */
const SHEET_COLUMNS: readonly FieldChoice[] = [
  { field: 'config', label: 'Configuration, such as 2 BHK flat' },
  { field: 'ratePerSqFt', label: 'Rate per sq ft' },
  { field: 'remarks', label: 'Remarks' },
  { field: 'reference', label: 'Your reference' },
  { field: 'dimensions', label: 'Sides, such as 30 x 50' },
  { field: 'tower', label: 'Tower or wing' },
  { field: 'unit', label: 'Flat or plot number, not shown' },
  { field: 'pictures', label: 'Pictures: file names in the ZIP' },
  { field: 'ownerName', label: 'Owner’s name, kept private' },
  { field: 'ownerPhone', label: 'Owner’s phone, kept private' },
  ...Object.entries(AMENITY_LABELS).map(([value, label]) => ({
    field: `${AMENITY_PREFIX}${value}`,
    label: `Amenity: ${label}`,
  })),
];

/** Fields that several columns can fill. */
export const SEVERAL_OF_LISTING: ReadonlySet<string> = new Set(['remarks', 'ownerPhone', 'pictures']);

export const LISTING_COLUMNS = COLUMNS;
export const LISTING_TARGETS: readonly FieldChoice[] = [
  ...COLUMNS.map(({ field, label }) => ({ field, label })),
  ...SHEET_COLUMNS,
];

/** Columns of a member's file in order, each with its `field`. */
export const OWN_COLUMNS: readonly ListingColumn[] = COLUMNS.filter(({ field }) => field !== OWNER_COLUMN);

/** Rows starting like this are explanations and are not read. */
export const EXPLANATION = '#';

/** Headings, an explanation of each, and an example. */
const templateOf = (columns: readonly ListingColumn[]): string[][] => [
  columns.map(({ label }) => label),
  columns.map(({ help }, i) => (i === 0 ? `${EXPLANATION} ${help}` : help)),
  columns.map(({ example }) => example),
];
export const LISTING_TEMPLATE = templateOf(COLUMNS);
export const OWN_TEMPLATE = templateOf(OWN_COLUMNS);

/** Marks such as "-", "—" and "..." for an empty cell. */
export const NOTHING = /^[-–—_.…\s]+$/;
