import { WISH_FIELDS } from '@/lib/imports/clients/constants';
import type { ImportKindName } from '@/lib/imports/constants';
import { CONTACT_TARGETS, SEVERAL } from '@/lib/imports/contacts/constants';
import type { FieldChoice } from '@/lib/imports/dto';
import { LISTING_TARGETS, OWNER_COLUMN, SEVERAL_OF_LISTING } from '@/lib/imports/listings/constants';

type Targets = {
  fields: readonly FieldChoice[];
  /** fields that several columns can fill */
  several: ReadonlySet<string>;
  /** the mapping that a sensible import needs, or a message about the missing columns */
  missing: (mapping: string[]) => string | undefined;
  /** the fields that make two rows the same */
  sameness: string;
  hasDates: boolean;
};

const NAMES = ['firstName', 'lastName', 'fullName', 'organization', 'emailAddress', 'anyEmail'];

const CONTACTS: Targets = {
  sameness:
    'Two contacts are the same if they share a mobile number, an email address or a Contact ID from an export.',
  hasDates: true,
  fields: CONTACT_TARGETS,
  several: SEVERAL,
  missing: (mapping) =>
    mapping.some((field) => NAMES.includes(field))
      ? undefined
      : 'Choose a column for the first name, the full name, the organization or the email',
};

const CLIENTS: Targets = {
  ...CONTACTS,
  sameness: 'Two clients are the same if they share a phone number.',
  fields: [...CONTACT_TARGETS, ...WISH_FIELDS],
  hasDates: false,
};

/** Each of these can be filled from other columns, such as a price from a rate. A place without a column is asked once. */
const NEEDED: readonly (readonly [label: string, fields: readonly string[]])[] = [
  ['price', ['price', 'ratePerSqFt']],
  ['area', ['area', 'carpetArea', 'builtUpArea', 'superBuiltUpArea', 'dimensions']],
];

/** Columns of a list of rents, which usually has no areas; they are asked for once per kind of home. */
const RENT_COLUMNS = ['deposit', 'tenants', 'availableFrom', 'meals', 'bedsInRoom'];

const LISTINGS: Targets = {
  fields: LISTING_TARGETS,
  several: SEVERAL_OF_LISTING,
  missing: (mapping) => {
    const isOfRents = RENT_COLUMNS.some((field) => mapping.includes(field));
    const lacking = NEEDED.filter(
      ([label, fields]) =>
        !(label === 'area' && isOfRents) && !fields.some((field) => mapping.includes(field)),
    );
    return lacking.length > 0
      ? `Choose a column for ${lacking.map(([label]) => label).join(', ')}`
      : undefined;
  },
  sameness:
    'Two listings count as the same if they share a code, or have the same owner, place, price, area, rooms, floor and owner’s number.',
  hasDates: true,
};

const OWN_LISTINGS: Targets = {
  ...LISTINGS,
  fields: LISTING_TARGETS.filter(({ field }) => field !== OWNER_COLUMN),
  sameness:
    'Two listings count as the same if they share a code, or have the same place, price, area, rooms, floor and owner’s number.',
};

/** Fields that columns can fill, by kind of import. Also used in the browser. */
const TARGETS: Record<ImportKindName, Targets> = {
  contacts: CONTACTS,
  listings: LISTINGS,
  'own-listings': OWN_LISTINGS,
  clients: CLIENTS,
};
export const targetsOf = (kind: ImportKindName): Targets => TARGETS[kind];
