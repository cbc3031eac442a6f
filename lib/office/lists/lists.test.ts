import * as X from '@e965/xlsx';
import { GET as file } from '@/app/api/admin/lists/[list]/route';
import { GET } from '@/app/api/admin/search/route';
import { DELETE as remove } from '@/app/api/admin/views/[id]/route';
import { POST as save } from '@/app/api/admin/views/route';
import { GET as GET_OWN } from '@/app/api/user/search/route';
import { contactOrder, getContact } from '@/lib/contacts/data';
import type { ContactDto } from '@/lib/contacts/dto';
import { contactRow, createContact } from '@/lib/contacts/mutations';
import type { ContactNoteDto } from '@/lib/contacts/notes/dto';
import { senderKeys } from '@/lib/contacts/rules';
import { contactInputSchema, contactSearchSchema } from '@/lib/contacts/schema';
import { enquiryOrder, getEnquiry } from '@/lib/enquiries/inbox/data';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { moderationOrder } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { getContactThread } from '@/lib/office/contact-thread/data';
import { listSavedViews } from '@/lib/office/data';
import { findCommands, findPages } from '@/lib/office/palette/constants';
import { contactFilters, enquiryFilters, listingFilters } from '@/lib/office/palette/data';
import type { PaletteGroup } from '@/lib/office/palette/dto';
import { userFilter, userOrder } from '@/lib/office/users/data';
import { userSearchSchema } from '@/lib/office/users/schema';
import { jobAdminActor } from '@/lib/platform/auth/actor';
import { sessionFromHeaders } from '@/lib/platform/auth/session';
import type { UserSession } from '@/lib/platform/auth/types';
import { foldsOf } from '@/lib/platform/text/fold';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { SETTINGS_SECTIONS } from '@/lib/settings/schema';
import { recordVisit } from '@/lib/visitors/exit-popup/mutations';
import { guestFilter } from '@/lib/visitors/tracking/data';
import { Contact } from '@/models/contacts/contact';
import { Deal } from '@/models/deals/deal';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { AuditEntry } from '@/models/platform/audit-entry';
import { User } from '@/models/platform/user';
import { Guest } from '@/models/visitors/guest';
import { VisitRecord } from '@/models/visitors/visit-record';
import { Visit } from '@/models/visits/visit';
import { testAdmin } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { guest, type Person, signedIn } from '@/test/people';
import { LIST_KEYS, MAX_VIEWS } from './constants';

describe('lists', () => {
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
    test('treats text that only resembles a date as text', async () => {
      const { status, text } = await take(admin, 'enquiries', '?search=9999-99-99');
      expect([status, text.includes('Search: 9999-99-99')]).toEqual([200, true]);
    });

    test.each(LIST_KEYS)(
      'exports the list of %s with title, filters in words, date and headings',
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

    test('exports filters in words, only the chosen columns, and no cell as a formula', async () => {
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

    test('says so if a list without a filter shows the open ones', async () => {
      for (const [query, words] of [
        ['', 'Visits: Open'],
        ['?which=ended', 'Visits: Past or cancelled'],
      ])
        expect((await take(admin, 'visits', query)).text).toContain(words);
      expect((await take(admin, 'tasks')).text).toContain('Whose: Mine');
    });

    test('exports a workbook with its title and page numbers', async () => {
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

    test('logs simultaneous requests for the same file once, and other files separately', async () => {
      const count = () => AuditEntry.countDocuments({ action: 'export', 'details.what': 'enquiries' });
      const before = await count();
      // any process of the site can receive the request
      await Promise.all([1, 2, 3].map(() => take(admin, 'enquiries', '?search=meera')));
      await take(admin, 'enquiries', '?search=meera');
      expect(await count()).toBe(before + 1);
      await take(admin, 'enquiries', '?search=zoya');
      await take(admin, 'enquiries', '?search=meera');
      expect(await count()).toBe(before + 3);
      // the search is a person's name, which the log would keep forever
      const entries = await AuditEntry.find({ action: 'export' }).lean();
      expect(JSON.stringify(entries)).not.toMatch(/meera|zoya/i);
    });

    test('exports only for people with that permission, and replies 404 for an unknown list', async () => {
      expect((await take(agent, 'enquiries')).status).toBe(403);
      expect((await take(reader, 'audit')).status).toBe(403);
      expect((await take(admin, 'passwords')).status).toBe(404);
    });
  });

  describe('saved views', () => {
    const VIEW = { list: 'enquiries', name: 'New ones', query: 'status=new&page=4&columns=status,phone' };

    test('shows own and shared views with their current counts', async () => {
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

    test('replaces a view of the same name', async () => {
      await keep(admin, { ...VIEW, query: 'status=won' });
      expect((await viewsOf(admin)).filter(([name]) => name === 'New ones')).toEqual([['New ones', 0, true]]);
    });

    test('saves views for the reader, and none for a list closed to them', async () => {
      expect((await keep(reader, VIEW)).status).toBe(201);
      expect((await keep(reader, { ...VIEW, isShared: true })).status).toBe(403);
      expect((await keep(agent, { ...VIEW, list: 'audit' })).status).toBe(403);
      expect((await keep(agent, { ...VIEW, list: 'passwords' })).status).toBe(400);
      expect((await keep(agent, { ...VIEW, name: ' ' })).status).toBe(400);
    });

    test('lets people remove their own views, and those who change settings also shared ones', async () => {
      const shared = (await listSavedViews('enquiries', await sessionOf(reader))).find(
        ({ isShared }) => isShared,
      );
      const own = (await listSavedViews('enquiries', await sessionOf(reader))).find(({ isOwn }) => isOwn);
      expect((await drop(reader, shared?.id)).status).toBe(404);
      expect((await drop(admin, own?.id)).status).toBe(404);
      expect((await drop(reader, own?.id)).status).toBe(200);
      expect((await drop(admin, shared?.id)).status).toBe(200);
    });

    test('limits the number of views', async () => {
      for (let i = 0; i < MAX_VIEWS; i++) await keep(reader, { ...VIEW, name: `View ${i}` });
      const { status, json } = await keep(reader, { ...VIEW, name: 'One more' });
      expect([status, json.message]).toEqual([400, expect.stringContaining('At most 20 views')]);
      expect((await keep(reader, { ...VIEW, name: 'View 3' })).status).toBe(201);
    });
  });

  test('reads every sort order of the lists through an index', async () => {
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
});

describe('palette', () => {
  useTestDb();

  let admin: Person;
  let code: string;

  beforeAll(async () => {
    admin = await signedIn('admin', { name: 'Desk Person' });
    await signedIn('seller', { name: 'Meera Patil', phone: '+919822012345' });
    await signedIn('buyer', { name: 'सुनीता वानखेडे' });
    const other = await signedIn('buyer', { name: 'Old Name' });
    await User.updateOne({ _id: other.id }, { $set: { name: 'Renamed Person' } });
    await guest('Meera Visitor');
    const contact = {
      firstName: 'Meera',
      lastName: 'Joshi',
      mobilePhone: '98220 77777',
      emailAddress: 'mj@x.example',
    };
    const actor = jobAdminActor({ userId: admin.id, name: 'Desk Person', role: 'admin', ip: '::1' });
    await createContact(contactInputSchema.parse(contact), actor);
    const sender = { email: 'Asker@x.example', phone: '+919822012399' };
    await Enquiry.create({ name: 'Asker', ...sender, message: 'm', matchKeys: senderKeys(sender) });
    const listing = propertyFormSchema.parse({
      title: 'Villa in Sadar',
      description: 'A quiet house with a garden and a well of its own.',
      price: '45 lakh',
      type: 'sale',
      category: 'Villas',
      address: 'Plot 4, Sadar, Nagpur',
      area: '900',
      possession: 'ready',
    });
    code = (await createProperty(testAdmin(admin.id), listing, [])).property._id;
  });

  const ask = (q: string, { browser } = admin as Pick<Person, 'browser'>) =>
    browser.call(GET, `/api/admin/search?q=${encodeURIComponent(q)}`);
  const found = async (q: string) =>
    ((await ask(q)).json.groups as PaletteGroup[]).map(({ label, items }) => `${label}: ${items[0]?.title}`);

  test.each([
    ['meera', ['Contacts: Meera Joshi', 'Guests: Meera Visitor', 'Users: Meera Patil']],
    ['MEERA P', ['Users: Meera Patil']],
    // in the other script, and by surname alone
    ['मीरा पाटील', ['Users: Meera Patil']],
    ['patil', ['Users: Meera Patil']],
    ['sunita', ['Users: सुनीता वानखेडे']],
    ['सुनिता', ['Users: सुनीता वानखेडे']],
    ['renamed', ['Users: Renamed Person']],
    ['villa sad', ['Listings: Villa in Sadar']],
    ['77777', ['Contacts: Meera Joshi']],
    ['98220 12345', ['Users: Meera Patil']],
    ['mj@x', ['Contacts: Meera Joshi']],
    ['asker@', ['Enquiries: Asker']],
    // sorted between its email and its phone, but matching neither
    ['f@zz', []],
    ['.*', []],
    ['$where', []],
  ])('%s', async (q, expected) => {
    expect(await found(q)).toEqual(expected);
  });

  test('finds a listing by its code and by the code’s beginning', async () => {
    expect(await found(code)).toEqual(['Listings: Villa in Sadar']);
    expect(await found(code.slice(0, 12).toUpperCase())).toEqual(['Listings: Villa in Sadar']);
  });

  test('replies only to admins, and not for a single letter', async () => {
    const others = [await signedIn('broker'), await signedIn('validator'), await guest()];
    const replies = await Promise.all(others.map((person) => ask('meera', person)));
    expect(replies.map(({ status }) => status)).toEqual([403, 403, 401]);
    expect((await ask('m')).status).toBe(400);
  });

  test('finds pages by word beginnings', () => {
    const titles = (query: string) => findPages(query).map(({ title }) => title);
    expect(titles('stamp')).toEqual(['Rates and rules']);
    expect(titles('poss dup list')).toEqual(['Possible duplicate listings']);
    expect(titles('nowhere')).toEqual([]);
    // but no page that the office role does not open
    expect(findPages('add').map(({ title }) => title)).toContain('Add Property');
    // finds every settings section by its name
    for (const section of SETTINGS_SECTIONS)
      expect(findPages('').map(({ href }) => href)).toContain(`/admin/settings/${section}`);
    expect(findPages('opening hours')[0]).toMatchObject({ href: '/admin/settings/hours' });
    expect(findPages('', 'read-only').map(({ href }) => href)).toEqual(
      expect.arrayContaining(['/admin/audit', '/admin/earnings']),
    );
    for (const hidden of ['add prop', 'settings', 'users', 'rates', 'enter'])
      expect(findPages(hidden, 'read-only')).toEqual([]);
  });

  test('finds everything through an index', async () => {
    const finds = [
      ...(await listingFilters('abcdef')).map((filter) => [
        'properties',
        Property.find(filter).cast(Property),
      ]),
      ...(await listingFilters('villa')).map((filter) => [
        'properties',
        Property.find(filter).cast(Property),
      ]),
      ...contactFilters('meera').map((filter) => ['contacts', Contact.find(filter).cast(Contact)]),
      ...contactFilters('mj@x').map((filter) => ['contacts', Contact.find(filter).cast(Contact)]),
      ['guests', Guest.find(guestFilter('meera')).cast(Guest)],
      ['users', User.find(userFilter(userSearchSchema.parse({ search: 'meera' }))).cast(User)],
      ...enquiryFilters('mj@x').map((filter) => ['enquiries', Enquiry.find(filter).cast(Enquiry)] as const),
    ] as const;
    for (const [find, filter] of finds) {
      const plan = await planOf({ find, filter, limit: 5 });
      expect([find, plan]).toEqual([find, expect.arrayContaining(['IXSCAN'])]);
      expect(plan).not.toContain('COLLSCAN');
    }
  });

  test('finds a member’s own records and no others', async () => {
    const broker = await signedIn('broker', { name: 'Find Broker' });
    const stranger = await signedIn('broker');
    const listing = propertyFormSchema.parse({
      title: 'Bungalow at Bajaj Nagar',
      description: 'A quiet house with a garden and a well of its own.',
      price: '45 lakh',
      type: 'sale',
      category: 'Villas',
      address: 'Plot 4, Bajaj Nagar, Nagpur',
      area: '900',
      possession: 'ready',
    });
    const actor = { userId: broker.id, name: 'Find Broker', role: 'broker', via: 'job' } as const;
    const { property } = await createProperty(actor, listing, []);
    const own = (q: string, { browser }: Pick<Person, 'browser'> = broker) =>
      browser.call(GET_OWN, `/api/user/search?q=${encodeURIComponent(q)}`);
    expect((await own('bungalow')).json.groups).toEqual([
      {
        label: 'Listings',
        items: [
          expect.objectContaining({ title: property.title, href: `/dashboard/properties/${property._id}` }),
        ],
      },
    ]);
    expect((await own('bungalow', stranger)).json.groups).toEqual([]);
    expect((await own('b')).status).toBe(400);
  });

  test('links a group’s list only if it has more than five results', async () => {
    const sender = { email: 'many@x.example', phone: '+919822012388' };
    const rows = Array.from({ length: 6 }, (_, i) => ({
      ...{ name: `Vaishali Naik ${i}`, ...sender, message: 'm', matchKeys: senderKeys(sender) },
      terms: foldsOf(`Vaishali Naik ${i}`),
    }));
    for (const row of rows) await Enquiry.create(row);
    const groupOf = async (q: string) =>
      ((await ask(q)).json.groups as PaletteGroup[]).find(({ label }) => label === 'Enquiries');
    const cut = await groupOf('vaishali');
    expect([cut?.items.length, cut?.more]).toEqual([5, '/admin/enquiries?search=vaishali']);
    expect((await groupOf('asker'))?.more).toBeUndefined();
  });

  test('offers the commands of the office role', () => {
    const titles = (query: string, office?: Parameters<typeof findCommands>[1]) =>
      findCommands(query, office).map(({ title }) => title);
    expect(titles('new')).toEqual(['New task', 'New enquiry', 'New contact', 'New listing']);
    expect(titles('approve')).toEqual(['Approve listings']);
    expect(titles('approve', 'agent')).toEqual([]);
    expect(titles('new', 'read-only')).toEqual([]);
    expect(titles('')).toEqual([]);
    expect(findPages('go to places')[0]).toMatchObject({ href: '/admin/places' });
  });
});

describe('contact history', () => {
  useTestDb();

  beforeEach(() => Promise.all([Contact.deleteMany({}), Enquiry.deleteMany({}), VisitRecord.deleteMany({})]));

  const threadOf = (contact: ContactDto, notes: ContactNoteDto[] = [], seesDeals = true) =>
    getContactThread(contact, notes, { seesDeals, opensDeals: false });
  const add = async (values: object) =>
    (await getContact(String((await Contact.create(contactRow(contactInputSchema.parse(values))))._id)))!;
  const ask = async (email: string, phone: string) =>
    (await createEnquiry(enquirySchema.parse({ name: 'Asha', email, phone, message: 'Is it free?' }))).id;

  test('finds an enquiry by email and phone in any spelling, from both sides', async () => {
    const contact = await add({
      firstName: 'Asha',
      emailAddress: 'Asha@Work.example',
      mobilePhone: '098220-12345',
      otherEmails: 'a@x.example, A.Rao@Home.example',
      otherPhones: '+1 415 555 2671',
    });
    const asked = [
      await ask('aSHA@work.EXAMPLE', '9000000001'),
      await ask('other@x.example', '+91 98220 12345'),
      await ask('a.rao@home.example', '9000000002'),
      await ask('third@x.example', '+14155552671'),
    ];
    const stranger = await ask('nobody@x.example', '9822012346');
    await recordVisit({ email: 'ASHA@WORK.example', visitedPages: ['/buy'] });
    const thread = await threadOf(contact);
    const links = thread.filter(({ kind }) => kind === 'enquiry').map(({ href }) => href);
    expect(links.sort()).toEqual(asked.map((id) => `/admin/enquiries/${id}`).sort());
    expect(thread.filter(({ kind }) => kind === 'page')).toMatchObject([
      { text: expect.stringMatching(/^Pages before: /) },
    ]);
    for (const id of asked) expect((await getEnquiry(id))?.contactId).toBe(contact._id);
    expect((await getEnquiry(stranger))?.contactId).toBeUndefined();
  });

  test('assigns an enquiry with one person’s email and another’s phone to the first', async () => {
    await add({ firstName: 'Father', mobilePhone: '9822012345' });
    const son = await add({ firstName: 'Son', emailAddress: 'son@x.example' });
    expect((await getEnquiry(await ask('Son@x.example', '9822012345')))?.contactId).toBe(son._id);
  });

  test('removes the enquiries of an erased person, in whatever case the address was typed', async () => {
    await ask('Asha@X.example', '9000000001');
    await recordVisit({ email: 'ASHA@x.example', visitedPages: [] });
    await erasePerson({ id: '64b000000000000000000001', email: 'asha@x.example', verified: true });
    expect((await Enquiry.countDocuments({})) + (await VisitRecord.countDocuments({}))).toBe(0);
  });

  test('scans no collection for a history', async () => {
    const filter = { matchKeys: { $in: ['e:a@x.example', 'p:+919822012345'] } };
    for (const [find, sort] of [
      ['enquiries', { createdAt: -1 }],
      ['visitrecords', { createdAt: -1 }],
      ['visits', { until: -1 }],
      ['deals', {}],
    ] as const)
      expect(await planOf({ find, filter, sort })).toContain('IXSCAN');
  });

  test('merges conversation, visits, listings, deals and notes into one thread, newest first', async () => {
    const asha = await signedIn('seller');
    // an account that only claims an address has not confirmed it
    const other = await signedIn('seller', { phone: '+919822012399' });
    const contact = await add({
      firstName: 'Asha',
      emailAddress: asha.email,
      mobilePhone: '9822012399',
    });
    const listing = {
      ...{
        title: 'Flat at Besa',
        description: 'd',
        price: 5_000_000,
        area: 900,
        type: 'sale',
        category: 'Plots',
      },
      ...{ address: 'Besa', city: 'Nagpur', citySlug: 'nagpur', status: 'active' },
    };
    const day = (n: number) => new Date(`2026-11-${String(n).padStart(2, '0')}T06:00:00Z`);
    await Property.create({ ...listing, owner: asha.id, createdAt: day(1) } as never);
    await Property.create({ ...listing, title: 'Not hers', owner: other.id, createdAt: day(1) } as never);
    const matchKeys = ['p:+919822012399'];
    const enquiry = await Enquiry.create({
      ...{ name: 'Asha', email: 'x@x.example', phone: '9822012399', message: 'Is it free?', matchKeys },
      ...{ propertyTitle: 'Villa at Hingna', createdAt: day(2) },
      messages: [{ from: 'sender', text: 'And the parking?', at: day(5) }],
      notes: [{ kind: 'reply', text: 'Yes.', by: 'Sunita', at: day(3) }],
    });
    await Visit.collection.insertOne({
      ...{ property: enquiry._id, propertyTitle: 'Villa at Hingna', owner: 'guest:1', name: 'A', phone: '1' },
      ...{ matchKeys, status: 'confirmed', start: day(6), until: day(7), createdAt: day(1), proposed: [] },
    } as never);
    await Deal.create({
      ...{
        owner: other.id,
        kind: 'resale',
        title: 'Villa at Hingna',
        stage: 'token',
        stageSince: day(9),
        matchKeys,
      },
    } as never);
    const note = { id: 'n1', day: '2026-11-04', text: 'Loan approved', by: 'Sunita' };
    const thread = await threadOf(contact, [note]);
    expect(thread.map(({ kind, title, text }) => [kind, title, text])).toEqual([
      ['deal', 'Deal ‘Villa at Hingna’: token', undefined],
      ['visit', 'Visit to ‘Villa at Hingna’: over', '6 Nov 2026, 11:30, shown by the agency'],
      ['enquiry', 'Wrote about ‘Villa at Hingna’', 'And the parking?'],
      ['note', 'Noted', 'Loan approved'],
      ['answer', 'Replied by email', 'Yes.'],
      ['enquiry', 'Asked about ‘Villa at Hingna’', 'Is it free?'],
      ['listing', 'Listed ‘Flat at Besa’', 'Active, ₹50 L'],
    ]);
    const withoutDeals = await threadOf(contact, [note], false);
    expect(withoutDeals.map(({ kind }) => kind)).not.toContain('deal');
  });
});
