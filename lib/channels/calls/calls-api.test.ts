import { GET as current } from '@/app/api/calls/current/route';
import { GET as recording } from '@/app/api/leads/[id]/calls/[call]/recording/route';
import { POST as callPerson } from '@/app/api/leads/[id]/calls/route';
import { POST as callback, GET as passthru } from '@/app/api/webhooks/calls/[secret]/route';
import { env } from '@/lib/platform/env';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Call } from '@/models/channels/call';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Lead } from '@/models/enquiries/lead';
import { Task } from '@/models/office/task';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { type Person, signedIn } from '@/test/people';
import { FakeTelephony } from '@/test/telephony/fake';
import { removeOldRecordings } from './mutations';

useTestDb();
const fake = new FakeTelephony();
const SECRET = 'a'.repeat(32);
const ASHA = '+919822012345';
let office: Person;

const connect = (url: string | undefined) =>
  Object.assign(env(), {
    TELEPHONY_URL: url,
    TELEPHONY_NUMBER: url && '07120000000',
    TELEPHONY_SECRET: url && SECRET,
  });
let url: string;
beforeAll(async () => {
  url = await fake.listen();
});
afterAll(async () => {
  connect(undefined);
  await fake.close();
});
beforeEach(async () => {
  await clearTestDb();
  connect(url);
  fake.calls.length = 0;
  fake.status = 200;
  office = await signedIn('admin', { confirmedPhone: '+919811100042' });
});
afterEach(settleBackground);

const outside = { 'sec-fetch-site': '' };
const incoming = (state: string, extra: Record<string, string> = {}, secret = SECRET) => {
  const query = new URLSearchParams({
    CallSid: 'in-0123456789',
    CallFrom: '09822012345',
    CallTo: '07120000000',
    Direction: 'incoming',
    CallType: state,
    ...extra,
  });
  return new Browser().call(passthru, `/x?${query}`, { params: { secret }, headers: outside });
};
const told = (body: object, secret = SECRET) =>
  new Browser().call(callback, '/x', { params: { secret }, body, headers: outside });
async function leadOfAsha(): Promise<string> {
  await incoming('incomplete', { CallSid: 'first-0123456789' });
  return String((await Lead.findOne().lean())!._id);
}

test('there is no such address without a telephony or with another secret', async () => {
  expect((await incoming('incomplete', {}, 'b'.repeat(32))).status).toBe(404);
  expect((await told({ CallSid: 'x' }, 'short')).status).toBe(404);
  connect(undefined);
  expect((await incoming('incomplete')).status).toBe(404);
  expect(await Call.countDocuments()).toBe(0);
});

test('a missed call of an unknown number becomes a lead and a task, once', async () => {
  for (let i = 0; i < 3; i++) expect((await incoming('incomplete')).json).toEqual({ read: true });
  expect(await Enquiry.find({}, { phone: 1, message: 1 }).lean()).toMatchObject([
    { phone: ASHA, message: 'Called and was not reached' },
  ]);
  expect((await Lead.find().lean())[0]).toMatchObject({ waitingSince: expect.any(Date) });
  expect(await Task.find().lean()).toMatchObject([
    { text: 'Call back: nobody picked up', aboutType: 'enquiry' },
  ]);
});

test('notifications that come late or twice move a call forward only', async () => {
  await incoming('completed', { DialCallDuration: '65' });
  await incoming('incomplete');
  await incoming('call-attempt');
  expect(await Call.findOne().lean()).toMatchObject({ state: 'completed', seconds: 65 });
  expect(await Task.countDocuments()).toBe(0);
});

test('a notification may be a form', async () => {
  const form = {
    CallSid: 'form-0123456789',
    CallFrom: '09822012345',
    Direction: 'incoming',
    CallType: 'incomplete',
  };
  const multipart = new FormData();
  for (const [name, value] of Object.entries({ ...form, CallSid: 'part-0123456789' }))
    multipart.set(name, value);
  const urlEncoded = { ...outside, 'content-type': 'application/x-www-form-urlencoded' };
  for (const [body, headers] of [
    [String(new URLSearchParams(form)), urlEncoded],
    [multipart, outside],
  ] as const) {
    const reply = await new Browser().call(callback, '/x', { params: { secret: SECRET }, body, headers });
    expect(reply.json).toEqual({ read: true });
  }
  expect(await Call.countDocuments({ state: 'missed' })).toBe(2);
});

test('what cannot be read is not stored', async () => {
  expect((await told({ CallSid: '<script>', Status: 'completed' })).json).toEqual({ read: false });
  expect((await told({ CallSid: 'x-0123456789', From: 'nobody', Status: 'completed' })).json).toEqual({
    read: false,
  });
  expect(await Call.countDocuments()).toBe(0);
});

test('while a known person calls, those who may see the lead get its address', async () => {
  const lead = await leadOfAsha();
  await incoming('call-attempt');
  expect((await office.browser.call(current, '/x')).json).toMatchObject({ call: { lead } });
  const stranger = await signedIn('broker');
  expect((await stranger.browser.call(current, '/x')).json).toEqual({});
  await incoming('completed');
  expect((await office.browser.call(current, '/x')).json).toEqual({});
});

describe('a call from the lead', () => {
  const press = (lead: string) =>
    office.browser.call(callPerson, '/x', { method: 'POST', params: { id: lead } });

  test('rings first at the confirmed phone of who pressed, then at the person’s', async () => {
    const lead = await leadOfAsha();
    expect((await press(lead)).status).toBe(200);
    expect(Object.fromEntries(fake.calls[0]!)).toMatchObject({
      From: '+919811100042',
      To: ASHA,
      CallerId: '07120000000',
      StatusCallback: expect.stringMatching(/\/api\/webhooks\/calls\/a{32}$/),
    });
    expect(fake.calls[0]!.get('Record')).toBeNull();
    await told({ CallSid: 'call-1-0123456789', Direction: 'outbound-dial', To: ASHA, Status: 'completed' });
    expect(await Call.findOne({ direction: 'out' }).lean()).toMatchObject({ state: 'completed' });
    expect((await Lead.findById(lead).lean())?.waitingSince).toBeUndefined();
  });

  test('is recorded only with an announcement, and the recording has a life', async () => {
    Object.assign(env(), { TELEPHONY_ANNOUNCEMENT_URL: 'https://sound.example/recorded.wav' });
    const lead = await leadOfAsha();
    await press(lead);
    Object.assign(env(), { TELEPHONY_ANNOUNCEMENT_URL: undefined });
    expect(Object.fromEntries(fake.calls[0]!)).toMatchObject({
      Record: 'true',
      StartPlaybackToNew: 'Both',
      StartPlaybackValueNew: 'https://sound.example/recorded.wav',
    });
    const RecordingUrl = 'https://recordings.example/1.mp3';
    await told({
      CallSid: 'call-1-0123456789',
      Direction: 'outbound-dial',
      To: ASHA,
      Status: 'completed',
      RecordingUrl,
    });
    const { _id } = (await Call.findOne({ direction: 'out' }).lean())!;
    const open = ({ browser }: Person) =>
      browser.call(recording, '/x', { params: { id: lead, call: String(_id) } });
    expect((await open(office)).json).toEqual({ url: RecordingUrl });
    expect((await open(await signedIn('broker'))).status).toBe(404);
    expect(await removeOldRecordings(new Date(Date.now() + 91 * 86_400_000))).toBe(1);
    expect((await open(office)).status).toBe(404);
  });

  test('that the telephony does not take, or without a confirmed phone, says to call by hand', async () => {
    const lead = await leadOfAsha();
    fake.status = 500;
    expect((await press(lead)).json.message).toBe('The call did not come about. Please call by hand');
    connect(undefined);
    expect((await press(lead)).json.message).toBe('No telephony is connected. Please call by hand');
    connect(url);
    office = await signedIn('admin');
    expect((await press(lead)).status).toBe(409);
    expect(fake.calls).toHaveLength(0);
  });
});
