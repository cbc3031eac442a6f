import { Types } from 'mongoose';
import { createTask } from '@/lib/office/tasks/mutations';
import { adminActorOf } from '@/lib/platform/auth/actor';
import type { OfficeRole } from '@/lib/platform/auth/roles';
import { op } from '@/lib/platform/db/operators';
import { lastDays } from '@/lib/platform/time/indian-day';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Report } from '@/models/moderation/report';
import { Task } from '@/models/office/task';
import { User } from '@/models/platform/user';
import { Visit } from '@/models/visits/visit';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { DAY_SECTIONS } from './constants';
import { getOfficeDay } from './data';
import { comparedText, lastWeeks } from './rules';
import { daySearchSchema } from './schema';

useTestDb();

/** Ten in the morning in Nagpur. */
const NOW = new Date('2026-11-26T04:30:00Z');
const hours = (n: number) => new Date(NOW.getTime() + n * 3_600_000);

let sunita: Person;
let shailesh: Person;
beforeEach(async () => {
  await clearTestDb();
  [sunita, shailesh] = await Promise.all([signedIn('admin'), signedIn('admin', { name: 'Shailesh' })]);
});

const actorOf = async ({ id }: Person, office: OfficeRole = 'admin') => {
  const row = await User.findById(id).lean();
  const user = {
    id,
    name: row?.name ?? '',
    email: '',
    phone: '',
    role: 'admin' as const,
    isVerified: true,
    office,
  };
  const session = { kind: 'user' as const, id: 's', via: 'cookie' as const, xsrf: '', recordActivity: false };
  return adminActorOf({ ...session, user, secondFactor: { isSet: true } }, undefined, 'read');
};

async function day(who = 'mine', { as = sunita, office = 'admin' as OfficeRole, only = '' } = {}) {
  const search = daySearchSchema.parse({ who, only });
  const { sections } = await getOfficeDay(await actorOf(as, office), search, NOW);
  return Object.fromEntries(sections.map(({ section, items, total }) => [section, { items, total }]));
}

/** What a section says, in its order. */
const texts = async (...args: Parameters<typeof day>) =>
  Object.fromEntries(
    Object.entries(await day(...args)).map(([section, { items }]) => [
      section,
      items.map(({ text }) => text),
    ]),
  );

const ask = (name: string, createdAt: Date, more: object = {}) =>
  Enquiry.create({ name, phone: '1', message: 'm', createdAt, ...more });

const listing = (title: string, since: Date, more: object = {}) =>
  Property.create({
    ...{ title, description: 'd', price: 1, area: 1, type: 'sale', category: 'Plots', address: 'a' },
    ...{ city: 'Nagpur', citySlug: 'nagpur', status: 'active', review: { state: 'pending', since } },
    ...more,
  } as never);

async function fill() {
  await ask('Old', hours(-30));
  await ask('Fresh', hours(-2));
  await ask('Promised', hours(-50), { status: 'contacted', nextAt: hours(-1) });
  await ask('Later today', hours(-50), { status: 'contacted', nextAt: hours(5) });
  await ask('Next week', hours(-50), { status: 'negotiating', nextAt: hours(100) });
  await ask('Answered', hours(-50), { status: 'contacted' });
  await ask('Ended', hours(-50), { status: 'won' });
  await ask('New with a date', hours(-2), { nextAt: hours(3) });
  await listing('Plot A', hours(-40));
  await listing('Plot B', hours(-1));
  await listing('Plot C', hours(-1), {
    status: 'paused',
    review: { state: 'rejected', since: hours(-1), reason: 'Blurred' },
  });
  const [{ _id: property } = {}] = await Property.find({ title: 'Plot A' }).lean();
  await Report.create({ property, reason: 'sold', status: 'open', createdAt: hours(-3) });
  await Report.create({ property, reason: 'sold', status: 'settled', createdAt: hours(-3) });
  const task = { text: 'Call the society', time: '09:00', assignee: sunita.id };
  await Task.create([
    { ...task, text: 'Renew the lease', day: '2026-11-24' },
    { ...task, day: '2026-11-26' },
    { ...task, text: 'Tomorrow', day: '2026-11-27' },
    { ...task, text: 'Done', day: '2026-11-24', isDone: true },
  ] as never);
}

test('late, due, new, and waiting for others, each in the order of its dates and in one section only', async () => {
  await fill();
  expect(await texts()).toEqual({
    late: ['Renew the lease', 'Review Plot A', 'Answer Old', 'Go on with Promised'],
    due: ['Call the society', 'Answer New with a date', 'Go on with Later today'],
    new: ['Plot A: Already sold or let', 'Answer Fresh', 'Review Plot B'],
    waiting: ['Go on with Answered', 'Plot C: its owner is to correct it', 'Go on with Next week'],
  });
  const shown = Object.values(await day()).flatMap(({ items }) => items.map(({ id }) => id));
  expect(new Set(shown).size).toBe(shown.length);
  const open = await Enquiry.countDocuments({ status: op.not('won') });
  const enquiries = Object.values(await day()).flatMap(({ items }) =>
    items.filter(({ kind }) => kind === 'enquiry'),
  );
  expect(enquiries).toHaveLength(open);
});

test('the sections come in this order', async () => {
  expect(Object.keys(await day())).toEqual([...DAY_SECTIONS]);
  expect(Object.keys(await day('mine', { only: 'new' }))).toEqual(['new']);
});

test('one’s own day has what is nobody’s, a colleague’s only theirs, the office’s everything', async () => {
  await ask('Mine', hours(-2), { assignee: sunita.id });
  await ask('His', hours(-2), { assignee: shailesh.id });
  await ask('Nobody’s', hours(-2));
  await ask('Left', hours(-2), { assignee: (await signedIn('admin', { deactivatedAt: NOW })).id });
  await listing('Plot', hours(-1));
  const fresh = async (who: string) => (await texts(who)).new?.toSorted();
  expect(await fresh('mine')).toEqual(['Answer Left', 'Answer Mine', 'Answer Nobody’s', 'Review Plot']);
  expect(await fresh(shailesh.id)).toEqual(['Answer His']);
  expect(await fresh('all')).toEqual([
    'Answer His',
    'Answer Left',
    'Answer Mine',
    'Answer Nobody’s',
    'Review Plot',
  ]);
  expect((await day('all')).new?.items.find(({ text }) => text === 'Answer His')?.who).toBe('Shailesh');
});

test('an agent’s own day has no listings to review; the office’s day has', async () => {
  await listing('Plot', hours(-1));
  expect((await texts('mine', { office: 'agent' })).new).toEqual([]);
  expect((await texts('all', { office: 'agent' })).new).toEqual(['Review Plot']);
  expect((await texts('mine', { office: 'moderator' })).new).toEqual(['Review Plot']);
});

test('a section shows eight and counts all; alone it shows all', async () => {
  for (let i = 0; i < 11; i++) await ask(`Asha ${i}`, hours(-i / 2));
  const { new: some } = await day();
  expect([some?.items.length, some?.total]).toEqual([8, 11]);
  expect((await day('mine', { only: 'new' })).new?.items).toHaveLength(11);
});

test('a task for a colleague is in their day', async () => {
  const input = { text: 'Measure the plot', day: '2026-11-26', time: '', assignee: shailesh.id };
  await createTask((await actorOf(sunita)) as never, input);
  expect((await texts(shailesh.id)).due).toEqual(['Measure the plot']);
  expect((await texts('mine')).due).toEqual([]);
});

test('visits to the agency’s homes: asked for is new, after a day late; today’s are due; offered times wait for the visitor', async () => {
  const visit = { host: null, name: 'Asha', until: hours(72), proposed: [], updatedAt: hours(-1) };
  await Visit.collection.insertMany(
    [
      { propertyTitle: 'Asked', status: 'proposed', proposed: ['2026-11-28-am'] },
      {
        propertyTitle: 'Asked long ago',
        status: 'proposed',
        proposed: ['2026-11-28-am'],
        updatedAt: hours(-30),
      },
      { propertyTitle: 'Offered', status: 'proposed', offered: hours(30) },
      { propertyTitle: 'Today', status: 'confirmed', start: hours(4) },
      { propertyTitle: 'Tomorrow', status: 'confirmed', start: hours(28) },
      {
        propertyTitle: 'A member’s',
        host: new Types.ObjectId(),
        status: 'proposed',
        proposed: ['2026-11-28-am'],
      },
    ].map((row, i) => ({
      ...visit,
      visitorLink: { hash: `v${i}` },
      hostLink: { hash: `h${i}` },
      ...row,
    })) as never,
  );
  expect(await texts()).toEqual({
    late: ['Visit of Asha, Asked long ago'],
    due: ['Show Today to Asha'],
    new: ['Visit of Asha, Asked'],
    waiting: ['Visit of Asha, Offered'],
  });
});

test('every section is read through indexes', async () => {
  const [now, end] = [NOW, hours(14)];
  const filters: [string, Record<string, unknown>][] = [
    [
      'enquiries',
      { $or: [{ status: 'new', nextAt: null, createdAt: { $lt: now } }, { nextAt: { $lt: now } }] },
    ],
    ['enquiries', { nextAt: { $gte: now, $lt: end } }],
    ['enquiries', { $or: [{ nextAt: { $gte: end } }, { status: { $in: ['contacted'] }, nextAt: null }] }],
    ['tasks', { isDone: false, day: { $lt: '2026-11-26' } }],
    ['tasks', { assignee: new Types.ObjectId(), isDone: false, day: '2026-11-26' }],
    ['visits', { host: null, until: { $gt: now } }],
    ['properties', { 'review.state': 'pending', status: { $in: ['active'] }, 'review.since': { $lt: now } }],
    ['reports', { status: 'open', createdAt: { $lt: now } }],
  ];
  for (const [find, filter] of filters) {
    const plan = await planOf({ find, filter });
    expect([filter, plan]).toEqual([filter, expect.arrayContaining(['IXSCAN'])]);
    expect(plan).not.toContain('COLLSCAN');
  }
});

test('weeks are whole days, and their comparison is in words', () => {
  expect(lastWeeks(lastDays(15, NOW))).toEqual({
    week: { from: '2026-11-19', to: '2026-11-25' },
    before: { from: '2026-11-12', to: '2026-11-18' },
  });
  expect([comparedText(12, 9), comparedText(1, 4), comparedText(2, 2)]).toEqual([
    '3 more than the week before',
    '3 fewer than the week before',
    'as many as the week before',
  ]);
});

test('a task without a time is due on a day, not a minute before midnight', async () => {
  await Task.create([{ text: 'Whenever', day: '2026-11-26', assignee: sunita.id }] as never);
  expect((await day()).due?.items).toMatchObject([{ text: 'Whenever', isAllDay: true }]);
});
