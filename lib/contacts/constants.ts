/** Rows per page of the directory (docs/spec/office.md#contact-directory). */
export const CONTACTS_PAGE_SIZE = 20;

export const CONTACT_FILTER_LABELS = {
  organization: 'Organization',
  jobTitle: 'Job Title',
  homeCity: 'Home City',
  homeState: 'Home State',
  businessState: 'Business State',
};
export type ContactFilter = keyof typeof CONTACT_FILTER_LABELS;
/** Directory filters, with their names in requests and in the model. */
export const CONTACT_FILTERS = Object.keys(CONTACT_FILTER_LABELS) as ContactFilter[];

export const MAX_TAGS = 20;
export const MAX_TAG_LENGTH = 40;

/** Characters of the further phone numbers of a contact. */
export const MAX_OTHER_PHONES = 1000;

export const CONTACT_ORDERS = [
  ['asc', 'Sort A–Z'],
  ['desc', 'Sort Z–A'],
] as const;

export const CONTACT_FIELDS = [
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['jobTitle', 'Job title'],
  ['mobilePhone', 'Mobile'],
  ['emailAddress', 'Email'],
  ['homePhone', 'Home phone'],
  ['businessPhone', 'Business phone'],
  ['otherPhones', 'Other phones'],
  ['otherEmails', 'Other emails'],
  ['birthday', 'Birthday'],
  ['anniversary', 'Anniversary'],
  ['gender', 'Gender'],
  ['organization', 'Organization'],
  ['department', 'Department'],
  ['homeCity', 'Home city'],
  ['homeState', 'Home state'],
  ['businessState', 'Business state'],
  ['tags', 'Tags'],
  ['notes', 'Notes'],
] as const;
export type ContactField = (typeof CONTACT_FIELDS)[number][0];

/** Export column that identifies contacts without mobile or e-mail. */
export const CONTACT_ID_HEADING = 'Contact ID';

/** Reasons why two contacts may be one person, strongest first. */
export const PAIR_REASONS = ['phone', 'email', 'name'] as const;
export type PairReason = (typeof PAIR_REASONS)[number];
export const PAIR_REASON_LABELS: Record<PairReason, string> = {
  phone: 'Same phone',
  email: 'Same email',
  name: 'Similar name, same place',
};
export const PAIRS_PAGE_SIZE = 20;
