import { MAX_OTHER_PHONES } from '@/lib/contacts/constants';
import { splitName } from '@/lib/contacts/format';
import { identityKeys, isMobile as isMobileNumber, NO_MOBILE } from '@/lib/contacts/rules';
import { type ContactInput, contactInputSchema } from '@/lib/contacts/schema';
import type { ColumnMapping, Problem, ReadRow } from '@/lib/imports/dto';
import { messageWith } from '@/lib/platform/language/message';
import { MAX_CELL } from '@/lib/platform/tabular/constants';
import { readDay } from '@/lib/platform/tabular/day';
import { formatNumber } from '@/lib/platform/text/format';
import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { isRoundedPhone, ROUNDED_PHONE, splitPhones } from '@/lib/platform/text/phone';

type Cell = { heading: string; label: string; value: string };
type Draft = {
  values: Record<string, string>;
  from: Record<string, Cell>;
  problems: Problem[];
  warnings: Problem[];
};

/** Google's separator for several values in a cell. */
const GOOGLE_SEVERAL = ' ::: ';

/** One row of an address book as a contact with its keys, or its problems. */
export function readContactRow(cells: string[], columns: ColumnMapping): ReadRow<ContactInput> {
  const draft: Draft = { values: {}, from: {}, problems: [], warnings: [] };
  columns.mapping.forEach((field, i) => {
    const value = (cells[i] ?? '').trim();
    if (!field || !value) return;
    const cell = { heading: columns.headings[i] ?? '', label: labelOf(cells, columns, i), value };
    place(draft, field, cell, columns);
  });
  nameIt(draft);
  const checked = contactInputSchema.safeParse(draft.values);
  if (checked.success && draft.problems.length === 0)
    return {
      input: checked.data,
      keys: [...identityKeys(checked.data), ...idKeys(draft.values.contactId)],
      ...(draft.warnings.length > 0 && { warnings: draft.warnings }),
    };
  const issues = checked.error?.issues ?? [];
  const found = issues.map(({ path, message }): Problem => {
    const cell = draft.from[String(path[0])];
    return { column: cell?.heading ?? 'Name', value: shortened(cell?.value ?? ''), message };
  });
  return { problems: [...draft.problems, ...draft.warnings, ...found] };
}

/** Identifies a row of an own export that has neither a mobile nor an e-mail. */
export const ID_KEY = 'i:';
const idKeys = (id: string | undefined) => (id && isObjectIdHex(id) ? [`${ID_KEY}${id.toLowerCase()}`] : []);
export const idsOfKeys = (keys: readonly string[]): string[] =>
  keys.flatMap((key) => (key.startsWith(ID_KEY) ? [key.slice(ID_KEY.length)] : []));

const shortened = (value: string) => (value.length > 80 ? `${value.slice(0, 80)}…` : value);

/** "Phone 1 - Value" has its kind in "Phone 1 - Label", which older exports call "Type". */
function labelOf(cells: string[], { headings }: ColumnMapping, i: number): string {
  const stem = /^(.+ \d+) - \w+$/.exec(headings[i] ?? '')?.[1];
  if (!stem) return '';
  const at = headings.findIndex((heading) => heading === `${stem} - Label` || heading === `${stem} - Type`);
  return (cells[at] ?? '').toLowerCase();
}

function place(draft: Draft, field: string, cell: Cell, columns: ColumnMapping): void {
  const problem = (message: string) =>
    draft.problems.push({ column: cell.heading, value: shortened(cell.value), message });
  if (cell.value.length >= MAX_CELL)
    problem(`Please shorten this to under ${formatNumber(MAX_CELL)} characters`);
  else if (field === 'birthday' || field === 'anniversary') placeDay(draft, field, cell, columns);
  else if (/phone/i.test(field)) placePhones(draft, field, cell, problem);
  else if (field === 'anyEmail' || field === 'emailAddress') placeEmails(draft, cell);
  else if (field === 'otherEmails') add(draft, field, cell, ', ');
  else if (field === 'tags') add(draft, field, { ...cell, value: tagsFrom(cell.value) }, ', ');
  else if (field === 'notes') add(draft, field, cell, '\n');
  else if (field === 'anyState') put(draft, isWork(cell) ? 'businessState' : 'homeState', cell);
  else if (field !== 'anyCity') put(draft, field, cell);
  else if (!isWork(cell)) put(draft, 'homeCity', cell);
}

/** Google puts `* myContacts` before its groups. */
const tagsFrom = (text: string) =>
  text
    .split(GOOGLE_SEVERAL)
    .filter((group) => !group.startsWith('* '))
    .join(', ');

const isWork = ({ label }: Cell) => /work|business|office/.test(label);

/** The first value wins. */
function put(draft: Draft, field: string, cell: Cell): void {
  if (draft.values[field]) return;
  draft.values[field] = cell.value;
  draft.from[field] = cell;
}

function add(draft: Draft, field: string, cell: Cell, separator: string): void {
  draft.values[field] = [draft.values[field], cell.value].filter(Boolean).join(separator);
  draft.from[field] ??= cell;
}

function placeDay(draft: Draft, field: string, cell: Cell, { dateOrder }: ColumnMapping): void {
  const read = readDay(cell.value, dateOrder);
  const name = field === 'birthday' ? 'Birthday' : 'Anniversary';
  if (read === 'blank') return;
  if (!read) {
    // the row is imported and the text goes to its notes, because a person matters more than a date
    const message = `${dateOrder === 'dmy' ? 'Use a date such as 21/11/1984' : 'Use a date such as 11/21/1984'}; it is kept in the notes`;
    draft.warnings.push({ column: cell.heading, value: shortened(cell.value), message });
    add(draft, 'notes', { ...cell, value: `${name}: ${cell.value}` }, '\n');
  } else if ('day' in read) put(draft, field, { ...cell, value: read.day });
  else add(draft, 'notes', { ...cell, value: `${name}: ${read.noYear}` }, '\n');
}

function placePhones(draft: Draft, field: string, cell: Cell, problem: (m: string) => void): void {
  if (cell.value.length > MAX_OTHER_PHONES) {
    problem(messageWith('Please use at most {max} characters', { max: MAX_OTHER_PHONES }));
    return;
  }
  if (isRoundedPhone(cell.value)) {
    problem(ROUNDED_PHONE);
    return;
  }
  const wanted =
    field !== 'anyPhone'
      ? field
      : isWork(cell)
        ? 'businessPhone'
        : /home/.test(cell.label)
          ? 'homePhone'
          : 'mobilePhone';
  cell.value
    .split(GOOGLE_SEVERAL)
    .flatMap(splitPhones)
    .forEach((value, i) => {
      const isMobile = wanted !== 'mobilePhone' || isMobileNumber(value);
      if (!isMobile && field === 'mobilePhone') {
        problem(NO_MOBILE);
        return;
      }
      const free = wanted !== 'otherPhones' && i === 0 && isMobile && !draft.values[wanted];
      if (free) put(draft, wanted, { ...cell, value });
      else add(draft, 'otherPhones', { ...cell, value }, ', ');
    });
}

function placeEmails(draft: Draft, cell: Cell): void {
  for (const value of cell.value.split(GOOGLE_SEVERAL)) {
    if (draft.values.emailAddress) add(draft, 'otherEmails', { ...cell, value }, ', ');
    else put(draft, 'emailAddress', { ...cell, value });
  }
}

/** Sets first and last name from the best available value: a full name, else the organization, the email or the phone. */
function nameIt({ values, from }: Draft): void {
  const { fullName, middleName } = values;
  if (!values.firstName && !values.lastName && fullName) {
    Object.assign(values, splitName(fullName));
    if (from.fullName) from.firstName = from.fullName;
  } else if (middleName) values.firstName = [values.firstName, middleName].filter(Boolean).join(' ');
  if (!values.firstName && values.lastName) {
    values.firstName = values.lastName;
    values.lastName = '';
  }
  const substitute = values.organization ?? values.emailAddress?.split('@')[0] ?? values.mobilePhone;
  values.firstName ||= (substitute ?? '').slice(0, 120);
}
