import { CONTACT_FIELDS } from '@/lib/contact/constants';
import type { FieldChoice } from '@/lib/import/dto';

/** What a column of an address book may fill: our own fields, and those that are sorted into them. */
export const CONTACT_TARGETS: readonly FieldChoice[] = [
  ...CONTACT_FIELDS.map(([field, label]) => ({ field, label })),
  { field: 'fullName', label: 'Full name, to be split' },
  { field: 'middleName', label: 'Middle name' },
  { field: 'anyPhone', label: 'Phone, kind from its label column' },
  { field: 'anyEmail', label: 'Email, the first or another' },
  { field: 'anyCity', label: 'City of the home address' },
  { field: 'anyState', label: 'State, home or business' },
];

/** Headings of Google's and Outlook's exports beside our own labels, in small letters without signs. */
const HEADINGS: Record<string, string> = {
  name: 'fullName',
  'display name': 'fullName',
  'given name': 'firstName',
  'additional name': 'middleName',
  'family name': 'lastName',
  surname: 'lastName',
  title: 'jobTitle',
  'organization title': 'jobTitle',
  'organization 1 title': 'jobTitle',
  designation: 'jobTitle',
  company: 'organization',
  'organization name': 'organization',
  'organization 1 name': 'organization',
  'organization department': 'department',
  'organization 1 department': 'department',
  phone: 'anyPhone',
  telephone: 'anyPhone',
  'mobile phone': 'mobilePhone',
  'mobile number': 'mobilePhone',
  'primary phone': 'anyPhone',
  'home phone 2': 'otherPhones',
  'business phone 2': 'otherPhones',
  'other phone': 'otherPhones',
  'e mail': 'emailAddress',
  'e mail address': 'emailAddress',
  'email address': 'emailAddress',
  'e mail 2 address': 'otherEmails',
  'e mail 3 address': 'otherEmails',
  city: 'anyCity',
  state: 'anyState',
};

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const TARGETS = new Map(
  CONTACT_TARGETS.flatMap(({ field, label }) => [
    [plain(label), field],
    [plain(field.replace(/[A-Z]/g, ' $&')), field],
  ]),
);

const NUMBERED: [RegExp, string][] = [
  [/^phone \d+ value$/, 'anyPhone'],
  [/^e mail \d+ value$/, 'anyEmail'],
  [/^address \d+ city$/, 'anyCity'],
  [/^address \d+ region$/, 'anyState'],
];

/** The field that each heading names, or ''. Only the first of two headings gets a field that holds one value. */
export function guessContactMapping(headings: string[]): string[] {
  const taken = new Set<string>();
  return headings.map((heading) => {
    const name = plain(heading);
    const field =
      TARGETS.get(name) ?? HEADINGS[name] ?? NUMBERED.find(([pattern]) => pattern.test(name))?.[1] ?? '';
    if (SEVERAL.has(field)) return field;
    if (taken.has(field)) return '';
    taken.add(field);
    return field;
  });
}

/** Fields that more than one column may fill. */
export const SEVERAL: ReadonlySet<string> = new Set([
  'anyPhone',
  'anyEmail',
  'anyCity',
  'anyState',
  'otherPhones',
  'otherEmails',
  'notes',
]);
