import type { ImportKindName } from '@/lib/imports/constants';
import { CONTACT_TARGETS, guessContactMapping, SEVERAL } from '@/lib/imports/contacts/constants';
import type { FieldChoice } from '@/lib/imports/dto';
import { guessListingMapping, LISTING_TARGETS, OWNER_COLUMN } from '@/lib/imports/listings/constants';

type Targets = {
  fields: readonly FieldChoice[];
  /** fields that more than one column may fill */
  several: ReadonlySet<string>;
  guess: (headings: string[]) => string[];
  /** what a sensible choice of columns needs, or words for what is missing */
  missing: (mapping: string[]) => string | undefined;
  /** by what two are the same */
  sameness: string;
  hasDates: boolean;
};

const NAMES = ['firstName', 'lastName', 'fullName', 'organization', 'emailAddress', 'anyEmail'];

const CONTACTS: Targets = {
  sameness: 'Two contacts are the same when they share a mobile number or an e-mail address.',
  hasDates: true,
  fields: CONTACT_TARGETS,
  several: SEVERAL,
  guess: guessContactMapping,
  missing: (mapping) =>
    mapping.some((field) => NAMES.includes(field))
      ? undefined
      : 'Choose a column for the first name, the full name, the organization or the e-mail',
};

const REQUIRED = ['title', 'description', 'type', 'category', 'price', 'area', 'address'];

const LISTINGS: Targets = {
  fields: LISTING_TARGETS,
  several: new Set(),
  guess: guessListingMapping,
  missing: (mapping) => {
    const lacking = LISTING_TARGETS.filter(
      ({ field }) => REQUIRED.includes(field) && !mapping.includes(field),
    );
    return lacking.length
      ? `Choose a column for ${lacking.map(({ label }) => label.toLowerCase()).join(', ')}`
      : undefined;
  },
  sameness: 'Two listings are the same when they have one code, or one owner, address and price.',
  hasDates: true,
};

const OWN_LISTINGS: Targets = {
  ...LISTINGS,
  fields: LISTING_TARGETS.filter(({ field }) => field !== OWNER_COLUMN),
  sameness: 'Two listings are the same when they have one code, or one address and price.',
};

/** What the columns of a file may fill, by what is imported. Also used in the browser. */
const TARGETS: Record<ImportKindName, Targets> = {
  contacts: CONTACTS,
  listings: LISTINGS,
  'own-listings': OWN_LISTINGS,
};
export const targetsOf = (kind: ImportKindName): Targets => TARGETS[kind];
