import { PUT as putLimit } from '@/app/api/admin/channels/route';
import { PUT as putReason } from '@/app/api/admin/properties/reasons/[key]/route';
import { DELETE as restoreReasons } from '@/app/api/admin/properties/reasons/route';
import { PATCH as patchTask } from '@/app/api/admin/tasks/[id]/route';
import { POST as addTask } from '@/app/api/admin/tasks/route';
import { PATCH as patchRequirement } from '@/app/api/clients/[id]/requirements/[requirement]/route';
import { GET as readClient } from '@/app/api/clients/[id]/route';
import { PATCH as patchWords } from '@/app/api/clients/[id]/shortlists/[list]/route';
import { PUT as putChecks } from '@/app/api/forms/[id]/checks/route';
import { PUT as putBilling } from '@/app/api/invoices/profile/route';
import { PUT as putTemplate } from '@/app/api/leads/templates/[id]/route';
import { POST as addTemplate } from '@/app/api/leads/templates/route';
import { PATCH as patchLetter } from '@/app/api/letters/[id]/route';
import { PUT as putOwner } from '@/app/api/property/[id]/owner/route';
import { PUT as putRules, GET as readRules } from '@/app/api/team/answers/route';
import { PATCH as patchRole } from '@/app/api/team/members/[id]/route';
import { PATCH as patchTeam, GET as readTeam } from '@/app/api/team/route';
import { PUT as putProfile, GET as readProfile } from '@/app/api/user/profile/[id]/route';
import { PATCH as patchWebhook } from '@/app/api/user/webhooks/[id]/route';
import { POST as addWebhook } from '@/app/api/user/webhooks/route';
import { PUT as putHours } from '@/app/api/visits/hours/route';
import { getOwner } from '@/lib/brokers/letters/data';
import { listReasons } from '@/lib/moderation/reasons/data';
import { getHoursForm } from '@/lib/visits/hours/data';
import { OwnerLetter } from '@/models/brokers/owner-letter';
import { ChannelState } from '@/models/channels/channel-state';
import { Property } from '@/models/listings/property';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { dealOf, dealsOf } from '@/test/deals';
import { formOf, formsOf } from '@/test/forms';
import { PROFILE } from '@/test/invoices';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { makeTeam } from '@/test/teams';
import { tourWorld } from '@/test/tours';
import { currentOf, expectMerge, type Fields, savedOf } from '@/test/two-people';

describe('two people', () => {
  useTestDb();
  beforeEach(clearTestDb);

  test('a team’s name and colours, by two owners', async () => {
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

  test('a member’s role, a single field, is asked about', async () => {
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

  test('the person who replies for a team, also before the first save', async () => {
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

  test('a letter to an owner, where holding it does not change its text', async () => {
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

  test('a profile in two tabs', async () => {
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

  test('billing details, also at the first save', async () => {
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

  test('a deal’s document, and a licence’s checklist', async () => {
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

  test('the monthly message limit, a single field, is asked about', async () => {
    const { browser } = await signedIn('admin');
    await ChannelState.deleteMany({});
    const put = (rupees: string, version: number) =>
      browser.call(putLimit, '/x', { method: 'PUT', body: { rupees, version } });
    expect((await put('500', 0)).json.limit).toEqual({ version: 1, rupees: '500' });
    const late = await put('', 0);
    expect([late.status, currentOf(late)]).toEqual([409, { version: 1, rupees: '500' }]);
  });

  test('a task, whose refusal includes its fields for merging', async () => {
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

  test('a client’s requirements and page texts', async () => {
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
});

describe('two brokers', () => {
  useTestDb();
  let broker: Person;
  beforeEach(async () => {
    await clearTestDb();
    broker = await signedIn('broker');
  });

  const inData = ({ data }: Fields) => data;

  test('a home’s owner, whose save does not change the listing', async () => {
    const home = await listing({ owner: broker.id });
    const ofOwner = ({ isStopped: _, ...rest }: Fields) => savedOf(rest);
    const owner = ofOwner((await getOwner(broker.id, home, 'en')) as unknown as Fields);
    const put = (fields: Fields, __v?: number) =>
      broker.browser.call(putOwner, '/x', { method: 'PUT', params: { id: home }, body: { ...fields, __v } });
    const before = await Property.findById(home).lean();
    await expectMerge(
      { base: owner, put, savedOf: ofOwner, inReply: inData },
      { phone: '+919822054321', name: 'Mrs Deshmukh' },
      { email: 'owner@home.example', hasLetters: false },
    );
    const after = await Property.findById(home).lean();
    expect([after?.__v, after?.updatedAt]).toEqual([before?.__v, before?.updatedAt]);
    // a removed address is deleted, and without a version nothing is compared
    expect((await put({ ...owner.fields, name: 'Ravi Kale' })).json.data).toMatchObject({
      ...{ name: 'Ravi Kale', email: '', __v: 3 },
    });
  });

  test('a lister’s viewing hours, also back to the agency’s', async () => {
    const put = (fields: Fields, __v?: number) =>
      broker.browser.call(putHours, '/x', { method: 'PUT', body: { ...fields, __v } });
    const read = async () => savedOf((await getHoursForm(broker.id)) as unknown as Fields);
    const record = { put, savedOf, inReply: inData };
    await expectMerge({ ...record, base: await read() }, { days: ['Sunday'] }, { holidays: '2026-12-25' });
    await expectMerge({ ...record, base: await read() }, { from: '09:00' }, { days: ['Monday', 'Sunday'] });
    const { fields, version } = await read();
    const none = (await put({ ...fields, days: [] }, version)).json.data;
    expect(none).toEqual({ days: [], from: '10:00', until: '18:00', holidays: '', __v: version + 1 });
    expect(currentOf(await put({ ...fields, from: '08:00' }, version))).toEqual(none);
  });

  test('viewing hours saved while the profile is open cause no question', async () => {
    const params = { id: broker.id };
    const { name, phone, __v } = (await broker.browser.call(readProfile, '/x', { params })).json;
    const hours = { days: ['Sunday'], from: '09:00', until: '12:00', holidays: '' };
    expect((await broker.browser.call(putHours, '/x', { method: 'PUT', body: hours })).status).toBe(200);
    const late = await broker.browser.call(putProfile, '/x', {
      ...{ method: 'PUT', params },
      body: { name: 'Gauri Deshpande', phone, __v },
    });
    expect(late.status).toBe(409);
    expect(currentOf(late)).toMatchObject({ name, __v: Number(__v) + 1 });
  });

  test('a reply template', async () => {
    const template = { name: 'Free', text: 'Hello {name}' };
    const added = await broker.browser.call(addTemplate, '/x', { body: template });
    const { id, ...read } = added.json.template as Fields;
    const ofTemplate = ({ id: _, ...rest }: Fields) => savedOf(rest);
    await expectMerge(
      {
        base: savedOf(read),
        put: (fields, __v) =>
          broker.browser.call(putTemplate, '/x', {
            ...{ method: 'PUT', params: { id: String(id) } },
            body: { ...fields, __v },
          }),
        savedOf: ofTemplate,
        inReply: (json) => json.template,
      },
      { text: 'Hello {name}, {title} is free.' },
      { name: 'Still free' },
    );
  });

  test('a webhook’s events and pause', async () => {
    const events = ['lead.created', 'listing.sold'];
    const body = { url: 'https://hooks.example.com/saptam', events };
    const added = await broker.browser.call(addWebhook, '/x', { body });
    const { id } = added.json.item as Fields;
    const ofWebhook = (row: Fields) => ({
      fields: { isActive: row.isActive, events: row.events },
      version: Number(row.__v),
    });
    await expectMerge(
      {
        base: ofWebhook(added.json.item as Fields),
        put: (fields, __v) =>
          broker.browser.call(patchWebhook, '/x', {
            ...{ method: 'PATCH', params: { id: String(id) } },
            body: { ...fields, __v },
          }),
        savedOf: ofWebhook,
      },
      { isActive: false },
      { events: ['visit.changed'] },
    );
  });

  test('a decision reason’s texts, also after restoring the usual wording', async () => {
    const { browser } = await signedIn('admin');
    const { key, en, mr, hi } = (await listReasons()).find((reason) => reason.key === 'duplicate')!;
    const put = (fields: Fields, __v: number) =>
      browser.call(putReason, '/x', { method: 'PUT', params: { key }, body: { ...fields, __v } });
    const ofReason = (row: Fields) => ({
      fields: { en: row.en, mr: row.mr, hi: row.hi },
      version: Number(row.__v),
    });
    const base = { fields: { en, mr, hi }, version: 0 };
    await expectMerge(
      { base, put, savedOf: ofReason, inReply: inData },
      { en: 'Listed twice.' },
      { mr: 'दोनदा दिली आहे.' },
    );
    await browser.call(restoreReasons, '/x', { method: 'DELETE' });
    const late = await put({ en: 'Twice.', mr, hi }, 2);
    expect([late.status, currentOf(late)]).toEqual([
      409,
      { key, ...base.fields, decision: 'reject', isOwn: false, __v: 0 },
    ]);
  });
});
