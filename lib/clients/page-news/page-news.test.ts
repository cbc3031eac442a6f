import { PATCH as change } from '@/app/api/clients/[id]/shortlists/[list]/route';
import { POST as askTour } from '@/app/api/shortlist/shared/[token]/tour/route';
import { clientJobs } from '@/lib/clients/jobs';
import { homesLeft } from '@/lib/listings/events';
import { settleBackground } from '@/lib/platform/jobs/background';
import { MINUTE_MS } from '@/lib/platform/time/time';
import { SETTINGS_ID } from '@/lib/settings/data';
import { readSharedHome } from '@/lib/shortlists/data';
import type { SharedShortlistDto } from '@/lib/shortlists/dto';
import { tourDays } from '@/lib/shortlists/tours/rules';
import { Property } from '@/models/listings/property';
import { SiteSettings } from '@/models/settings/site-settings';
import { Browser } from '@/test/browser';
import { clientsOf } from '@/test/clients';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { mailsTo } from '@/test/saved-searches';
import { listing, shortlistsOf } from '@/test/shortlists';
import { acquirePage, markPages, tellClient } from './mutations';

useTestDb();
beforeEach(clearTestDb);
afterEach(settleBackground);

const CONSENT = { email: 'asha@clients.example', consentHow: 'said', consentDay: '2026-11-01' };
const tokenOf = (url: string | null | undefined) => url?.split('/').pop() ?? '';

async function sent(client: object = {}) {
  const person = await signedIn('broker', { name: 'Suresh Broker', phone: '+919822012345' });
  const clients = clientsOf(person.browser);
  const id = await clients.added('Asha Deshmukh', client);
  const homes = [
    await listing({ title: 'Garden flat', price: 5_800_000, propertyCode: 'SG-NAG-1001' }),
    await listing({ title: 'Corner flat' }),
  ];
  await clients.send(id, homes);
  const list = (await clients.detail(id)).lists[0]!;
  const token = tokenOf(list.url);
  const page = async (browser = new Browser()) =>
    (await shortlistsOf(browser).shared(token)).json as unknown as SharedShortlistDto;
  return { person, clients, id, homes, list, token, page };
}

/** Does what is due in a quarter of an hour. */
async function runDue(): Promise<number> {
  const now = new Date(Date.now() + 15 * MINUTE_MS);
  const row = await acquirePage(now, new Date(now.getTime() + MINUTE_MS));
  return row ? tellClient(row) : 0;
}

test('the page carries the broker’s name, number and words, the office’s line, and addresses to type', async () => {
  const { person, id, list, page } = await sent();
  await SiteSettings.create({ _id: SETTINGS_ID, version: 1, printLine: 'With Saptam Group' });
  const words = 'Look at the kitchen of the first one.';
  const params = { id, list: list.id };
  const save = (body: object) => person.browser.call(change, '/x', { method: 'PATCH', params, body });
  expect([(await save({ words })).status, (await save({})).status]).toEqual([200, 400]);
  expect(await page()).toMatchObject({
    from: 'Suresh Broker',
    broker: { name: 'Suresh Broker', phone: '+919822012345', agentNumber: 'A50500012345' },
    line: 'With Saptam Group',
    words,
    homes: [{ typed: '/p/SG-NAG-1001' }, { title: 'Corner flat' }],
  });
});

test('a price that fell and a home that is sold are marked on the page, and the client hears of both once', async () => {
  const { homes, page } = await sent(CONSENT);
  const [garden = '', corner = ''] = homes;
  await Property.updateOne({ _id: garden }, { price: 5_500_000 });
  await Property.updateOne({ _id: corner }, { $set: { status: 'sold' } });
  expect((await page()).homes.map(({ changes }) => changes)).toEqual([
    [{ kind: 'price', before: 5_800_000, now: 5_500_000 }],
    [{ kind: 'status', now: 'sold' }],
  ]);
  expect(await runDue()).toBe(0);
  await markPages(homes);
  expect(await runDue()).toBe(1);
  const [mail = '', ...others] = mailsTo(CONSENT.email);
  expect(others).toEqual([]);
  expect(mail).toContain('Garden flat: Price down');
  expect(mail).toContain('Corner flat: Sold');
  await markPages(homes);
  expect([await runDue(), mailsTo(CONSENT.email).length]).toEqual([0, 1]);
  // the page goes on to say it to who opens it later
  expect((await page()).homes.map(({ changes }) => changes.length)).toEqual([1, 1]);
});

test('a home that leaves the market is looked at by the job, and nobody is written to without consent', async () => {
  const { homes } = await sent({ email: 'no@consent.example' });
  await Property.updateOne({ _id: homes[0] }, { $set: { status: 'sold' } });
  await homesLeft.emit(new Map([[homes[0]!, 'sold']]));
  expect(await acquirePage(new Date(), new Date())).toBeNull();
  expect(await runDue()).toBe(0);
  expect(mailsTo('no@consent.example')).toEqual([]);
  expect(clientJobs.map(({ name }) => name)).toContain('client page news');
});

test('"see both on Sunday" reaches the broker by mail and stands with the client, one for each browser', async () => {
  const { person, clients, id, homes, token, page } = await sent();
  const [sunday = ''] = tourDays(new Date());
  expect(new Date(sunday).getUTCDay()).toBe(0);
  const aai = new Browser();
  const ask = (body: object) =>
    aai.call(askTour, '/x', {
      method: 'POST',
      params: { token },
      body: { name: 'Aai', day: sunday, homes, ...body },
    });
  expect((await ask({ phone: '98220 55555' })).status).toBe(200);
  const [mail = ''] = mailsTo(person.email);
  expect(mail).toContain('Garden flat');
  expect(mail).toContain('Corner flat');
  expect(mail).toContain('98220 55555');
  expect(mail).toContain(`/dashboard/clients/${id}`);
  expect((await clients.detail(id)).hasReacted).toBe(true);
  expect((await ask({ homes: [homes[1]] })).status).toBe(200);
  const [list] = (await clients.detail(id)).lists;
  expect(list?.tours).toEqual([{ name: 'Aai', day: sunday, homes: [homes[1]], at: expect.any(String) }]);
  expect((await page(aai)).tour).toEqual({ day: sunday, homes: [homes[1]] });
  const others = await page();
  expect(others.tour).toBeUndefined();
  expect(JSON.stringify(others)).not.toContain('55555');
});

test('a tour of other homes, of a day that is over or far, or without a name is refused', async () => {
  const { homes, token } = await sent();
  const [sunday] = tourDays(new Date());
  const ask = async (body: object, of = token) => {
    const wish = { name: 'Aai', day: sunday, homes, ...body };
    return (await new Browser().call(askTour, '/x', { method: 'POST', params: { token: of }, body: wish }))
      .status;
  };
  expect(await ask({ homes: [await listing()] })).toBe(404);
  expect(await ask({ day: '2020-01-05' })).toBe(400);
  expect(await ask({ day: '2999-01-06' })).toBe(400);
  expect(await ask({ name: ' ' })).toBe(400);
  expect(await ask({ phone: 'call me' })).toBe(400);
  expect(await ask({}, 'A'.repeat(32))).toBe(404);
});

test('a home of another lister opens under the broker of the page, and only while it is on it', async () => {
  const { homes, token } = await sent();
  const found = await readSharedHome(token, homes[0]!);
  expect(found).toMatchObject({ broker: { name: 'Suresh Broker' }, listing: { title: 'Garden flat' } });
  expect(await readSharedHome(token, await listing())).toBeUndefined();
  expect(await readSharedHome('A'.repeat(32), homes[0]!)).toBeUndefined();
  await Property.updateOne({ _id: homes[0] }, { $set: { status: 'draft' } });
  expect(await readSharedHome(token, homes[0]!)).toBeUndefined();
});
