import { CONTACT_FIELDS } from '@/lib/contacts/constants';
import type { FieldChoice } from '@/lib/imports/dto';

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
  tag: 'tags',
  labels: 'tags',
  categories: 'tags',
  'group membership': 'tags',
  city: 'anyCity',
  state: 'anyState',
  // as sheets of Indian offices have them
  'full name': 'fullName',
  'client name': 'fullName',
  'customer name': 'fullName',
  'contact person': 'fullName',
  'mobile no': 'mobilePhone',
  'mob no': 'mobilePhone',
  mob: 'mobilePhone',
  cell: 'mobilePhone',
  'mobile 1': 'mobilePhone',
  'mobile no 1': 'mobilePhone',
  'whatsapp no': 'otherPhones',
  'whatsapp number': 'otherPhones',
  whatsapp: 'otherPhones',
  'mobile 2': 'otherPhones',
  'mobile no 2': 'otherPhones',
  'alternate no': 'otherPhones',
  'alternate mobile': 'otherPhones',
  'alternate mobile no': 'otherPhones',
  'alternate number': 'otherPhones',
  'phone no': 'anyPhone',
  'phone number': 'anyPhone',
  'ph no': 'anyPhone',
  'contact no': 'anyPhone',
  'contact number': 'anyPhone',
  'tel no': 'anyPhone',
  'landline no': 'homePhone',
  landline: 'homePhone',
  'residence phone': 'homePhone',
  'office phone': 'businessPhone',
  'office no': 'businessPhone',
  'e mail id': 'emailAddress',
  'email id': 'emailAddress',
  'mail id': 'emailAddress',
  mail: 'emailAddress',
  'alternate email': 'otherEmails',
  'alternate email id': 'otherEmails',
  dob: 'birthday',
  'd o b': 'birthday',
  'date of birth': 'birthday',
  'birth date': 'birthday',
  doa: 'anniversary',
  'wedding anniversary': 'anniversary',
  'anniversary date': 'anniversary',
  'date of anniversary': 'anniversary',
  remark: 'notes',
  remarks: 'notes',
  comment: 'notes',
  comments: 'notes',
  sex: 'gender',
  post: 'jobTitle',
  occupation: 'jobTitle',
  profession: 'jobTitle',
  firm: 'organization',
  'firm name': 'organization',
  'company name': 'organization',
  dept: 'department',
  town: 'anyCity',
  district: 'anyCity',
  नाव: 'fullName',
  'पूर्ण नाव': 'fullName',
  'संपूर्ण नाव': 'fullName',
  नाम: 'fullName',
  'पूरा नाम': 'fullName',
  'पहिले नाव': 'firstName',
  आडनाव: 'lastName',
  उपनाम: 'lastName',
  मोबाईल: 'mobilePhone',
  मोबाइल: 'mobilePhone',
  'मोबाईल नंबर': 'mobilePhone',
  'मोबाइल नंबर': 'mobilePhone',
  'मोबाईल क्रमांक': 'mobilePhone',
  'मोबाईल नं': 'mobilePhone',
  'मोबाइल नं': 'mobilePhone',
  'भ्रमणध्वनी क्रमांक': 'mobilePhone',
  भ्रमणध्वनी: 'mobilePhone',
  फोन: 'anyPhone',
  फ़ोन: 'anyPhone',
  'फोन नंबर': 'anyPhone',
  'दूरध्वनी क्रमांक': 'anyPhone',
  दूरध्वनी: 'anyPhone',
  'संपर्क क्रमांक': 'anyPhone',
  ईमेल: 'emailAddress',
  'ई मेल': 'emailAddress',
  'ईमेल आयडी': 'emailAddress',
  'ईमेल आईडी': 'emailAddress',
  'जन्म तारीख': 'birthday',
  जन्मतारीख: 'birthday',
  'जन्म दिनांक': 'birthday',
  जन्मदिनांक: 'birthday',
  'जन्म तिथि': 'birthday',
  जन्मदिन: 'birthday',
  'लग्नाचा वाढदिवस': 'anniversary',
  'विवाह दिनांक': 'anniversary',
  शेरा: 'notes',
  टिप्पणी: 'notes',
  टीप: 'notes',
  लिंग: 'gender',
  पद: 'jobTitle',
  हुद्दा: 'jobTitle',
  व्यवसाय: 'jobTitle',
  संस्था: 'organization',
  कंपनी: 'organization',
  विभाग: 'department',
  शहर: 'anyCity',
  गाव: 'anyCity',
  राज्य: 'anyState',
};

const plain = (heading: string) =>
  heading
    .toLowerCase()
    // vowel signs of Devanagari are marks of their own
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
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
