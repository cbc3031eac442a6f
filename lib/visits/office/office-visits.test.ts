import { Types } from 'mongoose';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { firstTime, visitsOf as of } from '@/test/visits';
import { officeVisitFilter, searchVisits } from './data';
import { officeVisitSchema } from './schema';

useTestDb();

let admin: Person;
let seller: Person;
let own: string;
let listers: string;
beforeEach(async () => {
  await clearTestDb();
  [admin, seller] = await Promise.all([signedIn('admin'), signedIn('seller', { name: 'Ravi Kale' })]);
  const book = async (home: string) =>
    String((await of(new Browser()).book(home, { word: 'After school' })).json.id);
  own = await book(await listing());
  listers = await book(await listing({ owner: seller.id, title: 'Plot in Wardha Road' }));
});

const search = async (query: object = {}, canAnswer = true) =>
  searchVisits(officeVisitSchema.parse(query), { userId: admin.id, canAnswer });
const ids = async (query: object = {}) => (await search(query)).rows.map(({ visit }) => visit.id);

test('the agency’s visits and those of listers are one list, with a filter by who shows the home', async () => {
  expect((await ids()).toSorted()).toEqual([own, listers].toSorted());
  expect(await ids({ whose: 'agency' })).toEqual([own]);
  expect(await ids({ whose: 'listers' })).toEqual([listers]);
  expect(await ids({ visit: listers, whose: 'agency' })).toEqual([listers]);
  expect(await ids({ size: '20', page: '7' })).toHaveLength(2);
});

test('ended ones and days are filters too', async () => {
  await of(admin.browser).answer(own, { action: 'decline' });
  expect(await ids()).toEqual([listers]);
  expect(await ids({ which: 'ended' })).toEqual([own]);
  expect((await ids({ which: 'every' })).toSorted()).toEqual([own, listers].toSorted());
  expect(await ids({ from: '2020-01-01', to: '2020-12-31' })).toEqual([]);
});

test('the list is sorted by the time of the visit and by when it was asked for, both ways', async () => {
  await Visit.collection.updateOne({ _id: new Types.ObjectId(own) }, { $set: { createdAt: new Date(0) } });
  await Visit.collection.updateOne(
    { _id: new Types.ObjectId(listers) },
    { $set: { until: new Date('2040-01-01') } },
  );
  expect(await ids({ sort: 'newest' })).toEqual([listers, own]);
  expect(await ids({ sort: 'oldest' })).toEqual([own, listers]);
  expect(await ids({ sort: 'soonest' })).toEqual([own, listers]);
  expect(await ids({ sort: 'latest' })).toEqual([listers, own]);
  expect(await ids({ sort: 'nonsense' })).toEqual([own, listers]);
});

test('a lister’s visit is only read: no number, link, words or times; the agency’s can be answered', async () => {
  const host = of(seller.browser);
  const start = firstTime((await host.own()).hosted[0]!);
  await host.answer(listers, { action: 'confirm', start, word: 'Ring at the gate' });
  const { rows } = await search();
  const { visit, lister } = rows.find((row) => row.visit.id === listers)!;
  expect(lister).toBe('Ravi Kale');
  expect(visit).toMatchObject({ state: 'confirmed', start, otherName: 'Asha', words: [], feedback: null });
  expect(Object.keys(visit)).not.toEqual(expect.arrayContaining(['phone']));
  expect(JSON.stringify(visit)).not.toMatch(/98220|school|gate|"url"|"times"|"seen"/);
  const agencys = rows.find((row) => row.visit.id === own)!;
  expect(agencys.lister).toBeUndefined();
  expect(agencys.visit).toMatchObject({ seen: 0, words: [{ text: 'After school' }] });
  expect(agencys.visit.times?.proposed.length).toBeGreaterThan(0);
  expect(agencys.visit.phone).toBeDefined();
  const read = (await search({}, false)).rows.find((row) => row.visit.id === own)!;
  expect([read.visit.url, read.visit.phone, read.visit.times]).toEqual([undefined, undefined, undefined]);
});

test('every order and filter is read through an index', async () => {
  const many = Array.from({ length: 30 }, (_, i) => ({
    ...{ property: own, propertyTitle: 'x', owner: 'guest:1', name: 'A', phone: '1', status: 'declined' },
    ...{ rounds: 1, until: new Date(i), linksUntil: new Date(i) },
    visitorLink: { hash: `v${i}`, token: {} },
    hostLink: { hash: `h${i}`, token: {} },
  }));
  await Visit.collection.insertMany(many as never[]);
  for (const query of [
    {},
    { which: 'ended' },
    { which: 'every' },
    { whose: 'agency' },
    { whose: 'listers' },
    { which: 'every', sort: 'newest' },
    { sort: 'oldest' },
    { sort: 'latest' },
  ]) {
    const wanted = officeVisitSchema.parse(query);
    const { filter, sort } = officeVisitFilter(wanted, { userId: admin.id }, new Date());
    const plan = await planOf({ find: 'visits', filter, sort, limit: 20 });
    expect([query, plan]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
  }
});
