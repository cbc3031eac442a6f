import { PUT as putRole } from '@/app/api/user/profile/[id]/role/route';
import { getLister } from '@/lib/listings/listers/data';
import { makeAdmin } from '@/lib/office/users/mutations';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { prepareAgencyTeam } from './mutations';

useTestDb();

const FLAT = { title: 't', description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots' };
const list = async (owner?: string) => {
  const place = { address: 'a', city: 'Nagpur', citySlug: 'nagpur' };
  return String((await Property.create({ ...FLAT, ...place, ...(owner && { owner }) } as never))._id);
};
const teamOf = async (id: string) => String((await Property.findById(id).lean())?.team ?? 'none');
const membership = async ({ id }: Person) => {
  const row = await User.findById(id).lean();
  return row?.team ? `${row.teamRole} of ${row.team}` : 'none';
};

test('the consultancy is a team: admins own it, with their listings and those of nobody; a second start changes nothing', async () => {
  const [admin, seller] = [await signedIn('admin'), await signedIn('seller')];
  const [ofAdmin, ofNobody, ofSeller] = [await list(admin.id), await list(), await list(seller.id)];
  for (let start = 0; start < 2; start++) await prepareAgencyTeam();
  const [team, ...others] = await Team.find({ isAgency: true }).lean();
  const id = String(team?._id);
  expect(others).toEqual([]);
  expect(await membership(admin)).toBe(`owner of ${id}`);
  expect([await teamOf(ofAdmin), await teamOf(ofNobody), await teamOf(ofSeller)]).toEqual([id, id, 'none']);
});

test('who becomes an admin joins; who is not one any more leaves at once, and the admin who said so takes over', async () => {
  const [admin, person] = [await signedIn('admin'), await signedIn('seller')];
  await prepareAgencyTeam();
  const listing = await list(person.id);
  await makeAdmin(person.email);
  expect(await membership(person)).toMatch(/^owner of/);
  expect(await getLister(listing)).toEqual({ kind: 'agency' });
  const call = { method: 'PUT', params: { id: person.id }, body: { role: 'broker' } };
  expect((await admin.browser.call(putRole, '/x', call)).status).toBe(200);
  expect(await membership(person)).toBe('none');
  expect(String((await Property.findById(listing).lean())?.owner)).toBe(admin.id);
});

test('a listing of the agency’s team is the agency’s, whichever member it names', async () => {
  await signedIn('admin');
  await prepareAgencyTeam();
  const team = (await Team.findOne({ isAgency: true }).lean())?._id;
  const agent = await signedIn('broker', { team, teamRole: 'agent' });
  const listing = await list(agent.id);
  expect(await getLister(listing)).toMatchObject({ kind: 'broker' });
  await Property.updateOne({ _id: listing }, { $set: { team } });
  expect(await getLister(listing)).toEqual({ kind: 'agency' });
});
