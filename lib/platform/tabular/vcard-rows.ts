import 'server-only';
import { type Card, type CardLine, cardParts, unescapeCard } from './vcard';

/** Columns of a card, equal to those of our own export, so that the same choice of columns fits. */
export const CARD_HEADINGS = [
  'Full name',
  'First name',
  'Middle name',
  'Last name',
  'Job title',
  'Mobile',
  'Home phone',
  'Business phone',
  'Other phones',
  'Email',
  'Other emails',
  'Organization',
  'Department',
  'Birthday',
  'Anniversary',
  'Gender',
  'Home city',
  'Home state',
  'Business state',
  'Notes',
  'Contact ID',
] as const;
type Heading = (typeof CARD_HEADINGS)[number];
type Cells = Record<Heading, string>;

const GENDERS: Record<string, string> = { M: 'Male', F: 'Female', O: 'Other' };
const AT_WORK = 'WORK';

export function cardRow(card: Card): string[] {
  const cells = Object.fromEntries(CARD_HEADINGS.map((heading) => [heading, ''])) as Cells;
  for (const line of card) if (Object.hasOwn(READERS, line.name)) READERS[line.name]?.(cells, line);
  return CARD_HEADINGS.map((heading) => cells[heading]);
}

const text = (line: CardLine) => unescapeCard(line.value);

const readAnniversary = (cells: Cells, line: CardLine) => fill(cells, 'Anniversary', cardDay(text(line)));

const READERS: Record<string, (cells: Cells, line: CardLine) => void> = {
  FN: (cells, line) => fill(cells, 'Full name', text(line)),
  N: (cells, line) => readName(cells, cardParts(line.value)),
  TEL: (cells, line) => readPhone(cells, line.types, text(line).replace(/^tel:/i, '')),
  EMAIL: (cells, line) =>
    cells.Email ? add(cells, 'Other emails', text(line)) : fill(cells, 'Email', text(line)),
  ORG: (cells, line) => readOrganization(cells, cardParts(line.value)),
  TITLE: (cells, line) => fill(cells, 'Job title', text(line)),
  BDAY: (cells, line) => fill(cells, 'Birthday', cardDay(text(line))),
  ANNIVERSARY: readAnniversary,
  'X-ANNIVERSARY': readAnniversary,
  'X-EVOLUTION-ANNIVERSARY': readAnniversary,
  GENDER: (cells, line) => fill(cells, 'Gender', genderOf(line)),
  'X-GENDER': (cells, line) => fill(cells, 'Gender', genderOf(line)),
  ADR: (cells, line) => readAddress(cells, line.types, cardParts(line.value)),
  UID: (cells, line) => fill(cells, 'Contact ID', contactIdOf(text(line))),
  NOTE: (cells, line) => fill(cells, 'Notes', [cells.Notes, text(line)].filter(Boolean).join('\n'), true),
};

/** The contact id of a card, which has 24 hexadecimal digits. Other programs number cards in other ways. */
const contactIdOf = (uid: string) => (/^[0-9a-f]{24}$/.test(uid) ? uid : '');

const genderOf = (line: CardLine) => GENDERS[cardParts(line.value)[0] ?? ''] ?? text(line);

function readOrganization(cells: Cells, [organization = '', department = '']: string[]): void {
  fill(cells, 'Organization', organization);
  fill(cells, 'Department', department);
}

function fill(cells: Cells, heading: Heading, value: string, replace = false): void {
  if (value && (replace || !cells[heading])) cells[heading] = value;
}

const add = (cells: Cells, heading: Heading, value: string) =>
  fill(cells, heading, [cells[heading], value].filter(Boolean).join(', '), true);

function readName(cells: Cells, [last = '', first = '', middle = '']: string[]): void {
  fill(cells, 'Last name', last);
  fill(cells, 'First name', first);
  fill(cells, 'Middle name', middle);
}

function readPhone(cells: Cells, types: string[], value: string): void {
  if (types.includes('FAX')) return;
  const heading = types.some((type) => type === 'CELL' || type === 'IPHONE')
    ? 'Mobile'
    : types.includes(AT_WORK)
      ? 'Business phone'
      : types.includes('HOME')
        ? 'Home phone'
        : 'Mobile';
  if (cells[heading] || types.includes('OTHER')) add(cells, 'Other phones', value);
  else cells[heading] = value;
}

/** Reads post box, extended address, street, city, region, code and country (RFC 6350 §6.3.1). */
function readAddress(cells: Cells, types: string[], [, , , city = '', region = '']: string[]): void {
  if (types.includes(AT_WORK)) fill(cells, 'Business state', region);
  else {
    fill(cells, 'Home city', city);
    fill(cells, 'Home state', region);
  }
}

/** Converts 19841121 and 1984-11-21T… to 1984-11-21, and `--1121`, a day without a year, to --11-21. */
function cardDay(value: string): string {
  const day = /^(\d{4}|--)-?(\d\d)-?(\d\d)/.exec(value);
  return day ? `${day[1] === '--' ? '-' : day[1]}-${day[2]}-${day[3]}`.replace(/^--?-/, '--') : value;
}
