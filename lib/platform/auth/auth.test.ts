import { type FrontLink, setFrontLink } from 'front/link';
import mongoose from 'mongoose';
import { GET as me } from '@/app/api/user/me/route';
import { readLogAfter } from '@/lib/platform/cache/data';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { guest, type Person, signedIn } from '@/test/people';
import { actorOf, adminActorOf, asAdmin, isAdmin, jobAdminActor } from './actor';
import { sessionFromHeaders } from './session';
import type { UserSession } from './types';

describe('actor', () => {
  const session = (role: string): UserSession => ({
    kind: 'user',
    id: 's1',
    via: 'cookie',
    xsrf: 'x',
    recordActivity: false,
    secondFactor: { isSet: true },
    user: {
      id: 'u1',
      name: 'Asha',
      email: 'asha@example.com',
      phone: '',
      role: role as 'admin',
      isVerified: true,
    },
  });

  test('has the normalised role of the session', () => {
    expect(actorOf(session('Admin'), '10.0.0.1')).toEqual({
      userId: 'u1',
      name: 'Asha',
      role: 'admin',
      ip: '10.0.0.1',
      via: 'cookie',
    });
  });

  test('only an admin becomes an admin actor', () => {
    expect(isAdmin(adminActorOf(session('Admin')))).toBe(true);
    expect(() => adminActorOf(session('broker'))).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => adminActorOf(null)).toThrow(expect.objectContaining({ code: 'unauthenticated' }));
    expect(() => asAdmin(actorOf(session('seller')))).toThrow(expect.objectContaining({ code: 'forbidden' }));
    expect(() => jobAdminActor({ userId: 'u1', name: 'Asha', role: 'validator' })).toThrow(
      expect.objectContaining({ code: 'forbidden' }),
    );
  });
});

describe('remembered sessions', () => {
  useTestDb();

  let tell: (tags?: readonly string[]) => void = () => undefined;
  const applied: string[] = [];

  function link(): FrontLink {
    return {
      invalidate: async (tags) => void applied.push(...tags),
      follow: (listener) => {
        tell = listener;
      },
    };
  }

  beforeEach(() => {
    applied.length = 0;
    setFrontLink(link());
  });
  afterEach(() => setFrontLink(undefined));

  async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
    const names: string[] = [];
    const note = ({ commandName }: { commandName: string }) => void names.push(commandName);
    const client = mongoose.connection.getClient();
    client.on('commandStarted', note);
    await work();
    client.off('commandStarted', note);
    return names;
  }

  const session = ({ token }: Person) =>
    sessionFromHeaders(new Headers({ authorization: `Bearer ${token}` }));
  const kindOf = async (person: Person) => (await session(person))?.kind;

  describe('a session', () => {
    test('is read together with its person, and then remembered for some seconds', async () => {
      const person = await signedIn('seller');
      expect(await commandsOf(() => session(person))).toEqual(['aggregate']);
      expect(await commandsOf(() => session(person))).toEqual([]);
      expect(await session(person)).toMatchObject({ kind: 'user', user: { id: person.id, role: 'seller' } });
    });

    test('needs one round trip for a request about oneself', async () => {
      const { browser } = await signedIn('seller');
      await browser.call(me, '/api/user/me');
      expect(await commandsOf(() => browser.call(me, '/api/user/me'))).toEqual(['aggregate']);
    });

    test('is remembered for guests too', async () => {
      const { browser, guestID } = await guest();
      const ask = () => browser.call(me, '/api/user/me');
      await ask();
      expect(await commandsOf(ask)).toEqual([]);
      expect((await ask()).json).toEqual({ kind: 'guest', guestID });
    });

    test('is read each time where writes of others are not announced', async () => {
      setFrontLink(undefined);
      const person = await signedIn('seller');
      await session(person);
      expect(await commandsOf(() => session(person))).toEqual(['aggregate']);
    });

    test('is not remembered if it is missing', async () => {
      const person = await signedIn('seller');
      const [row] = await Session.find({ user: person.id }).lean();
      await Session.deleteOne({ user: person.id });
      expect(await session(person)).toBeNull();
      await Session.create(row!);
      expect(await kindOf(person)).toBe('user');
    });
  });

  describe('a write ends remembered sessions at once and notifies others', () => {
    const WRITES: [string, (person: Person, id: string) => Promise<unknown>, 'session' | 'user'][] = [
      ['a sign-out', (_, id) => Session.deleteOne({ _id: id }), 'session'],
      ['a sign-out everywhere', ({ id }) => Session.deleteMany({ user: id }), 'user'],
      ['a removed account', ({ id }) => User.deleteOne({ _id: id }), 'user'],
      [
        'a closed account',
        ({ id }) => User.updateOne({ _id: id }, { $set: { deactivatedAt: new Date() } }),
        'user',
      ],
    ];
    test.each(WRITES)('%s', async (_, write, of) => {
      const person = await signedIn('seller');
      const known = await session(person);
      const { seq } = await readLogAfter(0);
      await write(person, known?.id ?? '');
      expect(await session(person)).toBeNull();
      const tag = of === 'user' ? `user:${person.id}` : `session:${known?.id}`;
      expect(applied).toEqual([tag]);
      expect((await readLogAfter(seq)).tags).toEqual([tag]);
    });

    test('ends sessions after a role change, even by saving a document', async () => {
      const person = await signedIn('seller');
      await session(person);
      await User.updateOne({ _id: person.id }, { $set: { role: 'broker' } });
      expect(await session(person)).toMatchObject({ user: { role: 'broker' } });
      const user = await User.findById(person.id);
      await user?.set('role', 'buyer').save();
      expect(await session(person)).toMatchObject({ user: { role: 'buyer' } });
    });

    test('ends sessions after a write to many accounts', async () => {
      const person = await signedIn('seller');
      await session(person);
      await User.updateMany({ role: 'seller' }, { $set: { name: 'Renamed' } });
      expect(await session(person)).toMatchObject({ user: { name: 'Renamed' } });
      expect(applied).toEqual(['users']);
    });

    test('keeps sessions after an unrelated write', async () => {
      const person = await signedIn('seller');
      await session(person);
      await User.updateOne({ _id: person.id }, { $set: { lastLoginAt: new Date() } });
      await Session.updateOne({ user: person.id }, { $set: { lastSeenAt: new Date() } });
      expect(await commandsOf(() => session(person))).toEqual([]);
      expect(applied).toEqual([]);
    });
  });

  describe('a write in another process', () => {
    /** Revokes as another process does, bypassing the models of this one. */
    const revoke = (person: Person) =>
      Session.collection.deleteMany({ user: new mongoose.Types.ObjectId(person.id) });

    test.each([['of the account'], ['of all'], ['that cannot be told']])(
      '%s ends remembered sessions',
      async (what) => {
        const person = await signedIn('seller');
        await session(person);
        await revoke(person);
        expect(await kindOf(person)).toBe('user');
        tell(what === 'of the account' ? [`user:${person.id}`] : what === 'of all' ? ['users'] : undefined);
        expect(await session(person)).toBeNull();
      },
    );

    test('keeps sessions after a write to a listing or another person', async () => {
      const person = await signedIn('seller');
      await session(person);
      tell(['lists', `property:${person.id}`, 'user:000000000000000000000000']);
      expect(await commandsOf(() => session(person))).toEqual([]);
    });

    test('does not remember a session that was read during the write', async () => {
      const person = await signedIn('seller');
      const reading = session(person);
      tell([`user:${person.id}`]);
      await reading;
      await revoke(person);
      expect(await session(person)).toBeNull();
    });

    test('shows an unannounced write after five seconds', async () => {
      const person = await signedIn('seller');
      const now = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(now);
      await session(person);
      await revoke(person);
      clock.mockReturnValue(now + 4900);
      expect(await kindOf(person)).toBe('user');
      clock.mockReturnValue(now + 5100);
      expect(await session(person)).toBeNull();
      clock.mockRestore();
    });
  });
});
