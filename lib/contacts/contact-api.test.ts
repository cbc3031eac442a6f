import { Types } from 'mongoose';
import { POST as add, GET as exportCsv } from '@/app/api/admin/contacts/route';
import { GET as one, DELETE as remove, PUT as save } from '@/app/api/contact/[id]/route';
import { GET as list } from '@/app/api/contact/route';
import { Contact } from '@/models/contacts/contact';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { guest, type Person, signedIn } from '@/test/people';
import { contactFilter } from './data';
import { contactRow } from './mutations';
import { contactInputSchema, contactSearchSchema } from './schema';

useTestDb();

let admin: Person;
const rows = [
  {
    firstName: 'Asha',
    lastName: 'Rao',
    mobilePhone: '+91 98220 12345',
    organization: 'Orange City Homes',
    homeCity: 'Nagpur',
    homeState: 'Maharashtra',
    jobTitle: 'Architect',
  },
  {
    firstName: 'Ashwin',
    lastName: 'Deshmukh',
    businessPhone: '0712-2551234',
    organization: 'Orange City Homes',
    homeCity: 'Pune',
    homeState: 'Maharashtra',
  },
  {
    firstName: 'Zoya',
    lastName: 'Khan',
    organization: 'Vidarbha Steel',
    homeCity: 'Nagpur',
    businessState: 'Goa',
  },
];

beforeAll(async () => {
  admin = await signedIn('admin');
  await Contact.insertMany(rows.map((row) => contactRow(contactInputSchema.parse(row))));
});

const names = async (query: string) => {
  const reply = await admin.browser.call(list, `/api/contact?${query}`);
  return (reply.json.contacts as { firstName: string }[]).map(({ firstName }) => firstName);
};

test.each([
  ['', ['Asha', 'Ashwin', 'Zoya']],
  ['sort=desc', ['Zoya', 'Ashwin', 'Asha']],
  ['search=ash', ['Asha', 'Ashwin']],
  ['search=RAO%20asha', ['Asha']],
  ['search=12345', ['Asha']],
  ['search=%2B91%2098220', ['Asha']],
  ['search=1234', ['Asha', 'Ashwin']],
  ['organization=orange%20city%20HOMES', ['Asha', 'Ashwin']],
  ['organization=Orange', []],
  ['homeCity=nagpur&homeState=maharashtra', ['Asha']],
  ['homeCity=nagpur&homeState=kerala', []],
  ['businessState=Goa', ['Zoya']],
  ['jobTitle=architect&search=asha', ['Asha']],
  ['search=.*', ['Asha', 'Ashwin', 'Zoya']],
  ['search=ash&homeCity=Pune', ['Ashwin']],
])('the directory answers ?%s', async (query, expected) => {
  expect(await names(query)).toEqual(expected);
});

test('the reply has the documented shape and no search terms', async () => {
  const reply = await admin.browser.call(list, '/api/contact?page=9');
  expect(reply.json).toMatchObject({ contacts: expect.any(Array), currentPage: 1, pages: 1 });
  expect(reply.text).not.toMatch(/terms|nameKey/);
});

test('only an admin reads, adds, changes and deletes', async () => {
  const id = String((await Contact.findOne({ firstName: 'Zoya' }))?._id);
  const others = [
    new Browser(),
    (await guest()).browser,
    ...(
      await Promise.all((['buyer', 'seller', 'broker', 'validator'] as const).map((role) => signedIn(role)))
    ).map(({ browser }) => browser),
  ];
  for (const browser of others) {
    const replies = await Promise.all([
      browser.call(list, '/api/contact'),
      browser.call(one, `/api/contact/${id}`, { params: { id } }),
      browser.call(save, `/api/contact/${id}`, {
        method: 'PUT',
        params: { id },
        body: { firstName: 'X', __v: 0 },
      }),
      browser.call(remove, `/api/contact/${id}`, { method: 'DELETE', params: { id } }),
      browser.call(add, '/api/admin/contacts', { body: { firstName: 'X' } }),
    ]);
    for (const reply of replies) {
      expect([401, 403]).toContain(reply.status);
      expect(reply.text).not.toContain('Zoya');
    }
  }
});

test('a contact is added, found, changed, guarded against a second editor, and deleted', async () => {
  const body = {
    firstName: 'Meera',
    lastName: 'Patil',
    mobilePhone: '98230 99887',
    birthday: '1984-02-29',
    notes: 'plot owner',
  };
  const made = await admin.browser.call(add, '/api/admin/contacts', { body });
  expect(made.status).toBe(201);
  const id = String(made.json._id);
  expect(await names('search=99887')).toEqual(['Meera']);
  const call = (change: object) =>
    admin.browser.call(save, `/api/contact/${id}`, {
      method: 'PUT',
      params: { id },
      body: { ...body, ...change, __v: 0 },
    });
  const changed = await call({ firstName: 'Lata', notes: '', birthday: undefined });
  expect(changed.json).toMatchObject({ firstName: 'Lata', __v: 1 });
  expect(changed.json).not.toHaveProperty('notes');
  expect(changed.json).not.toHaveProperty('birthday');
  const late = await call({});
  expect(late.status).toBe(409);
  expect(late.json).toMatchObject({ details: { current: { firstName: 'Lata', __v: 1 } } });
  expect(await names('search=lata')).toEqual(['Lata']);
  expect(await names('search=meera')).toEqual([]);
  expect(
    (await admin.browser.call(remove, `/api/contact/${id}`, { method: 'DELETE', params: { id } })).status,
  ).toBe(200);
  expect(await AuditEntry.countDocuments({ action: 'contact.write', targetId: id })).toBe(3);
});

test('the directory leaves as CSV, filtered, with no cell that a spreadsheet would run, and on record', async () => {
  await Contact.create(
    contactRow(contactInputSchema.parse({ firstName: '=HYPERLINK("x")', homeCity: 'Goa, north' })),
  );
  const reply = await admin.browser.call(exportCsv, '/api/admin/contacts?homeCity=goa,%20north');
  const lines = reply.text.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[0]).toMatch(/^First name,Last name,Job title,Mobile,/);
  expect(lines[1]).toContain(`"'=HYPERLINK(""x"")"`);
  expect(lines[1]).toContain('"Goa, north"');
  expect(await AuditEntry.countDocuments({ action: 'export' })).toBe(1);
  const buyer = await signedIn('buyer');
  expect((await buyer.browser.call(exportCsv, '/api/admin/contacts')).status).toBe(403);
});

test.each([
  [{ firstName: ' ' }, 'firstName'],
  [{ firstName: 'A', emailAddress: 'nobody' }, 'emailAddress'],
  [{ firstName: 'A', birthday: '1984-02-30' }, 'birthday'],
  [{ firstName: 'A', mobilePhone: 'call me' }, 'mobilePhone'],
  [{ firstName: 'A', mobilePhone: '0712 255 1234' }, 'mobilePhone'],
  [{ firstName: 'A', mobilePhone: '12345' }, 'mobilePhone'],
])('refuses %j and names the field', async (body, path) => {
  const reply = await admin.browser.call(add, '/api/admin/contacts', { body });
  expect(reply.status).toBe(400);
  expect(reply.json.issues).toEqual([expect.objectContaining({ path })]);
});

test('unknown and malformed ids answer Contact not found', async () => {
  for (const id of [new Types.ObjectId().toHexString(), 'nonsense']) {
    const reply = await admin.browser.call(one, `/api/contact/${id}`, { params: { id } });
    expect(reply.status).toBe(404);
  }
});

test.each([
  '',
  'search=ash',
  'search=12345',
  'organization=x',
  'homeCity=Nagpur&homeState=Goa',
  'search=longername',
  'tag=investor',
  'owner=none',
])('no scan for ?%s', async (query) => {
  const search = contactSearchSchema.parse(Object.fromEntries(new URLSearchParams(query)));
  const filter = Contact.find(contactFilter(search)).cast(Contact) as Record<string, unknown>;
  const plan = await planOf({ find: 'contacts', filter, sort: { nameKey: 1, _id: 1 }, limit: 20 });
  expect(plan).toContain('IXSCAN');
  expect(plan).not.toContain('COLLSCAN');
});
