import { PUT as putReason } from '@/app/api/admin/properties/reasons/[key]/route';
import { DELETE as restoreReasons } from '@/app/api/admin/properties/reasons/route';
import { PUT as putTemplate } from '@/app/api/leads/templates/[id]/route';
import { POST as addTemplate } from '@/app/api/leads/templates/route';
import { PUT as putOwner } from '@/app/api/property/[id]/owner/route';
import { PUT as putProfile, GET as readProfile } from '@/app/api/user/profile/[id]/route';
import { PATCH as patchWebhook } from '@/app/api/user/webhooks/[id]/route';
import { POST as addWebhook } from '@/app/api/user/webhooks/route';
import { PUT as putHours } from '@/app/api/visits/hours/route';
import { getOwner } from '@/lib/brokers/letters/data';
import { listReasons } from '@/lib/moderation/reasons/data';
import { getHoursForm } from '@/lib/visits/hours/data';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { currentOf, expectMerge, type Fields, savedOf } from '@/test/two-people';

useTestDb();
let broker: Person;
beforeEach(async () => {
  await clearTestDb();
  broker = await signedIn('broker');
});

const inData = ({ data }: Fields) => data;

test('the owner of a home, whose save leaves the listing alone', async () => {
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
  // an address that is removed is gone, and without a version nothing is compared
  expect((await put({ ...owner.fields, name: 'Ravi Kale' })).json.data).toMatchObject({
    ...{ name: 'Ravi Kale', email: '', __v: 3 },
  });
});

test('the hours in which a lister shows homes, also back to those of the agency', async () => {
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

test('hours of visits that are saved while the profile is open cost no question', async () => {
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

test('a template of an answer', async () => {
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

test('what a webhook gets, and whether it is paused', async () => {
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

test('the texts of a reason for decisions, also after the usual wording was restored', async () => {
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
