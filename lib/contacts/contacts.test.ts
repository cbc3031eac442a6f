import fc from 'fast-check';
import ICAL from 'ical.js';
import { Types } from 'mongoose';
import { DELETE as removeNote } from '@/app/api/admin/contacts/[id]/notes/[note]/route';
import { POST as addNote } from '@/app/api/admin/contacts/[id]/notes/route';
import { GET as look, DELETE as stop } from '@/app/api/admin/contacts/bulk/[id]/route';
import { POST as undo } from '@/app/api/admin/contacts/bulk/[id]/undo/route';
import { POST as bulk } from '@/app/api/admin/contacts/bulk/route';
import { GET as matching } from '@/app/api/admin/contacts/matching/route';
import { POST as add, GET as exportCsv } from '@/app/api/admin/contacts/route';
import { GET as one, DELETE as remove, PUT as save } from '@/app/api/contact/[id]/route';
import { GET as list } from '@/app/api/contact/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Contact } from '@/models/contacts/contact';
import { AuditEntry } from '@/models/platform/audit-entry';
import { BulkChange } from '@/models/platform/bulk-change';
import { BulkChangeItem } from '@/models/platform/bulk-change-item';
import { User } from '@/models/platform/user';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { guest, type Person, signedIn } from '@/test/people';
import { contactBulk } from './bulk/jobs';
import { contactFilter, contactTermConditions, getContact, listTags } from './data';
import { toVCard } from './format';
import { contactRow } from './mutations';
import { exportNotes, listNotes } from './notes/data';
import { eraseNoteAuthor } from './notes/mutations';
import { contactTerms } from './rules';
import { contactInputSchema, contactSearchSchema } from './schema';

test('exports a card that another program reads completely', () => {
  const texts = fc.array(
    fc.constantFrom('Rao', ' ', ',', ';', '\\', '\n', '"', ':', 'मीरा', '👪', 'é', 'n'),
    {
      minLength: 1,
      maxLength: 90,
    },
  );
  const text = texts.map((pieces) => `A${pieces.join('')}z`);
  const line = text.map((value) => value.replaceAll('\n', ' '));
  const word = line.map((value) => value.replace(/[,;]/g, ''));
  fc.assert(
    fc.property(
      fc.record({ firstName: line, lastName: line, organization: line, department: line, homeCity: line }),
      fc.record({
        notes: text,
        jobTitle: line,
        birthday: fc.constant('1984-11-21'),
        tags: fc.array(word, { minLength: 1 }),
      }),
      (names, { tags, ...rest }) => {
        const written = toVCard({
          _id: '1',
          __v: 0,
          ...names,
          ...rest,
          tags: tags.join(', '),
          mobilePhone: '+91 98220 12345',
        });
        const card = new ICAL.Component(ICAL.parse(written));
        // RFC 2426 asks for "\\;" in every text, this reader undoes it in lists of parts only
        const value = (name: string) => {
          const read = card.getFirstPropertyValue(name);
          return typeof read === 'string' ? read.replaceAll('\\;', ';') : read;
        };
        expect(value('n')).toEqual([names.lastName, names.firstName, '', '', '']);
        expect(value('fn')).toBe(`${names.firstName} ${names.lastName}`);
        expect(value('org')).toEqual([names.organization, names.department]);
        expect(value('note')).toBe(rest.notes);
        expect(value('title')).toBe(rest.jobTitle);
        expect(value('tel')).toBe('+91 98220 12345');
        expect(String(value('bday'))).toBe(rest.birthday);
        expect((value('adr') as unknown as string[])[3]).toBe(names.homeCity);
        expect(card.getFirstProperty('categories')?.getValues()).toEqual(tags.map((tag) => tag.trim()));
      },
    ),
  );
});

describe('rules of contacts', () => {
  const contact = { firstName: 'Snehalata', lastName: "O'Brien", mobilePhone: '+91 98220 12345' };

  const finds = (search: string) => {
    const terms = contactTerms(contact);
    return contactTermConditions(search).every(({ terms: wanted }) => {
      if (typeof wanted === 'string') return terms.includes(wanted);
      const { $gte, $lt } = (wanted as { $elemMatch: { $gte: string; $lt: string } }).$elemMatch;
      return terms.some((term) => term >= $gte && term < $lt);
    });
  };

  it.each([
    's',
    'snehal',
    'SNEHALATA',
    'Snehala',
    'sne brien',
    'o brien',
    'lata',
    'ehal',
    'rien',
    'हलता',
    '9822',
    '98220 12345',
    '+919822012345',
    '12345',
    '345',
  ])('finds by %s', (search) => {
    expect(contactTermConditions(search).length).toBeGreaterThan(0);
    expect(finds(search)).toBe(true);
  });

  it.each(['snehalatb', 'latar', 'anita', '99999', '123456'])('does not find by %s', (search) => {
    expect(finds(search)).toBe(false);
  });

  it('applies no condition for an empty search', () => {
    expect(contactTermConditions('  … ')).toEqual([]);
  });
});

describe('contacts', () => {
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
  ])('finds the right contacts for ?%s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  test('replies in the documented shape, without search terms', async () => {
    const reply = await admin.browser.call(list, '/api/contact?page=9');
    expect(reply.json).toMatchObject({ contacts: expect.any(Array), currentPage: 1, pages: 1 });
    expect(reply.text).not.toMatch(/terms|nameKey/);
  });

  test('allows only admins to read, add, change and delete', async () => {
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

  test('adds, finds and changes a contact, stops a second editor, and deletes it', async () => {
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

  test('exports the filtered directory as CSV without formulas, and logs it', async () => {
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

  test('replies Contact not found for unknown and malformed ids', async () => {
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
  ])('uses an index for ?%s', async (query) => {
    const search = contactSearchSchema.parse(Object.fromEntries(new URLSearchParams(query)));
    const filter = Contact.find(contactFilter(search)).cast(Contact) as Record<string, unknown>;
    const plan = await planOf({ find: 'contacts', filter, sort: { nameKey: 1, _id: 1 }, limit: 20 });
    expect(plan).toContain('IXSCAN');
    expect(plan).not.toContain('COLLSCAN');
  });
});

describe('bulk actions', () => {
  useTestDb();

  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn('admin');
    const named = ['Asha', 'Ashwin', 'Zoya'].map((firstName) => ({
      firstName,
      mobilePhone: '+91 98220 12345',
    }));
    await Contact.insertMany(named.map((row) => contactRow(contactInputSchema.parse(row))));
  });

  const names = async (query: string) => {
    const reply = await admin.browser.call(list, `/api/contact?${query}`);
    return (reply.json.contacts as { firstName: string }[]).map(({ firstName }) => firstName);
  };

  const at = (id: string) => ({ params: { id } });
  const idOf = async (firstName: string) => String((await Contact.findOne({ firstName }).lean())?._id);
  const many = (body: object) => admin.browser.call(bulk, '/api/admin/contacts/bulk', { body });
  const takeBack = (id: unknown) => admin.browser.call(undo, '/x', { method: 'POST', ...at(String(id)) });

  test('tags several contacts, finds them by tag, and untags all but those tagged before', async () => {
    const ids = [await idOf('Asha'), await idOf('Ashwin')];
    await many({ action: 'tag', tag: 'Investor', ids: [ids[0]] });
    const tagged = await many({ action: 'tag', tag: '  investor ', ids });
    expect(tagged.json).toMatchObject({ status: 'done', done: 1, handled: 2, failed: 0 });
    await many({ action: 'tag', tag: 'NRI, plots', ids: [ids[1]] });
    expect(await listTags()).toEqual(['Investor', 'NRI plots']);
    expect(await names('tag=INVESTOR')).toEqual(['Asha', 'Ashwin']);
    expect(await names('tag=nri%20plots&search=ash')).toEqual(['Ashwin']);
    expect((await takeBack(tagged.json.id)).json).toMatchObject({ status: 'undone', done: 1 });
    expect(await names('tag=investor')).toEqual(['Asha']);
    await many({ action: 'untag', tag: 'investor', ids });
    expect([await names('tag=investor'), await listTags()]).toEqual([[], ['NRI plots']]);
    expect((await many({ action: 'untag', tag: 'investor', ids })).json).toMatchObject({ done: 0 });
    expect((await many({ action: 'tag', tag: ' , ', ids })).status).toBe(400);
    const entry = await AuditEntry.findOne({ 'details.kind': 'tag' }).lean();
    expect([entry?.targetId, entry?.details]).toEqual([ids[0], { kind: 'tag', tag: 'Investor' }]);
  });

  test('includes tags in the form and the export, and reports a conflict after a bulk edit', async () => {
    const made = await admin.browser.call(add, '/x', {
      body: { firstName: 'Tara', tags: 'NRI, nri , plots' },
    });
    expect(made.json.tags).toBe('NRI, plots');
    const id = String(made.json._id);
    await many({ action: 'tag', tag: 'warm', ids: [id] });
    const late = await admin.browser.call(save, '/x', {
      method: 'PUT',
      ...at(id),
      body: { firstName: 'T', __v: 0 },
    });
    expect(late.status).toBe(409);
    const { text } = await admin.browser.call(exportCsv, '/api/admin/contacts?tag=warm');
    expect(text).toContain('"NRI, plots, warm"');
    const tooLong = { firstName: 'X', tags: 'x'.repeat(41) };
    expect((await admin.browser.call(add, '/x', { body: tooLong })).json.issues).toMatchObject([
      { path: 'tags' },
    ]);
  });

  test('assigns several contacts to a colleague, and back to their previous owners', async () => {
    const [agent, stranger] = [await signedIn('admin', { officeRole: 'agent' }), await signedIn('broker')];
    const ids = [await idOf('Asha'), await idOf('Zoya')];
    await many({ action: 'owner', owner: admin.id, ids: [ids[0]] });
    const given = await many({ action: 'owner', owner: agent.id, ids });
    expect([await names(`owner=${agent.id}`), await names(`owner=${admin.id}`)]).toEqual([
      ['Asha', 'Zoya'],
      [],
    ]);
    expect((await contactBulk.list(admin.id)).undoable[0]?.result).toMatch(/^2 contacts assigned to \S/);
    // changed again since, so the undo skips it
    await many({ action: 'owner', owner: admin.id, ids: [ids[1]] });
    expect((await takeBack(given.json.id)).json).toMatchObject({ done: 1, failed: 1 });
    expect([await names(`owner=${admin.id}`), await names('owner=none&search=zoya')]).toEqual([
      ['Asha', 'Zoya'],
      [],
    ]);
    expect((await many({ action: 'owner', owner: stranger.id, ids })).status).toBe(400);
  });

  test('restores deleted contacts with notes and tags for ten minutes, then removes them', async () => {
    const id = await idOf('Zoya');
    const note = await admin.browser.call(addNote, '/x', {
      ...at(id),
      body: { day: '2026-11-20', text: 'Wants a shop' },
    });
    await admin.browser.call(addNote, '/x', {
      ...at(id),
      body: { day: '2026-11-22', text: 'Visit on Sunday' },
    });
    expect(note.status).toBe(201);
    expect(
      (await admin.browser.call(addNote, '/x', { ...at(id), body: { day: 'soon', text: ' ' } })).status,
    ).toBe(400);
    expect((await listNotes([id])).map(({ day, text }) => [day, text])).toEqual([
      ['2026-11-22', 'Visit on Sunday'],
      ['2026-11-20', 'Wants a shop'],
    ]);
    const before = await Contact.findById(id).select('+terms +matchKeys').lean();
    const deleted = await admin.browser.call(remove, '/x', { method: 'DELETE', ...at(id) });
    expect([await getContact(id), await listNotes([id])]).toEqual([undefined, []]);
    expect((await takeBack(deleted.json.undo)).json).toMatchObject({ done: 1 });
    expect(await Contact.findById(id).select('+terms +matchKeys').lean()).toEqual(before);
    expect(await listNotes([id])).toHaveLength(2);
    expect((await takeBack(deleted.json.undo)).json.message).toBe('This was already undone');
    const again = await many({ action: 'delete', ids: [id, await idOf('Tara')] });
    expect(again.json.done).toBe(2);
    await BulkChange.updateOne({ _id: again.json.id }, { undoUntil: new Date(Date.now() - 1) });
    expect((await takeBack(again.json.id)).json.message).toBe(
      'It can no longer be undone: 10 minutes have passed',
    );
    expect((await contactBulk.list(admin.id)).undoable.some(({ id }) => id === again.json.id)).toBe(false);
    expect((await admin.browser.call(remove, '/x', { method: 'DELETE', ...at(id) })).status).toBe(404);
  });

  test('removes a note, and keeps an erased account’s notes without the name', async () => {
    const id = await idOf('Asha');
    const made = await admin.browser.call(addNote, '/x', {
      ...at(id),
      body: { day: '2026-11-21', text: 'Called' },
    });
    await admin.browser.call(addNote, '/x', { ...at(id), body: { day: '2026-11-22', text: 'Called again' } });
    expect((await exportNotes(admin.id)).map(({ text }) => text)).toContain('Called again');
    const gone = { method: 'DELETE', params: { id, note: String(made.json.id) } } as const;
    expect((await admin.browser.call(removeNote, '/x', gone)).status).toBe(200);
    expect((await admin.browser.call(removeNote, '/x', gone)).status).toBe(404);
    await eraseNoteAuthor(admin.id);
    expect(await listNotes([id])).toMatchObject([{ text: 'Called again', by: '' }]);
  });

  test('finds all matches on every page for one action and its undo', async () => {
    const named = Array.from({ length: 130 }, (_, i) => ({
      firstName: `Vidya ${i}`,
      organization: 'Orange Homes',
    }));
    await Contact.insertMany(named.map((row) => contactRow(contactInputSchema.parse(row))));
    const address = '/api/admin/contacts/matching?search=vidya&page=2';
    const reply = await admin.browser.call(matching, address, { method: 'GET' });
    const { total, items } = reply.json as { total: number; items: { id: string }[] };
    expect([total, new Set(items.map(({ id }) => id)).size]).toEqual([130, 130]);
    const ids = items.map(({ id }) => id);
    // more than a request waits for, so the reply is the order, with an address for its progress
    const tagged = await many({ action: 'tag', tag: 'warm', ids });
    expect(tagged.json).toMatchObject({
      status: 'running',
      total: 130,
      label: 'Tag ‘warm’ for 130 contacts',
    });
    expect((await contactBulk.list(admin.id)).running?.id).toBe(tagged.json.id);
    await settleBackground();
    expect(await progress(tagged.json.id)).toMatchObject({ status: 'done', handled: 130, done: 130 });
    expect(await names('tag=warm&search=vidya')).toHaveLength(20);
    const logged = await AuditEntry.find({ 'details.kind': 'bulk tag', 'details.count': 130 }).lean();
    expect(logged.map(({ details }) => (details as { items: string[] }).items)).toEqual([ids]);
    await takeBack(tagged.json.id);
    await settleBackground();
    expect(await progress(tagged.json.id)).toMatchObject({
      ...{ status: 'undone', done: 130, failed: 0, result: 'Undone for 130 contacts' },
    });
    expect(await names('tag=warm&search=vidya')).toEqual([]);
  });

  const progress = async (id: unknown) =>
    (await admin.browser.call(look, '/x', { method: 'GET', ...at(String(id)) })).json;

  test('stops the rest of a bulk change and can undo the finished part', async () => {
    const rows = await Contact.find({ firstName: /^Vidya/ }).lean();
    const order = await many({ action: 'tag', tag: 'cold', ids: rows.map(({ _id }) => String(_id)) });
    expect(
      (await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(String(order.json.id)) })).status,
    ).toBe(200);
    await settleBackground();
    const ended = (await progress(order.json.id)) as { status: string; done: number; handled: number };
    expect(ended.status).toBe('cancelled');
    expect(ended.done).toBe(ended.handled);
    expect(ended.handled).toBeLessThan(130);
    expect(await Contact.countDocuments({ tags: 'cold' })).toBe(ended.done);
    const late = await admin.browser.call(stop, '/x', { method: 'DELETE', ...at(String(order.json.id)) });
    expect(late.status).toBe(409);
    if (ended.done > 0) await takeBack(order.json.id);
    await settleBackground();
    expect(await Contact.countDocuments({ tags: 'cold' })).toBe(0);
  });

  test('completes an interrupted deletion once, and undoes it completely', async () => {
    const id = await idOf('Ashwin');
    const order = await many({ action: 'delete', ids: [id] });
    // the process had ended before it stored the outcome
    await BulkChangeItem.updateOne({ bulk: String(order.json.id) }, { $unset: { outcome: 1 } });
    const again = { status: 'running', cursor: 0, done: 0, leaseUntil: new Date(0) };
    await BulkChange.updateOne({ _id: order.json.id }, { $set: again, $unset: { undoUntil: 1 } });
    await contactBulk.job.runDue();
    expect(await progress(order.json.id)).toMatchObject({ status: 'done', done: 1 });
    expect(await AuditEntry.countDocuments({ 'details.kind': 'delete', targetId: id })).toBe(1);
    expect((await takeBack(order.json.id)).json).toMatchObject({ done: 1 });
    expect(await idOf('Ashwin')).toBe(id);
  });

  test('ignores orders of a person without permission, and scans nothing', async () => {
    const agent = await signedIn('admin', { officeRole: 'agent' });
    const ids = [await idOf('Asha')];
    const order = await agent.browser.call(bulk, '/x', { body: { action: 'tag', tag: 'mine', ids } });
    expect(order.json).toMatchObject({ done: 1 });
    await User.updateOne({ _id: agent.id }, { officeRole: 'moderator' });
    await BulkChangeItem.updateOne({ bulk: String(order.json.id) }, { $unset: { outcome: 1, before: 1 } });
    const again = { status: 'running', cursor: 0, done: 0, failed: 0, leaseUntil: new Date(0) };
    await BulkChange.updateOne({ _id: order.json.id }, { $set: again });
    await contactBulk.job.runDue();
    expect(await progress(order.json.id)).toMatchObject({ done: 0, failed: 1 });
    const kind = 'contacts';
    for (const [filter, sort] of [
      [{ kind, status: { $in: ['running', 'undoing'] }, leaseUntil: { $lte: new Date() } }, {}],
      [{ by: agent.id, kind, status: { $in: ['running'] } }, { createdAt: -1 }],
      [{ kind, undoUntil: { $gt: new Date() }, status: { $in: ['done'] } }, { undoUntil: -1 }],
    ] as const) {
      const query = BulkChange.find(filter as object).cast(BulkChange) as object;
      expect(await planOf({ find: 'bulkchanges', filter: query, sort })).toContain('IXSCAN');
    }
  });

  const contactNamed = async (firstName: string) => {
    const row = contactRow(contactInputSchema.parse({ firstName, mobilePhone: '+91 98220 12399' }));
    return String((await Contact.create(row))._id);
  };

  test('sends the new owner one email about all contacts, once it can no longer be undone', async () => {
    const [giver, taker] = [
      await signedIn('admin', { name: 'Sunita' }),
      await signedIn('admin', { name: 'Ravi', officeRole: 'agent' }),
    ];
    const give = async (to: Person) => {
      const ids = [await contactNamed('Ojas'), await contactNamed('Tara')];
      const body = { action: 'owner', owner: to.id, ids };
      return String((await giver.browser.call(bulk, '/api/admin/contacts/bulk', { body })).json.id);
    };
    const later = () => new Date(Date.now() + 11 * 60_000);
    const first = await give(taker);
    expect(await contactBulk.mailJob.runDue()).toBe(0);
    await takeBack(first);
    expect(await contactBulk.mailJob.runDue(later())).toBe(0);
    await give(taker);
    expect(await contactBulk.mailJob.runDue(later())).toBe(1);
    expect(await contactBulk.mailJob.runDue(later())).toBe(0);
    const mails = await mailsTo(taker.email);
    expect(mails.map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Sunita assigned you 2 contacts'),
    ]);
    expect(mails[0]?.text).toContain(`/admin/contactlist?owner=${taker.id}`);
    // taking over a contact oneself sends no notice
    await give(giver);
    expect(await contactBulk.mailJob.runDue(later())).toBe(0);
  });

  test("keeps contacts when the undo's author has lost the permission", async () => {
    const agent = await signedIn('admin');
    const body = { action: 'tag', tag: 'lost', ids: [await contactNamed('Veena')] };
    const { id } = (await agent.browser.call(bulk, '/api/admin/contacts/bulk', { body })).json;
    await User.updateOne({ _id: agent.id }, { officeRole: 'read-only' });
    const undoing = { status: 'undoing', cursor: 0, done: 0, total: 1, leaseUntil: new Date(0) };
    await BulkChange.updateOne({ _id: String(id) }, undoing);
    await contactBulk.job.runDue();
    expect(await BulkChange.findById(String(id)).lean()).toMatchObject({
      status: 'undone',
      done: 0,
      failed: 1,
    });
    expect(await names('tag=lost')).toEqual(['Veena']);
  });
});
