import { CONSENT_LABELS, CONSENT_WAYS, MAX_NOTES_LENGTH, MAX_PHONES } from '@/lib/clients/constants';
import { type ClientInput, clientInputSchema } from '@/lib/clients/schema';
import { listOf } from '@/lib/contacts/rules';
import type { ContactInput } from '@/lib/contacts/schema';
import { readContactRow } from '@/lib/imports/contacts/rules';
import { type Cell, RowReader } from '@/lib/imports/decisions/rules';
import type { ColumnMapping, Problem, ReadRow } from '@/lib/imports/dto';
import { readWish, type Wish, type WishContext } from '@/lib/imports/readers/wishes';
import { withDecimalPoints } from '@/lib/imports/values/rules';
import { readDay } from '@/lib/platform/tabular/day';
import { normalizePhone } from '@/lib/platform/text/phone';

type Consent = Pick<ClientInput, 'consentHow' | 'consentDay' | 'consentNote'>;

export type ClientRowInput = { client: ClientInput; wish?: Wish };

const NO_CONSENT: Consent = { consentHow: '', consentDay: '', consentNote: '' };

/** The row's own consent, from our export's columns, else the file's consent. */
function consentOf(reader: RowReader): Consent {
  const said = reader.text('consentHow');
  const consentHow = CONSENT_WAYS.find((way) => CONSENT_LABELS[way] === said || way === said);
  if (!consentHow) return (reader.columns.consent as Consent | undefined) ?? NO_CONSENT;
  const typed = reader.text('consentDay');
  const read = readDay(typed, reader.columns.dateOrder);
  const consentDay = typeof read === 'object' && 'day' in read ? read.day : typed;
  return { consentHow, consentDay, consentNote: reader.text('consentNote') };
}

function phonesOf({ mobilePhone, otherPhones, homePhone, businessPhone }: ContactInput): string[] {
  const all = [mobilePhone, ...listOf(otherPhones), homePhone, businessPhone];
  const known = all.flatMap((phone) => (phone ? [normalizePhone(phone) ?? phone] : []));
  return [...new Set(known)].slice(0, MAX_PHONES);
}

function notesOf({ notes, organization, homeCity, otherEmails }: ContactInput, looksFor: string): string {
  const lines = [
    notes,
    organization && `Organization: ${organization}`,
    homeCity && `City: ${homeCity}`,
    otherEmails && `Other emails: ${otherEmails}`,
    looksFor && looksFor !== notes && `Looking for: ${looksFor}`,
  ];
  return lines.filter(Boolean).join('\n').slice(0, MAX_NOTES_LENGTH);
}

function cellsByField(
  cells: readonly string[],
  { mapping, headings, hasDecimalCommas }: ColumnMapping,
): Map<string, Cell> {
  const given = new Map<string, Cell>();
  mapping.forEach((field, i) => {
    const typed = (cells[i] ?? '').trim();
    const value = hasDecimalCommas ? withDecimalPoints(field, typed) : typed;
    const before = given.get(field);
    if (field && value)
      given.set(
        field,
        before ? { ...before, value: `${before.value} ${value}` } : { heading: headings[i] ?? '', value },
      );
  });
  return given;
}

const WISHES = ['wishRequirement', 'wishArea', 'wishBudget'] as const;
const textOf = (reader: RowReader) =>
  WISHES.map((field) => reader.text(field))
    .filter(Boolean)
    .join(' ');

/** The key of a phone, because a person is a client once per broker or team. */
export const phoneKey = (by: string, phone: string): string => `p:${by}:${phone}`;

const WISH_LABELS: readonly (readonly [RegExp, (typeof WISHES)[number]])[] = [
  [/budget|price|बजेट|बजट|किंमत|कीमत/i, 'wishBudget'],
  [/require|looking|wants?\b|needs?\b|bhk|हवे|मागणी|चाहिए/i, 'wishRequirement'],
  [/\barea|locat|localit|परिसर|ठिकाण|इलाका/i, 'wishArea'],
];

/** Google's custom fields, whose names are in each row: "Custom Field 1 - Label" and "… - Value". */
function withOwnFields(cells: string[], columns: ColumnMapping): [string[], ColumnMapping] {
  const own = columns.headings.flatMap((heading, i) => {
    const stem = /^(Custom Field \d+) - Value$/.exec(heading)?.[1];
    const value = cells[i]?.trim();
    if (!stem || !value || columns.mapping[i]) return [];
    const label =
      cells[columns.headings.findIndex((one) => one === `${stem} - Label` || one === `${stem} - Type`)] ?? '';
    const field = WISH_LABELS.find(([pattern]) => pattern.test(label))?.[1];
    return field ? [{ field, label, value }] : [{ field: 'notes', label, value: `${label}: ${value}` }];
  });
  if (own.length === 0) return [cells, columns];
  const headings = [...columns.headings, ...own.map(({ label }) => label)];
  const mapping = [...columns.mapping, ...own.map(({ field }) => field)];
  return [
    [...columns.headings.map((_, i) => cells[i] ?? ''), ...own.map(({ value }) => value)],
    { ...columns, headings, mapping },
  ];
}

/** A row of an address book or buyers' list (Google, Outlook, vCard, our own export) as a client. */
export function readClientRow(
  given: string[],
  columnsOfFile: ColumnMapping,
  context: WishContext,
): ReadRow<ClientRowInput> {
  const [cells, columns] = withOwnFields(given, columnsOfFile);
  const reader = new RowReader(cellsByField(cells, columns), columns);
  const read = readContactRow(cells, columns);
  const wish = readWish(reader, context);
  const unread = wish ? '' : textOf(reader);
  const { readings } = reader;
  if ('problems' in read) return { readings, problems: [...read.problems, ...reader.problems] };
  const contact = read.input;
  const checked = clientInputSchema.safeParse({
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    phones: phonesOf(contact),
    email: contact.emailAddress ?? '',
    notes: notesOf(contact, wish?.text ?? unread),
    ...consentOf(reader),
  });
  const wrong = (checked.error?.issues ?? []).map(
    ({ path, message }): Problem => ({ column: String(path[0] ?? 'Name'), value: '', message }),
  );
  if (!checked.success || reader.problems.length > 0)
    return { readings, problems: [...reader.problems, ...wrong] };
  const left = (wish?.left.join(', ') ?? unread).slice(0, 80);
  const warnings = [
    ...(read.warnings ?? []),
    ...(left
      ? [
          {
            column: reader.heading('wishRequirement') || 'Requirement',
            value: left,
            message: 'Not understood as a filter, so it’s saved in the notes',
          },
        ]
      : []),
  ];
  return {
    input: { client: checked.data, ...(wish && { wish }) },
    keys: checked.data.phones.map((phone) => phoneKey(columns.by, phone)),
    readings,
    ...(warnings.length > 0 && { warnings }),
    ...(wish && { summary: wish.title }),
  };
}
