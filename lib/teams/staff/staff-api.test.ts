import { DELETE as withdraw } from '@/app/api/admin/staff/invitations/[id]/route';
import { POST as invite } from '@/app/api/admin/staff/invitations/route';
import { PUT as setActive } from '@/app/api/admin/users/[id]/route';
import { POST as join } from '@/app/api/team/join/[token]/route';
import { PUT as change } from '@/app/api/user/profile/[id]/role/route';
import { POST as undo } from '@/app/api/user/profile/[id]/role/undo/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { roleMailJob } from '@/lib/teams/jobs';
import { exportMembership } from '@/lib/teams/membership/data';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { RoleChange } from '@/models/teams/role-change';
import { catchMails } from '@/test/caught-mails';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { getRoleUndo } from './data';

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

test('two admins who take each other’s role at the same moment do not both lose it', async () => {
  for (let i = 0; i < 3; i++) {
    const [person, other] = [await signedIn('admin'), await signedIn('admin')];
    const replies = await Promise.all([
      give(person, other.id, { role: 'buyer' }),
      give(other, person.id, { role: 'buyer' }),
    ]);
    const roles = [await roleOf(person.id), await roleOf(other.id)].map(([role]) => role);
    expect(roles).toContain('admin');
    expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    // one after the other: who is no admin any more gives and takes nothing
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

test('a role in the office holds at once, signs nobody out, and can be undone while its mail waits', async () => {
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
  // of the two changes the person is given the last one
  expect(await roleMailJob.runDue(later())).toBe(1);
  expect(mails.map(({ to, text }) => [to, text.includes('another role: Broker.')])).toEqual([
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

test('an invitation by mail makes staff of the account with that address, once', async () => {
  const [admin, person, stranger] = [
    await signedIn('admin'),
    await signedIn('buyer'),
    await signedIn('buyer'),
  ];
  mails.length = 0;
  const send = (email: string, office = 'moderator') =>
    admin.browser.call(invite, '/x', { body: { email, office } });
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

  // the account has no language: English; an address without an account is written to in that of the admin
  expect(mails[0]?.text).toContain('invites you to work in our office as: Moderator. Decides about');
  await User.updateOne({ _id: admin.id }, { language: 'mr' });
  const { json } = await send('new@people.example', 'read-only');
  await settleBackground();
  const mail = mails.find(({ to }) => to === 'new@people.example');
  expect(mail?.subject).toContain('ऑफिसमध्ये काम करण्याचे निमंत्रण');
  expect(mail?.text).toMatch(/तुमची भूमिका: फक्त वाचन\. [\s\S]+\/mr\/join\/[\w-]{32}/);
  const end = () => admin.browser.call(withdraw, '/x', { method: 'DELETE', params: { id: String(json.id) } });
  expect([(await end()).status, (await end()).status]).toEqual([200, 404]);
});

test('a role that a colleague has changed is not changed on an old page, unless that is wanted', async () => {
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
