import { readFileSync } from 'node:fs';
import mongoose from 'mongoose';
import { POST as inviteStaff } from '@/app/api/admin/staff/invitations/route';
import { GET as alerts } from '@/app/api/alerts/[token]/route';
import { GET as readFeed } from '@/app/api/calendar/feed/[token]/calendar.ics/route';
import { PUT as newFeed } from '@/app/api/calendar/feed/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readEnquiry } from '@/app/api/enquiry/link/[token]/route';
import { POST as sayAvailable } from '@/app/api/freshness/[token]/route';
import { GET as readPortals } from '@/app/api/property/feed/[token]/[file]/route';
import { POST as inviteMember } from '@/app/api/team/invitations/route';
import { POST as join } from '@/app/api/team/join/[token]/route';
import { POST as changeEmail } from '@/app/api/user/email/change/route';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as undoEmail } from '@/app/api/user/email/undo/route';
import { POST as verifyEmail } from '@/app/api/user/email/verify/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as resetPassword } from '@/app/api/user/password/reset/route';
import { receiveMail } from '@/lib/enquiries/mail-replies/mutations';
import { requestConfirmations } from '@/lib/listings/freshness/mutations';
import type { UserRole } from '@/lib/platform/auth/roles';
import { settleBackground } from '@/lib/platform/jobs/background';
import { SECRET_ADDRESS } from '@/lib/platform/language/on-server';
import { log } from '@/lib/platform/log/log';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { useTestDb } from '@/test/db';
import { everything } from '@/test/everything';
import { letterLink } from '@/test/letter-link';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { pageFiles } from '@/test/routes';
import { searchesOf } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { visitsOf } from '@/test/visits';

/** Tests every kind of secret link, with its creation, the page it opens, and its end by use if it has one (docs/security.md#secret-links). */
useTestDb();
afterEach(settleBackground);

const mails = catchMails();
beforeEach(() => {
  mails.length = 0;
});

const DAY_MS = 86_400_000;
const ASKED = { kind: 'listing', name: 'Asha', phone: '9822012345', message: 'Is it free?' };
const HOME = {
  ...{ title: 'Flat in Besa', description: 'Bright', price: '45 lakh', category: 'Residential' },
  ...{ type: 'sale', address: 'Besa, Nagpur', area: '900' },
};

/** The secret after these words in the newest mail to a person. */
async function mailed(to: string, before: string): Promise<string> {
  await settleBackground();
  const texts = mails.filter((mail) => mail.to === to).map(({ text }) => text);
  return (
    new RegExp(`${before}([\\w.-]+)`).exec(texts.findLast((text) => text.includes(before)) ?? '')?.[1] ?? ''
  );
}

const call = async (
  handler: Parameters<Browser['call']>[0],
  {
    params,
    body,
    browser = new Browser(),
  }: { params?: Record<string, string>; body?: unknown; browser?: Browser },
) =>
  (await browser.call(handler, '/x', { ...(params && { params }), ...(body !== undefined && { body }) }))
    .status;

async function feedOf(kind: string, role: UserRole = 'seller'): Promise<string> {
  const { browser } = await signedIn(role);
  const { json } = await browser.call(newFeed, '/x', { method: 'PUT', body: { kind } });
  return /feed\/([\w-]+)\//.exec(String(json.url))?.[1] ?? '';
}

/** `open` resolves to true if the link was accepted. A link that can be used only `once` is marked. */
type Kind = { make: () => Promise<string>; open: (token: string) => Promise<boolean>; once?: true };

/** The person for links that also need an account. */
let joiner: Person;
beforeAll(async () => {
  joiner = await signedIn('broker');
});

const KINDS: Record<string, Kind> = {
  'a new password': {
    make: async () => {
      const { email } = await signedIn('buyer');
      await call(forgot, { body: { email } });
      return mailed(email, 'reset-password#');
    },
    open: async (token) =>
      (await call(resetPassword, { body: { token, password: 'mango-orchard-43' } })) === 200,
    once: true,
  },
  'an e-mail address to confirm': {
    make: async () => {
      const { email, browser } = await signedIn('buyer', { isVerified: false });
      await call(sendVerification, { browser, body: {} });
      return mailed(email, 'verify-email#');
    },
    open: async (token) => (await call(verifyEmail, { body: { token } })) === 200,
    once: true,
  },
  'a new e-mail address': {
    make: async () => {
      const { email, browser } = await signedIn('buyer');
      await call(changeEmail, { browser, body: { email: `new-${email}` } });
      return mailed(`new-${email}`, 'verify-email#');
    },
    open: async (token) => (await call(verifyEmail, { body: { token } })) === 200,
    once: true,
  },
  'an e-mail address to take back': {
    make: async () => {
      const { email, browser } = await signedIn('buyer');
      await call(changeEmail, { browser, body: { email: `new-${email}` } });
      await call(verifyEmail, { body: { token: await mailed(`new-${email}`, 'verify-email#') } });
      await call(verifyEmail, { body: { token: await mailed(email, 'verify-email#') } });
      return (await mailed(email, 'verify-email#')).replace('undo.', '');
    },
    open: async (token) => (await call(undoEmail, { body: { token } })) === 200,
    once: true,
  },
  'a stop to letters': letterLink,
  'an invitation to a team': {
    make: async () => {
      joiner = await signedIn('broker');
      const { owner } = await makeTeam();
      await call(inviteMember, { browser: owner.browser, body: { email: joiner.email, role: 'agent' } });
      return mailed(joiner.email, '/join/');
    },
    open: async (token) =>
      (await call(join, { browser: joiner.browser, params: { token }, body: {} })) === 200,
    once: true,
  },
  'an invitation to the office': {
    make: async () => {
      joiner = await signedIn('buyer');
      const { browser } = await signedIn('admin');
      await call(inviteStaff, { browser, body: { email: joiner.email, office: 'moderator' } });
      return mailed(joiner.email, '/join/');
    },
    open: async (token) =>
      (await call(join, { browser: joiner.browser, params: { token }, body: {} })) === 200,
    once: true,
  },
  'the question whether a home is still available': {
    make: async () => {
      const { id, email } = await signedIn('seller');
      await listPublicly(testActor(id), HOME);
      await requestConfirmations(new Date(Date.now() + 14.1 * DAY_MS));
      return mailed(email, '/still-available/');
    },
    open: async (token) =>
      (await call(sayAvailable, { params: { token }, body: { answer: 'available' } })) === 200,
    once: true,
  },
  'a shared list': {
    make: async () => {
      const lists = shortlistsOf(new Browser());
      await lists.save(await listing());
      const [list] = (await lists.own()).lists;
      await lists.change(String(list?.id), { share: 'read' });
      return (await lists.own()).lists[0]?.share?.url.split('/').pop() ?? '';
    },
    open: async (token) => (await shortlistsOf(new Browser()).shared(token)).status === 200,
  },
  'a visit': {
    make: async () => {
      const { id, email } = await signedIn('seller');
      const { _id } = await listPublicly(testActor(id), HOME);
      await visitsOf(new Browser()).book(_id);
      return mailed(email, '/visits/');
    },
    open: async (token) => (await visitsOf(new Browser()).linked(token)).status === 200,
  },
  'an enquiry': {
    make: async () => {
      const { id } = await signedIn('seller');
      const { _id } = await listPublicly(testActor(id), HOME);
      const email = `asker-${Date.now()}@people.example`;
      await call(contact, { body: { ...ASKED, propertyId: _id, email } });
      return mailed(email, '/enquiries/');
    },
    open: async (token) => (await call(readEnquiry, { params: { token } })) === 200,
  },
  'saved searches, and their unsubscription': {
    make: async () => {
      const email = `reader-${Date.now()}@people.example`;
      await searchesOf(new Browser()).save('city=nagpur', { email, frequency: 'instant' });
      return mailed(email, '/searches/');
    },
    open: async (token) => (await call(alerts, { params: { token } })) === 200,
  },
  'the address of a calendar': {
    make: () => feedOf('full'),
    open: async (token) => (await call(readFeed, { params: { token } })) === 200,
  },
  'the address of listings for portals': {
    make: () => feedOf('listings', 'broker'),
    open: async (token) => (await call(readPortals, { params: { token, file: 'meta.csv' } })) === 200,
  },
};

/** Simulates the passage of time by moving every stored date back. */
async function pass(ms: number): Promise<void> {
  const back = (value: unknown): unknown => {
    if (value instanceof Date) return new Date(value.getTime() - ms);
    if (Array.isArray(value)) return value.map(back);
    if (value === null || typeof value !== 'object' || value.constructor !== Object) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, back(item)]));
  };
  for (const { collection } of Object.values(mongoose.models)) {
    if (['sessions', 'users', 'properties'].includes(collection.name)) continue;
    for (const row of await collection.find({}).toArray())
      await collection.replaceOne({ _id: row._id }, back(row) as typeof row);
  }
}

/** Links that live as long as their subject, because they must stop mails for as long as mails are sent. */
const ENDS_WITH_ITS_SUBJECT = new Set(['saved searches, and their unsubscription', 'a stop to letters']);

const names = Object.keys(KINDS);
const lines: string[] = [];
beforeAll(() => {
  for (const level of ['debug', 'info', 'warn', 'error'] as const)
    jest
      .spyOn(log, level)
      .mockImplementation((...given: unknown[]) => void lines.push(JSON.stringify(given)));
});

test.each(names)('%s: has one purpose, is stored hashed, is never logged and ends', async (name) => {
  const { make, open, once } = KINDS[name]!;
  const token = await make();
  expect(token).toMatch(/^[\w-]{32,43}$/);
  expect(await everything()).not.toContain(token);
  const guess = 'x'.repeat(token.length);
  expect(await open(guess)).toBe(false);
  const opener = joiner;
  for (const other of names.filter((name) => KINDS[name]?.open.toString() !== open.toString()))
    expect(`${other}: ${await KINDS[other]!.open(token)}`).toBe(`${other}: false`);
  joiner = opener;
  expect(await open(token)).toBe(true);
  expect(await open(token)).toBe(!once);
  expect(await everything()).not.toContain(token);
  expect(lines.join('\n')).not.toContain(token);

  const late = await make();
  await pass(400 * DAY_MS);
  expect(await open(late)).toBe(ENDS_WITH_ITS_SUBJECT.has(name));
});

test('the reply address of a mail is bound to its conversation and side, and ends with it', async () => {
  const owner = await signedIn('seller');
  const { _id } = await listPublicly(testActor(owner.id), HOME);
  await call(contact, { body: { ...ASKED, propertyId: _id, email: 'asha@people.example' } });
  await settleBackground();
  const address = String(mails.findLast(({ to }) => to === owner.email)?.replyTo);
  const answer = (to: string, from = owner.email) =>
    receiveMail(
      Buffer.from(
        [`From: S <${from}>`, `To: ${to}`, `Message-ID: <${Math.random()}@x>`, '', 'Yes.'].join('\r\n'),
      ),
    );
  const mac = address.slice(address.indexOf('+') + 26, address.indexOf('@'));
  expect(await everything()).not.toContain(mac);
  expect(await answer(address.replace(mac, 'a'.repeat(mac.length)))).toBe('no thread');
  expect(await answer(address.replace(/\+[0-9a-f]{24}/, `+${'f'.repeat(24)}`))).toBe('no thread');
  expect(await answer(address, 'asha@people.example')).toBe('another sender');
  expect(await answer(address)).toBe('stored');
  expect(lines.join('\n')).not.toContain(mac);
  await pass(400 * DAY_MS);
  expect(await answer(address)).toBe('ended');
});

test('pages of secret links send no referrer and are not indexed', () => {
  const pages = pageFiles().filter(
    ({ path }) => path.includes('[token]') || /reset-password|verify-email/.test(path),
  );
  expect(pages.map(({ path }) => path).sort()).toEqual([
    '/enquiries/[token]',
    ...[
      '/join/[token]',
      '/letters/[token]',
      '/reset-password',
      '/searches/[token]',
      '/shortlist/[token]',
      '/shortlist/[token]/[property]',
      '/still-available/[token]',
      '/tours/[token]',
      '/verify-email',
      '/visits/[token]',
    ],
  ]);
  // once for the import and once for the use
  const bare = pages.filter(({ file }) => readFileSync(file, 'utf8').split('SECRET_ADDRESS').length < 3);
  expect(bare.map(({ path }) => path)).toEqual([]);
  expect(SECRET_ADDRESS).toEqual({ robots: { index: false }, referrer: 'no-referrer' });
});
