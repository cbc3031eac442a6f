import { PUT as putLimit } from '@/app/api/admin/channels/route';
import { PATCH as patchTask } from '@/app/api/admin/tasks/[id]/route';
import { POST as addTask } from '@/app/api/admin/tasks/route';
import { PATCH as patchRequirement } from '@/app/api/clients/[id]/requirements/[requirement]/route';
import { GET as readClient } from '@/app/api/clients/[id]/route';
import { PATCH as patchWords } from '@/app/api/clients/[id]/shortlists/[list]/route';
import { PUT as putChecks } from '@/app/api/forms/[id]/checks/route';
import { PUT as putBilling } from '@/app/api/invoices/profile/route';
import { PATCH as patchLetter } from '@/app/api/letters/[id]/route';
import { PUT as putRules, GET as readRules } from '@/app/api/team/answers/route';
import { PATCH as patchRole } from '@/app/api/team/members/[id]/route';
import { PATCH as patchTeam, GET as readTeam } from '@/app/api/team/route';
import { PUT as putProfile, GET as readProfile } from '@/app/api/user/profile/[id]/route';
import { OwnerLetter } from '@/models/brokers/owner-letter';
import { ChannelState } from '@/models/channels/channel-state';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { formOf, formsOf } from '@/test/forms';
import { PROFILE } from '@/test/invoices';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { tourWorld } from '@/test/tours';
import { currentOf, expectMerge, type Fields, savedOf } from '@/test/two-people';

useTestDb();
beforeEach(clearTestDb);

test('the name and colours of a team, by two owners', async () => {
  const { owner } = await makeTeam();
  const team = (await owner.browser.call(readTeam, '/x')).json.team as Fields;
  const pick = ({ name, phone, color, __v }: Fields) => ({
    fields: { name, phone, color },
    version: Number(__v),
  });
  await expectMerge(
    {
      base: pick(team),
      put: (fields, __v) =>
        owner.browser.call(patchTeam, '/x', { method: 'PATCH', body: { ...fields, __v } }),
      savedOf: pick,
    },
    { phone: '+919822012345' },
    { color: '#1f4e79' },
  );
});

test('the role of a member, which is one field, is asked about', async () => {
  const { owner, agent } = await makeTeam();
  const put = (role: string, __v: number) =>
    owner.browser.call(patchRole, '/x', { method: 'PATCH', params: { id: agent.id }, body: { role, __v } });
  const members = (await owner.browser.call(readTeam, '/x')).json.members as { id: string; __v: number }[];
  const { __v } = members.find(({ id }) => id === agent.id)!;
  expect((await put('owner', __v)).json).toEqual({ id: agent.id, role: 'owner', __v: __v + 1 });
  const late = await put('assistant', __v);
  expect(late.status).toBe(409);
  expect(currentOf(late)).toEqual({ id: agent.id, role: 'owner', __v: __v + 1 });
  expect((await put('assistant', __v + 1)).status).toBe(200);
});

test('who answers in a team, also before the first save', async () => {
  const { owner } = await makeTeam();
  const rulesOf = async () => (await owner.browser.call(readRules, '/x')).json.rules as Fields;
  const record = {
    put: (fields: Fields, __v: number) =>
      owner.browser.call(putRules, '/x', { method: 'PUT', body: { ...fields, __v } }),
    savedOf,
    inReply: (json: Fields) => json.rules,
  };
  await expectMerge({ ...record, base: savedOf(await rulesOf()) }, { minutes: 45 }, { from: '08:00' });
  await expectMerge({ ...record, base: savedOf(await rulesOf()) }, { isOn: true }, { until: '21:00' });
});

test('a letter to an owner; to hold it back is no change of its words', async () => {
  const { id: lister, browser } = await signedIn('broker');
  const { _id } = await OwnerLetter.create({
    ...{ lister, receiver: lister, week: '2026-11-30', language: 'en', properties: [lister] },
    ...{ subject: 'Your home', text: 'Twelve people looked.', state: 'draft', sendAt: new Date() },
  });
  const call = (body: object) =>
    browser.call(patchLetter, '/x', { method: 'PATCH', params: { id: String(_id) }, body });
  expect((await call({ isHeld: true })).status).toBe(200);
  const held = (await call({ isHeld: false })).json.data as Fields;
  const pick = ({ subject, text, __v }: Fields) => ({ fields: { subject, text }, version: Number(__v) });
  await expectMerge(
    {
      base: pick(held),
      put: (fields, __v) => call({ ...fields, __v }),
      savedOf: pick,
      inReply: ({ data }) => data,
    },
    { subject: 'The week of your home' },
    { text: 'Twelve people looked, two came.' },
  );
});

test('a profile, in two tabs', async () => {
  const { id, browser } = await signedIn('broker');
  const params = { id };
  const pick = ({ name, phone, language, __v }: Fields) => ({
    fields: { name, phone, language },
    version: Number(__v),
  });
  await expectMerge(
    {
      base: pick((await browser.call(readProfile, '/x', { params })).json),
      put: (fields, __v) =>
        browser.call(putProfile, '/x', { method: 'PUT', params, body: { ...fields, __v } }),
      savedOf: pick,
    },
    { language: 'mr' },
    { name: 'Gauri Deshpande' },
  );
});

test('in whose name invoices are written, also at the first save', async () => {
  const { owner } = await makeTeam();
  const put = (fields: Fields, __v?: number) =>
    owner.browser.call(putBilling, '/x', { method: 'PUT', body: { ...fields, __v } });
  const first = (await put({ ...PROFILE, upiName: '' }, 0)).json.data as Fields;
  const late = await put({ ...PROFILE, upiName: 'Other' }, 0);
  expect([late.status, currentOf(late)]).toEqual([409, first]);
  await expectMerge(
    { base: savedOf(first), put, savedOf, inReply: ({ data }) => data },
    { upi: 'firm@okbank' },
    { address: '1 Sadar, Nagpur' },
  );
});

test('a document of a deal, and the checklist of a licence', async () => {
  const { agent, assistant } = await makeTeam();
  const deals = dealsOf(agent.browser);
  const deal = dealOf(await deals.create({ title: 'Flat', kind: 'rent', value: 20_000 }));
  const forms = formsOf(agent.browser);
  const form = formOf(await forms.create(deal.id, 'leave-licence'));
  await expectMerge(
    {
      base: { fields: form.fields, version: form.version },
      put: (fields, version) => forms.save(form, fields, { version }),
      savedOf: ({ fields, version }) => ({ fields: fields as Fields, version: Number(version) }),
      inReply: ({ data }) => data,
    },
    { licensor: 'Ravi Kale' },
    { licensee: 'Asha Kulkarni' },
  );
  const check = (checks: object[], __v: number) =>
    agent.browser.call(putChecks, '/x', { method: 'PUT', params: { id: form.id }, body: { checks, __v } });
  const police = { key: 'police', doneOn: '2026-11-02', reference: '' };
  expect((await check([police], form.__v)).status).toBe(200);
  const late = await check([], form.__v);
  expect(late.status).toBe(409);
  expect(currentOf(late)).toMatchObject({ checks: [police], __v: form.__v + 1 });
  expect(
    (
      await assistant.browser.call(putChecks, '/x', {
        method: 'PUT',
        params: { id: form.id },
        body: { checks: [], __v: form.__v + 1 },
      })
    ).status,
  ).toBe(200);
});

test('a tour of several families', async () => {
  const { tours, planned } = await tourWorld();
  const id = await planned();
  const pick = ({ minutes, from, until, __v }: Fields) => ({
    fields: { minutes, from, until },
    version: Number(__v),
  });
  await expectMerge(
    {
      base: pick((await tours.read(id)) as unknown as Fields),
      put: (fields, __v) => tours.change(id, { ...fields, __v }),
      savedOf: pick,
    },
    { minutes: 45 },
    { until: '17:00' },
  );
});

test('the monthly limit of messages, which is one field, is asked about', async () => {
  const { browser } = await signedIn('admin');
  await ChannelState.deleteMany({});
  const put = (rupees: string, version: number) =>
    browser.call(putLimit, '/x', { method: 'PUT', body: { rupees, version } });
  expect((await put('500', 0)).json.limit).toEqual({ version: 1, rupees: '500' });
  const late = await put('', 0);
  expect([late.status, currentOf(late)]).toEqual([409, { version: 1, rupees: '500' }]);
});

test('a task: the refusal has its fields, so that a change of others is merged', async () => {
  const { id, browser } = await signedIn('admin');
  const task = (await browser.call(addTask, '/x', { body: { text: 'Call', day: '2031-05-12' } })).json;
  const put = (body: object) =>
    browser.call(patchTask, '/x', { method: 'PATCH', params: { id: String(task.id) }, body });
  expect((await put({ day: '2031-05-13', seen: task.seen })).status).toBe(200);
  const late = await put({ isDone: true, seen: task.seen });
  expect(late.status).toBe(409);
  const { stored, seen } = (late.json.details as { earlier: { stored: Fields; seen: string } }).earlier;
  expect(stored).toEqual({ text: 'Call', day: '2031-05-13', time: '', assignee: id, isDone: false });
  expect((await put({ isDone: true, seen })).json).toMatchObject({ day: '2031-05-13', done: {} });
});

test('what a client looks for, and the words of the page that the client got', async () => {
  const { browser, id: owner } = await signedIn('broker');
  const home = await listing({ owner });
  const clients = clientsOf(browser);
  const client = await clients.added('Asha Rao');
  await clients.require(client, 'type=sale&city=nagpur');
  const list = String((await clients.send(client, [home])).json.id);
  const params = { id: client };
  const read = async () => (await browser.call(readClient, '/x', { params })).json as unknown as Sent;
  type Sent = { requirements: Fields[]; lists: Fields[] };
  const [requirement] = (await read()).requirements;
  const pick = ({ query, nearMisses, __v }: Fields) => ({
    fields: { query, nearMisses },
    version: Number(__v),
  });
  await expectMerge(
    {
      base: pick(requirement!),
      put: (fields, __v) =>
        browser.call(patchRequirement, '/x', {
          method: 'PATCH',
          params: { ...params, requirement: String(requirement!.id) },
          body: { ...fields, __v },
        }),
      savedOf: pick,
    },
    { nearMisses: true },
    { query: 'type=sale&city=nagpur&bedrooms=3' },
  );
  const { __v } = (await read()).lists[0]!;
  const write = (words: string, version: unknown) =>
    browser.call(patchWords, '/x', {
      method: 'PATCH',
      params: { ...params, list },
      body: { words, __v: version },
    });
  const saved = { words: 'Look at the balcony', __v: Number(__v) + 1 };
  expect((await write(saved.words, __v)).json).toEqual(saved);
  const late = await write('', __v);
  expect([late.status, currentOf(late)]).toEqual([409, saved]);
});
