import { STAGE_LABELS } from '@/lib/deals/constants';
import { LEAD_STATE_LABELS } from '@/lib/enquiries/leads/constants';
import { STATUS_LABELS } from '@/lib/listings/fields/vocabulary';
import { DECISIONS } from '@/lib/moderation/constants';
import { AUDIT_LABELS, type AuditAction } from '@/lib/platform/audit/constants';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import type { Texts } from '@/lib/platform/language/translate';
import { capitalised, formatDate, formatDateTime, formatNumber } from '@/lib/platform/text/format';
import { OFFICE_ROLE_LABELS, USER_ROLE_LABELS } from '@/lib/teams/staff/constants';

/** Sentences by action and, for some actions, by details. `{who}` is the actor, `{what}` the record. */
const SENTENCES: readonly (readonly [AuditAction, RegExp, string])[] = [
  ['property.write', /^decision: approve/, '{who} approved {what}'],
  ['property.write', /^decision: reject/, '{who} rejected {what}'],
  ['property.write', /^decision: verified/, '{who} verified {what}'],
  ['property.write', /^decision: unverified/, '{who} revoked the verification of {what}'],
  ['property.write', /^decision: active/, '{who} published {what}'],
  ['property.write', /^decision: paused/, '{who} paused {what}'],
  ['property.write', /^decision: expired/, '{who} set {what} to expired'],
  ['property.write', /^decision: undo/, '{who} undid a decision about {what}'],
  ['property.write', /^kind: stop bulk/, '{who} stopped a bulk decision'],
  ['property.write', /^copied/, '{who} created {what} as a copy'],
  ['property.write', /^owner: /, '{who} transferred {what} to another member'],
  ['property.write', /^status: .*sold/, '{who} marked {what} as sold'],
  ['property.write', /^status: .*rented/, '{who} marked {what} as let'],
  ['contact.write', /^kind: add/, '{who} added {what}'],
  ['contact.write', /^kind: delete/, '{who} deleted {what}'],
  ['contact.write', /^kind: note removed/, '{who} removed a note about {what}'],
  ['contact.write', /^kind: note/, '{who} added a note about {what}'],
  ['contact.write', /^kind: tag/, '{who} tagged {what}'],
  ['contact.write', /^kind: untag/, '{who} removed a tag from {what}'],
  ['contact.write', /^kind: owner/, '{who} assigned {what} to someone'],
  ['contact.write', /^kind: bulk tag/, '{who} tagged several contacts'],
  ['contact.write', /^kind: bulk untag/, '{who} removed a tag from several contacts'],
  ['contact.write', /^kind: bulk owner/, '{who} assigned several contacts'],
  ['contact.write', /^kind: bulk delete/, '{who} deleted several contacts'],
  ['contact.write', /^kind: bulk undo/, '{who} undid a bulk change of contacts'],
  ['contact.write', /^kind: merge undone/, '{who} undid a merge of {what}'],
  ['contact.write', /^kind: merge/, '{who} merged {what} with another contact'],
  ['contact.write', /^kind: not the same/, '{who} marked {what} as not a duplicate'],
  ['enquiry.write', /^kind: reply/, '{who} replied to {what} by email'],
  ['enquiry.write', /^kind: call/, '{who} talked to {what} on the phone'],
  ['enquiry.write', /^kind: whatsapp/, '{who} wrote to {what} on WhatsApp'],
  ['enquiry.write', /^kind: missed/, '{who} called {what} but couldn’t get through'],
  ['enquiry.write', /^kind: bulk assign/, '{who} assigned several enquiries'],
  ['enquiry.write', /^kind: bulk spam/, '{who} marked several enquiries as spam'],
  ['enquiry.write', /^kind: bulk delete/, '{who} deleted several enquiries'],
  ['enquiry.write', /^kind: bulk restore/, '{who} restored several enquiries'],
  ['enquiry.write', /^from: /, '{who} changed the status of {what}'],
  ['enquiry.write', /^assignee: /, '{who} assigned {what}'],
  ['lead.write', /^from: /, '{who} changed the status of {what}'],
  ['task.write', /^kind: add/, '{who} added {what}'],
  ['task.write', /^kind: done/, '{who} completed {what}'],
  ['task.write', /^kind: delete/, '{who} deleted {what}'],
  ['visit.write', /^kind: confirm/, '{who} confirmed {what}'],
  ['visit.write', /^kind: move/, '{who} offered another time for {what}'],
  ['visit.write', /^kind: decline/, '{who} declined {what}'],
  ['visit.write', /^kind: cancel/, '{who} cancelled {what}'],
  ['deal.write', /^stage/, '{who} started {what}'],
  ['deal.write', /^deleted/, '{who} deleted {what}'],
  ['export', /^what: contacts/, '{who} exported the contacts'],
  ['export', /^what: addresses/, '{who} exported the addresses of the exit popup'],
  ['export', /^what: enquiries/, '{who} exported the enquiries'],
];

const sentenceFor = (action: string, details: string) =>
  SENTENCES.find(([of, pattern]) => of === action && pattern.test(details));

/** The event as a template of one full sentence. */
export function sentenceOf(action: string, details: string): string {
  return (
    sentenceFor(action, details)?.[2] ??
    AUDIT_LABELS[action as AuditAction]?.sentence ??
    '{who} changed {what}'
  );
}

/** Rephrases a sentence without a person for a machine: "सिस्टीम: बदलले". */
export const ofMachine = (sentence: string): string => sentence.replace(/^\{who\} यांनी /, '{who}: ');

/** Labels of stored fields. Other names are split into words. */
const FIELD_NAMES: Readonly<Record<string, string>> = {
  by: 'Confirmed with',
  kind: 'Action',
  what: 'What',
  to: 'To',
  next: 'Next date',
  nextAt: 'Next date',
  note: 'With a note',
  with: 'With the contact',
  other: 'Other contact',
  items: 'Records',
  count: 'Number of records',
  way: 'Way',
  part: 'Section',
  moved: 'Handed over',
  ended: 'Sessions ended',
  assignee: 'Assigned to',
  owner: 'Belongs to',
  gstin: 'GSTIN',
  pan: 'PAN',
  aadhaar: 'Aadhaar',
  reraNumber: 'MahaRERA number',
};

/** Labels of roles and of enquiry states. */
const STANDINGS = {
  ...USER_ROLE_LABELS,
  ...OFFICE_ROLE_LABELS,
  ...LEAD_STATE_LABELS,
  'visit planned': 'Visit planned',
  won: 'Won',
};

/** Labels of stored values that cannot be shown as stored, by field. */
const VALUE_NAMES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  by: {
    password: 'the password',
    passkey: 'a passkey',
    totp: 'a code from the app',
    recovery: 'a recovery code',
    'make-admin': 'the command make-admin',
  },
  kind: {
    check: 'checked the file',
    run: 'started the import',
    undo: 'undid it',
    mend: 'corrected rows',
    upload: 'uploaded a file',
    map: 'matched the columns',
    add: 'added it',
    edit: 'edited it',
    owner: 'assigned it',
    give: 'assigned it',
    move: 'moved it to another day',
  },
  decision: Object.fromEntries(DECISIONS),
  status: STATUS_LABELS,
  stage: STAGE_LABELS,
  from: STANDINGS,
  to: STANDINGS,
  role: STANDINGS,
  office: STANDINGS,
  state: { seen: 'Seen', missing: 'Missing' },
};

/** Fields with a fixed set of values, which can be translated. */
const CLOSED = Object.keys(VALUE_NAMES);

const ID = /^[0-9a-f]{24}$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Maximum ids shown by name; more are shown as a number. */
const MAX_NAMED = 5;

/** "Second factor" for `secondFactor`, "Undo bulk" for `undo-bulk`. */
function fieldName(key: string): string {
  const words = key
    .replace(/^(?:is|has)(?=[A-Z])/, '')
    .replace(/([a-z\d])([A-Z])/g, (_match, end: string, start: string) => `${end} ${start.toLowerCase()}`)
    .replace(/[._-]+/g, ' ');
  return FIELD_NAMES[key] ?? capitalised(words);
}

/** Texts of the log in a page's language. */
export type AuditWords = Texts<'office/audit'>;

type Names = ReadonlyMap<string, string>;

function textValue(key: string, text: string, names: Names, words: AuditWords): string {
  const { t, label, language } = words;
  if (ID.test(text)) return names.get(text) ?? t('a deleted record (…{end})', { end: text.slice(-6) });
  if (INSTANT.test(text)) return formatDateTime(text, language);
  if (DAY.test(text)) return formatDate(`${text}T12:00:00Z`, language);
  const arrow = text.split(' → ');
  if (arrow.length === 2) return arrow.map((part) => textValue(key, part, names, words)).join(' → ');
  const name = VALUE_NAMES[key]?.[text];
  if (name) return label(name);
  // anything else may be a person's own word, which is not translated
  return CLOSED.includes(key) ? label(text) : text;
}

function valueText(key: string, value: unknown, names: Names, words: AuditWords): string {
  const { t, language } = words;
  if (value === true) return t('yes');
  if (value === false) return t('no');
  if (value === null || value === undefined || value === '') return t('nothing');
  if (value instanceof Date) return formatDateTime(value, language);
  if (typeof value === 'number') return formatNumber(value);
  if (typeof value === 'string') return textValue(key, value, names, words);
  if (Array.isArray(value))
    return value.length > MAX_NAMED
      ? `${formatNumber(value.length)}`
      : value.map((item) => valueText(key, item, names, words)).join(', ') || t('nothing');
  if (typeof value !== 'object') return String(value);
  if (ID.test(String(value))) return textValue(key, String(value), names, words);
  return Object.entries(value)
    .map(([of, inner]) => `${words.label(fieldName(of))} ${valueText(of, inner, names, words)}`)
    .join(', ');
}

/** Ids of people and records in the details, whose names `detailsOf` needs. */
export function idsIn(facts: Readonly<Record<string, unknown>>): string[] {
  return Object.values(facts)
    .flat()
    .flatMap((value) => (ID.test(String(value)) ? [String(value)] : []));
}

/** An entry's details in words, without those in its sentence: "Reason: papers missing · Status: Paused". */
export function detailsOf(
  action: string,
  details: string,
  facts: Readonly<Record<string, unknown>>,
  names: Names,
  words: AuditWords,
): string {
  const [, pattern] = sentenceFor(action, details) ?? [];
  const stated = pattern ? Object.keys(facts)[0] : undefined;
  const isWhole = stated === 'kind' || stated === 'decision' || (stated === 'what' && action === 'export');
  return Object.entries(facts)
    .filter(([key]) => key !== 'revision' && !(isWhole && key === stated))
    .map(([key, value]) => `${words.label(fieldName(key))}: ${valueText(key, value, names, words)}`)
    .join(' · ');
}

/** The role of an entry in words, for members that of their account. */
export const roleNameOf = (role: string): string =>
  OFFICE_ROLE_LABELS[role as OfficeRole] ?? (role === 'guest' ? 'A guest' : capitalised(role));
