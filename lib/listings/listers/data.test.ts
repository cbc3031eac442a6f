import { Types } from 'mongoose';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { PATCH as renameTeam } from '@/app/api/team/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { PUT as saveProfile } from '@/app/api/user/profile/[id]/route';
import { Property } from '@/models/listings/property';
import { InvalidationLog } from '@/models/platform/invalidation-log';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { makeTeam } from '@/test/teams';
import { getLister } from './data';

useTestDb();

async function listingOf(owner: Person | undefined): Promise<string> {
  const row = await Property.create({
    title: '3 BHK in Dharampeth',
    description: 'Corner flat.',
    price: 9_000_000,
    type: 'sale',
    category: 'Residential',
    address: 'Dharampeth, Nagpur',
    area: 1400,
    city: 'Nagpur',
    citySlug: 'nagpur',
    ...(owner && { owner: owner.id }),
  });
  return String(row._id);
}

test('an owner, a broker with and without a number, the agency: a name and a role, and nothing else', async () => {
  const seller = await signedIn('seller', { name: 'Asha Rao' });
  const broker = await signedIn('broker', { name: 'Ravi Kale', reraAgentNumber: undefined });
  const registered = await signedIn('broker', { name: 'Mira Joshi', reraAgentNumber: 'A50500012345' });
  expect(await getLister(await listingOf(seller))).toEqual({ kind: 'owner', name: 'Asha Rao' });
  expect(await getLister(await listingOf(broker))).toEqual({ kind: 'broker', name: 'Ravi Kale' });
  expect(await getLister(await listingOf(registered))).toEqual({
    kind: 'broker',
    name: 'Mira Joshi',
    reraAgentNumber: 'A50500012345',
  });
  expect(await getLister(await listingOf(undefined))).toEqual({ kind: 'agency' });
  expect(await getLister(await listingOf(await signedIn('admin')))).toEqual({ kind: 'agency' });
  expect(await getLister('f'.repeat(24))).toBeUndefined();
});

test('nobody is named whose account is deactivated, or will be erased', async () => {
  const [gone, leaving] = [
    await signedIn('seller'),
    await signedIn('broker', { erasureRequestedAt: new Date() }),
  ];
  const id = await listingOf(gone);
  await User.updateOne({ _id: gone.id }, { $set: { deactivatedAt: new Date() } });
  expect(await getLister(id)).toBeUndefined();
  expect(await getLister(await listingOf(leaving))).toBeUndefined();
});

test('a broker’s listing names the firm, and cached pages follow its new name', async () => {
  const team = await makeTeam();
  const id = await listingOf(team.agent);
  await Property.updateOne({ _id: id }, { team: team.id });
  expect(await getLister(id)).toMatchObject({ kind: 'broker', firm: expect.stringMatching(/^Firm/) });
  await InvalidationLog.deleteMany({});
  const body = { name: 'Kale Realty' };
  const rename = (person: Person) => person.browser.call(renameTeam, '/x', { method: 'PATCH', body });
  expect((await rename(team.agent)).status).toBe(403);
  expect((await rename(team.owner)).status).toBe(200);
  expect(await getLister(id)).toMatchObject({ firm: 'Kale Realty' });
  expect(await invalidated()).toContain(`property:${id}`);
  await Property.updateOne({ _id: id }, { $unset: { team: 1 } });
  expect(await getLister(id)).not.toHaveProperty('firm');
});

const invalidated = async () => (await InvalidationLog.findById('site').lean())?.recent.flat() ?? [];

test('cached pages follow a new name, an agent number and a deactivation', async () => {
  const broker = await signedIn('broker');
  const admin = await signedIn('admin');
  const id = await listingOf(broker);
  const body = { name: 'Ravi Kale', phone: '+919822012345', reraAgentNumber: 'A50500054321' };
  const reply = await broker.browser.call(saveProfile, `/api/user/profile/${broker.id}`, {
    method: 'PUT',
    params: { id: broker.id },
    body,
  });
  expect([reply.status, reply.json.reraAgentNumber]).toEqual([200, 'A50500054321']);
  expect(await invalidated()).toContain(`property:${id}`);
  expect(await getLister(id)).toMatchObject({ name: 'Ravi Kale', reraAgentNumber: 'A50500054321' });

  await InvalidationLog.deleteMany({});
  const params = { id: broker.id };
  await admin.browser.call(setActive, `/api/admin/users/${broker.id}`, {
    method: 'PUT',
    params,
    body: { active: false },
  });
  expect(await invalidated()).toContain(`property:${id}`);
});

test('languages are saved in the order of the list, shown beside the listing and part of the export', async () => {
  const seller = await signedIn('seller', { name: 'Asha Rao' });
  const id = await listingOf(seller);
  const save = (languages?: string[]) =>
    seller.browser.call(saveProfile, `/api/user/profile/${seller.id}`, {
      method: 'PUT',
      params: { id: seller.id },
      body: { name: 'Asha Rao', phone: '+919822012345', ...(languages && { languages }) },
    });
  expect((await save(['klingon'])).status).toBe(400);
  await InvalidationLog.deleteMany({});
  expect((await save(['hi', 'mr', 'hi'])).json.languages).toEqual(['mr', 'hi']);
  expect(await invalidated()).toContain(`property:${id}`);
  expect((await save()).json.languages).toEqual(['mr', 'hi']);
  expect(await getLister(id)).toMatchObject({ kind: 'owner', languages: ['Marathi', 'Hindi'] });
  const copy = await seller.browser.call(exportData, '/api/user/export');
  expect(copy.json).toMatchObject({ profile: { languages: ['mr', 'hi'] } });
  expect((await save([])).json.languages).toEqual([]);
  expect(await getLister(id)).not.toHaveProperty('languages');
});

test('the office’s person is named once they have given their picture, and not before', async () => {
  const admin = await signedIn('admin', { name: 'Meera Joshi', languages: ['mr'] });
  const id = await listingOf(admin);
  expect(await getLister(id)).toEqual({ kind: 'agency' });
  const face = 'a'.repeat(32);
  await User.updateOne({ _id: admin.id }, { $set: { face } });
  const named = { kind: 'agency', person: 'Meera Joshi', picture: `/face/${face}`, languages: ['Marathi'] };
  expect(await getLister(id)).toEqual(named);
});

test('the number of the lister is given only where the listing says so', async () => {
  const seller = await signedIn('seller', { name: 'Asha Rao', phone: '+919822012345' });
  const id = await listingOf(seller);
  const given = async (contactRoute: string) => {
    await Property.updateOne({ _id: id }, { contactRoute });
    const { phone, isAgencyToo } = (await getLister(id)) ?? {};
    return [phone, isAgencyToo];
  };
  expect(await given('lister')).toEqual(['+919822012345', undefined]);
  expect(await given('both')).toEqual(['+919822012345', true]);
  expect(await given('agency')).toEqual([undefined, undefined]);
});

test('the listings of a person and of a team are found by an index', async () => {
  for (const filter of [{ owner: new Types.ObjectId() }, { team: new Types.ObjectId() }])
    expect(await planOf({ find: 'properties', filter, projection: { _id: 1 } })).not.toContain('COLLSCAN');
});
