import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Client } from '@/models/clients/client';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { useTestDb } from '@/test/db';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam } from '@/test/teams';

useTestDb();
afterEach(settleBackground);

const ask = async ({ browser }: Person) =>
  (await browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } })).status;
const erase = ({ id, email }: Person) => erasePerson({ id, email, verified: true });

test('a member who asks for the deletion leaves at once, and the listings of the team stay on the market', async () => {
  const team = await makeTeam();
  const { property, client } = await recordsOf(team);
  expect(await ask(team.agent)).toBe(200);
  expect((await User.findById(team.agent.id).lean())?.team).toBeUndefined();
  const kept = await Property.findById(property).lean();
  expect([String(kept?.owner), String(kept?.team), kept?.status]).toEqual([team.owner.id, team.id, 'active']);
  await erase(team.agent);
  expect(await User.exists({ _id: team.agent.id })).toBeNull();
  expect(String((await Client.findById(client).lean())?.owner)).toBe(team.owner.id);
  expect(await Property.exists({ _id: property })).not.toBeNull();
});

test('the last owner makes another one first; the last member’s team goes with everything in it', async () => {
  const team = await makeTeam();
  expect(await ask(team.owner)).toBe(409);
  expect((await User.findById(team.owner.id).lean())?.erasureRequestedAt).toBeUndefined();
  await dropMember(team.agent);
  await dropMember(team.assistant);
  const alone = { ...team, agent: team.owner };
  const { property } = await recordsOf(alone);
  expect(await ask(team.owner)).toBe(200);
  await erase(team.owner);
  expect([await Team.exists({ _id: team.id }), await Property.exists({ _id: property })]).toEqual([
    null,
    null,
  ]);
});

test('what is still in the name of a person who was removed goes to an owner, and invitations with the address', async () => {
  const team = await makeTeam();
  const { property } = await recordsOf(team);
  // the process ended between the end of the membership and the handing over
  await dropMember(team.agent);
  const facts = { team: team.id, role: 'agent', expiresAt: new Date(Date.now() + 60_000) } as const;
  const { email } = team.agent;
  await TeamInvitation.create({ ...facts, email, emailKey: email, tokenHash: 'a', invitedBy: team.owner.id });
  await TeamInvitation.create({
    ...facts,
    email: 'b@b.example',
    emailKey: 'b@b.example',
    tokenHash: 'b',
    invitedBy: team.agent.id,
  });
  await erase(team.agent);
  expect(String((await Property.findById(property).lean())?.owner)).toBe(team.owner.id);
  expect(await TeamInvitation.find({}, { _id: 0, email: 1, invitedBy: 1 }).lean()).toEqual([
    { email: 'b@b.example' },
  ]);
});

test('the export says which team and role, and takes no client of the team along', async () => {
  const team = await makeTeam();
  await recordsOf(team);
  const invited = await signedIn('seller');
  const { text } = await team.agent.browser.call(exportData, '/x');
  expect(JSON.parse(text).membership).toMatchObject({ team: { role: 'agent' }, invitations: [] });
  expect(text).not.toContain('Meera Joshi');
  const row = {
    team: team.id,
    role: 'agent',
    tokenHash: 'c',
    expiresAt: new Date(Date.now() + 86_400_000),
  } as const;
  await TeamInvitation.create({ ...row, email: invited.email, emailKey: invited.email });
  const other = await invited.browser.call(exportData, '/x');
  expect(JSON.parse(other.text).membership.invitations).toMatchObject([
    { email: invited.email, role: 'agent' },
  ]);
  expect(other.text).not.toContain('tokenHash');
});
