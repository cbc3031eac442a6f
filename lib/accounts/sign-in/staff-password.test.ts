import { POST as createTask } from '@/app/api/admin/tasks/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as passkeyOptions } from '@/app/api/user/passkeys/options/route';
import { POST as addPasskey } from '@/app/api/user/passkeys/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { issueOneTimeToken } from '@/lib/platform/auth/one-time-token';
import { hashPassword } from '@/lib/platform/auth/password';
import type { UserRole } from '@/lib/platform/auth/roles';
import { settleBackground } from '@/lib/platform/jobs/background';
import { User } from '@/models/platform/user';
import { Authenticator } from '@/test/authenticator';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { PASSWORD, type Person, signedIn } from '@/test/people';

useTestDb();
afterEach(settleBackground);

const ELEVEN = 'mango-grove';
const TWELVE = 'mango-grove1';
const TOO_SHORT = 'Password must be at least 12 characters';

const change = ({ browser }: Person, password: string, currentPassword = PASSWORD) =>
  browser.call(changePassword, '/api/user/password', {
    method: 'PUT',
    body: { currentPassword, password },
  });

const withLink = async ({ id, email }: Person) => {
  const token = await issueOneTimeToken('reset-password', id, email);
  return (password: string) =>
    new Browser().call(reset, '/api/user/password/reset', { body: { token, password } });
};

async function withPasskey({ browser }: Person): Promise<void> {
  const options = await browser.call(passkeyOptions, '/x', { method: 'POST' });
  const credential = new Authenticator().register(options.json);
  expect((await browser.call(addPasskey, '/x', { body: { name: 'Phone', credential } })).status).toBe(201);
}

const signIn = async ({ email }: Person, password: string) => {
  const browser = new Browser();
  expect((await browser.call(login, '/api/user/login', { body: { email, password } })).status).toBe(200);
  return browser;
};

const addTask = (browser: Browser) =>
  browser.call(createTask, '/api/admin/tasks', { body: { text: 'Call the society', day: '2026-11-30' } });

const STAFF: [UserRole, Record<string, unknown>][] = [
  ['admin', {}],
  ['admin', { officeRole: 'agent' }],
  ['validator', {}],
];

test.each(STAFF)('%s %o chooses a password of 12 characters, not of 11', async (role, extra) => {
  const person = await signedIn(role, extra);
  expect(await change(person, ELEVEN)).toMatchObject({
    status: 400,
    json: { message: TOO_SHORT, issues: [{ path: 'password', message: TOO_SHORT }] },
  });
  expect((await change(person, TWELVE)).status).toBe(200);
});

test('members still choose one of six characters', async () => {
  for (const role of ['buyer', 'seller', 'broker'] as const)
    expect((await change(await signedIn(role), 'plum-7')).status).toBe(200);
});

test('a link for a forgotten password refuses a short one for staff, and can be used again', async () => {
  const send = await withLink(await signedIn('admin'));
  expect(await send(ELEVEN)).toMatchObject({ status: 400, json: { message: TOO_SHORT } });
  expect((await send(TWELVE)).status).toBe(200);
  expect((await (await withLink(await signedIn('seller')))('plum-7')).status).toBe(200);
});

test('staff with a passkey may have a shorter password', async () => {
  const person = await signedIn('admin');
  await withPasskey(person);
  expect((await change(person, ELEVEN)).status).toBe(200);
  expect((await addTask(person.browser)).status).toBe(201);
});

test('a member with a short password who becomes staff works only after a longer one or a passkey', async () => {
  for (const way of ['password', 'passkey'] as const) {
    const person = await signedIn('seller', { passwordHash: await hashPassword(ELEVEN) });
    await User.updateOne({ _id: person.id }, { $set: { role: 'admin', officeRole: 'agent' } });
    const browser = await signIn(person, ELEVEN);
    const refused = await addTask(browser);
    expect(refused).toMatchObject({
      status: 403,
      json: {
        message: expect.stringContaining('at least 12 characters, or add a passkey'),
        details: { setUp: `/profile/${person.id}/security#password` },
      },
    });
    if (way === 'password') expect((await change({ ...person, browser }, TWELVE, ELEVEN)).status).toBe(200);
    else await withPasskey({ ...person, browser });
    expect((await addTask(browser)).status).toBe(201);
  }
});

test('the length of a sign-up’s password is known when its account becomes staff', async () => {
  const person = await signedIn('seller', { hasShortPassword: true });
  await User.updateOne({ _id: person.id }, { $set: { role: 'admin' } });
  expect((await addTask(person.browser)).status).toBe(403);
});
