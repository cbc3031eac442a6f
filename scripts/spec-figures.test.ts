import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_DOCUMENT_BYTES } from '@/lib/accounts/documents/data';
import { MIN_PASSWORD_LENGTH } from '@/lib/accounts/users/constants';
import { MAX_DOCUMENTS } from '@/lib/accounts/users/mutations';
import { CONTACTS_PAGE_SIZE } from '@/lib/contacts/constants';
import { CATEGORIES, PROPERTIES_PAGE_SIZE } from '@/lib/listings/fields/vocabulary';
import { MAX_IMAGE_BYTES, MAX_IMAGES, MAX_VIDEO_BYTES, MAX_VIDEOS } from '@/lib/listings/media/constants';
import { MODERATION_PAGE_SIZE } from '@/lib/moderation/schema';
import { CITIES } from '@/lib/places/rules';
import { SESSION_LIMITS } from '@/lib/platform/auth/constants';
import { REDIRECT_DELAY_MS } from '@/lib/platform/browser/identity';
import { BULK_CHANGE_MAX } from '@/lib/platform/bulk/constants';
import { RATE_LIMITS } from '@/lib/platform/http/rate-limit';
import { DEFAULT_BODY_BYTES } from '@/lib/platform/http/read-body';
import { MAX_PIXELS, MIN_SIDE } from '@/lib/platform/media/prepare-image';
import { MAX_COLUMNS, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@/lib/platform/tabular/constants';
import { PAGE_WINDOW } from '@/lib/platform/text/list-url';
import { PUBLIC_PAGE_SIZE } from '@/lib/search/lists/data';
import { ACTIVE_TODAY_MS } from '@/lib/visitors/activity/constants';
import { GUESTS_PAGE_SIZE } from '@/lib/visitors/tracking/schema';
import { LINK_DAYS, MAX_OPEN_VISITS, QUESTION_HOUR, REMINDER_HOUR } from '@/lib/visits/constants';

const FOLDER = join(process.cwd(), 'docs/spec');
const LINES = readdirSync(FOLDER).flatMap((file) => readFileSync(join(FOLDER, file), 'utf8').split('\n'));
const SPEC = LINES.map((line) => line.trim()).join(' ');

/** What is beside `label` in a table of the specification, cell by cell. */
function row(label: string): string {
  const line = LINES.find((part) => part.startsWith(`| ${label} |`));
  return line?.slice(label.length + 5, -2) ?? `no row "${label}"`;
}

/** 86400000 → "86 400 000" */
const grouped = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ' ');
const megabytes = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`;

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** 900 → "15 minutes", in the unit in which the specification says it */
function duration(seconds: number, unit = UNITS.find(([size]) => seconds >= size)?.[1]): string {
  const count = seconds / (UNITS.find(([, name]) => name === unit)?.[0] ?? 1);
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

test.each([
  ['reading', 'read'],
  ['search', 'search'],
  ['recorded activity', 'activity'],
  ['writing', 'write'],
  ['uploads', 'upload'],
  ['single pictures', 'picture'],
  ['enquiries, visits, reports, visit records', 'enquiry'],
  ['sign-up', 'register'],
  ['guest login', 'guest'],
  ['sign-in', 'login'],
  ['export of own data', 'export'],
] as const)('the limit of %s', (label, name) => {
  const { points, duration: seconds } = RATE_LIMITS[name];
  expect(row(label)).toBe(`${points} | ${duration(seconds)}`);
});

test('the limits that are counted twice', () => {
  const { loginPair, loginAddress, loginAccount, confirmPassword, mail, mailAddress } = RATE_LIMITS;
  expect(row('wrong passwords')).toBe(
    `${loginPair.points} for account and address, ${loginAddress.points} for the address, ${loginAccount.points} for the account | ${duration(loginPair.duration)}`,
  );
  expect(row('asking for the password again')).toBe(
    `${confirmPassword.points} for the account | ${duration(confirmPassword.duration)}`,
  );
  expect(row('mails on request')).toBe(
    `${mail.points} for the receiver, ${mailAddress.points} for the address | ${duration(mail.duration)}`,
  );
});

test.each([
  ['admin', SESSION_LIMITS.admin, 'hour'],
  ['other user', SESSION_LIMITS.user, 'day'],
  ['guest', SESSION_LIMITS.guest, 'day'],
] as const)('the sessions of %s', (label, { absolute, idle }, unit) => {
  expect(SPEC).toContain(`| ${label} | ${duration(absolute)} | ${duration(idle, unit)} |`);
});

test.each([
  ['categories', CATEGORIES.map((category) => `\`${category}\``).join(', ')],
  [
    'cities',
    CITIES.map(({ name }) => name)
      .join(', ')
      .replace(', ', ', then '),
  ],
  [
    'listings a page',
    `${PROPERTIES_PAGE_SIZE} for members, ${PUBLIC_PAGE_SIZE} in public lists, ${MODERATION_PAGE_SIZE} for admins`,
  ],
  ['guests a page, contacts a page', `${GUESTS_PAGE_SIZE}, ${CONTACTS_PAGE_SIZE}`],
  ['page numbers of the directory', `up to ${PAGE_WINDOW}`],
  ['pictures, videos of a listing', `${MAX_IMAGES}, ${MAX_VIDEOS}`],
  ['delay of redirects after sign-in, sign-up and a saved profile', `${grouped(REDIRECT_DELAY_MS)} ms`],
  ['"active today"', `${grouped(ACTIVE_TODAY_MS)} ms`],
  ['password length', `${MIN_PASSWORD_LENGTH} or more`],
  [
    'picture, video, document, import file',
    [MAX_IMAGE_BYTES, MAX_VIDEO_BYTES, MAX_DOCUMENT_BYTES, MAX_IMPORT_BYTES].map(megabytes).join(', '),
  ],
  ['picture', `${MAX_PIXELS / 1_000_000} megapixels; at least ${MIN_SIDE} pixels each way`],
])('the value of %s', (label, value) => expect(row(label)).toBe(value));

test('the limits that are said in a sentence', () => {
  expect(row('JSON body')).toContain(`${DEFAULT_BODY_BYTES / 1024} KB;`);
  expect(SPEC).toContain(`Up to ${MAX_DOCUMENTS} for each person, ${megabytes(MAX_DOCUMENT_BYTES)} each`);
  expect(SPEC).toContain(`Up to ${BULK_CHANGE_MAX} listings in one bulk decision`);
  expect(SPEC).toContain(`At most ${MAX_OPEN_VISITS} open visits`);
  expect(SPEC).toContain(`until ${LINK_DAYS} days after the visit`);
  expect(SPEC).toContain(`at ${REMINDER_HOUR}:00 on the evening before`);
  expect(SPEC).toContain(`at ${QUESTION_HOUR}:00 on the day after`);
  expect(SPEC).toContain(
    `at most ${megabytes(MAX_IMPORT_BYTES)}, ${grouped(MAX_IMPORT_ROWS)} rows and ${MAX_COLUMNS} columns`,
  );
});
