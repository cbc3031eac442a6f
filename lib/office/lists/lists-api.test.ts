import * as X from '@e965/xlsx';
import { GET as file } from '@/app/api/admin/lists/[list]/route';
import { DELETE as remove } from '@/app/api/admin/views/[id]/route';
import { POST as save } from '@/app/api/admin/views/route';
import { contactOrder } from '@/lib/contacts/data';
import { contactSearchSchema } from '@/lib/contacts/schema';
import { enquiryOrder } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { moderationOrder } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { listSavedViews } from '@/lib/office/data';
import { userOrder } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { sessionFromHeaders } from '@/lib/platform/auth/session';
import type { UserSession } from '@/lib/platform/auth/types';
import { Enquiry } from '@/models/enquiries/enquiry';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { LIST_KEYS, MAX_VIEWS } from './constants';

useTestDb();

let admin: Person;
let agent: Person;
let reader: Person;
beforeAll(async () => {
  admin = await signedIn('admin', { name: 'Sunita' });
  agent = await signedIn('admin', { name: 'Ravi', officeRole: 'agent' });
  reader = await signedIn('admin', { name: 'Asha', officeRole: 'read-only' });
  const sent = { phone: '98220 12345', message: 'Is it free?', dueAt: new Date() };
  await Enquiry.create([
    { ...sent, name: 'Meera', status: 'new' },
    { ...sent, name: '=cmd', status: 'negotiating', assignee: agent.id },
  ]);
});

const sessionOf = async ({ browser }: Person): Promise<UserSession> => {
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return (await sessionFromHeaders(new Headers({ cookie }))) as UserSession;
};
const take = (person: Person, list: string, query = '') =>
  person.browser.call(file, `/api/admin/lists/${list}${query}`, { params: { list } });
const keep = (person: Person, body: object) => person.browser.call(save, '/api/admin/views', { body });
const drop = (person: Person, id: unknown) =>
  person.browser.call(remove, `/api/admin/views/${id}`, { method: 'DELETE', params: { id: String(id) } });
const viewsOf = async (person: Person) =>
  (await listSavedViews('enquiries', await sessionOf(person))).map(({ name, count, isOwn }) => [
    name,
    count,
    isOwn,
  ]);

describe('files', () => {
  test('what is searched for and only looks like a day is text', async () => {
    const { status, text } = await take(admin, 'enquiries', '?search=9999-99-99');
    expect([status, text.includes('Search: 9999-99-99')]).toEqual([200, true]);
  });

  test.each(LIST_KEYS)(
    'the list of %s leaves as a document: title, filters in words, date, headings',
    async (list) => {
      const { status, text } = await take(admin, list, '?page=7&size=100');
      expect(status).toBe(200);
      const lines = text.split('\r\n');
      const made = lines.indexOf('') - 1;
      expect(lines.slice(0, made).length).toBeGreaterThan(1);
      expect(lines.slice(0, made).join()).not.toMatch(/undefined|\[object/);
      expect(lines[made]).toMatch(/^"?\d{1,2} \w{3} \d{4}, \d\d:\d\d"?$/);
      expect(lines[made + 2]?.split(',').length).toBeGreaterThan(2);
    },
  );

  test('filters are words, chosen columns are the only ones, and no cell is a formula', async () => {
    const query = `?status=negotiating&assignee=${agent.id}&from=2026-01-31&columns=status,phone`;
    const { text } = await take(admin, 'enquiries', query);
    expect(text.split('\r\n').slice(0, 4)).toEqual([
      'Enquiries',
      'Status: negotiating',
      'Assigned to: Ravi',
      'Received from: 31 Jan 2026',
    ]);
    expect(text).toContain('From,Phone,Status\r\n');
    expect(text).toContain(`"'=cmd",+91 98220 12345,negotiating`);
    expect(text).not.toContain('Meera');
  });

  test('a list that shows the open ones without a filter says so', async () => {
    for (const [query, words] of [
      ['', 'Visits: Open'],
      ['?which=ended', 'Visits: Over or cancelled'],
    ])
      expect((await take(admin, 'visits', query)).text).toContain(words);
    expect((await take(admin, 'tasks')).text).toContain('Whose: Mine');
  });

  test('a workbook is a document too, with numbers on its pages', async () => {
    const { bytes, headers } = await take(admin, 'enquiries', '?format=xlsx');
    expect(headers.get('content-disposition')).toMatch(/enquiries-\d{4}-\d\d-\d\d\.xlsx"$/);
    const { Sheets, SheetNames } = X.read(bytes);
    const rows = X.utils.sheet_to_json<string[]>(Sheets[SheetNames[0] ?? '']!, { header: 1 });
    expect(rows.slice(0, 2)).toEqual([['Enquiries'], ['All, without a filter']]);
    expect(rows[4]).toEqual(expect.arrayContaining(['From', 'First answer']));
    expect(
      rows
        .slice(5)
        .map(([name]) => name)
        .toSorted(),
    ).toEqual(['=cmd', 'Meera']);
  });

  test('the same file asked for twice at once is one entry of the audit log; another one is another', async () => {
    const count = () => AuditEntry.countDocuments({ action: 'export', 'details.what': 'enquiries' });
    const before = await count();
    // any process of the site may be asked
    await Promise.all([1, 2, 3].map(() => take(admin, 'enquiries', '?search=meera')));
    await take(admin, 'enquiries', '?search=meera');
    expect(await count()).toBe(before + 1);
    await take(admin, 'enquiries', '?search=zoya');
    await take(admin, 'enquiries', '?search=meera');
    expect(await count()).toBe(before + 3);
    // what was searched is a person's name, which the log would keep for ever
    const entries = await AuditEntry.find({ action: 'export' }).lean();
    expect(JSON.stringify(entries)).not.toMatch(/meera|zoya/i);
  });

  test('only those who may take lists away do, and an unknown list is not found', async () => {
    expect((await take(agent, 'enquiries')).status).toBe(403);
    expect((await take(reader, 'audit')).status).toBe(403);
    expect((await take(admin, 'passwords')).status).toBe(404);
  });
});

describe('saved views', () => {
  const VIEW = { list: 'enquiries', name: 'New ones', query: 'status=new&page=4&columns=status,phone' };

  test('a view is the own one, or everybody sees it; its count is of this moment', async () => {
    expect((await keep(admin, VIEW)).status).toBe(201);
    await keep(agent, { ...VIEW, name: 'Of Ravi', query: `assignee=${agent.id}`, isShared: true });
    expect(await viewsOf(admin)).toEqual([
      ['New ones', 1, true],
      ['Of Ravi', 1, false],
    ]);
    expect(await viewsOf(reader)).toEqual([['Of Ravi', 1, false]]);
    const [{ href } = { href: '' }] = await listSavedViews('enquiries', await sessionOf(admin));
    expect(href).toBe('/admin/enquiries?status=new&columns=status,phone');
    await Enquiry.create({ name: 'Zoya', phone: '1', message: 'm', status: 'new', dueAt: new Date() });
    expect((await viewsOf(admin))[0]).toEqual(['New ones', 2, true]);
  });

  test('one of the same name takes its place', async () => {
    await keep(admin, { ...VIEW, query: 'status=won' });
    expect((await viewsOf(admin)).filter(([name]) => name === 'New ones')).toEqual([['New ones', 0, true]]);
  });

  test('who only reads saves for themselves, and nobody for a list that is closed to them', async () => {
    expect((await keep(reader, VIEW)).status).toBe(201);
    expect((await keep(reader, { ...VIEW, isShared: true })).status).toBe(403);
    expect((await keep(agent, { ...VIEW, list: 'audit' })).status).toBe(403);
    expect((await keep(agent, { ...VIEW, list: 'passwords' })).status).toBe(400);
    expect((await keep(agent, { ...VIEW, name: ' ' })).status).toBe(400);
  });

  test('one removes the own views; a shared one also those who change settings', async () => {
    const shared = (await listSavedViews('enquiries', await sessionOf(reader))).find(
      ({ isShared }) => isShared,
    );
    const own = (await listSavedViews('enquiries', await sessionOf(reader))).find(({ isOwn }) => isOwn);
    expect((await drop(reader, shared?.id)).status).toBe(404);
    expect((await drop(admin, own?.id)).status).toBe(404);
    expect((await drop(reader, own?.id)).status).toBe(200);
    expect((await drop(admin, shared?.id)).status).toBe(200);
  });

  test('there is an end to them', async () => {
    for (let i = 0; i < MAX_VIEWS; i++) await keep(reader, { ...VIEW, name: `View ${i}` });
    const { status, json } = await keep(reader, { ...VIEW, name: 'One more' });
    expect([status, json.message]).toEqual([400, expect.stringContaining('At most 20 views')]);
    expect((await keep(reader, { ...VIEW, name: 'View 3' })).status).toBe(201);
  });
});

test('every order of the lists is read through an index', async () => {
  const orders = [
    ...(['due', 'createdAt', 'status', 'assignee'] as const).map(
      (by) => ['enquiries', enquiryOrder(enquirySearchSchema.parse({ by }))] as const,
    ),
    ...(['createdAt', 'status', 'updatedAt'] as const).map(
      (by) => ['properties', moderationOrder(moderationSearchSchema.parse({ by }))] as const,
    ),
    ...(['createdAt', 'name', 'lastLoginAt', 'role'] as const).map(
      (by) => ['users', userOrder(userSearchSchema.parse({ by }))] as const,
    ),
    ...(['name', 'createdAt'] as const).map(
      (by) => ['contacts', contactOrder(contactSearchSchema.parse({ by }))] as const,
    ),
  ];
  for (const [find, sort] of orders) {
    const plan = await planOf({ find, filter: {}, sort, limit: 20 });
    expect([find, sort, plan]).toEqual([find, sort, expect.arrayContaining(['IXSCAN'])]);
    expect([find, sort, plan]).not.toEqual([find, sort, expect.arrayContaining(['SORT'])]);
  }
});
