import { POST as decide } from '@/app/api/admin/properties/[id]/decision/route';
import { POST as contact } from '@/app/api/contact/route';
import { GET as readOwn } from '@/app/api/enquiry/route';
import { GET as listLeads } from '@/app/api/leads/route';
import { POST as close } from '@/app/api/property/[id]/closing/route';
import { PATCH as change, DELETE as remove } from '@/app/api/property/[id]/route';
import type { OwnEnquiriesDto } from '@/lib/enquiries/conversation/dto';
import { tellEnquirersOfDeparted } from '@/lib/enquiries/departures/mutations';
import { hideListingsOf } from '@/lib/listings/bin/mutations';
import { op } from '@/lib/platform/db/operators';
import { settleBackground } from '@/lib/platform/jobs/background';
import { erasePerson } from '@/lib/registries/personal-data/mutations';
import type { VisitLean } from '@/lib/visits/data';
import { visitMailJob } from '@/lib/visits/jobs';
import { cancelForDeparture } from '@/lib/visits/mutations';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { Visit } from '@/models/visits/visit';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { keepTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { firstTime, visitsOf } from '@/test/visits';
import { cancelVisitsToDeparted } from './mutations';

useTestDb();
const mails = catchMails();

let owner: Person;
let home: string;
/** Asha has a confirmed visit, Mira has only asked. */
let asha: ReturnType<typeof visitsOf>;
let mira: Browser;
let bringBack: () => Promise<void>;

beforeAll(async () => {
  owner = await signedIn('seller', { name: 'Ravi Kale' });
  home = await listed('Flat in Besa');
  await listed('Another flat in Besa', await signedIn('seller'));
  await waiting();
  bringBack = await keepTestDb();
});
beforeEach(async () => {
  await bringBack();
  mails.length = 0;
});
afterEach(settleBackground);

async function listed(title: string, by = owner): Promise<string> {
  const fields = { title, description: 'Bright', price: '45 lakh', category: 'Residential', type: 'sale' };
  const where = { address: `${title}, Nagpur`, area: '900', bedrooms: '2', locality: 'Besa' };
  return (await listPublicly(testActor(by.id), { ...fields, ...where }))._id;
}

async function waiting(): Promise<void> {
  asha = visitsOf(new Browser());
  mira = new Browser();
  await asha.book(home, { name: 'Asha', email: 'asha@people.example' });
  const [visit] = (await visitsOf(owner.browser).own()).hosted;
  await visitsOf(owner.browser).answer(visit!.id, { action: 'confirm', start: firstTime(visit!) });
  const person = { name: 'Mira', phone: '9822054321', email: 'mira@people.example' };
  await mira.call(contact, '/x', {
    body: { kind: 'listing', propertyId: home, ...person, message: 'Is it free?' },
  });
  await settleBackground();
}
const version = async () => (await Property.findById(home).lean())?.__v ?? 0;
const params = {
  get id() {
    return home;
  },
};

const WAYS: Record<string, { why: string; word: string; go: () => Promise<unknown> }> = {
  sold: {
    why: 'sold',
    word: 'This home is sold.',
    go: async () => owner.browser.call(close, '/x', { params, body: { __v: await version() } }),
  },
  'paused by its owner': {
    why: 'paused',
    word: 'This home is not offered at the moment.',
    go: async () =>
      owner.browser.call(change, '/x', {
        method: 'PATCH',
        params,
        body: { status: 'paused', __v: await version() },
      }),
  },
  'put into the bin': {
    why: 'removed',
    word: 'This home is offered no longer.',
    go: () => owner.browser.call(remove, '/x', { method: 'DELETE', params }),
  },
  'rejected by the office': {
    why: 'removed',
    word: 'This home is offered no longer.',
    go: async () => {
      const admin = await signedIn('admin');
      const body = { decision: 'reject', reason: 'It is not theirs', version: await version() };
      return admin.browser.call(decide, '/x', { params, body });
    },
  },
  'hidden because its owner leaves': {
    why: 'removed',
    word: 'This home is offered no longer.',
    go: () => hideListingsOf(owner.id),
  },
};

describe.each(Object.entries(WAYS))('a home that is %s', (_, { why, word, go }) => {
  test('cancels its visit with a word, a mail with a calendar cancellation and homes like it', async () => {
    await go();
    await settleBackground();
    expect((await asha.own()).own).toMatchObject([
      {
        state: 'cancelled',
        departure: { why, similar: expect.stringMatching(/^\/buy/) },
        words: [{ by: 'host', text: word }],
      },
    ]);
    const mail = mails.find(({ to }) => to === 'asha@people.example');
    expect(mail?.calendar).toMatchObject({ method: 'CANCEL' });
    expect(mail?.text).toContain(word);
    for (const text of [mail?.text, mail?.html]) expect(text).toContain('Another flat in Besa');
    expect(mails.filter(({ to }) => to === 'asha@people.example')).toHaveLength(1);
  });

  test('is announced once to those who asked about it, and appears in the lead of its lister', async () => {
    await go();
    await tellEnquirersOfDeparted();
    await cancelVisitsToDeparted();
    await settleBackground();
    const sent = mails.filter(({ to }) => to === 'mira@people.example');
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(word);
    expect(sent[0]?.text).toContain('Another flat in Besa');
    const { enquiries } = (await mira.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto;
    expect(enquiries[0]?.departure?.why).toBe(why);
    const { rows } = (await owner.browser.call(listLeads, '/api/leads?state=all')).json as { rows: object[] };
    for (const lead of rows) expect(lead).toMatchObject({ departure: why });
  });
});

test('an account that is erased takes its homes along: the visitors and enquirers get a message', async () => {
  await erasePerson({ id: owner.id, email: owner.email, verified: true });
  await settleBackground();
  expect((await asha.own()).own[0]?.state).toBe('cancelled');
  const told = mails.map(({ to }) => to);
  expect(told).toEqual(expect.arrayContaining(['asha@people.example', 'mira@people.example']));
  const { enquiries } = (await mira.call(readOwn, '/x')).json as unknown as OwnEnquiriesDto;
  expect(enquiries[0]?.departure?.why).toBe('removed');
});

test('a home that is paused twice is announced twice', async () => {
  const set = async (status: string) => {
    await owner.browser.call(change, '/x', {
      method: 'PATCH',
      params,
      body: { status, __v: await version() },
    });
    await tellEnquirersOfDeparted();
    await settleBackground();
  };
  for (const status of ['paused', 'active', 'paused']) await set(status);
  expect(mails.filter(({ to }) => to === 'mira@people.example')).toHaveLength(2);
});

test('a photograph that is missing for a moment cancels nothing', async () => {
  await Property.updateOne({ _id: home }, { status: 'paused', 'lifecycle.blockedBy': ['photo'] });
  await cancelVisitsToDeparted();
  expect((await asha.own()).own[0]?.state).toBe('confirmed');
});

describe('a process that ends between the change and its mail', () => {
  const MINUTES = 60_000;

  test('leaves the mails of a cancelled visit to the job, which sends each of them once', async () => {
    const visit = (await Visit.findOne({ email: 'asha@people.example' }).lean<VisitLean>())!;
    const now = new Date();
    // what cancelVisitsTo does, up to the mails
    await cancelForDeparture(visit, 'sold', 'This home is sold.', now);
    expect(mails).toEqual([]);
    expect(await visitMailJob.runDue(new Date(now.getTime() + MINUTES))).toBe(0);
    expect(await visitMailJob.runDue(new Date(now.getTime() + 3 * MINUTES))).toBe(2);
    expect(await visitMailJob.runDue(new Date(now.getTime() + 60 * MINUTES))).toBe(0);
    expect(mails.map(({ to }) => to).sort()).toEqual(['asha@people.example', owner.email].sort());
    for (const mail of mails) {
      expect(mail.subject).toContain('This home is sold.');
      expect(mail.calendar).toMatchObject({ method: 'CANCEL' });
    }
  });

  test('leaves the mail of an enquiry to the job, which sends it once', async () => {
    await Property.updateOne({ _id: home }, { $set: { status: 'sold' }, $unset: { lifecycle: 1 } });
    const since = new Date();
    await Enquiry.updateOne(
      { email: 'mira@people.example' },
      { departure: 'sold', departureDue: since },
      { timestamps: false },
    );
    for (const minutes of [1, 3, 6, 30]) {
      await tellEnquirersOfDeparted(new Date(since.getTime() + minutes * MINUTES));
      await settleBackground();
      expect(mails.filter(({ to }) => to === 'mira@people.example')).toHaveLength(minutes < 2 ? 0 : 1);
    }
    expect(await Enquiry.exists({ departureDue: op.exists() })).toBeNull();
  });

  test('finds what is owed by an index', async () => {
    const filter = { departureDue: { $lte: new Date() } };
    expect(await planOf({ find: 'enquiries', filter, projection: { _id: 1 } })).not.toContain('COLLSCAN');
  });
});
