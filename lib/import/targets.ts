import { CONTACT_TARGETS, guessContactMapping, SEVERAL } from '@/lib/contact/import-fields';
import type { ImportKindName } from './constants';
import type { FieldChoice } from './types';

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

/** What the columns of a file may fill, by what is imported. Also used in the browser. */
export const TARGETS: Record<'contacts', Targets> = { contacts: CONTACTS };
export const targetsOf = (kind: ImportKindName): Targets => TARGETS[kind as 'contacts'];
