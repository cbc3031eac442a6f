import { GET as changes } from '@/app/api/admin/changes/route';
import { POST as nextClaim } from '@/app/api/admin/claims/next/route';
import { POST as hold, DELETE as release } from '@/app/api/admin/claims/route';
import { POST as reply } from '@/app/api/admin/enquiries/[id]/reply/route';
import { GET as events } from '@/app/api/admin/events/route';
import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import { PATCH as changeTask, DELETE as deleteTask } from '@/app/api/admin/tasks/[id]/route';
import { settleBackground } from '@/lib/platform/jobs/background';
import { announce } from '@/lib/platform/live/mutations';
import { indianDay } from '@/lib/platform/time/indian-day';
import { mapHolders } from '@/lib/teams/claims/data';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Task } from '@/models/office/task';
import { Claim } from '@/models/teams/claim';
import { USER_AGENT } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { queueOf } from '@/test/moderation-queue';
import { type Person, signedIn } from '@/test/people';

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
  test('is held for ten minutes, seen by others, and let go by leaving', async () => {
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

  test('is free again after its ten minutes', async () => {
    const [id = ''] = await queueOf(1);
    await claim(sunita, id);
    await Claim.updateOne({ _id: `property:${id}` }, { until: new Date(Date.now() - 1000) });
    expect((await claim(shailesh, id)).json).toMatchObject({ by: 'Shailesh', isMine: true });
  });

  test('is taken over with a word, which the holder before reads', async () => {
    const [id = ''] = await queueOf(1);
    await claim(sunita, id);
    const taken = await claim(shailesh, id, { takeOver: true, word: 'The owner is on my phone' });
    expect(taken.json).toMatchObject({ by: 'Shailesh', isMine: true });
    // the page of the new holder hears of the change too, and renews the claim
    await claim(shailesh, id);
    expect((await claim(sunita, id)).json).toMatchObject({
      by: 'Shailesh',
      isMine: false,
      word: 'The owner is on my phone',
    });
    expect((await approve(shailesh, id)).status).toBe(200);
    expect(await Claim.countDocuments({})).toBe(0);
  });

  test('of two who open it at one moment, one holds it', async () => {
    const [id = ''] = await queueOf(1);
    const both = await Promise.all([claim(sunita, id), claim(shailesh, id)]);
    expect(both.map(({ json }) => json.isMine).sort()).toEqual([false, true]);
    expect(both[0]?.json.by).toBe(both[1]?.json.by);
  });

  test('as an enquiry is answered by its holder', async () => {
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

  test('is held like a listing: a colleague can neither finish nor delete it, and takes it over with a word', async () => {
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

  test('is given as the next one if it is due, one’s own or nobody’s, and held by no colleague', async () => {
    await Task.deleteMany({});
    const next = async (person: Person, after?: string) =>
      (await person.browser.call(nextClaim, '/api/admin/claims/next', { body: { type: 'task', after } })).json
        .id;
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
    // only the late one is left: a colleague has the third, and the fourth is not due yet
    expect(await next(sunita, due)).toBe(late);
    expect(await next(sunita, late)).toBeUndefined();
  });
});

test('the next one of a page is given unless a colleague has opened it since', async () => {
  const ids = await queueOf(3);
  const first = async (person: Person) =>
    (
      await person.browser.call(nextClaim, '/api/admin/claims/next', {
        body: { type: 'property', first: ids[1] },
      })
    ).json.id;
  expect([await first(sunita), await first(shailesh)]).toEqual([ids[1], ids[0]]);
});

test('the queue gives the next free one', async () => {
  const ids = await queueOf(4);
  expect(await nextOf(sunita)).toBe(ids[0]);
  expect(await nextOf(shailesh)).toBe(ids[1]);
  // leaving one for the next lets it go
  expect(await nextOf(sunita, ids[0])).toBe(ids[2]);
  expect(await nextOf(shailesh, ids[1])).toBe(ids[0]);
  await Property.deleteMany({});
  expect(await nextOf(sunita)).toBeUndefined();
  for (const filter of [{ type: 'property', until: { $gt: new Date() } }, { by: sunita.id }])
    expect(await planOf({ find: 'claims', filter, sort: {} })).toContain('IXSCAN');
});

describe('open lists', () => {
  /** What two browsers hear by their streams until both have heard of a list. */
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

  test('hear by the stream what a colleague changed', async () => {
    const [id = ''] = await queueOf(1);
    const [one, other] = await Promise.all([
      heard(shailesh, /claims/, () => claim(sunita, id)),
      heard(sunita, /claims/, async () => {}),
    ]);
    for (const text of [one, other])
      expect(text).toMatch(/id: \d+\nevent: change\ndata: \{"lists":\[.*"claims"/);
    expect(one).toMatch(/^retry: 2000\nid: \d+\nevent: hello/);
  });

  test('ask where the stream is cut, and get what they missed', async () => {
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
