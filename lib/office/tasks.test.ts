import { GET as changes } from '@/app/api/admin/changes/route';
import { POST as nextClaim } from '@/app/api/admin/claims/next/route';
import { POST as hold, DELETE as release } from '@/app/api/admin/claims/route';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { GET as events } from '@/app/api/admin/events/route';
import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import {
  PATCH as change,
  PATCH as changeTask,
  DELETE as deleteTask,
  DELETE as remove,
} from '@/app/api/admin/tasks/[id]/route';
import { POST as add, GET as list } from '@/app/api/admin/tasks/route';
import { searchAllListings } from '@/lib/moderation/data';
import { moderationSearchSchema } from '@/lib/moderation/schema';
import { settleBackground } from '@/lib/platform/jobs/background';
import { announce } from '@/lib/platform/live/mutations';
import { indianDay } from '@/lib/platform/time/indian-day';
import { collectPersonalData } from '@/lib/registries/personal-data/data';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import { mapHolders } from '@/lib/teams/claims/data';
import { Contact } from '@/models/contacts/contact';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Task } from '@/models/office/task';
import { AuditEntry } from '@/models/platform/audit-entry';
import { Claim } from '@/models/teams/claim';
import { USER_AGENT } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { queueOf } from '@/test/moderation-queue';
import { mailsTo } from '@/test/outbox';
import { type Person, signedIn } from '@/test/people';
import { taskMailJob } from './tasks/jobs';

describe('claims', () => {
  useTestDb();
  afterEach(settleBackground);

  let sunita: Person;
  let shailesh: Person;
  beforeAll(async () => {
    sunita = await signedIn('admin', { name: 'Sunita', officeRole: 'moderator' });
    shailesh = await signedIn('admin', { name: 'Shailesh', officeRole: 'moderator' });
  });

  const claim = (person: Person, id: string, more: object = {}, type = 'property') =>
    person.browser.call(hold, '/api/admin/claims', { body: { type, id, ...more } });
  const letGo = (person: Person, id: string) =>
    person.browser.call(release, '/api/admin/claims', { method: 'DELETE', body: { type: 'property', id } });
  const nextOf = async (person: Person, after?: string) => {
    const body = { type: 'property', ...(after && { after }) };
    return (await person.browser.call(nextClaim, '/api/admin/claims/next', { body })).json.id as
      | string
      | undefined;
  };
  const approve = (person: Person, id: string) =>
    person.browser.call(decide, `/api/admin/properties/${id}/decision`, {
      body: { decision: 'approve' },
      params: { id },
    });

  describe('an item that is open for work', () => {
    test('stays claimed for ten minutes and is released on leaving', async () => {
      const [id = ''] = await queueOf(1);
      const held = await claim(sunita, id);
      expect(held.json).toMatchObject({ by: 'Sunita', isMine: true });
      const minutes = (Date.parse(String(held.json.until)) - Date.now()) / 60_000;
      expect(minutes).toBeGreaterThan(9.9);
      expect(minutes).toBeLessThanOrEqual(10);
      expect((await claim(shailesh, id)).json).toMatchObject({ by: 'Sunita', isMine: false });
      expect(await mapHolders('property', shailesh.id)).toEqual(new Map([[id, 'Sunita']]));
      expect(await mapHolders('property', sunita.id)).toEqual(new Map());
      const refused = await approve(shailesh, id);
      expect([refused.status, refused.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita has this open until .+\. Take it over first$/),
      ]);
      await letGo(shailesh, id);
      expect((await claim(shailesh, id)).json.isMine).toBe(false);
      await letGo(sunita, id);
      expect((await claim(shailesh, id)).json.isMine).toBe(true);
    });

    test('is free again after ten minutes', async () => {
      const [id = ''] = await queueOf(1);
      await claim(sunita, id);
      await Claim.updateOne({ _id: `property:${id}` }, { until: new Date(Date.now() - 1000) });
      expect((await claim(shailesh, id)).json).toMatchObject({ by: 'Shailesh', isMine: true });
    });

    test('is taken over with a message, which the previous holder sees', async () => {
      const [id = ''] = await queueOf(1);
      await claim(sunita, id);
      const taken = await claim(shailesh, id, { takeOver: true, word: 'The owner is on my phone' });
      expect(taken.json).toMatchObject({ by: 'Shailesh', isMine: true });
      // the new holder's page also hears of the change, and renews the claim
      await claim(shailesh, id);
      expect((await claim(sunita, id)).json).toMatchObject({
        by: 'Shailesh',
        isMine: false,
        word: 'The owner is on my phone',
      });
      expect((await approve(shailesh, id)).status).toBe(200);
      expect(await Claim.countDocuments({})).toBe(0);
    });

    test('keeps the message whatever the new holder’s page requests meanwhile', async () => {
      const word = 'They rang me';
      for (const id of await queueOf(12)) {
        await claim(sunita, id);
        const asks = Array.from({ length: 4 }, () => claim(shailesh, id));
        await Promise.all([...asks, claim(shailesh, id, { takeOver: true, word }), claim(shailesh, id)]);
        expect((await claim(sunita, id)).json).toMatchObject({ by: 'Shailesh', word });
      }
    });

    test('goes to only one of two people who open it simultaneously', async () => {
      const [id = ''] = await queueOf(1);
      const both = await Promise.all([claim(sunita, id), claim(shailesh, id)]);
      expect(both.map(({ json }) => json.isMine).sort()).toEqual([false, true]);
      expect(both[0]?.json.by).toBe(both[1]?.json.by);
    });

    test('accepts a reply to an enquiry only from its holder', async () => {
      const row = await Enquiry.create({ name: 'R', email: 'r@home.example', phone: '1', message: 'Free?' });
      const id = String(row._id);
      await claim(sunita, id, {}, 'enquiry');
      const answer = (person: Person) =>
        person.browser.call(reply, `/api/admin/enquiries/${id}/reply`, {
          params: { id },
          body: { text: 'Yes.', seen: 0 },
        });
      expect((await answer(shailesh)).status).toBe(409);
      expect((await answer(sunita)).status).toBe(200);
    });
  });

  describe('a task', () => {
    const day = indianDay(Date.now());
    const add = async (text: string, more: object = {}) =>
      String((await Task.create({ text, day, assignee: sunita.id, ...more }))._id);
    const finish = (person: Person, id: string, method = 'PATCH') =>
      person.browser.call(method === 'PATCH' ? changeTask : deleteTask, `/api/admin/tasks/${id}`, {
        ...{ method, params: { id } },
        ...(method === 'PATCH' && { body: { isDone: true } }),
      });

    test('is locked for colleagues like a listing, and can be taken over with a message', async () => {
      const id = await add('Call the society');
      await claim(sunita, id, {}, 'task');
      expect((await claim(shailesh, id, {}, 'task')).json).toMatchObject({ by: 'Sunita', isMine: false });
      expect(await mapHolders('task', shailesh.id)).toEqual(new Map([[id, 'Sunita']]));
      for (const method of ['PATCH', 'DELETE'])
        expect(await finish(shailesh, id, method)).toMatchObject({
          status: 409,
          json: { message: expect.stringMatching(/^Sunita has this open until .+\. Take it over first$/) },
        });
      await claim(shailesh, id, { takeOver: true, word: 'They rang me' }, 'task');
      expect((await claim(sunita, id, {}, 'task')).json).toMatchObject({
        by: 'Shailesh',
        word: 'They rang me',
      });
      expect((await finish(shailesh, id)).status).toBe(200);
      expect(await Claim.exists({ _id: `task:${id}` })).toBeNull();
    });

    test('comes next if it is due, own or unassigned, and not held by a colleague', async () => {
      await Task.deleteMany({});
      const next = async (person: Person, after?: string) =>
        (await person.browser.call(nextClaim, '/api/admin/claims/next', { body: { type: 'task', after } }))
          .json.id;
      const [late, due, nobodys] = [
        await add('late', { day: '2026-01-01' }),
        await add('due', { time: '09:00' }),
        await add('nobody’s', { time: '10:00', assignee: undefined }),
      ];
      await add('his', { assignee: shailesh.id, day: '2031-01-01' });
      expect(await next(shailesh)).toBe(nobodys);
      expect(await next(sunita)).toBe(late);
      expect(await next(sunita, late)).toBe(due);
      await finish(sunita, due);
      // only the late one is left, because a colleague holds the third and the fourth is not due yet
      expect(await next(sunita, due)).toBe(late);
      expect(await next(sunita, late)).toBeUndefined();
    });
  });

  test('gives the next item of the page unless a colleague has opened it since', async () => {
    const ids = await queueOf(3);
    const first = async (person: Person) =>
      (
        await person.browser.call(nextClaim, '/api/admin/claims/next', {
          body: { type: 'property', first: ids[1] },
        })
      ).json.id;
    expect([await first(sunita), await first(shailesh)]).toEqual([ids[1], ids[0]]);
  });

  test('returns the next free item of the queue', async () => {
    const ids = await queueOf(4);
    expect(await nextOf(sunita)).toBe(ids[0]);
    expect(await nextOf(shailesh)).toBe(ids[1]);
    // leaving one for the next releases it
    expect(await nextOf(sunita, ids[0])).toBe(ids[2]);
    expect(await nextOf(shailesh, ids[1])).toBe(ids[0]);
    await Property.deleteMany({});
    expect(await nextOf(sunita)).toBeUndefined();
    for (const filter of [{ type: 'property', until: { $gt: new Date() } }, { by: sunita.id }])
      expect(await planOf({ find: 'claims', filter, sort: {} })).toContain('IXSCAN');
  });

  describe('open lists', () => {
    /** Records the streams of two browsers until both report a change of the list. */
    async function heard(person: Person, until: RegExp, act: () => Promise<unknown>): Promise<string> {
      const control = new AbortController();
      const request = new Request('http://localhost:3000/api/admin/events', {
        headers: {
          cookie: [...person.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
          'user-agent': USER_AGENT,
        },
        signal: control.signal,
      });
      const response = await events(request);
      expect(response.headers.get('content-type')).toBe('text/event-stream');
      const reader = response.body?.getReader();
      let text = '';
      await act();
      while (!until.test(text)) {
        const { value, done } = (await reader?.read()) ?? { done: true };
        if (done) break;
        text += new TextDecoder().decode(value);
      }
      control.abort();
      return text;
    }

    test('hear of a colleague’s change by the stream', async () => {
      const [id = ''] = await queueOf(1);
      const [one, other] = await Promise.all([
        heard(shailesh, /claims/, () => claim(sunita, id)),
        heard(sunita, /claims/, async () => {}),
      ]);
      for (const text of [one, other])
        expect(text).toMatch(/id: \d+\nevent: change\ndata: \{"lists":\[.*"claims"/);
      expect(one).toMatch(/^retry: 2000\nid: \d+\nevent: hello/);
    });

    test('poll when the stream is interrupted, and get the changes they missed', async () => {
      const ask = async (query = '') =>
        (await shailesh.browser.call(changes, `/api/admin/changes${query}`, { method: 'GET' })).json as {
          seq: number;
          lists: string[];
        };
      const { seq, lists } = await ask();
      expect(lists).toEqual([]);
      expect((await ask(`?after=${seq}`)).lists).toEqual([]);
      await announce('tasks');
      expect((await ask(`?after=${seq}`)).lists).toEqual(['tasks']);
      const seller = await signedIn('seller');
      expect((await seller.browser.call(changes, '/api/admin/changes', { method: 'GET' })).status).toBe(403);
    });
  });
});

describe('six officers', () => {
  const QUEUE = 48;

  useTestDb();
  afterEach(settleBackground);

  const nextOf = async ({ browser }: Person, after?: string) => {
    const body = { type: 'property', ...(after && { after }) };
    return (await browser.call(nextClaim, '/api/admin/claims/next', { body })).json.id as string | undefined;
  };
  const approve = ({ browser }: Person, id: string) =>
    browser.call(decide, `/api/admin/properties/${id}/decision`, {
      body: { decision: 'approve' },
      params: { id },
    });

  test('records one decision per listing from six officers', async () => {
    const ids = await queueOf(QUEUE);
    const officers: Person[] = [];
    while (officers.length < 6) officers.push(await signedIn('admin', { officeRole: 'moderator' }));
    const decided: string[] = [];
    await Promise.all(
      officers.map(async (officer) => {
        for (let id = await nextOf(officer); id; id = await nextOf(officer, id)) {
          expect((await approve(officer, id)).status).toBe(200);
          decided.push(id);
        }
      }),
    );
    expect(decided.toSorted()).toEqual(ids.toSorted());
    const entries = await AuditEntry.find({ action: 'property.write' }, { targetId: 1 }).lean();
    expect(entries.map(({ targetId }) => targetId).toSorted()).toEqual(ids.toSorted());
    expect(await Property.countDocuments({ 'review.state': 'approved' })).toBe(QUEUE);
    const left = await searchAllListings(moderationSearchSchema.parse({ view: 'queue' }));
    expect(left.total).toBe(0);
  });
});

describe('tasks', () => {
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

  test('shows a task on its day with its record’s name, and lets it be moved, reassigned, finished and reopened', async () => {
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

  test('shows an enquiry’s date in the day of the person in charge', async () => {
    const nextAt = new Date('2031-06-02T11:00:00+05:30');
    const fields = { name: 'Tara', phone: '1', message: 'm', propertyTitle: 'Plot', assignee: asha.id };
    await Enquiry.create({ ...fields, status: 'visit planned', nextAt });
    expect((await dayOf('2031-06-02')).due).toMatchObject([
      { text: 'Visit', time: '11:00', about: { name: 'Tara, Plot' }, isStep: true },
    ]);
    expect((await dayOf('2031-06-02', 'mine', ravi)).due).toEqual([]);
    expect(texts((await dayOf('2031-06-03')).overdue)).toContain('Visit');
  });

  test('mails late and due tasks to each person once in the morning, however many processes look', async () => {
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

  test('reads tasks through indexes, exports them, and deletes them with the account they are about', async () => {
    for (const filter of [
      { isDone: false, day: { $lte: DAY } },
      { aboutId: asha.id },
      { assignee: asha.id, isDone: true, day: DAY },
    ])
      expect(await planOf({ find: 'tasks', filter, sort: { day: 1, time: 1, _id: 1 } })).toContain('IXSCAN');
    const owner = await signedIn('seller');
    await post({
      text: 'Visit the owner',
      day: DAY,
      assignee: ravi.id,
      about: { type: 'user', id: owner.id },
    });
    expect(await collectPersonalData(ravi.id)).toMatchObject({ tasks: [{ text: 'Visit the owner' }] });
    await erasePerson({ id: owner.id, email: owner.email, verified: true });
    expect(await Task.countDocuments({ aboutId: owner.id })).toBe(0);
    await post({ text: 'Left alone', day: DAY, assignee: ravi.id });
    await erasePerson({ id: ravi.id, email: ravi.email, verified: true });
    expect((await Task.findOne({ text: 'Left alone' }).lean())?.assignee).toBeUndefined();
  });

  describe('two officers', () => {
    const take = (person: Person, id: string, body: object) =>
      person.browser.call(change, `/api/admin/tasks/${id}`, { method: 'PATCH', params: { id }, body });
    const drop = (person: Person, id: string, seen: string) =>
      person.browser.call(remove, `/api/admin/tasks/${id}?seen=${seen}`, {
        method: 'DELETE',
        params: { id },
      });
    let other: Person;
    beforeAll(async () => {
      asha = await signedIn('admin', { name: 'Asha' });
      other = await signedIn('admin', { name: 'Sunita' });
    });

    test('refuses a change from an old page by name and deed, and makes it when confirmed', async () => {
      const { id, seen } = (await post({ text: 'Call', day: DAY })).json as { id: string; seen: string };
      expect((await take(other, id, { isDone: true, seen })).status).toBe(200);
      const late = await take(asha, id, { day: '2031-05-20', seen });
      expect([late.status, late.json.message]).toEqual([
        409,
        expect.stringMatching(/^Sunita finished this \d+ seconds? ago$/),
      ]);
      expect((await take(asha, id, { day: '2031-05-20' })).status).toBe(409);
      expect((await drop(asha, id, seen)).status).toBe(409);
      const { earlier } = late.json.details as { earlier: { by: string; seen: string } };
      expect(earlier.by).toBe('Sunita');
      expect((await take(asha, id, { day: '2031-05-20', seen: earlier.seen })).json.day).toBe('2031-05-20');
      const fresh = (await Task.findById(id).lean())?.updatedAt.toISOString() ?? '';
      expect((await drop(other, id, fresh)).status).toBe(200);
      const gone = await take(asha, id, { isDone: true, seen: fresh });
      expect(gone.json.message).toMatch(/^Sunita deleted this \d+ seconds? ago$/);
    });

    test('makes only one of two simultaneous changes', async () => {
      const { id, seen } = (await post({ text: 'Ring', day: DAY })).json as { id: string; seen: string };
      const both = await Promise.all([
        take(asha, id, { day: '2031-05-13', seen }),
        take(other, id, { day: '2031-05-14', seen }),
      ]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    });

    test('lets the assignee finish a task with or without its version', async () => {
      const { id } = (await post({ text: 'Bring the keys', day: DAY, assignee: other.id })).json;
      expect((await take(other, String(id), { isDone: true })).status).toBe(200);
    });
  });
});
