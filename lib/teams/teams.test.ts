import { PUT as putRole } from '@/app/api/user/profile/[id]/role/route';
import { getLister } from '@/lib/listings/listers/data';
import { makeAdmin } from '@/lib/office/users/mutations';
import { type Actor, actorOf } from '@/lib/platform/auth/actor';
import type { TeamRole } from '@/lib/platform/auth/roles';
import { sessionFromHeaders } from '@/lib/platform/auth/session';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { Team } from '@/models/teams/team';
import { testAdmin } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { indexesOf, planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { dropMember, makeTeam } from '@/test/teams';
import { contrastOf, isColor } from './brand/rules';
import { assertColleague, listMembers, ownedBy, teamScope } from './data';
import { teamSchema } from './membership/schema';
import { prepareAgencyTeam } from './mutations';
import { may, TEAM_PERMISSIONS, type TeamAction } from './rules';
import { whoParam } from './schema';

describe('brands', () => {
  test('gives black on white a contrast of 21, and a colour on itself 1', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21);
    expect(contrastOf('#1f4e79', '#1f4e79')).toBe(1);
  });

  test.each([
    ['#1F4E79', true],
    ['#b8480a', true],
    ['', true],
    ['#ffe08a', false],
    ['#ffffff', false],
    ['red', false],
    ['#12345', false],
  ])('accepts a colour for a firm’s prints only if it is readable on paper: %s', (color, isGood) => {
    expect(teamSchema.safeParse({ name: 'Firm', color }).success).toBe(isGood);
  });

  test('requires six digits of a colour', () => {
    expect(['#a1b2c3', '#A1B2C3', 'a1b2c3', '#a1b2cg'].map(isColor)).toEqual([true, true, false, false]);
  });
});

describe('team changes', () => {
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

  test('makes the consultancy a team owned by admins, with their and unowned listings, and keeps it at a second start', async () => {
    const [admin, seller] = [await signedIn('admin'), await signedIn('seller')];
    const [ofAdmin, ofNobody, ofSeller] = [await list(admin.id), await list(), await list(seller.id)];
    for (let start = 0; start < 2; start++) await prepareAgencyTeam();
    const [team, ...others] = await Team.find({ isAgency: true }).lean();
    const id = String(team?._id);
    expect(others).toEqual([]);
    expect(await membership(admin)).toBe(`owner of ${id}`);
    expect([await teamOf(ofAdmin), await teamOf(ofNobody), await teamOf(ofSeller)]).toEqual([id, id, 'none']);
  });

  test('adds a new admin, removes a former one at once, and gives their records to the deciding admin', async () => {
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

  test('treats a listing of the agency’s team as the agency’s, whichever member it names', async () => {
    await signedIn('admin');
    await prepareAgencyTeam();
    const team = (await Team.findOne({ isAgency: true }).lean())?._id;
    const agent = await signedIn('broker', { team, teamRole: 'agent' });
    const listing = await list(agent.id);
    expect(await getLister(listing)).toMatchObject({ kind: 'broker' });
    await Property.updateOne({ _id: listing }, { $set: { team } });
    expect(await getLister(listing)).toEqual({ kind: 'agency' });
  });
});

describe('team rules', () => {
  useTestDb();

  async function actorNow({ token }: Person): Promise<Actor> {
    const session = await sessionFromHeaders(new Headers({ authorization: `Bearer ${token}` }));
    if (session?.kind !== 'user') throw new Error('signed out');
    return actorOf(session);
  }

  async function listingOf(actor: Actor): Promise<string> {
    const place = { address: 'Dharampeth', city: 'Nagpur', citySlug: 'nagpur' };
    const facts = {
      title: 't',
      description: 'd',
      price: 1,
      area: 1,
      type: 'sale',
      category: 'Plots',
      ...place,
    };
    return String((await Property.create({ ...facts, ...ownedBy(actor) } as never))._id);
  }

  const idsOf = async (scope: object) =>
    (await Property.find(scope).sort({ _id: 1 }).lean()).map(({ _id }) => String(_id));

  describe('role permissions for team records', () => {
    const MINE = { owner: 'me', team: 't1' };
    const OTHERS = { owner: 'other', team: 't1' };
    const as = (role: TeamRole, id = 't1') => ({
      userId: 'me',
      role: 'broker' as const,
      team: { id, role },
    });
    const table = Object.entries(TEAM_PERMISSIONS).flatMap(([action, roles]) =>
      Object.entries(roles).map(([role, reach]) => [role, action, reach] as [TeamRole, TeamAction, string]),
    );

    test.each(table)('%s, %s: %s', (role, action, reach) => {
      expect(may(as(role), action, MINE)).toBe(reach !== 'none');
      expect(may(as(role), action, OTHERS)).toBe(reach === 'all');
      // other people have no access, even as owner
      expect(may(as(role, 't2'), action, MINE)).toBe(false);
      expect(may({ userId: 'me', role: 'broker' }, action, MINE)).toBe(false);
    });

    test('denies an assistant deletion, transfer and export, and hides commissions', () => {
      const denied = Object.keys(TEAM_PERMISSIONS).filter(
        (action) => !may(as('assistant'), action as TeamAction, MINE),
      );
      expect(denied).toEqual(['delete', 'transfer', 'commission', 'export']);
    });

    test('gives a record without a team to its owner alone, and admins everything', () => {
      expect(may(as('owner'), 'delete', { owner: 'me' })).toBe(true);
      // a member's private record is not the team's, whatever the role
      expect(may(as('assistant'), 'delete', { owner: 'me' })).toBe(true);
      expect(may(as('owner'), 'read', { owner: 'other' })).toBe(false);
      expect(may(as('owner'), 'read', {})).toBe(false);
      expect(may(testAdmin(), 'delete', OTHERS)).toBe(true);
    });
  });

  test('lists the records of the team, of one member, or one’s own', async () => {
    const [team, other] = [await makeTeam(), await makeTeam()];
    const [owner, agent, stranger] = [
      await actorNow(team.owner),
      await actorNow(team.agent),
      await actorNow(other.owner),
    ];
    const [ofOwner, ofAgent, ofStranger] = [
      await listingOf(owner),
      await listingOf(agent),
      await listingOf(stranger),
    ];
    const alone = await actorNow(await signedIn('broker'));
    const ofAlone = await listingOf(alone);
    expect(await idsOf(teamScope(agent))).toEqual([ofOwner, ofAgent]);
    expect(await idsOf(teamScope(agent, 'mine'))).toEqual([ofAgent]);
    expect(await idsOf(teamScope(agent, owner.userId))).toEqual([ofOwner]);
    // another team's member, and an account without a team
    expect(await idsOf(teamScope(agent, stranger.userId))).toEqual([]);
    expect(await idsOf(teamScope(agent, alone.userId))).toEqual([]);
    expect(await idsOf(teamScope(stranger))).toEqual([ofStranger]);
    expect(await idsOf(teamScope(alone, owner.userId))).toEqual([ofAlone]);
  });

  test('denies a removed member everything with the next request, even under their own name', async () => {
    const team = await makeTeam();
    const id = await listingOf(await actorNow(team.agent));
    const row = await Property.findById(id).lean();
    expect(may(await actorNow(team.agent), 'edit', row ?? {})).toBe(true);
    await dropMember(team.agent);
    const removed = await actorNow(team.agent);
    expect(String(row?.owner)).toBe(removed.userId);
    expect(may(removed, 'read', row ?? {})).toBe(false);
    expect(await idsOf(teamScope(removed))).toEqual([]);
  });

  test('lists only members of the actor’s team, and assigns records only to them', async () => {
    const [team, other] = [await makeTeam(), await makeTeam()];
    const agent = await actorNow(team.agent);
    await User.updateOne({ _id: team.assistant.id }, { $set: { deactivatedAt: new Date() } });
    expect((await listMembers(agent)).map(({ id, role }) => [id, role])).toEqual(
      expect.arrayContaining([
        [team.owner.id, 'owner'],
        [team.agent.id, 'agent'],
      ]),
    );
    expect(await listMembers(agent)).toHaveLength(2);
    await assertColleague(agent, team.owner.id);
    await expect(assertColleague(agent, other.owner.id)).rejects.toMatchObject({ code: 'invalid' });
    await expect(assertColleague(agent, team.assistant.id)).rejects.toMatchObject({ code: 'invalid' });
    const alone = await actorNow(await signedIn('broker'));
    expect(await listMembers(alone)).toEqual([]);
    await assertColleague(alone, alone.userId);
  });

  test('checks the owner in an address', () => {
    expect(
      ['all', 'mine', 'a'.repeat(24), ['mine', 'x'], 'zzz', undefined, { $ne: 1 }].map((who) =>
        whoParam.parse(who),
      ),
    ).toEqual(['all', 'mine', 'a'.repeat(24), 'mine', 'all', 'all', 'all']);
  });

  test.each([
    ['properties', { createdAt: -1 }],
    ['enquiries', { createdAt: -1 }],
    ['visits', { until: -1 }],
  ] as const)('reads %s of a team from an index, in order', async (find, sort) => {
    const filter = teamScope({
      userId: 'a'.repeat(24),
      role: 'broker',
      team: { id: 'b'.repeat(24), role: 'agent' },
    });
    expect(await indexesOf({ find, filter, sort })).toEqual([['team', ...Object.keys(sort)]]);
    expect(await planOf({ find, filter, sort })).not.toContain('SORT');
  });
});
