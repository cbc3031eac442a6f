import { PATCH as change, DELETE as remove } from '@/app/api/admin/tasks/[id]/route';
import { POST as add, GET as list } from '@/app/api/admin/tasks/route';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Task } from '@/models/office/task';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { taskMailJob } from './jobs';

useTestDb();

let asha: Person;
let ravi: Person;
beforeAll(async () => {
  asha = await signedIn('admin');
  ravi = await signedIn('admin', { officeRole: 'agent' });
});

const DAY = '2031-05-12';
const post = (body: object, person = asha) => person.browser.call(add, '/api/admin/tasks', { body });
const patch = (id: string, body: object) =>
  asha.browser.call(change, `/api/admin/tasks/${id}`, { method: 'PATCH', params: { id }, body });
const dayOf = async (day: string, who = 'mine', person = asha) =>
  (await person.browser.call(list, `/api/admin/tasks?day=${day}&who=${who}`, { method: 'GET' }))
    .json as Record<
    'overdue' | 'due' | 'next' | 'done',
    { id: string; text: string; about?: { name: string }; isStep?: true }[]
  >;
const texts = (tasks: { text: string }[]) => tasks.map(({ text }) => text);

test('a task is on its day, about its record by name, and moves, changes hands and is done with a way back', async () => {
  const contact = await Contact.create({ firstName: 'Meera', lastName: 'Kale', nameKey: 'kale meera' });
  const enquiry = await Enquiry.create({ name: 'Ojas', phone: '1', message: 'm' });
  const about = (type: string, id: unknown) => ({ about: { type, id: String(id) } });
  const made = await post({
    text: 'Send the papers',
    day: DAY,
    time: '10:30',
    ...about('contact', contact._id),
  });
  expect([made.status, made.json.about]).toEqual([
    201,
    { type: 'contact', id: String(contact._id), name: 'Meera Kale' },
  ]);
  await post({ text: 'Call', day: '2031-05-11', ...about('enquiry', enquiry._id) });
  await post({ text: 'Ask the owner', day: '2031-05-14', ...about('user', asha.id) });
  expect((await post({ text: 'x', day: DAY, ...about('property', 'e'.repeat(24)) })).status).toBe(404);
  for (const wrong of [
    { day: DAY },
    { text: 'x' },
    { text: 'x', day: '2031-02-30' },
    { text: 'x', day: 'some day' },
    { text: 'x', day: DAY, time: '25:00' },
  ])
    expect((await post(wrong)).status).toBe(400);
  const buyer = await signedIn('buyer');
  expect((await post({ text: 'x', day: DAY, assignee: buyer.id })).status).toBe(400);
  const day = await dayOf(DAY);
  expect([texts(day.overdue), texts(day.due), texts(day.next)]).toEqual([
    ['Call'],
    ['Send the papers'],
    ['Ask the owner'],
  ]);
  const id = String(day.due[0]?.id);
  expect((await patch(id, { isDone: true })).json.done).toBeDefined();
  expect(texts((await dayOf(DAY)).done)).toEqual(['Send the papers']);
  await patch(id, { isDone: false, day: '2031-05-13', assignee: ravi.id });
  expect(texts((await dayOf('2031-05-13', 'mine', ravi)).due)).toEqual(['Send the papers']);
  expect(texts((await dayOf('2031-05-13')).due)).toEqual([]);
  expect(texts((await dayOf('2031-05-13', 'all')).due)).toEqual(['Send the papers']);
  const { status } = await asha.browser.call(remove, `/api/admin/tasks/${id}`, {
    method: 'DELETE',
    params: { id },
  });
  expect([status, (await patch(id, { isDone: true })).status]).toEqual([200, 404]);
});

test('the date of an enquiry is a step of the day of who looks after it', async () => {
  const nextAt = new Date('2031-06-02T11:00:00+05:30');
  const fields = { name: 'Tara', phone: '1', message: 'm', propertyTitle: 'Plot', assignee: asha.id };
  await Enquiry.create({ ...fields, status: 'visit planned', nextAt });
  expect((await dayOf('2031-06-02')).due).toMatchObject([
    { text: 'Visit', time: '11:00', about: { name: 'Tara, Plot' }, isStep: true },
  ]);
  expect((await dayOf('2031-06-02', 'mine', ravi)).due).toEqual([]);
  expect(texts((await dayOf('2031-06-03')).overdue)).toContain('Visit');
});

test('each gets one mail in the morning with what is late and due, however many processes look', async () => {
  await post({ text: 'Ring the society', day: '2031-07-01' });
  await post({ text: 'Tomorrow’s', day: '2031-07-03' });
  const early = new Date('2031-07-02T07:59:00+05:30');
  expect(await taskMailJob.runDue(early)).toBe(0);
  const eight = new Date('2031-07-02T08:00:00+05:30');
  const sent = await Promise.all([1, 2, 3].map(() => taskMailJob.runDue(eight)));
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await taskMailJob.runDue(new Date('2031-07-02T20:00:00+05:30'))).toBe(0);
  const [mail, ...others] = await mailsTo(asha.email);
  expect(others).toEqual([]);
  expect(mail?.subject).toMatch(/tasks are due/);
  expect(mail?.text).toContain('Ring the society');
  expect(mail?.text).not.toContain('Tomorrow’s');
  expect(await taskMailJob.runDue(new Date('2031-07-03T09:00:00+05:30'))).toBe(1);
  expect(await mailsTo(ravi.email)).toEqual([]);
});

test('tasks are read along indexes, exported, and leave with the account that they are about', async () => {
  for (const filter of [
    { isDone: false, day: { $lte: DAY } },
    { aboutId: asha.id },
    { assignee: asha.id, isDone: true, day: DAY },
  ])
    expect(await planOf({ find: 'tasks', filter, sort: { day: 1, time: 1, _id: 1 } })).toContain('IXSCAN');
  const owner = await signedIn('seller');
  await post({ text: 'Visit the owner', day: DAY, assignee: ravi.id, about: { type: 'user', id: owner.id } });
  expect(await collectPersonalData(ravi.id)).toMatchObject({ tasks: [{ text: 'Visit the owner' }] });
  await erasePerson({ id: owner.id, email: owner.email, verified: true });
  expect(await Task.countDocuments({ aboutId: owner.id })).toBe(0);
  await post({ text: 'Left alone', day: DAY, assignee: ravi.id });
  await erasePerson({ id: ravi.id, email: ravi.email, verified: true });
  expect((await Task.findOne({ text: 'Left alone' }).lean())?.assignee).toBeUndefined();
});

describe('with two officers', () => {
  const take = (person: Person, id: string, body: object) =>
    person.browser.call(change, `/api/admin/tasks/${id}`, { method: 'PATCH', params: { id }, body });
  const drop = (person: Person, id: string, seen: string) =>
    person.browser.call(remove, `/api/admin/tasks/${id}?seen=${seen}`, { method: 'DELETE', params: { id } });
  let other: Person;
  beforeAll(async () => {
    asha = await signedIn('admin', { name: 'Asha' });
    other = await signedIn('admin', { name: 'Sunita' });
  });

  test('a change on an old page is refused by name and with what was done, and is made when wanted all the same', async () => {
    const { id, seen } = (await post({ text: 'Call', day: DAY })).json as { id: string; seen: string };
    expect((await take(other, id, { isDone: true, seen })).status).toBe(200);
    const late = await take(asha, id, { day: '2031-05-20', seen });
    expect([late.status, late.json.message]).toEqual([
      409,
      expect.stringMatching(/^Sunita finished this \d+ seconds? ago$/),
    ]);
    expect((await take(asha, id, { day: '2031-05-20' })).status).toBe(409);
    expect((await drop(asha, id, seen)).status).toBe(409);
    const { earlier } = late.json.details as { earlier: { by: string; did: string; seen: string } };
    expect(earlier).toMatchObject({ by: 'Sunita', did: 'finished this' });
    expect((await take(asha, id, { day: '2031-05-20', seen: earlier.seen })).json.day).toBe('2031-05-20');
    const fresh = (await Task.findById(id).lean())?.updatedAt.toISOString() ?? '';
    expect((await drop(other, id, fresh)).status).toBe(200);
    const gone = await take(asha, id, { isDone: true, seen: fresh });
    expect(gone.json.message).toMatch(/^Sunita deleted this \d+ seconds? ago$/);
  });

  test('of two changes at one moment, one is made', async () => {
    const { id, seen } = (await post({ text: 'Ring', day: DAY })).json as { id: string; seen: string };
    const both = await Promise.all([
      take(asha, id, { day: '2031-05-13', seen }),
      take(other, id, { day: '2031-05-14', seen }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('who gets a task does it, with or without naming what was seen', async () => {
    const { id } = (await post({ text: 'Bring the keys', day: DAY, assignee: other.id })).json;
    expect((await take(other, String(id), { isDone: true })).status).toBe(200);
  });
});
