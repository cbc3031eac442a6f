import { GET as read } from '@/app/api/property/[id]/route';
import { POST as add } from '@/app/api/property/route';
import { PUT as saveProfile } from '@/app/api/user/profile/[id]/route';
import type { PropertyDto } from '@/lib/listings/dto';
import { createProperty, updateProperty, writeDecision } from '@/lib/listings/mutations';
import { User } from '@/models/platform/user';
import { testActor, testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { fields, form, noise } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';

useTestDb();

const visitor = new Browser();
const seenBy = async (id: string) => (await visitor.call(read, '/', { params: { id } })).status;
const profile = (person: Person, reraAgentNumber: string) =>
  person.browser.call(saveProfile, '/', {
    method: 'PUT',
    params: { id: person.id },
    body: { name: 'Ravi Kale', phone: '+919822012345', reraAgentNumber },
  });
const listed = async (person: Person) =>
  (await createProperty(testActor(person.id), form(), [await noise()])).property;

test('a broker without an agent number stores a listing, which the number publishes', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: undefined });
  const { _id: id, ...property } = await listed(broker);
  expect(property).toMatchObject({ status: 'active', awaiting: ['agentNumber'] });
  const bare = await broker.browser.call(add, '/', { body: { ...fields, floor: '9' } });
  expect(bare.json.data).toMatchObject({ awaiting: ['photo', 'agentNumber'] });
  expect(bare.json.warnings).toContainEqual(expect.stringContaining('MahaRERA agent number'));
  expect(await seenBy(id)).toBe(404);

  expect((await profile(broker, '')).status).toBe(200);
  expect(await seenBy(id)).toBe(404);
  const saved = await profile(broker, ' a505 00012345 ');
  expect([saved.status, saved.json.reraAgentNumber]).toEqual([200, 'A50500012345']);
  expect(await seenBy(id)).toBe(200);
  expect(await seenBy((bare.json.data as PropertyDto)._id)).toBe(404);

  expect(await profile(broker, '')).toMatchObject({
    status: 400,
    json: { issues: [{ path: 'reraAgentNumber' }] },
  });
  expect((await profile(broker, 'A50500054321')).status).toBe(200);
});

test('an unusual number is accepted, and other roles are asked for none', async () => {
  expect(await listed(await signedIn('broker', { reraAgentNumber: 'A505' }))).not.toHaveProperty('awaiting');
  for (const role of ['buyer', 'seller', 'validator'] as const)
    expect(await listed(await signedIn(role))).not.toHaveProperty('awaiting');
});

test('neither an edit by an admin nor a decision publishes it; what is public already stays', async () => {
  const broker = await signedIn('broker', { reraAgentNumber: undefined });
  const { _id: id, __v } = await listed(broker);
  const edited = await updateProperty(testAdmin(), id, { title: '3 BHK flat, Dharampeth' }, []);
  expect(edited.property.awaiting).toEqual(['agentNumber']);
  const verified = { name: 'decided', status: 'verified', at: new Date() } as const;
  await expect(writeDecision(testAdmin(), id, verified, { version: __v + 1 })).rejects.toMatchObject({
    code: 'invalid',
    message: expect.stringContaining('has not entered a MahaRERA agent number'),
  });
  expect(await seenBy(id)).toBe(404);

  const older = await signedIn('broker', { reraAgentNumber: 'A50500012345' });
  const shown = await listed(older);
  await User.updateOne({ _id: older.id }, { $unset: { reraAgentNumber: 1 } });
  const { property } = await updateProperty(testActor(older.id), shown._id, { title: 'Corner flat' }, []);
  expect(property).not.toHaveProperty('awaiting');
});
