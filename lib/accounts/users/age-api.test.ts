import { PUT as stateAge } from '@/app/api/user/age/route';
import { POST as register } from '@/app/api/user/register/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { isAdultStated } from './data';

useTestDb();
afterEach(settleBackground);

const send = (email: string, more: object) =>
  new Browser().call(register, '/api/user/register', {
    body: { name: 'Asha', email, password: 'mango-orchard', role: 'seller', ...more },
  });
const stored = (email: string) => User.findOne({ emailKey: email }).lean();

describe('the statement of age', () => {
  test('is stored at sign-up; without it the account opens and is asked', async () => {
    expect((await send('adult@home.example', { isAdult: true })).status).toBe(201);
    expect(await stored('adult@home.example')).toMatchObject({ adultStatedAt: expect.any(Date) });
    expect((await send('open@home.example', {})).status).toBe(201);
    expect((await stored('open@home.example'))?.adultStatedAt).toBeUndefined();
  });

  test.each([false, 'yes', 1])('%p opens no account', async (isAdult) => {
    const reply = await send('minor@home.example', { isAdult });
    expect([reply.status, reply.json.message]).toEqual([400, 'Accounts are for people of 18 and over']);
    expect(await stored('minor@home.example')).toBeNull();
  });

  test('of an open account is given later; the account of a person under 18 ends', async () => {
    const state = ({ browser }: Person, isAdult: unknown) =>
      browser.call(stateAge, '/api/user/age', { method: 'PUT', body: { isAdult } });
    const [person, child] = [await signedIn('buyer'), await signedIn('buyer')];
    expect(await isAdultStated(person.id)).toBe(false);
    expect((await state(person, 'yes')).status).toBe(400);
    expect((await state(person, true)).json).toEqual({ message: 'Thank you. Your statement is stored' });
    expect(await isAdultStated(person.id)).toBe(true);
    expect((await state(child, false)).json).toMatchObject({ erasureAt: expect.any(String) });
    expect(await User.findById(child.id).lean()).toMatchObject({ erasureRequestedAt: expect.any(Date) });
    expect(await isAdultStated(child.id)).toBe(false);
  });
});
