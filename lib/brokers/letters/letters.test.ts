import { PATCH as change } from '@/app/api/letters/[id]/route';
import { POST as sendNow } from '@/app/api/letters/[id]/send/route';
import { POST as shared } from '@/app/api/letters/[id]/shared/route';
import { PUT as stop } from '@/app/api/letters/link/[token]/route';
import { POST as unsubscribe } from '@/app/api/letters/link/[token]/unsubscribe/route';
import { PUT as saveOwner } from '@/app/api/property/[id]/owner/route';
import { DAY_MS, HOUR_MS } from '@/lib/platform/time/time';
import { OwnerLetter } from '@/models/brokers/owner-letter';
import { Enquiry } from '@/models/enquiries/enquiry';
import { Property } from '@/models/listings/property';
import { ListingDay } from '@/models/visitors/listing-day';
import { Visit } from '@/models/visits/visit';
import { Browser } from '@/test/browser';
import { catchMails } from '@/test/caught-mails';
import { clearTestDb, useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { searchesOf } from '@/test/saved-searches';
import { listing } from '@/test/shortlists';
import { visitsOf } from '@/test/visits';
import { listLetters } from './data';
import { letterJobs } from './jobs';
import { acquireLetter, planLetters, stepLetter } from './mutations';

useTestDb();
const mails = catchMails();

const LAKH = 100_000;
/** Monday 30 November 2026 in India, and times on it. */
const MONDAY = '2026-11-30';
const at = (hour: number) => new Date(Date.parse(`${MONDAY}T00:00:00+05:30`) + hour * HOUR_MS);
const OWNER = { name: 'Mrs Deshmukh', phone: '98220 54321', email: 'owner@home.example', language: 'mr' };

let broker: Person;
let home: string;
beforeEach(async () => {
  await clearTestDb();
  broker = await signedIn('broker', { name: 'Suresh Broker' });
  home = await listing({ owner: broker.id, price: 60 * LAKH, bedrooms: 2, title: 'Garden flat' });
  mails.length = 0;
});

const enter = (id: string, more: object = {}, by = broker) =>
  by.browser.call(saveOwner, '/x', {
    method: 'PUT',
    params: { id },
    body: { ...OWNER, hasLetters: true, ...more },
  });
async function runDue(now: Date): Promise<void> {
  for (;;) {
    const row = await acquireLetter(now, new Date(now.getTime() + 60_000));
    if (!row) return;
    await stepLetter(row, now);
  }
}
const write = async () => {
  await planLetters(at(6));
  await runDue(at(6));
  return (await listLetters(broker.id))[0]!;
};
const toOwner = () => mails.filter(({ to }) => to === OWNER.email);
const edit = (id: string, body: object, by = broker) =>
  by.browser.call(change, '/x', { method: 'PATCH', params: { id }, body });

describe('on Mondays', () => {
  test('writes a letter at six, tells the broker, and sends it once at eleven', async () => {
    await enter(home);
    expect(await planLetters(at(5.9))).toBe(0);
    expect(await planLetters(new Date(at(9).getTime() + DAY_MS))).toBe(0);
    const letter = await write();
    expect(letter).toMatchObject({ week: MONDAY, state: 'draft', name: OWNER.name, homes: 1 });
    expect(letter.sendAt).toBe(at(11).toISOString());
    expect(mails.map(({ to }) => to)).toEqual([broker.email]);
    expect(await planLetters(at(8))).toBe(0);
    await runDue(at(10.9));
    expect(toOwner()).toEqual([]);
    await runDue(at(11));
    await runDue(at(12));
    const [mail, ...others] = toOwner();
    expect(others).toEqual([]);
    expect(mail?.replyTo).toBe(broker.email);
    expect(mail?.text).toContain(OWNER.name);
    expect(mail?.text).toContain('Suresh Broker');
    expect((await listLetters(broker.id))[0]).toMatchObject({ state: 'sent', sentAt: at(11).toISOString() });
    expect(letterJobs.map(({ name }) => name)).toEqual(['plan owner letters', 'owner letters']);
  });

  test('gives brokers two hours after a morning outage', async () => {
    await enter(home);
    await planLetters(at(15));
    expect((await listLetters(broker.id))[0]?.sendAt).toBe(at(17).toISOString());
  });

  test('sends one letter per owner and broker for all homes', async () => {
    const second = await listing({ owner: broker.id, title: 'Corner flat' });
    const other = await signedIn('broker');
    const third = await listing({ owner: other.id });
    await Promise.all([enter(home), enter(second), enter(third, {}, other)]);
    expect(await planLetters(at(6))).toBe(2);
    expect((await listLetters(broker.id)).map(({ homes }) => homes)).toEqual([2]);
  });

  test('leaves out unlisted homes, owners without letters, and agency listings', async () => {
    await enter(home, { hasLetters: false });
    const sold = await listing({ owner: broker.id, status: 'sold' });
    await enter(sold, { email: 'sold@home.example' });
    await Property.updateOne(
      { _id: await listing() },
      { $set: { ownerContact: { name: 'A', phones: ['+919822011111'] } } },
    );
    expect(await planLetters(at(6))).toBe(0);
  });
});

test('says in the owner’s language what was opened, asked, seen and answered, and the effect of a lower price', async () => {
  const day = '2026-11-25';
  await ListingDay.create([
    { property: home, day, views: 42, seen: 210 },
    { property: home, day: '2026-11-20', views: 35 },
    { property: home, day: MONDAY, views: 99 },
  ]);
  const createdAt = new Date(`${day}T10:00:00+05:30`);
  const sender = { name: 'R', email: 'r@home.example', phone: '1', message: 'Free?' };
  await Enquiry.create({ ...sender, property: home, createdAt });
  const visit = await visitsOf(new Browser()).book(home);
  await Visit.updateOne(
    { _id: visit.json.id },
    {
      $set: {
        status: 'confirmed',
        start: createdAt,
        until: createdAt,
        feedback: { verdict: 'maybe', note: 'The lift is old', isShared: true, at: createdAt },
      },
    },
  );
  const buyer = await signedIn('buyer');
  await searchesOf(buyer.browser).save('type=sale&maxPrice=5800000');
  await enter(home, { language: 'en' });
  const { text, subject } = await write();
  expect(subject).toBe('Your home’s week: Garden flat');
  for (const line of [
    'Garden flat, ₹60 L',
    'Shown in lists: 210',
    'Opened: 42 (the week before: 35)',
    'Enquiries: 1 (the week before: 0)',
    'Visits: 1',
    'Visitors said: 0 yes, 1 maybe, 0 no',
    'People looking for a home like this at ₹60 L: 0',
    'At ₹58 L it would be 1',
  ])
    expect(text).toContain(line);
  // only the visitor can see the visitor's note
  expect(text).not.toContain('lift');
  await OwnerLetter.deleteMany({});
  await enter(home, { language: 'mr' });
  expect((await write()).text).toContain('उघडून पाहिले: 42 (त्याआधीच्या आठवड्यात: 35)');
});

test('reports openings, price cuts and sales of similar homes', async () => {
  const like = { price: 61 * LAKH, bedrooms: 2, locality: 'Dharampeth', localitySlug: 'dharampeth' };
  const place = { localitySlug: 'dharampeth', citySlug: 'nagpur', createdAt: new Date('2026-10-01') };
  const in_week = new Date('2026-11-26T10:00:00+05:30');
  const ids = await Promise.all(Array.from({ length: 6 }, () => listing(like)));
  await Property.collection.updateMany({}, { $set: place });
  await Property.updateOne(
    { _id: ids[0] },
    {
      priceHistory: [
        { price: 65 * LAKH, at: place.createdAt },
        { price: 61 * LAKH, at: in_week },
      ],
    },
  );
  await ListingDay.create(ids.map((property) => ({ property, day: '2026-11-26', views: 30 })));
  const gone = await listing({ ...like, status: 'sold', closing: { on: in_week } });
  await Property.collection.updateMany({ status: 'sold' }, { $set: place });
  await enter(home, { language: 'en' });
  const { text } = await write();
  expect(gone).toBeTruthy();
  expect(text).toContain('Similar homes: median of 30 views');
  expect(text).toContain('Similar homes that cut their price: 1');
  expect(text).toContain('Similar homes sold: 1');
});

describe('broker', () => {
  test('reads and edits it first, and the edited text is sent', async () => {
    await enter(home);
    const { id } = await write();
    expect((await edit(id, { subject: 'Namaste', text: 'One.\n\nTwo.' })).status).toBe(200);
    await runDue(at(11));
    const [mail] = toOwner();
    expect(mail?.subject).toMatch(/^Namaste/);
    expect(mail?.text).toContain('One.\n\nTwo.');
    expect((await edit(id, { text: 'Too late' })).status).toBe(409);
    expect((await edit(id, {})).status).toBe(400);
  });

  test('holds it, releases it, or sends it at once', async () => {
    await enter(home);
    const { id } = await write();
    await edit(id, { isHeld: true });
    await runDue(at(12));
    expect(toOwner()).toEqual([]);
    await edit(id, { isHeld: false });
    await runDue(at(12));
    expect(toOwner()).toHaveLength(1);
    const press = () => broker.browser.call(sendNow, '/x', { method: 'POST', params: { id } });
    expect((await press()).status).toBe(409);
    await OwnerLetter.updateOne({ _id: id }, { $set: { state: 'held' } });
    expect((await press()).json.data).toMatchObject({ state: 'sent' });
    expect(toOwner()).toHaveLength(2);
  });

  test('sends it by WhatsApp, the only way without an address', async () => {
    await enter(home, { email: '', language: 'en' });
    const letter = await write();
    const text = decodeURIComponent(letter.whatsapp ?? '');
    expect(text).toMatch(/^https:\/\/wa\.me\/919822054321\?text=/);
    expect(text).toContain('Garden flat, ₹60 L');
    expect(text).toMatch(/Stop these letters: http:\S+\/letters\/[\w-]{32}$/);
    await runDue(at(12));
    expect((await listLetters(broker.id))[0]?.state).toBe('draft');
    const { id } = letter;
    expect((await broker.browser.call(sendNow, '/x', { method: 'POST', params: { id } })).status).toBe(409);
    const { json } = await broker.browser.call(shared, '/x', { method: 'POST', params: { id } });
    expect(json.data).toMatchObject({ sharedAt: expect.any(String) });
  });

  test('is the only one to see owner and letter', async () => {
    await enter(home);
    const { id } = await write();
    const other = await signedIn('broker');
    expect((await enter(home, {}, other)).status).toBe(404);
    expect((await edit(id, { isHeld: true }, other)).status).toBe(404);
    expect(await listLetters(other.id)).toEqual([]);
    expect((await enter(home, { email: 'no address' })).status).toBe(400);
    expect((await enter(home, { phone: 'call me' })).status).toBe(400);
  });
});

describe('owner', () => {
  test('stops and restarts the letters with one press without signing in, including pending ones', async () => {
    await enter(home);
    await write();
    await runDue(at(11));
    const [mail] = toOwner();
    const token = /\/letters\/([\w-]{32})/.exec(mail?.text ?? '')?.[1] ?? '';
    expect(mail?.text).toContain(`/mr/letters/${token}`);
    await OwnerLetter.updateMany({}, { $set: { state: 'draft', dueAt: at(11) } });
    const press = (stopped: boolean) =>
      new Browser().call(stop, '/x', { method: 'PUT', params: { token }, body: { stopped } });
    expect((await press(true)).json.data).toEqual({ broker: 'Suresh Broker', isStopped: true });
    await runDue(at(12));
    expect(toOwner()).toHaveLength(1);
    expect((await listLetters(broker.id))[0]).toMatchObject({ state: 'stopped' });
    await OwnerLetter.deleteMany({});
    // the owner stays stopped when the broker enters them again
    expect((await enter(home)).json.data).toMatchObject({ isStopped: true });
    expect(await planLetters(at(6))).toBe(0);
    await press(false);
    expect(await planLetters(at(6))).toBe(1);
  });

  test('stops the letters in the mail program (RFC 8058)', async () => {
    await enter(home);
    await write();
    await runDue(at(11));
    const { headers } = toOwner()[0] ?? {};
    expect(headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const token = /link\/([\w-]{32})\/unsubscribe>$/.exec(headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '';
    const { status } = await new Browser().call(unsubscribe, '/x', { method: 'POST', params: { token } });
    expect(status).toBeLessThan(300);
    await OwnerLetter.deleteMany({});
    expect(await planLetters(at(6))).toBe(0);
  });
});

test('uses an index for every read', async () => {
  for (const command of [
    { find: 'properties', filter: { 'ownerContact.phones': { $gte: '' } } },
    { find: 'properties', filter: { 'ownerContact.email': { $gte: '' } } },
    { find: 'ownerletters', filter: { dueAt: { $lte: new Date() } }, sort: { dueAt: 1 } },
    { find: 'ownerletters', filter: { lister: broker.id }, sort: { week: -1, _id: 1 } },
    { find: 'letterreceivers', filter: { tokenHash: 'x' } },
  ])
    expect(await planOf(command)).not.toContain('COLLSCAN');
});
