import { POST as log } from '@/app/api/admin/enquiries/[id]/log/route';
import { PUT as changeEnquiry } from '@/app/api/admin/enquiries/[id]/route';
import { recordAudit } from '@/lib/platform/audit/mutations';
import { foldsOf } from '@/lib/platform/text/fold';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { getRecordHistory, searchAuditLog } from './data';
import { detailsOf } from './format';
import { auditLogSchema } from './schema';

useTestDb();

let asha: Person;
let enquiry: string;
let listing: string;
beforeAll(async () => {
  asha = await signedIn('admin');
  await User.updateOne({ _id: asha.id }, { $set: { name: 'Asha Deshmukh' } });
  enquiry = String(
    (await Enquiry.create({ name: 'Ojas', phone: '1', message: 'm', terms: foldsOf('Ojas') }))._id,
  );
  const facts = { description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots', address: 'a' };
  const where = { city: 'Nagpur', citySlug: 'nagpur', status: 'active' };
  listing = String(
    (await Property.create({ title: 'Plot near Badkas Square', ...facts, ...where } as never))._id,
  );
  const by = { userId: asha.id, role: 'admin' };
  const target = { type: 'property', id: listing };
  await recordAudit({
    action: 'property.write',
    by,
    target,
    details: { decision: 'verified', reason: 'seen' },
  });
  const params = { params: { id: enquiry } };
  await asha.browser.call(log, '/x', { ...params, body: { way: 'call', text: 'Sunday' } });
  await asha.browser.call(changeEnquiry, '/x', { ...params, method: 'PUT', body: { status: 'negotiating' } });
});

const lines = async (query: object) => {
  const { rows } = await searchAuditLog(auditLogSchema.parse(query));
  return rows.map(({ sentence, actor, what }) =>
    sentence.replace('{who}', actor?.name ?? '').replace('{what}', what?.name ?? ''),
  );
};

test('entries are sentences with the names of the person and the record', async () => {
  expect(await lines({ target: listing })).toEqual(['Asha Deshmukh verified Plot near Badkas Square']);
  expect(await lines({ record: 'Ojas' })).toEqual([
    'Asha Deshmukh changed the state of the enquiry of Ojas',
    'Asha Deshmukh talked to the enquiry of Ojas on the phone',
  ]);
});

test('found by person, record and kind, each by its name', async () => {
  expect(await lines({ person: 'asha desh', record: 'badkas' })).toHaveLength(1);
  expect(await lines({ person: 'nobody of this name' })).toEqual([]);
  expect(await lines({ record: 'nothing of this name' })).toEqual([]);
  expect(await lines({ person: 'Asha', action: 'enquiry.write' })).toHaveLength(2);
  await Property.deleteOne({ _id: listing });
  expect((await lines({ target: listing }))[0]).toMatch(/verified a property that is gone/);
});

test('the page of a record has what is on record about it, newest first, and the rest for who may read the log', async () => {
  const said = async (mayReadAll: boolean) => {
    const { lines, all } = await getRecordHistory(enquiry, mayReadAll);
    return [lines.length, lines[0]?.sentence, lines[0]?.what?.name, all];
  };
  const newest = ['{who} changed the state of {what}', 'the enquiry of Ojas'];
  expect(await said(true)).toEqual([2, ...newest, undefined]);
  const by = { userId: asha.id, role: 'admin' };
  for (let i = 0; i < 20; i++)
    await recordAudit({
      action: 'enquiry.write',
      by,
      target: { type: 'enquiry', id: enquiry },
      details: { from: 'a', to: 'b' },
    });
  expect(await said(false)).toEqual([20, ...newest, undefined]);
  expect(await said(true)).toEqual([20, ...newest, `/admin/audit?target=${enquiry}`]);
});

describe('details are in words', () => {
  const inWords = (action: string, facts: Record<string, unknown>, names: [string, string][] = []) => {
    const raw = Object.entries(facts).map(([key, value]) => `${key}: ${String(value)}`);
    return detailsOf(action, raw.join(' · '), facts, new Map(names));
  };

  test.each<[string, Record<string, unknown>, string]>([
    ['import', { kind: 'check', rows: 1200 }, 'What was done: checked the file · Rows: 1,200'],
    ['user.step-up', { by: 'password' }, 'Confirmed with: the password'],
    ['user.step-up', { by: 'totp' }, 'Confirmed with: a code of the app'],
    // the sentence says the decision already
    [
      'property.write',
      { decision: 'verified', status: 'active → verified', evidenceDate: '2026-11-02' },
      'Status: Active → Verified · Evidence date: 2 Nov 2026',
    ],
    ['enquiry.write', { kind: 'reply' }, ''],
    [
      'enquiry.write',
      { next: '2026-11-02T05:30:00.000Z', note: true },
      'Next date: 2 Nov 2026, 11:00 · With a note: yes',
    ],
    ['settings.write', { somethingNew: { lastYear: 3 } }, 'Something new: Last year 3'],
    ['contact.write', { items: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Records: 6'],
  ])('%s %j', (action, facts, words) => {
    expect(inWords(action, facts)).toBe(words);
  });

  test('people and records by their names', async () => {
    const facts = { assignee: asha.id, other: 'b'.repeat(24) };
    expect(inWords('lead.write', facts, [[asha.id, 'Asha Deshmukh']])).toBe(
      'Looked after by: Asha Deshmukh · Other contact: a record that is gone (…bbbbbb)',
    );
    const target = { type: 'enquiry', id: enquiry };
    const by = { userId: asha.id, role: 'admin' };
    await recordAudit({ action: 'enquiry.write', by, target, details: { assignee: asha.id } });
    const { rows } = await searchAuditLog(auditLogSchema.parse({ target: enquiry }));
    expect(rows[0]?.details).toBe('Looked after by: Asha Deshmukh');
  });
});

test('an entry names the office role that acted', async () => {
  const sunita = await signedIn('admin', { name: 'Sunita', officeRole: 'moderator' });
  const params = { params: { id: enquiry } };
  await sunita.browser.call(log, '/x', { ...params, body: { way: 'call', text: 'Monday' } });
  const { rows } = await searchAuditLog(auditLogSchema.parse({ actor: sunita.id }));
  expect(rows.map(({ action, roleName }) => [action, roleName])).toContainEqual([
    'enquiry.write',
    'Moderator',
  ]);
});
