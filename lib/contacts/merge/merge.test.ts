import { DELETE as undo } from '@/app/api/admin/contacts/merge/[id]/route';
import { POST as merge } from '@/app/api/admin/contacts/merge/route';
import { DELETE as dismissGroup } from '@/app/api/admin/contacts/pairs/[id]/group/route';
import { DELETE as dismiss } from '@/app/api/admin/contacts/pairs/[id]/route';
import { POST as add } from '@/app/api/admin/contacts/route';
import { DELETE as remove, PUT as save } from '@/app/api/contact/[id]/route';
import { getContact } from '@/lib/contacts/data';
import type { ContactDto } from '@/lib/contacts/dto';
import { listPairs, pairOrder } from '@/lib/contacts/duplicates/data';
import { refreshAllCandidates } from '@/lib/contacts/duplicates/mutations';
import { pairListSchema } from '@/lib/contacts/duplicates/schema';
import { contactKeys } from '@/lib/contacts/rules';
import { getEnquiry } from '@/lib/enquiries/inbox/data';
import { createEnquiry } from '@/lib/enquiries/mutations';
import { enquirySchema } from '@/lib/enquiries/schema';
import { contactHistory, mergedInto } from '@/lib/office/contact-history/data';
import { getContactThread } from '@/lib/office/contact-thread/data';
import { Contact } from '@/models/contacts/contact';
import { ContactMerge } from '@/models/contacts/contact-merge';
import { ContactPair } from '@/models/contacts/contact-pair';
import { AuditEntry } from '@/models/platform/audit-entry';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { mergedContact } from './rules';

describe('mutations', () => {
  useTestDb();

  let admin: Person;
  beforeAll(async () => {
    admin = await signedIn('admin');
  });
  beforeEach(() =>
    Promise.all([Contact.deleteMany({}), ContactPair.deleteMany({}), ContactMerge.deleteMany({})]),
  );

  const make = async (body: object) =>
    String((await admin.browser.call(add, '/api/admin/contacts', { body })).json._id);
  const at = (id: string) => ({ params: { id } });
  const pairs = async () =>
    (await listPairs(pairListSchema.parse({}))).rows.map(({ a, b, reasons }) =>
      [...[a.firstName, b.firstName].sort(), ...reasons].join(' '),
    );

  const ASHA = {
    firstName: 'Asha',
    lastName: 'Rao',
    mobilePhone: '98220 12345',
    emailAddress: 'asha@work.example',
    homeCity: 'Nagpur',
    notes: 'plot owner',
  };
  const ASHAA = {
    firstName: 'Ashaa',
    lastName: 'Rao',
    mobilePhone: '+919822054321',
    emailAddress: 'Asha@home.example',
    businessPhone: '098220-12345',
    homeCity: 'nagpur',
    birthday: '1984-02-29',
    notes: 'asks for villas',
  };

  async function two() {
    const [keep, gone] = [await make(ASHA), await make(ASHAA)];
    return { keep, gone, body: { keep, gone, keepVersion: 0, goneVersion: 0 } };
  }
  const mergeThem = (body: object) => admin.browser.call(merge, '/', { body });

  test('pairs contacts by phone, email and sound of the name on every write, and unpairs them', async () => {
    const { keep, gone } = await two();
    const other = await make({ firstName: 'Ravi', emailAddress: 'ASHA@work.example' });
    expect(await pairs()).toEqual(['Asha Ashaa phone name', 'Asha Ravi email']);
    const change = { ...ASHA, __v: 0, emailAddress: '', mobilePhone: '9822099999' };
    await admin.browser.call(save, '/', { method: 'PUT', body: change, ...at(keep) });
    expect(await pairs()).toEqual(['Asha Ashaa name']);
    const pair = await ContactPair.findOne({}).lean();
    await admin.browser.call(dismiss, '/', { method: 'DELETE', ...at(String(pair?._id)) });
    await refreshAllCandidates();
    expect(await pairs()).toEqual([]);
    await make({ firstName: 'Zoya', mobilePhone: '98220-54321' });
    expect(await pairs()).toEqual(['Ashaa Zoya phone']);
    await admin.browser.call(remove, '/', { method: 'DELETE', ...at(gone) });
    expect(await ContactPair.countDocuments({ dismissed: false })).toBe(0);
    expect(other).toMatch(/^[0-9a-f]{24}$/);
  });

  test('sorts possible duplicates by likelihood or date, through an index', async () => {
    await make({ firstName: 'Meera', lastName: 'Joshi', homeCity: 'Nagpur', emailAddress: 'a@x.example' });
    await make({ firstName: 'Mira', lastName: 'Joshi', homeCity: 'Nagpur', emailAddress: 'a@x.example' });
    await make({ firstName: 'One', mobilePhone: '98220 11111', emailAddress: 'b@x.example' });
    await make({ firstName: 'One', mobilePhone: '98220 11111', emailAddress: 'b@x.example' });
    const listed = async (query: object) =>
      (await listPairs(pairListSchema.parse(query))).rows.map(({ a, foundAt }) => [a.firstName, foundAt]);
    const byDay = await listed({ by: 'createdAt' });
    expect(byDay.length).toBeGreaterThan(1);
    expect(byDay.map(([, foundAt]) => foundAt)).toEqual(
      byDay
        .map(([, foundAt]) => foundAt)
        .toSorted()
        .reverse(),
    );
    expect(await listed({ by: 'createdAt', dir: 'asc' })).toEqual(byDay.toReversed());
    expect((await listed({})).toReversed()).toEqual(await listed({ dir: 'asc' }));
    for (const by of ['strength', 'createdAt'] as const)
      for (const dir of ['asc', 'desc'] as const) {
        const plan = await planOf({
          find: 'contactpairs',
          filter: { dismissed: false },
          sort: pairOrder({ by, dir }),
        });
        expect(plan).not.toEqual(expect.arrayContaining(['SORT']));
        expect(plan).toContain('IXSCAN');
      }
  });

  test('dismisses a connected group with one press, and logs it once', async () => {
    const phone = (end: string) => `98220111${end}`;
    await make({ firstName: 'Mother', mobilePhone: phone('11') });
    await make({ firstName: 'Father', mobilePhone: phone('11'), otherPhones: phone('22') });
    const child = await make({ firstName: 'Child', mobilePhone: phone('22') });
    await make({ firstName: 'X', mobilePhone: phone('33') });
    await make({ firstName: 'Y', mobilePhone: phone('33') });
    const { rows } = await listPairs(pairListSchema.parse({}));
    expect(rows.map(({ groupPairs }) => groupPairs).sort()).toEqual([1, 2, 2]);
    const pair = rows.find(({ groupPairs }) => groupPairs === 2)!;
    const reply = await admin.browser.call(dismissGroup, '/', { method: 'DELETE', ...at(pair.id) });
    expect(reply.json).toMatchObject({ dismissed: 2 });
    expect(await pairs()).toEqual(['X Y phone']);
    const record = { action: 'contact.write', 'details.other': new RegExp(child) };
    expect(await AuditEntry.countDocuments(record)).toBe(1);
    expect((await admin.browser.call(dismissGroup, '/', { method: 'DELETE', ...at(pair.id) })).status).toBe(
      404,
    );
  });

  test('ignores a number that many contacts share, and finds duplicates among older contacts', async () => {
    for (let i = 0; i < 12; i++)
      await Contact.create({ firstName: `A${i}`, nameKey: `a${i}`, mobilePhone: '9822000000' });
    await Contact.create({ firstName: 'X', nameKey: 'x', mobilePhone: '9822000001' });
    await Contact.create({ firstName: 'Y', nameKey: 'y', mobilePhone: '9822000001' });
    await refreshAllCandidates();
    expect(await pairs()).toEqual(['X Y phone']);
  });

  test('keeps all numbers and addresses in a merge and finds enquiries for the kept contact', async () => {
    const { keep, gone, body } = await two();
    const sent = { name: 'Asha', email: 'ASHA@home.example', phone: '900000', message: 'Hello' };
    const enquiry = await createEnquiry(enquirySchema.parse(sent));
    expect((await getEnquiry(enquiry.id))?.contactId).toBe(gone);
    const reply = await mergeThem({
      ...body,
      take: { firstName: 'gone', mobilePhone: 'gone', notes: 'both' },
    });
    expect(reply.json).toMatchObject({
      _id: keep,
      firstName: 'Ashaa',
      mobilePhone: '+919822054321',
      businessPhone: '098220-12345',
      emailAddress: 'asha@work.example',
      otherEmails: 'Asha@home.example',
      birthday: '1984-02-29T00:00:00.000Z',
      notes: 'plot owner\nasks for villas',
      __v: 1,
    });
    expect(await Contact.countDocuments({})).toBe(1);
    expect((await getEnquiry(enquiry.id))?.contactId).toBe(keep);
    const kept = (await getContact(keep))!;
    const thread = await getContactThread(kept, [], { seesDeals: false, opensDeals: false });
    expect(thread.map(({ kind }) => kind)).toEqual(['enquiry']);
    expect(await mergedInto(gone)).toBe(keep);
    const { merges, entries } = await contactHistory(kept);
    expect(merges).toEqual([
      expect.objectContaining({
        undoable: true,
        kept: expect.objectContaining({ firstName: 'Asha' }),
        gone: expect.objectContaining({ firstName: 'Ashaa' }),
      }),
    ]);
    expect(entries.map(({ details }) => details)).toEqual(
      expect.arrayContaining([expect.stringContaining('merge'), expect.stringContaining('add')]),
    );
  });

  test('restores both contacts completely, once, and only while the merged one is unchanged', async () => {
    const { keep, gone, body } = await two();
    const before = await Contact.find({}).select('+terms +matchKeys').sort({ _id: 1 }).lean();
    await mergeThem({ ...body, take: { firstName: 'gone' } });
    const id = String((await ContactMerge.findOne({}))?._id);
    expect((await admin.browser.call(undo, '/', { method: 'DELETE', ...at(id) })).status).toBe(200);
    expect(await Contact.find({}).select('+terms +matchKeys').sort({ _id: 1 }).lean()).toEqual(before);
    expect(await pairs()).toEqual(['Asha Ashaa phone name']);
    expect(await mergedInto(gone)).toBeUndefined();
    expect((await admin.browser.call(undo, '/', { method: 'DELETE', ...at(id) })).status).toBe(409);

    await mergeThem(body);
    await admin.browser.call(save, '/', { method: 'PUT', body: { firstName: 'Mine', __v: 1 }, ...at(keep) });
    const second = String((await ContactMerge.findOne({ undoneAt: null }))?._id);
    expect((await admin.browser.call(undo, '/', { method: 'DELETE', ...at(second) })).status).toBe(409);
    expect(await Contact.find({}).lean()).toEqual([expect.objectContaining({ firstName: 'Mine' })]);
    expect(await AuditEntry.countDocuments({ 'details.kind': 'merge undone', targetId: keep })).toBe(1);
  });

  test('keeps both contacts when an undo is sent twice at once', async () => {
    const { body } = await two();
    await mergeThem(body);
    const id = String((await ContactMerge.findOne({ undoneAt: null, done: true }))?._id);
    const send = () => admin.browser.call(undo, '/', { method: 'DELETE', ...at(id) });
    const replies = await Promise.all([send(), send(), send()]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await Contact.countDocuments({})).toBe(2);
  });

  test('refuses to merge contacts changed since the comparison', async () => {
    const { keep, gone, body } = await two();
    await admin.browser.call(save, '/', {
      method: 'PUT',
      body: { ...ASHAA, __v: 0, firstName: 'New' },
      ...at(gone),
    });
    expect((await mergeThem(body)).status).toBe(409);
    expect((await mergeThem({ ...body, gone: keep })).status).toBe(400);
    expect((await mergeThem({ ...body, gone: 'f'.repeat(24) })).status).toBe(404);
    expect(await Contact.countDocuments({})).toBe(2);
    expect(await ContactMerge.countDocuments({ done: true })).toBe(0);
  });

  test('scans nothing when it reads duplicates', async () => {
    const { keep } = await two();
    const id = (await Contact.findById(keep).lean())?._id;
    for (const command of [
      { find: 'contactpairs', filter: { dismissed: false }, sort: { strength: -1, _id: 1 } },
      { find: 'contactpairs', filter: { $or: [{ a: id }, { b: id }], dismissed: false } },
      { find: 'contacts', filter: { matchKeys: { $in: contactKeys(ASHA) } } },
      { find: 'contactmerges', filter: { kept: id, done: true }, sort: { at: -1 } },
      { find: 'contactmerges', filter: { gone: id, done: true, undoneAt: null }, sort: { at: -1 } },
    ]) {
      const stages = await planOf(command);
      expect(stages).toContain('IXSCAN');
      expect(stages).not.toContain('COLLSCAN');
    }
  });

  describe('with two officers', () => {
    let sunita: Person;
    beforeAll(async () => {
      sunita = await signedIn('admin', { name: 'Sunita' });
    });
    const by = (person: Person, body: object) => person.browser.call(merge, '/', { body });

    test('says who changed what for a merge from an old page, and merges when confirmed', async () => {
      const { keep, body } = await two();
      const change = { ...ASHA, __v: 0, homeCity: 'Pune' };
      await sunita.browser.call(save, '/', { method: 'PUT', body: change, ...at(keep) });
      const late = await by(admin, body);
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita changed this contact \d+ seconds? ago$/),
      ]);
      const { earlier } = late.json.details as { earlier: { seen: string } };
      const [keepVersion, goneVersion] = earlier.seen.split(' ').map(Number);
      expect((await by(admin, { ...body, keepVersion, goneVersion })).status).toBe(200);
    });

    test('makes one of two simultaneous merges, and tells the second who was first', async () => {
      const { keep, gone, body } = await two();
      const turned = { ...body, keep: gone, gone: keep };
      const both = await Promise.all([by(sunita, body), by(admin, turned)]);
      expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
      expect(await Contact.countDocuments({})).toBeGreaterThan(0);
      if (both.every(({ status }) => status === 409)) await by(sunita, body);
      const late = await by(both[1]?.status === 200 ? sunita : admin, body);
      expect(late.status).toBe(409);
      expect(late.json.message).toMatch(/ merged this contact (into another )?(\d+ seconds? ago|just now)$/);
    });
  });
});

describe('rules', () => {
  const contact = (more: Partial<ContactDto>): ContactDto =>
    ({ _id: '1', __v: 0, firstName: 'Asha', lastName: 'Rao', ...more }) as ContactDto;

  test('fills empty fields from the other contact and keeps filled ones', () => {
    const keep = contact({ jobTitle: 'Architect', homeCity: '' });
    const gone = contact({ jobTitle: 'Builder', homeCity: 'Nagpur', lastName: 'Deshmukh' });
    expect(mergedContact(keep, gone, {})).toMatchObject({
      lastName: 'Rao',
      jobTitle: 'Architect',
      homeCity: 'Nagpur',
    });
  });

  test('takes chosen values from the other contact, and can keep both notes', () => {
    const keep = contact({ jobTitle: 'Architect', notes: 'Likes gardens' });
    const gone = contact({ jobTitle: 'Builder', notes: 'Met in May' });
    const merged = mergedContact(keep, gone, { jobTitle: 'gone', notes: 'both' });
    expect(merged).toMatchObject({ jobTitle: 'Builder', notes: 'Likes gardens\nMet in May' });
    expect(mergedContact(keep, contact({ notes: 'Likes gardens' }), { notes: 'both' }).notes).toBe(
      'Likes gardens',
    );
  });

  test('keeps each unused number once as another phone, however it is written', () => {
    const keep = contact({ mobilePhone: '+91 98000 00001', otherPhones: '0712 2530001' });
    const gone = contact({
      mobilePhone: '9800000002',
      homePhone: '098000-00001',
      otherPhones: '+917122530001',
    });
    const merged = mergedContact(keep, gone, {});
    expect(merged.mobilePhone).toBe('+91 98000 00001');
    expect(merged.homePhone).toBe('098000-00001');
    expect(merged.otherPhones).toBe('0712 2530001, 9800000002');
  });

  test('keeps a stored landline in the mobile field among the other phones', () => {
    const [landline, mobile] = ['0883 325 2501', '98000 00002'];
    const merged = mergedContact(contact({ mobilePhone: landline }), contact({ mobilePhone: mobile }), {});
    expect([merged.mobilePhone, merged.otherPhones]).toEqual([mobile, landline]);
    const alone = mergedContact(contact({ mobilePhone: landline }), contact({}), {});
    expect([alone.mobilePhone, alone.otherPhones]).toEqual([undefined, landline]);
  });

  test('keeps every email address, whatever its case', () => {
    const keep = contact({ emailAddress: 'asha@rao.example' });
    const gone = contact({
      emailAddress: 'a.rao@work.example',
      otherEmails: 'ASHA@rao.example, third@rao.example',
    });
    expect(mergedContact(keep, gone, {})).toMatchObject({
      emailAddress: 'asha@rao.example',
      otherEmails: 'a.rao@work.example, third@rao.example',
    });
    expect(mergedContact(keep, gone, { emailAddress: 'gone' })).toMatchObject({
      emailAddress: 'a.rao@work.example',
      otherEmails: 'asha@rao.example, third@rao.example',
    });
  });

  test('stores dates as dates', () => {
    const merged = mergedContact(contact({}), contact({ birthday: '1984-11-21T00:00:00.000Z' }), {});
    expect(merged.birthday).toBe('1984-11-21');
  });
});
