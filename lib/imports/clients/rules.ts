import { CONSENT_LABELS, CONSENT_WAYS, MAX_PHONES } from '@/lib/clients/constants';
import { type ClientInput, clientInputSchema } from '@/lib/clients/schema';
import { listOf } from '@/lib/contacts/rules';
import type { ContactInput } from '@/lib/contacts/schema';
import { guessContactMapping } from '@/lib/imports/contacts/constants';
import { readContactRow } from '@/lib/imports/contacts/rules';
import { normalizePhone } from '@/lib/platform/text/phone';

export type Consent = Pick<ClientInput, 'consentHow' | 'consentDay' | 'consentNote'>;
type Read = { input: ClientInput } | { name: string; reason: string };

/** The columns of our own export that an address book does not have. */
const CONSENT_COLUMNS = {
  consentHow: 'consent',
  consentDay: 'consent day',
  consentNote: 'consent note',
} as const;

const cellUnder = (headings: readonly string[], cells: readonly string[], wanted: string) =>
  cells[headings.findIndex((heading) => heading.trim().toLowerCase() === wanted)]?.trim() ?? '';

/** What the row itself says of consent, else what was said of the whole file. */
function consentOf(headings: readonly string[], cells: readonly string[], ofFile: Consent): Consent {
  const consent = cellUnder(headings, cells, CONSENT_COLUMNS.consentHow);
  const consentHow = CONSENT_WAYS.find((way) => CONSENT_LABELS[way] === consent || way === consent);
  if (!consentHow) return ofFile;
  const rest = { consentDay: CONSENT_COLUMNS.consentDay, consentNote: CONSENT_COLUMNS.consentNote };
  return {
    consentHow,
    consentDay: cellUnder(headings, cells, rest.consentDay),
    consentNote: cellUnder(headings, cells, rest.consentNote),
  };
}

function phonesOf({ mobilePhone, otherPhones, homePhone, businessPhone }: ContactInput): string[] {
  const all = [mobilePhone, ...listOf(otherPhones), homePhone, businessPhone];
  const known = all.flatMap((phone) => (phone ? [normalizePhone(phone) ?? phone] : []));
  return [...new Set(known)].slice(0, MAX_PHONES);
}

function notesOf({ notes, organization, homeCity, otherEmails }: ContactInput): string {
  const lines = [
    notes,
    organization && `Organization: ${organization}`,
    homeCity && `City: ${homeCity}`,
    otherEmails && `Other e-mails: ${otherEmails}`,
  ];
  return lines.filter(Boolean).join('\n');
}

/** Reads rows of an address book (Google, Outlook, vCard, or our own export) as clients. */
export function clientReader(headings: string[], ofFile: Consent): (cells: string[]) => Read {
  const mapping = guessContactMapping(headings);
  const columns = { headings, mapping, dateOrder: 'dmy' as const, by: '' };
  return (cells) => {
    const read = readContactRow(cells, columns);
    if ('problems' in read)
      return {
        name: cells.find((cell) => cell.trim() !== '')?.slice(0, 80) ?? '',
        reason: read.problems.map(({ column, message }) => `${column}: ${message}`).join('. '),
      };
    const contact = read.input;
    const name = `${contact.firstName} ${contact.lastName}`.trim();
    const checked = clientInputSchema.safeParse({
      name,
      phones: phonesOf(contact),
      email: contact.emailAddress ?? '',
      notes: notesOf(contact),
      ...consentOf(headings, cells, ofFile),
    });
    if (checked.success) return { input: checked.data };
    return { name, reason: checked.error.issues.map(({ message }) => message).join('. ') };
  };
}

/** Whether a choice of columns says who the people are. */
export const namesPeople = (headings: string[]): boolean =>
  guessContactMapping(headings).some((field) =>
    ['firstName', 'lastName', 'fullName', 'organization', 'emailAddress', 'anyEmail'].includes(field),
  );
