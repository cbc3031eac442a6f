import { POST as lodge } from '@/app/api/grievances/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { GET as read, DELETE as remove, PUT as save } from '@/app/api/user/nominee/route';
import { listGrievances } from '@/lib/compliance/grievances/data';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Nominee } from '@/models/compliance/nominee';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const NOMINEE = { name: 'Ravi', relation: 'Brother', email: 'Ravi@home.example', phone: '98220 12345' };
const named = ({ browser }: Person, body: object = NOMINEE) =>
  browser.call(save, '/x', { method: 'PUT', body });
const ownOf = async ({ browser }: Person) => (await browser.call(read, '/x')).json.nominee;

test('an account names one nominee, replaces and removes them; others do not see them', async () => {
  const [person, other] = [await signedIn('buyer'), await signedIn('buyer')];
  expect(await ownOf(person)).toBeNull();
  expect((await named(person)).status).toBe(200);
  expect((await named(person, { ...NOMINEE, name: 'Meera' })).status).toBe(200);
  expect(await ownOf(person)).toMatchObject({ name: 'Meera', relation: 'Brother' });
  expect(await Nominee.countDocuments()).toBe(1);
  expect(await ownOf(other)).toBeNull();
  expect((await named(person, { name: '', email: 'x' })).status).toBe(400);
  const file = await person.browser.call(exportData, '/x');
  expect(file.json).toMatchObject({ nominee: { name: 'Meera' } });
  expect((await person.browser.call(remove, '/x', { method: 'DELETE' })).status).toBe(200);
  expect(await ownOf(person)).toBeNull();
  expect(await AuditEntry.countDocuments({ action: 'nominee.write', targetId: person.id })).toBe(3);
});

test('the office sees whose nominee writes, by the e-mail address that was given', async () => {
  const person = await signedIn('buyer');
  await named(person);
  const complain = (email: string) =>
    new Browser().call(lodge, '/x', {
      body: { about: 'nominee', name: 'Ravi', email, text: 'She has died.', fillMs: 9000 },
    });
  await complain('ravi@HOME.example');
  await complain('mallory@home.example');
  const found = (await listGrievances()).map(({ email, nomineeOf }) => [email, nomineeOf]);
  expect(found).toHaveLength(2);
  expect(found).toContainEqual(['ravi@HOME.example', [expect.stringContaining(person.email)]]);
  expect(found).toContainEqual(['mallory@home.example', []]);
});

test('a nominee goes with the account', async () => {
  const person = await signedIn('buyer');
  await named(person);
  await erasePerson({ id: person.id, email: person.email, verified: true });
  expect(await Nominee.countDocuments()).toBe(0);
});
