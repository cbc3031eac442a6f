import { Types } from 'mongoose';
import { PUT as keepAccount, DELETE as requestErasure } from '@/app/api/user/account/route';
import { GET as exportData } from '@/app/api/user/export/route';
import { POST as login } from '@/app/api/user/login/route';
import { createProperty } from '@/lib/listings/mutations';
import { recordTodaySeen } from '@/lib/office/today/mutations';
import { readLogAfter } from '@/lib/platform/cache/data';
import { settleBackground } from '@/lib/platform/jobs/background';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Import } from '@/models/imports/import';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { AuditEntry } from '@/models/platform/audit-entry';
import { JobModel } from '@/models/platform/job';
import { Session } from '@/models/platform/session';
import { User } from '@/models/platform/user';
import { Activity } from '@/models/visitors/activity';
import { Guest } from '@/models/visitors/guest';
import { GuestDay } from '@/models/visitors/guest-day';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { form, photo, stored } from '@/test/listing-form';
import { PASSWORD, signedIn } from '@/test/people';
import { personOf } from './data';
import { PERSONAL_DATA } from './definitions';
import { cleanUpPersonalData } from './mutations';

useTestDb();
afterEach(settleBackground);

const DAY_MS = 86_400_000;

const signIn = (email: string, password: string) =>
  new Browser().call(login, '/api/user/login', { body: { email, password } });

describe('data of one person', () => {
  test('the export holds everything, nothing of others and no secret', async () => {
    const [person, other] = [await signedIn('seller'), await signedIn('seller')];
    await Activity.create({
      user: person.id,
      action: 'page_view',
      metadata: { page: '/mine' },
      timestamp: new Date(),
    });
    await Activity.create({
      user: other.id,
      action: 'page_view',
      metadata: { page: '/theirs' },
      timestamp: new Date(),
    });
    const now = new Date();
    await Guest.create({
      guestID: 'guest_before_signing_in',
      adoptedBy: person.id,
      lastActive: now,
      ip: '203.0.113.5',
    });
    const report = { property: person.id, reason: 'price', details: 'Wrong price, I asked', user: person.id };
    await Report.collection.insertOne({ ...report, user: new Types.ObjectId(person.id), createdAt: now });
    await recordTodaySeen(person.id, now);
    const file = { kind: 'own-listings', status: 'checked' } as const;
    const read = {
      ...file,
      bytes: 9,
      format: 'CSV',
      headings: ['Title'],
      rows: 1,
      lastRow: 2,
      rowsUntil: now,
    };
    await Import.create({ ...read, by: person.id, byName: 'Me', fileName: 'my-flats.csv' });
    await Import.create({ ...read, by: other.id, byName: 'Other', fileName: 'their-flats.csv' });
    // two parts of one name would hide each other in the file
    const account = personOf({ id: person.id, email: person.email, verified: true });
    const names = await Promise.all(
      PERSONAL_DATA.map(async (part) => Object.keys(await part.collect(account))),
    );
    expect(names.flat().sort()).toEqual([...new Set(names.flat())].sort());
    const reply = await person.browser.call(exportData, '/x');
    expect(reply.json).toMatchObject({
      imports: [{ fileName: 'my-flats.csv', rows: 1 }],
      todaySeen: { todaySeenAt: now.toISOString() },
    });
    expect(reply.text).not.toContain('their-flats');
    expect(reply.headers.get('content-disposition')).toMatch(/^attachment; filename="my-data-/);
    expect(reply.json).toMatchObject({ profile: { email: person.email } });
    expect(reply.text).toContain('/mine');
    expect(reply.text).toContain('guest_before_signing_in');
    expect(reply.text).toContain('Wrong price, I asked');
    expect(reply.text).not.toContain('phash');
    expect(reply.text).not.toContain('/theirs');
    expect(reply.text).not.toMatch(/passwordHash|\$2[aby]\$|idHash/);
    expect(await AuditEntry.countDocuments({ action: 'user.export', actor: person.id })).toBe(1);
  });

  test('the last admin stays until there is another one', async () => {
    const admin = await signedIn('admin');
    const ask = () =>
      admin.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
    expect((await ask()).status).toBe(409);
    const other = await signedIn('admin');
    await User.updateOne({ _id: other.id }, { $set: { deactivatedAt: new Date() } });
    expect((await ask()).status).toBe(409);
    await User.updateOne({ _id: other.id }, { $unset: { deactivatedAt: 1 } });
    expect((await ask()).status).toBe(200);
  });

  test('erasure waits for its grace period, can be taken back, and then leaves nothing', async () => {
    const person = await signedIn('seller');
    const ask = (password: string) =>
      person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password } });
    expect((await ask('wrong')).status).toBe(400);
    expect((await ask(PASSWORD)).json).toMatchObject({ erasureAt: expect.any(String) });
    await person.browser.call(keepAccount, '/x', { method: 'PUT' });
    await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
    expect(await User.countDocuments({ _id: person.id })).toBe(1);

    const signedInAgain = await signIn(person.email, PASSWORD);
    expect(signedInAgain.status).toBe(200);
    expect((await ask(PASSWORD)).status).toBe(200);
    await Property.create({
      title: 'A flat',
      description: 'With a view',
      price: 1,
      type: 'sale',
      category: 'Plots',
      address: 'Nagpur',
      area: 1,
      city: 'Nagpur',
      citySlug: 'nagpur',
      owner: person.id,
    });
    await cleanUpPersonalData(new Date(Date.now() + 13 * DAY_MS));
    expect(await User.countDocuments({ _id: person.id })).toBe(1);
    const ours = new Types.ObjectId(person.id);
    await Report.collection.insertOne({ property: ours, reason: 'price', details: 'Wrong', user: ours });
    await Enquiry.collection.insertOne({ name: 'A', email: 'a@b.example', owner: ours, assignee: ours });
    await Guest.create({ guestID: 'guest_was_me', adoptedBy: person.id, lastActive: new Date() });
    await Activity.create({ guestID: 'guest_was_me', action: 'other', timestamp: new Date() });
    await GuestDay.create({ guestID: 'guest_was_me', day: '2026-11-21', counts: {}, last: {} });
    const { seq } = await readLogAfter(0);
    await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
    // every process of the site drops the pages that show the listing
    expect((await readLogAfter(seq)).tags).toContain('site');
    const left = await Promise.all([
      User.countDocuments({ _id: person.id }),
      Session.countDocuments({ user: person.id }),
      Property.countDocuments({ owner: person.id }),
      Activity.countDocuments({ user: person.id }),
      Activity.countDocuments({ guestID: 'guest_was_me' }),
      GuestDay.countDocuments({ guestID: 'guest_was_me' }),
      Guest.countDocuments({ adoptedBy: person.id }),
      Report.countDocuments({ user: person.id }),
      Enquiry.countDocuments({ $or: [{ owner: person.id }, { assignee: person.id }] }),
    ]);
    expect(left).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
    expect(await AuditEntry.countDocuments({ action: 'user.erased', targetId: person.id })).toBe(1);
  });

  test('erased listings take their pictures with them, and no other listing refers to them', async () => {
    const [person, neighbour] = [await signedIn('seller'), await signedIn('seller')];
    const actorOf = ({ id }: { id: string }) => testActor(id);
    const own = (await createProperty(actorOf(person), form(), [await photo(50), await photo(200)])).property;
    const other = (await createProperty(actorOf(neighbour), form(), [await photo(50)])).property;
    const links = async () =>
      (await Property.findById(other._id).select('+samePhotoAs +duplicateCandidates').lean()) as {
        samePhotoAs?: unknown[];
        duplicateCandidates?: unknown[];
      };
    expect((await links()).samePhotoAs?.map(String)).toEqual([own._id]);
    const before = await stored();
    await person.browser.call(requestErasure, '/x', { method: 'DELETE', body: { password: PASSWORD } });
    await cleanUpPersonalData(new Date(Date.now() + 15 * DAY_MS));
    expect(await Property.countDocuments({ owner: person.id })).toBe(0);
    const { samePhotoAs, duplicateCandidates } = await links();
    expect([samePhotoAs, duplicateCandidates]).toEqual([undefined, undefined]);
    const after = await stored();
    expect(after.length).toBeLessThan(before.length);
    for (const { public_id } of other.images)
      expect(after.some((name) => name.includes(public_id.split('/').at(-1) as string))).toBe(true);
    const entry = await AuditEntry.findOne({ action: 'property.write', targetId: own._id }).sort({ at: -1 });
    expect(entry?.details).toMatchObject({ removed: 'listing' });
  });
});

describe('jobs', () => {
  test('old activity goes, old addresses are shortened, young ones stay', async () => {
    const at = (days: number) => new Date(Date.now() - days * DAY_MS);
    const entry = (days: number, ip: string) => ({
      guestID: 'guest_old',
      action: 'other',
      timestamp: at(days),
      ip,
    });
    await Activity.collection.insertMany([
      entry(400, '203.0.113.1'),
      entry(40, '203.0.113.77'),
      entry(40, '2001:db8:1:2::9'),
      entry(1, '203.0.113.78'),
    ]);
    const figures = { guestID: 'guest_old', counts: {}, last: {} };
    const young = indianDay(at(1));
    await GuestDay.create([
      { ...figures, day: indianDay(at(400)) },
      { ...figures, day: young },
    ]);
    await cleanUpPersonalData();
    await cleanUpPersonalData();
    const left = await Activity.find({ guestID: 'guest_old' }).sort({ timestamp: 1 }).lean();
    expect(left.map(({ ip }) => ip).sort()).toEqual(['2001:db8::', '203.0.113.0', '203.0.113.78']);
    expect(await GuestDay.distinct('day')).toEqual([young]);
  });

  test('of several processes one runs a job, until its time is over', async () => {
    let runs = 0;
    const attempt = () => defineJob({ name: 'once', every: 60_000, run: async () => void runs++ }).runDue();
    await Promise.all([attempt(), attempt(), attempt(), attempt()]);
    expect(runs).toBe(1);
    await JobModel.updateOne({ name: 'once' }, { $set: { leaseUntil: new Date(0) } });
    expect(await attempt()).toBe(true);
    expect(runs).toBe(2);
  });
});
