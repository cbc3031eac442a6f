import { POST as enquire } from '@/app/api/contact/route';
import { POST as lodge } from '@/app/api/grievances/route';
import { POST as askLink } from '@/app/api/searches/link/route';
import { POST as saveSearch } from '@/app/api/searches/route';
import { POST as changeEmail } from '@/app/api/user/email/change/route';
import { POST as sendVerification } from '@/app/api/user/email/send/route';
import { POST as login } from '@/app/api/user/login/route';
import { POST as forgot } from '@/app/api/user/password/forgot/route';
import { POST as reset } from '@/app/api/user/password/reset/route';
import { PUT as changePassword } from '@/app/api/user/password/route';
import { POST as register } from '@/app/api/user/register/route';
import { env } from '@/lib/platform/env';
import { resetLimiters } from '@/lib/platform/http/rate-limit';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';

useTestDb();
beforeEach(async () => {
  await clearTestDb();
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
});
afterEach(async () => {
  await settleBackground();
  jest.restoreAllMocks();
  resetLimiters();
});

/** Mails for a mailbox, and two more for links to an account. */
const [ALL_KINDS, LINKS] = [5, 2];

let callers = 0;
/** Each from an address of its own, so that no limit of a caller is in the way. */
const stranger = () => new Browser(`198.51.100.${++callers % 250}`);
const post = async (
  handler: Parameters<Browser['call']>[0],
  body: object,
  by = stranger(),
  method = 'POST',
) => {
  const { status, text } = await by.call(handler, '/x', { method, body });
  await settleBackground();
  if (status === 400 || status === 403) throw new Error(text);
  return status;
};

const NEW = { name: 'Asha', password: 'mango-orchard-43', role: 'buyer' };
const WORDS = { name: 'Asha', phone: '9822012345', fillMs: 9000 };

/** What a stranger can have sent to a mailbox. */
const kindsOf = (email: string, sender: Person): Record<string, () => Promise<number>> => ({
  'a sign-up': () => post(register, { ...NEW, email }),
  'a forgotten password': () => post(forgot, { email }),
  'a saved search': () => post(saveSearch, { query: 'maxPrice=4500000', frequency: 'daily', email }),
  'a link to searches': () => post(askLink, { email }),
  'an enquiry': () => post(enquire, { ...WORDS, email, message: 'Is it there?' }),
  'a complaint': () => post(lodge, { ...WORDS, email, about: 'data', text: 'My number is shown.' }),
  'a change of address': () => post(changeEmail, { email }, sender.browser),
});

test.each(['somebody with an account', 'nobody with an account'])(
  'all kinds together send a mailbox five mails an hour and two links to an account: %s',
  async (who) => {
    const sender = await signedIn('buyer');
    const email = who.startsWith('some') ? (await signedIn('buyer')).email : `nobody${callers}@home.example`;
    for (let round = 0; round < 3; round++)
      for (const send of Object.values(kindsOf(email, sender))) await send();
    expect(await mailsTo(email)).toHaveLength(ALL_KINDS + LINKS);
  },
);

test.each(['a forgotten password', 'a link to searches', 'a sign-up'])(
  '%s counts among the mails of all kinds',
  async (kind) => {
    const [{ email }, sender] = [await signedIn('buyer'), await signedIn('buyer')];
    const kinds = kindsOf(email, sender);
    await kinds['a saved search']?.();
    for (let i = 0; i < 4; i++) await kinds[kind]?.();
    expect(await kinds['a saved search']?.()).toBe(429);
  },
);

test('a person whose mailbox others have filled can still have a new password', async () => {
  const { email } = await signedIn('buyer');
  const complain = { ...WORDS, email, about: 'data', text: 'My number is shown.' };
  for (let i = 0; i < ALL_KINDS + 3; i++) await post(lodge, complain);
  expect(await mailsTo(email)).toHaveLength(ALL_KINDS);
  expect(await post(forgot, { email })).toBe(200);
  const mails = await mailsTo(email);
  expect(mails).toHaveLength(ALL_KINDS + 1);
  const token = /reset-password#([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1];
  expect(await post(reset, { token, password: 'mango-orchard-43' })).toBe(200);
});

test('how many mails are left says nothing about who has an account', async () => {
  const [{ email: known }, unknown] = [await signedIn('buyer'), 'unknown@home.example'];
  const statuses = async (email: string) => {
    const all: number[] = [];
    for (let i = 0; i < 3; i++) all.push(await post(register, { ...NEW, email }));
    for (let i = 0; i < 5; i++) all.push(await post(forgot, { email }), await post(askLink, { email }));
    return all;
  };
  expect(await statuses(known)).toEqual(await statuses(unknown));
});

test('an account opened with a foreign address sends its mailbox no more than others do', async () => {
  const email = 'victim@home.example';
  await post(register, { ...NEW, email });
  for (let i = 0; i < 4; i++) {
    const browser = stranger();
    await browser.call(login, '/x', {
      body: { email, password: `mango-orchard-${43 + i}` },
      headers: { 'user-agent': `Mozilla/5.0 Chrome/${100 + i}` },
    });
    await post(sendVerification, {}, browser);
    await post(
      changePassword,
      { currentPassword: `mango-orchard-${43 + i}`, password: `mango-orchard-${44 + i}` },
      browser,
      'PUT',
    );
  }
  expect((await mailsTo(email)).length).toBeLessThanOrEqual(ALL_KINDS + LINKS);
});
