import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { POST as passkeyOptions } from '@/app/api/user/passkeys/options/route';
import { POST as addPasskey } from '@/app/api/user/passkeys/route';
import { MAX_PASSKEYS } from '@/lib/accounts/passkeys/constants';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Passkey } from '@/models/accounts/passkey';
import { Client } from '@/models/clients/client';
import { StaffHandover } from '@/models/office/staff-handover';
import { Task } from '@/models/office/task';
import { post } from '@/test/at-once';
import { Authenticator } from '@/test/authenticator';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';

// the limit of the product is thousands of rows away
jest.mock('@/lib/clients/constants', () => ({
  ...jest.requireActual<typeof import('@/lib/clients/constants')>('@/lib/clients/constants'),
  MAX_CLIENTS: 3,
}));

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

test('keeps passkeys within the limit when several challenges were issued earlier', async () => {
  const { id: user, browser } = await signedIn('seller');
  await Passkey.insertMany(
    Array.from({ length: MAX_PASSKEYS - 2 }, (_, n) => ({
      ...{ user, name: 'Phone', credentialId: `c${n}`, publicKey: 'k', counter: 0 },
    })),
  );
  const phones: { phone: Authenticator; options: Record<string, unknown> }[] = [];
  for (let i = 0; i < 6; i++)
    phones.push({ phone: new Authenticator(), options: (await post(passkeyOptions, {}, browser)).json });
  const replies = await Promise.all(
    phones.map(({ phone, options }) =>
      post(addPasskey, { name: 'Phone', credential: phone.register(options) }, browser),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409, 409, 409]);
  expect(await Passkey.countDocuments({ user })).toBe(MAX_PASSKEYS);
});

test('hands work to one of two people named simultaneously, and can undo it', async () => {
  const leaver = await signedIn('admin', { officeRole: 'agent' });
  const officers = [await signedIn('admin'), await signedIn('admin')];
  for (let n = 0; n < 3; n++) await Task.create({ text: 'Call', day: '2031-05-12', assignee: leaver.id });
  const replies = await Promise.all(
    officers.map(({ id, browser }) =>
      post(setActive, { active: false, handOver: { to: id } }, browser, 'PUT', { id: leaver.id }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  const first = officers[replies.findIndex(({ status }) => status === 200)];
  expect(await Task.countDocuments({ assignee: first?.id })).toBe(3);
  expect(await StaffHandover.countDocuments()).toBe(1);
});

test('stores as many clients as fit', async () => {
  const clients = clientsOf((await signedIn('broker')).browser);
  const replies = await Promise.all(
    Array.from({ length: 8 }, (_, n) => clients.add({ name: 'Asha', phones: `982200000${n}` })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
  expect(await Client.countDocuments()).toBe(3);
});
