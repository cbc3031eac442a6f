import { POST as contact } from '@/app/api/contact/route';
import { GET as preview } from '@/app/api/property/[id]/closing/route';
import { POST as bulk } from '@/app/api/property/bulk/route';
import { announceHeld } from '@/lib/listings/departures/mutations';
import { homesLeft } from '@/lib/listings/events';
import { op } from '@/lib/platform/db/operators';
import { settleBackground } from '@/lib/platform/jobs/background';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { listPublicly } from '@/test/listing-form';
import { type Person, signedIn } from '@/test/people';
import { visitsOf } from '@/test/visits';
import type { ClosingPreviewDto } from './dto';

useTestDb();
const mails = catchMails();

let owner: Person;
let home: string;
let others: string[];
beforeEach(async () => {
  await clearTestDb();
  owner = await signedIn('broker', { name: 'Ravi Kale' });
  home = await listed('Flat in Besa');
  others = [];
  const agent = await signedIn('broker');
  for (const title of ['One in Besa', 'Two in Besa', 'Three in Besa', 'Four in Besa'])
    others.push(await listed(title, agent));
  await waiting();
});
afterEach(settleBackground);

async function listed(title: string, by = owner): Promise<string> {
  const fields = { title, description: 'Bright', price: '45 lakh', category: 'Residential', type: 'sale' };
  const where = { address: `${title}, Nagpur`, area: '900', bedrooms: '2', locality: 'Besa' };
  return (await listPublicly(testActor(by.id), { ...fields, ...where }))._id;
}

/** Asha wants to see it, Mira has asked. */
async function waiting() {
  await visitsOf(new Browser()).book(home, { name: 'Asha', email: 'asha@people.example' });
  const mira = { name: 'Mira', phone: '9822054321', email: 'mira@people.example', message: 'Is it free?' };
  await new Browser().call(contact, '/x', { body: { kind: 'listing', propertyId: home, ...mira } });
  await settleBackground();
  mails.length = 0;
}

const shown = async () =>
  (await owner.browser.call(preview, '/x', { params: { id: home } })).json as unknown as ClosingPreviewDto;
const version = async () => (await Property.findById(home).lean())?.__v ?? 0;
const act = async (body: object) => (await owner.browser.call(bulk, '/x', { body })).json;
const close = async (similar?: string[]) =>
  act({ action: 'close', items: [{ id: home, __v: await version(), ...(similar && { similar }) }] });
/** As if the time for an undo were over. */
async function tellNow() {
  await Property.updateOne(
    { _id: home, 'closing.tellAt': op.exists() },
    { $set: { 'closing.tellAt': new Date() } },
  );
  await announceHeld(new Date(Date.now() + 1000));
  await settleBackground();
}
const receivers = () => [...new Set(mails.map(({ to }) => to))].sort();

test('the press shows who will get a message, in which words, and homes like it', async () => {
  const { people, homes, holdSeconds } = await shown();
  expect(people).toEqual([
    {
      id: expect.any(String),
      name: 'Asha',
      what: 'visit',
      byMail: true,
      language: 'en',
      words: 'This home is sold.',
    },
    {
      id: expect.any(String),
      name: 'Mira',
      what: 'enquiry',
      byMail: true,
      language: 'en',
      words: 'You asked about Flat in Besa. This home is sold. There is nothing you need to do.',
    },
  ]);
  expect(homes.length).toBeGreaterThanOrEqual(3);
  expect(homes.map(({ id }) => id)).not.toContain(home);
  expect(holdSeconds).toBeGreaterThan(20);
});

test('exactly those people get exactly those words, and the chosen homes, once', async () => {
  const { people } = await shown();
  const chosen = [others[3], others[1]].map(String);
  await close(chosen);
  await settleBackground();
  expect(mails).toEqual([]);
  await tellNow();
  expect(receivers().filter((to) => to !== owner.email)).toEqual([
    'asha@people.example',
    'mira@people.example',
  ]);
  for (const { name, words } of people) {
    const mail = mails.find(({ to }) => to === `${name?.toLowerCase()}@people.example`);
    expect(mail?.text).toContain(words);
    expect(mail?.text).toContain('Four in Besa');
    expect(mail?.text).toContain('Two in Besa');
    expect(mail?.text).not.toContain('One in Besa');
  }
  const sent = mails.length;
  await tellNow();
  expect(mails).toHaveLength(sent);
});

test('an undo within the time: the home is back, and nobody hears of it', async () => {
  await close();
  expect((await Property.findById(home).lean())?.status).toBe('sold');
  await act({ action: 'undo', items: [{ id: home, __v: await version(), status: 'active' }] });
  await tellNow();
  await settleBackground();
  expect((await Property.findById(home).lean())?.closing).toBeUndefined();
  expect(mails).toEqual([]);
  expect(await Enquiry.countDocuments({ departure: op.exists() })).toBe(0);
  expect((await shown()).people).toHaveLength(2);
});

test('closed again while the messages of before go out: it waits for its own time', async () => {
  await close();
  const later = new Date(Date.now() + 60_000);
  homesLeft.on('test: closed again', async () => {
    await Property.updateOne({ _id: home }, { $set: { 'closing.tellAt': later } });
  });
  await tellNow();
  homesLeft.on('test: closed again', async () => undefined);
  expect((await Property.findById(home).lean())?.closing?.tellAt).toEqual(later);
});

test('strangers see nothing of it, and four homes are too many', async () => {
  const stranger = await signedIn('broker');
  expect((await stranger.browser.call(preview, '/x', { params: { id: home } })).status).toBe(404);
  const body = { action: 'close', items: [{ id: home, __v: await version(), similar: others }] };
  expect((await owner.browser.call(bulk, '/x', { body })).status).toBe(400);
});

test('held listings are found by an index', async () => {
  expect(
    await planOf({ find: 'properties', filter: { 'closing.tellAt': { $lte: new Date() } } }),
  ).not.toContain('COLLSCAN');
});
