import { readdirSync } from 'node:fs';
import { join as joinNodePath } from 'node:path';
import mongoose, { Types } from 'mongoose';
import { DELETE as withdrawInvitations } from '@/app/api/admin/staff/invitations/[id]/route';
import { POST as inviteInvitations } from '@/app/api/admin/staff/invitations/route';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { DELETE as withdraw } from '@/app/api/team/invitations/[id]/route';
import { POST as invite } from '@/app/api/team/invitations/route';
import { POST as join } from '@/app/api/team/join/[token]/route';
import { PATCH as changeRole, DELETE as endMembership } from '@/app/api/team/members/[id]/route';
import { POST as create, GET as read, PATCH as update } from '@/app/api/team/route';
import { DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { PUT as change } from '@/app/api/user/profile/[id]/role/route';
import { POST as undo } from '@/app/api/user/profile/[id]/role/undo/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Client } from '@/models/clients/client';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { Team } from '@/models/teams/team';
import { TeamInvitation } from '@/models/teams/team-invitation';
import { Visit } from '@/models/visits/visit';
import { catchMails } from '@/test/caught-mails';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { PASSWORD, type Person, signedIn } from '@/test/people';
import { recordsOf } from '@/test/team-records';
import { dropMember, makeTeam } from '@/test/teams';
import { bringAlong, handOver, takeOut } from './handover.mutations';
import { roleMailJob } from './jobs';
import { exportMembership } from './membership/data';
import type { TeamPageDto } from './membership/dto';
import { sharedRecords } from './providers';
import { getRoleUndo } from './staff/data';

describe('erasure', () => {
  useTestDb();
  afterEach(settleBackground);

  const ask = async ({ browser }: Person) =>
    (await browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } })).status;
  const erase = ({ id, email }: Person) => erasePerson({ id, email, verified: true });

  test('removes a member who asks for deletion at once, and keeps the team’s listings on the market', async () => {
    const team = await makeTeam();
    const { property, client } = await recordsOf(team);
    expect(await ask(team.agent)).toBe(200);
    expect((await User.findById(team.agent.id).lean())?.team).toBeUndefined();
    const kept = await Property.findById(property).lean();
    expect([String(kept?.owner), String(kept?.team), kept?.status]).toEqual([
      team.owner.id,
      team.id,
      'active',
    ]);
    await erase(team.agent);
    expect(await User.exists({ _id: team.agent.id })).toBeNull();
    expect(String((await Client.findById(client).lean())?.owner)).toBe(team.owner.id);
    expect(await Property.exists({ _id: property })).not.toBeNull();
  });

  test('requires another owner before the last one leaves, and erases a last member’s team with its records', async () => {
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

  test('gives a removed person’s records to an owner, and erases invitations to their address', async () => {
    const team = await makeTeam();
    const { property } = await recordsOf(team);
    // the process crashed between ending the membership and handing over
    await dropMember(team.agent);
    const facts = { team: team.id, role: 'agent', expiresAt: new Date(Date.now() + 60_000) } as const;
    const { email } = team.agent;
    await TeamInvitation.create({
      ...facts,
      email,
      emailKey: email,
      tokenHash: 'a',
      invitedBy: team.owner.id,
    });
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

  test('exports the team and the role without the team’s clients', async () => {
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
});

describe('team api', () => {
  useTestDb();
  afterEach(settleBackground);

  const as = ({ browser }: Person) => ({
    create: (body: object) => browser.call(create, '/x', { body }),
    read: async () => (await browser.call(read, '/x')).json as unknown as TeamPageDto,
    update: (body: object) => browser.call(update, '/x', { method: 'PATCH', body }),
    invite: (email: string, role = 'agent') => browser.call(invite, '/x', { body: { email, role } }),
    withdraw: (id: string) => browser.call(withdraw, '/x', { method: 'DELETE', params: { id } }),
    join: (token: string) => browser.call(join, '/x', { method: 'POST', params: { token }, body: {} }),
    changeRole: (id: string, role: string) =>
      browser.call(changeRole, '/x', { method: 'PATCH', params: { id }, body: { role } }),
    end: (id: string, to?: string) =>
      browser.call(endMembership, '/x', { method: 'DELETE', params: { id }, body: to ? { to } : {} }),
  });

  const tokenTo = async (email: string) =>
    /\/join\/([\w-]+)/.exec((await mailsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

  const membership = async ({ id }: Person) => {
    const row = await User.findById(id, { team: 1, teamRole: 1 }).lean();
    return row?.team ? `${row.teamRole} of ${row.team}` : 'none';
  };

  const actions = async (team: string) =>
    (await AuditEntry.find({ targetType: 'team', targetId: team }).sort({ _id: 1 }).lean()).map(
      ({ details }) => Object.keys(details as object)[0],
    );

  test('lets a broker create a team and invite an account, which joins with its records', async () => {
    const [broker, invited] = [await signedIn('broker'), await signedIn('seller', { isVerified: false })];
    const { status, json } = await as(broker).create({
      name: 'Kale Realty',
      reraAgentNumber: 'a5050 0012345',
    });
    expect(status).toBe(201);
    expect((await as(broker).read()).team).toMatchObject({
      name: 'Kale Realty',
      reraAgentNumber: 'A50500012345',
    });
    const flat = await Property.create({
      ...{ title: 't', description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots' },
      ...{ address: 'a', city: 'Nagpur', citySlug: 'nagpur', owner: invited.id },
    } as never);
    expect((await as(broker).invite(invited.email.replace('seller', 'Seller'), 'assistant')).status).toBe(
      201,
    );
    const token = await tokenTo(invited.email.replace('seller', 'Seller'));
    expect(token).toHaveLength(32);
    expect(JSON.stringify(await TeamInvitation.find({}).lean())).not.toContain(token);
    const joined = await as(invited).join(token);
    expect([joined.status, joined.json]).toEqual([200, { team: 'Kale Realty' }]);
    expect(await membership(invited)).toBe(`assistant of ${json.id}`);
    // the link confirms the address, and members of a firm are brokers
    expect(await User.findById(invited.id).lean()).toMatchObject({ isVerified: true, role: 'broker' });
    expect(String((await Property.findById(flat._id).lean())?.team)).toBe(json.id);
    expect((await as(invited).join(token)).status).toBe(404);
    const { members, invitations } = await as(broker).read();
    expect(members.map(({ role, listings }) => [role, listings])).toEqual(
      expect.arrayContaining([
        ['owner', 0],
        ['assistant', 1],
      ]),
    );
    expect(invitations).toEqual([]);
    expect((await as(invited).read()).role).toBe('assistant');
    expect(await actions(String(json.id))).toEqual(['created', 'invited', 'joined']);
  });

  test('refuses the wrong account, and finds nothing by a withdrawn, expired, replaced or guessed link', async () => {
    const team = await makeTeam();
    const [right, wrong] = [await signedIn('broker'), await signedIn('broker')];
    await as(team.owner).invite(right.email);
    const token = await tokenTo(right.email);
    const refused = await as(wrong).join(token);
    expect([refused.status, refused.json.message]).toEqual([
      403,
      `This invitation was sent to ${right.email}. Sign in with that account`,
    ]);
    const elsewhere = await as((await makeTeam()).agent).join(token);
    expect(elsewhere.status).toBe(403);
    await as(team.owner).invite(right.email, 'assistant');
    expect((await as(right).join(token)).status).toBe(404);
    const second = await tokenTo(right.email);
    await TeamInvitation.updateMany({}, { $set: { expiresAt: new Date(0) } });
    expect((await as(right).join(second)).status).toBe(404);
    await as(team.owner).invite(right.email);
    const [{ id = '' } = {}] = (await as(team.owner).read()).invitations;
    expect((await as((await makeTeam()).owner).withdraw(id)).status).toBe(404);
    expect((await as(team.owner).withdraw(id)).status).toBe(200);
    expect((await as(right).join(await tokenTo(right.email))).status).toBe(404);
    expect((await as(right).join('x'.repeat(32))).status).toBe(404);
    expect(await membership(right)).toBe('none');
  });

  test('allows an account only one team', async () => {
    const [team, other] = [await makeTeam(), await makeTeam()];
    await as(team.owner).invite(other.agent.email);
    expect((await as(other.agent).join(await tokenTo(other.agent.email))).status).toBe(409);
    expect((await as(other.agent).create({ name: 'Mine' })).status).toBe(409);
    expect(await membership(other.agent)).toBe(`agent of ${other.id}`);
    expect((await as(team.owner).invite(team.agent.email)).status).toBe(400);
  });

  test('lets only owners manage, refuses agents and assistants, and hides the team from others', async () => {
    const [team, other] = [await makeTeam(), await makeTeam()];
    for (const member of [team.agent, team.assistant]) {
      expect((await as(member).update({ name: 'Ours' })).status).toBe(403);
      expect((await as(member).invite('new@people.example')).status).toBe(403);
      expect((await as(member).changeRole(member.id, 'owner')).status).toBe(403);
      expect((await as(member).end(team.owner.id, member.id)).status).toBe(403);
      expect((await as(member).read()).invitations).toEqual([]);
    }
    expect((await as(other.owner).changeRole(team.agent.id, 'owner')).status).toBe(404);
    expect((await as(other.owner).end(team.agent.id, other.owner.id)).status).toBe(404);
    const alone = await signedIn('broker');
    expect((await as(alone).update({ name: 'Mine' })).status).toBe(404);
    expect(await as(alone).read()).toEqual({});
    // the request can't set any other field
    const { status } = await as(team.owner).update({ name: 'Ours', isAgency: true } as never);
    expect([status, await Team.exists({ isAgency: true })]).toEqual([400, null]);
    expect(await membership(team.agent)).toBe(`agent of ${team.id}`);
  });

  test('hands over a removed member’s listings, enquiries, visits and clients, and notifies both', async () => {
    const team = await makeTeam();
    const records = await recordsOf(team);
    const linkOf = async () => (await Visit.findById(records.visit).lean())?.hostLink.hash;
    const link = await linkOf();
    const remove = (to?: string) => as(team.owner).end(team.agent.id, to);
    const stranger = await signedIn('broker');
    for (const to of [undefined, team.agent.id, stranger.id]) expect((await remove(to)).status).toBe(400);
    expect((await remove(team.assistant.id)).status).toBe(200);
    expect(await membership(team.agent)).toBe('none');
    const rows = await Promise.all([
      Property.findById(records.property).lean(),
      Enquiry.findById(records.enquiry).lean(),
      Client.findById(records.client).lean(),
    ]);
    for (const row of rows) expect([row?.owner, row?.team].map(String)).toEqual([team.assistant.id, team.id]);
    const visit = await Visit.findById(records.visit).lean();
    expect([visit?.host, visit?.team].map(String)).toEqual([team.assistant.id, team.id]);
    // the host link mailed to the agent no longer works
    expect(await linkOf()).not.toBe(link);
    expect((await mailsTo(team.agent.email)).at(-1)?.subject).toContain('You are no longer a member of Firm');
    expect((await mailsTo(team.assistant.email)).at(-1)?.subject).toContain('You take over from');
    expect(await actions(team.id)).toEqual(['removed']);
  });

  test('keeps at least one owner, and both when two owners remove each other', async () => {
    const team = await makeTeam();
    const { owner, agent } = team;
    expect((await as(owner).end(owner.id, agent.id)).status).toBe(409);
    expect((await as(owner).changeRole(owner.id, 'agent')).status).toBe(409);
    expect(await membership(owner)).toBe(`owner of ${team.id}`);
    expect((await as(owner).changeRole(agent.id, 'owner')).status).toBe(200);
    // an owner whose account is closing can't act
    await User.updateOne({ _id: agent.id }, { $set: { erasureRequestedAt: new Date() } });
    expect((await as(owner).end(owner.id, agent.id)).status).toBe(409);
    await User.updateOne({ _id: agent.id }, { $unset: { erasureRequestedAt: 1 } });
    await Promise.all([as(owner).end(agent.id, owner.id), as(agent).end(owner.id, agent.id)]);
    expect(await User.countDocuments({ team: team.id, teamRole: 'owner' })).toBeGreaterThanOrEqual(1);
  });

  test('lets the last member take everything along, and dissolves the team', async () => {
    const broker = await signedIn('broker');
    const { json } = await as(broker).create({ name: 'Solo' });
    const team = { id: String(json.id), owner: broker, agent: broker, assistant: broker };
    const records = await recordsOf(team);
    await as(broker).invite('late@people.example');
    expect((await as(broker).end(broker.id)).status).toBe(200);
    expect(await membership(broker)).toBe('none');
    expect((await Property.findById(records.property).lean())?.team).toBeUndefined();
    expect([await Team.exists({ _id: team.id }), await TeamInvitation.exists({ team: team.id })]).toEqual([
      null,
      null,
    ]);
  });
});

describe('staff', () => {
  const mails = catchMails();

  useTestDb();
  afterEach(settleBackground);

  const give = (by: Person, id: string, body: object) =>
    by.browser.call(change, '/x', { method: 'PUT', params: { id }, body });
  const takeBack = (by: Person, id: string) => by.browser.call(undo, '/x', { params: { id } });
  const roleOf = async (id: string) => {
    const row = await User.findById(id).lean();
    return [row?.role, row?.officeRole, row?.teamRole];
  };
  const later = () => new Date(Date.now() + 11 * 60_000);

  test('keeps one admin when two take each other’s role simultaneously', async () => {
    for (let i = 0; i < 3; i++) {
      const [person, other] = [await signedIn('admin'), await signedIn('admin')];
      const replies = await Promise.all([
        give(person, other.id, { role: 'buyer' }),
        give(other, person.id, { role: 'buyer' }),
      ]);
      const roles = [await roleOf(person.id), await roleOf(other.id)].map(([role]) => role);
      expect(roles).toContain('admin');
      expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      // runs in order, because a former admin can't give or take roles
      if (roles.includes('buyer')) continue;
      expect((await give(person, other.id, { role: 'buyer' })).status).toBe(200);
      expect([401, 403]).toContain((await give(other, person.id, { role: 'buyer' })).status);
    }
    const [item, other] = [await signedIn('admin'), await signedIn('admin')];
    const close = (by: Person, id: string) =>
      by.browser.call(setActive, '/x', { method: 'PUT', params: { id }, body: { active: false } });
    await Promise.all([close(item, other.id), close(other, item.id)]);
    expect(
      await User.countDocuments({ $or: [{ _id: item.id }, { _id: other.id }], deactivatedAt: null }),
    ).toBeGreaterThan(0);
  });

  test('applies an office role at once without signing out, and can be undone while its mail is held', async () => {
    const [admin, person] = [await signedIn('admin'), await signedIn('admin', { officeRole: 'agent' })];
    mails.length = 0;
    await RoleChange.deleteMany({});
    expect((await give(admin, person.id, { role: 'admin', office: 'moderator' })).status).toBe(200);
    expect(await roleOf(person.id)).toEqual(['admin', 'moderator', 'assistant']);
    expect(await Session.countDocuments({ user: person.id })).toBe(1);
    expect(await getRoleUndo(person.id)).toMatchObject({ from: 'office: Agent', to: 'office: Moderator' });
    expect((await takeBack(person, person.id)).status).toBe(403);
    expect((await takeBack(admin, person.id)).status).toBe(200);
    expect(await roleOf(person.id)).toEqual(['admin', 'agent', 'agent']);
    expect((await takeBack(admin, person.id)).status).toBe(409);
    expect(await roleMailJob.runDue(later())).toBe(0);

    await give(admin, person.id, { role: 'admin', office: 'read-only' });
    expect(await roleOf(person.id)).toEqual(['admin', 'read-only', undefined]);
    await give(admin, person.id, { role: 'broker' });
    expect(await roleOf(person.id)).toEqual(['broker', undefined, undefined]);
    expect(await Session.countDocuments({ user: person.id })).toBe(0);
    expect(mails).toEqual([]);
    // the mail is about the last of two changes
    expect(await roleMailJob.runDue(later())).toBe(1);
    expect(mails.map(({ to, text }) => [to, text.includes('role to Broker')])).toEqual([
      [person.email, true],
    ]);
    const log = await AuditEntry.find({ action: 'user.role-change', targetId: person.id })
      .sort({ at: 1 })
      .lean();
    expect(log.map(({ details }) => `${details.from} ${details.to}${details.undo ? ' undo' : ''}`)).toEqual([
      'agent moderator',
      'moderator agent undo',
      'agent read-only',
      'admin broker',
    ]);
    const due = { find: 'rolechanges', filter: { mail: 'waiting', undoUntil: { $lte: new Date() } } };
    expect(await planOf(due)).toContain('IXSCAN');
    expect(await RoleChange.countDocuments({ mail: 'waiting' })).toBe(0);
    const { roleChanges } = await exportMembership(person.id, undefined);
    expect(roleChanges.map(({ to }) => to.role)).toEqual(['broker', 'admin', 'admin']);
    expect(JSON.stringify(roleChanges)).not.toContain(admin.id);
  });

  test('makes the account with the invited address staff once', async () => {
    const [admin, person, stranger] = [
      await signedIn('admin'),
      await signedIn('buyer'),
      await signedIn('buyer'),
    ];
    mails.length = 0;
    const send = (email: string, office = 'moderator') =>
      admin.browser.call(inviteInvitations, '/x', { body: { email, office } });
    expect((await send(admin.email)).status).toBe(400);
    expect((await send(person.email, 'owner')).status).toBe(400);
    expect((await send(person.email)).status).toBe(201);
    await settleBackground();
    const token = /\/join\/([\w-]{32})/.exec(mails[0]?.text ?? '')?.[1] ?? '';
    const accept = (by: Person) => by.browser.call(join, '/x', { params: { token }, body: {} });
    expect((await accept(stranger)).status).toBe(403);
    expect((await accept(person)).status).toBe(200);
    expect(await roleOf(person.id)).toEqual(['admin', 'moderator', 'assistant']);
    expect((await accept(person)).status).toBe(404);

    // an account without a language gets English; an address without an account gets the admin's language
    expect(mails[0]?.text).toContain('invites you to join our office as: Moderator. Decides on');
    await User.updateOne({ _id: admin.id }, { language: 'mr' });
    const { json } = await send('new@people.example', 'read-only');
    await settleBackground();
    const mail = mails.find(({ to }) => to === 'new@people.example');
    expect(mail?.subject).toContain('ऑफिसमध्ये काम करण्याचे निमंत्रण');
    expect(mail?.text).toMatch(/तुमची भूमिका: फक्त वाचन\. [\s\S]+\/mr\/join\/[\w-]{32}/);
    const end = () =>
      admin.browser.call(withdrawInvitations, '/x', { method: 'DELETE', params: { id: String(json.id) } });
    expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
  });

  test('refuses a role change from an old page after a colleague’s, unless confirmed', async () => {
    const [admin, sunita] = [await signedIn('admin'), await signedIn('admin', { name: 'Sunita' })];
    const { id } = await signedIn('admin', { officeRole: 'agent' });
    const seen = 'office: Agent';
    expect((await give(sunita, id, { role: 'admin', office: 'moderator', seen })).status).toBe(200);
    const late = await give(admin, id, { role: 'admin', office: 'read-only', seen });
    expect([late.status, late.json.message]).toEqual([
      409,
      expect.stringMatching(/^Sunita changed this role \d+ seconds? ago: agent → moderator$/),
    ]);
    expect((await give(admin, id, { role: 'admin', office: 'read-only' })).status).toBe(409);
    const { earlier } = late.json.details as { earlier: { seen: string } };
    const again = { role: 'admin', office: 'read-only', seen: earlier.seen };
    const both = await Promise.all([give(admin, id, again), give(sunita, id, again)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await roleOf(id))[1]).toBe('read-only');
  });
});

describe('handovers', () => {
  useTestDb();

  const id = () => new Types.ObjectId();
  const FLAT = {
    title: 'Flat',
    description: 'd',
    price: 1,
    area: 1,
    type: 'sale',
    category: 'Plots',
    address: 'a',
    city: 'Nagpur',
    citySlug: 'nagpur',
  };
  const list = async (more: object) => String((await Property.create({ ...FLAT, ...more } as never))._id);

  /** Models of a team whose records have no owner. Rules drop members who leave (lib/enquiries/assignment.test.ts). */
  const OF_THE_TEAM = ['User', 'TeamInvitation', 'AnswerRules'];

  test('covers every model whose records a team shares', async () => {
    const folder = joinNodePath(process.cwd(), 'models');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
      if (file.endsWith('.ts')) await import(joinNodePath(folder, file));
    const shared = Object.values(mongoose.models)
      // an introduction has two sides, each with a team
      .filter(({ schema }) => schema.path('team') || schema.path('lister.team'))
      .filter(({ modelName }) => !OF_THE_TEAM.includes(modelName))
      .map(({ collection }) => collection.name);
    expect(shared.length).toBeGreaterThanOrEqual(4);
    const known = await sharedRecords.ask();
    const names = new Set(known.map(({ collection }) => collection.collectionName));
    expect([...names].sort()).toEqual(shared.sort());
  });

  test('moves records from one member to another within the team, and changes nothing the second time', async () => {
    const [team, other, from, to] = [id(), id(), id(), id()];
    const moved = await list({ team, owner: from, idempotencyKey: 'k1', homeKey: 'home' });
    // the receiver has the same home and used the same retry key
    const there = await list({ team, owner: to, idempotencyKey: 'k1', homeKey: 'home' });
    const elsewhere = await list({ team: other, owner: from });
    const alone = await list({ owner: from });
    const asked = { name: 'Meera', phone: '1', message: 'm' };
    const enquiry = (await Enquiry.create({ ...asked, team, owner: from }))._id;
    const before = await Property.findById(moved).lean();
    for (let times = 0; times < 2; times++) await handOver(String(team), String(from), String(to));
    const owners = async (...ids: string[]) =>
      Promise.all(ids.map(async (id) => String((await Property.findById(id).lean())?.owner)));
    expect(await owners(moved, there, elsewhere, alone)).toEqual([to, to, from, from].map(String));
    expect(String((await Enquiry.findById(enquiry).lean())?.owner)).toBe(String(to));
    const after = await Property.findById(moved).lean();
    expect([after?.updatedAt, after?.__v]).toEqual([before?.updatedAt, before?.__v]);
  });

  test('brings a new member’s records along, and takes everything out with the last one', async () => {
    const [team, other, person] = [id(), id(), id()];
    const own = await list({ owner: person });
    const shared = await list({ owner: person, team: other });
    const teamOf = async (value: string) => String((await Property.findById(value).lean())?.team ?? 'none');
    await bringAlong(String(person), String(team));
    expect([await teamOf(own), await teamOf(shared)]).toEqual([String(team), String(other)]);
    await takeOut(String(team), String(person));
    expect(await teamOf(own)).toBe('none');
  });
});
