import mongoose, { Types } from 'mongoose';
import { PUT as markToday, GET as waiting } from '@/app/api/user/today/route';
import { recordMissingLeads } from '@/lib/enquiries/lead-sources/jobs';
import { createProperty } from '@/lib/listings/mutations';
import type { Actor } from '@/lib/platform/auth/actor';
import { textsIn } from '@/lib/platform/language/messages';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { ListingDraft } from '@/models/listings/listing-draft';
import { Property } from '@/models/listings/property';
import { User } from '@/models/platform/user';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { testActor, testAdmin } from '@/test/actors';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { form, inState } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { VISIT_GAP_MS } from './constants';
import { getToday } from './data';
import { recordTodaySeen } from './mutations';
import { lastVisit, seenNow } from './rules';

useTestDb();
beforeEach(clearTestDb);

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const ago = (ms: number) => new Date(Date.now() - ms);

let floor = 0;
async function list(owner: Person, title: string, stored: object = {}) {
  floor += 1;
  const { property } = await createProperty(testActor(owner.id), form({ title, floor: String(floor) }), []);
  await Property.updateOne(
    { _id: property._id },
    { $set: { ...inState('active'), ...stored } },
    { timestamps: false },
  );
  return property._id;
}

let sender = 0;
async function enquire(owner: Person, name: string, createdAt: Date, more: object = {}) {
  sender += 1;
  await Enquiry.create({
    name,
    sender: `guest:${sender}`,
    phone: '+919822012345',
    message: 'Is it available?',
    propertyTitle: 'Flat',
    owner: owner.id,
    createdAt,
    ...more,
  });
  await recordMissingLeads();
}

const link = () => ({
  hash: new Types.ObjectId().toHexString(),
  token: { v: 1, iv: 'a', tag: 'b', data: 'c' },
});
const visit = (host: Person, name: string, updatedAt: Date, more: object = {}) =>
  Visit.collection.insertOne({
    property: new Types.ObjectId(),
    propertyTitle: 'Villa',
    host: new Types.ObjectId(host.id),
    owner: 'guest:x',
    name,
    phone: '+919822012345',
    status: 'proposed',
    proposed: ['2099-01-05-morning'],
    rounds: 1,
    until: new Date('2099-01-06'),
    updatedAt,
    visitorLink: link(),
    hostLink: link(),
    ...more,
  } as never);

const today = (person: Person, now?: Date) =>
  getToday(textsIn('en', 'office/today').t, testActor(person.id), now);

test('people who wait come first, the newest on top, then what listings need, drafts last; what is others’ is left out', async () => {
  const [owner, other] = [await signedIn('broker'), await signedIn('seller')];
  await enquire(owner, 'Ravi', ago(9 * DAY));
  await enquire(owner, 'Answered', ago(20 * DAY), { status: 'contacted' });
  await enquire(other, 'Foreign', ago(30 * DAY));
  await enquire(owner, 'Nilima', ago(12 * DAY), { status: 'contacted' });
  const step = { text: 'Call about the loan', at: ago(HOUR) };
  await Lead.updateOne({ name: 'Nilima' }, { $set: { nextStep: step, dueAt: step.at } });
  await visit(owner, 'Meera', ago(2 * DAY));
  await visit(owner, 'Waits for the visitor', ago(3 * DAY), {
    offered: new Date('2099-01-05'),
    proposed: [],
  });
  await list(owner, 'Old flat', { confirmedAt: ago(20 * DAY) });
  await list(owner, 'Fresh flat');
  await list(owner, 'Wrong flat', {
    review: { state: 'rejected', since: ago(5 * DAY), reason: 'The photos show another house' },
  });
  await list(owner, 'Bare flat', {
    ...inState('active', 'photo'),
    updatedAt: ago(4 * DAY),
  });
  await list(owner, 'In the bin', {
    ...inState('active', 'bin'),
  });
  await ListingDraft.create({
    owner: owner.id,
    key: 'k1',
    values: { title: 'Half a villa' },
    step: 1,
    rev: 1,
    savedAt: ago(DAY),
    expiresAt: new Date('2099-01-01'),
  });
  const { items, listings, changes, since } = await today(owner);
  expect(items.map(({ kind, text, note }) => [kind, text, note])).toEqual([
    ['visit', 'Meera wants to see Villa', undefined],
    ['lead', 'Ravi asks about Flat', 'Is it available?'],
    ['step', 'Nilima: Call about the loan', 'Flat'],
    ['awaiting', expect.stringMatching(/^Bare flat becomes public as soon as you add .*photo/), undefined],
    ['refused', 'Wrong flat was not approved', 'The photos show another house'],
    ['confirm', 'Is Old flat still available?', undefined],
    ['draft', 'Half a villa is not finished', undefined],
  ]);
  expect(listings).toBe(4);
  expect([changes, since]).toEqual([[], undefined]);
});

test('a listing that visitors say is gone waits, however fresh it is', async () => {
  const owner = await signedIn('seller');
  await list(owner, 'Flat', { goneCount: 2 });
  const [item] = (await today(owner)).items;
  expect(item).toMatchObject({ kind: 'confirm', text: 'One or several visitors say that Flat is gone' });
});

test('says how much waits for the caller alone', async () => {
  const owner = await signedIn('broker');
  await list(owner, 'Flat');
  await enquire(owner, 'Ravi', ago(DAY));
  const counts = async (of: typeof owner) => (await of.browser.call(waiting, '/api/user/today')).json;
  expect(await counts(owner)).toEqual({ leads: 1, visits: 0 });
  expect(await counts(await signedIn('broker'))).toEqual({ leads: 0, visits: 0 });
  expect(await counts(await signedIn('admin'))).toMatchObject({ queue: expect.any(Number), enquiries: 1 });
});

test('the second visit says what has changed since the first, until the third', async () => {
  const owner = await signedIn('seller');
  const id = await list(owner, 'Flat');
  expect((await owner.browser.call(markToday, '/api/user/today', { method: 'PUT' })).json).toEqual({
    seen: true,
  });
  await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(2 * DAY) });
  await enquire(owner, 'Before', ago(3 * DAY));
  await enquire(owner, 'Ravi', ago(DAY));
  await Property.updateOne({ _id: id }, { 'review.state': 'approved', 'review.since': ago(DAY) });
  await ListingDay.create({ day: indianDay(Date.now()), property: id, views: 7 });
  const texts = async (now?: Date) => (await today(owner, now)).changes.map(({ text }) => text);
  const changed = [
    '1 lead is new or has something new',
    '1 listing was approved',
    expect.stringMatching(/^7 views of your listings/),
  ];
  expect(await texts()).toEqual(changed);
  await recordTodaySeen(owner.id);
  // a reload of the same visit
  expect(await texts()).toEqual(changed);
  await recordTodaySeen(owner.id);
  expect(await texts()).toEqual(changed);
  const tomorrow = new Date(Date.now() + DAY);
  expect(await texts(tomorrow)).toEqual([expect.stringMatching(/^7 views/)]);
});

test('admins see what waits for the agency, listers what waits for them, and a visit is there once', async () => {
  const [admin, owner] = [await signedIn('admin'), await signedIn('seller')];
  await enquire(admin, 'Asha', ago(DAY));
  await enquire(owner, 'Ravi', ago(2 * DAY));
  await Enquiry.create({
    name: 'Tara',
    phone: '+919822012346',
    message: 'About a loan',
    createdAt: ago(3 * DAY),
  });
  await visit(owner, 'Meera', ago(HOUR));
  await recordMissingLeads();
  const texts = async (actor: Actor) =>
    (await getToday(textsIn('en', 'office/today').t, actor)).items.map(({ text }) => text);
  expect(await texts(testAdmin(admin.id))).toEqual(['Asha asks about Flat', 'Tara has sent an enquiry']);
  expect(await texts(testActor(owner.id))).toEqual(['Meera wants to see Villa', 'Ravi asks about Flat']);
});

test('a visit lasts until nothing was seen for half an hour', () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const gap = VISIT_GAP_MS / 60_000;
  expect(lastVisit({}, at(0))).toBeUndefined();
  const first = seenNow({}, at(0));
  expect(first).toEqual({ todaySeenAt: at(0) });
  expect(seenNow(first, at(gap))).toEqual({ todaySeenAt: at(gap) });
  const second = seenNow(first, at(gap + 1));
  expect(second).toEqual({ todaySeenAt: at(gap + 1), todaySeenBefore: at(0) });
  expect(lastVisit(second, at(gap + 5))).toEqual(at(0));
});

test('the number of queries does not grow with what there is', async () => {
  const owner = await signedIn('broker');
  await User.updateOne({ _id: owner.id }, { todaySeenAt: ago(DAY) });
  const count = async () => {
    let queries = 0;
    mongoose.set('debug', () => {
      queries += 1;
    });
    await today(owner);
    mongoose.set('debug', false);
    return queries;
  };
  await list(owner, 'One');
  await enquire(owner, 'Somebody', ago(DAY));
  const few = await count();
  for (let i = 0; i < 6; i++) {
    await list(owner, `Flat ${i}`, { confirmedAt: ago(30 * DAY) });
    await enquire(owner, `Person ${i}`, ago(i * DAY));
    await visit(owner, `Visitor ${i}`, ago(i * DAY));
  }
  expect(await count()).toBe(few);
  expect(few).toBeGreaterThan(8);
});

test('no query of the page scans', async () => {
  const owner = new Types.ObjectId();
  for (const command of [
    {
      find: 'leads',
      filter: { owner, askedAt: { $ne: null }, isOpen: true, waitingSince: { $gt: new Date(0) } },
      sort: { waitingSince: -1, _id: -1 },
    },
    { find: 'properties', filter: { owner, 'review.state': 'rejected' }, sort: { 'review.since': 1 } },
    { find: 'properties', filter: { owner, status: 'draft' }, sort: { createdAt: -1 } },
  ]) {
    const stages = await planOf(command);
    expect(stages).toContain('IXSCAN');
    expect(stages).not.toContain('COLLSCAN');
    expect(stages).not.toContain('SORT');
  }
});
