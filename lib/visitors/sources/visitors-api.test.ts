import { DELETE as erase } from '@/app/api/admin/addresses/[id]/route';
import { GET as exportCsv } from '@/app/api/admin/addresses/route';
import { POST as leave } from '@/app/api/email-visit-data/route';
import { POST as view } from '@/app/api/property/[id]/view/route';
import { getEarnings } from '@/lib/deals/earnings/data';
import { yearStart } from '@/lib/deals/earnings/rules';
import { indianDay } from '@/lib/platform/time/indian-day';
import { EXIT_TEXT } from '@/lib/settings/constants';
import { addressFilter, searchAddresses } from '@/lib/visitors/exit-popup/data';
import { addressSearchSchema } from '@/lib/visitors/exit-popup/schema';
import { Deal } from '@/models/deals/deal';
import { AuditEntry } from '@/models/platform/audit-entry';
import { SourceDay } from '@/models/visitors/source-day';
import { VisitRecord } from '@/models/visitors/visit-record';
import { testAdmin } from '@/test/actors';
import { Browser } from '@/test/browser';
import { useTestDb } from '@/test/db';
import { planOf } from '@/test/explain';
import { type Person, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { getSources } from './data';

useTestDb();

let admin: Person;
beforeAll(async () => {
  admin = await signedIn('admin');
});

let visitors = 0;
const visitor = () => new Browser(`198.51.101.${++visitors}`);
const addresses = async (query: object = {}) =>
  (await searchAddresses(addressSearchSchema.parse(query))).rows;

test('an address of the popup is listed with what the person agreed to, and erased with all of its visits', async () => {
  const send = (body: object) => visitor().call(leave, '/x', { body });
  await send({ email: 'Asha@home.example', visitedPages: ['/buy'], consent: EXIT_TEXT });
  await send({ email: 'asha@HOME.example', visitedPages: ['/rent'], consent: 'You may do anything' });
  await send({ email: 'ravi@home.example', visitedPages: [] });
  expect((await addresses()).map(({ email, consent }) => [email, consent])).toEqual([
    ['ravi@home.example', undefined],
    ['asha@HOME.example', undefined],
    ['Asha@home.example', EXIT_TEXT],
  ]);
  expect(await addresses({ search: 'ASHA@' })).toHaveLength(2);
  expect(await addresses({ to: '2020-01-01' })).toEqual([]);
  const file = await admin.browser.call(exportCsv, '/x?search=asha');
  expect(file.text.trim().split('\r\n')).toHaveLength(3);
  const [address] = await addresses({ search: 'asha' });
  const agent = await signedIn('admin', { officeRole: 'agent' });
  const gone = { method: 'DELETE', params: { id: String(address?.id) } } as const;
  expect((await agent.browser.call(erase, '/x', gone)).status).toBe(403);
  expect((await admin.browser.call(erase, '/x', gone)).json).toMatchObject({ records: 2 });
  expect((await admin.browser.call(erase, '/x', gone)).status).toBe(404);
  expect(await VisitRecord.distinct('email')).toEqual(['ravi@home.example']);
  const entry = await AuditEntry.findOne({ action: 'visitor.erase' }).lean();
  expect(JSON.stringify(entry)).not.toMatch(/asha/i);
  const filter = VisitRecord.find(addressFilter({ search: 'asha' })).cast(VisitRecord) as object;
  expect(await planOf({ find: 'visitrecords', filter })).toContain('IXSCAN');
});

test('views by kind, website, campaign and lister; what cannot be a website or a tag is not stored', async () => {
  const seller = await signedIn('seller');
  const [mine, agencys] = [await listing({ owner: seller.id }), await listing()];
  const look = (id: string, body: object) => visitor().call(view, '/x', { params: { id }, body });
  await look(mine, { source: 'site', site: 'nagpurhomes.example' });
  await look(mine, { source: 'campaign', campaign: 'times / paper / diwali', site: 'nagpurhomes.example' });
  await look(agencys, { source: 'search', site: 'google.com' });
  await look(agencys, { site: 'http://secret.example/path', campaign: '<b>' });
  const day = indianDay(Date.now());
  const all = await getSources({ from: day, to: day });
  expect(all).toMatchObject({
    views: 4,
    unknown: 1,
    sites: [
      { name: 'nagpurhomes.example', views: 2 },
      { name: 'google.com', views: 1 },
    ],
    campaigns: [{ name: 'times / paper / diwali', views: 1 }],
  });
  expect(all.listers.map(({ id, listings, views }) => [id, listings, views])).toEqual(
    expect.arrayContaining([[seller.id, 1, 2]]),
  );
  const sources = await getSources({ from: day, owner: seller.id });
  expect([sources.views, sources.sites, sources.sources.length]).toEqual([
    2,
    [{ name: 'nagpurhomes.example', views: 2 }],
    2,
  ]);
  const rest = await getSources({ owner: 'agency' });
  expect(sources.views + rest.views).toBe(all.views);
  expect((await getSources({ to: '2020-01-01' })).views).toBe(0);
  // made-up names are stored up to a number
  for (let i = 0; i < 60; i++)
    await SourceDay.updateOne(
      { day, property: mine, kind: 'campaign', name: `made ${i}` },
      { $set: { views: 1 } },
      { upsert: true },
    );
  await look(mine, { campaign: 'one more' });
  expect(await SourceDay.exists({ name: 'one more' })).toBeNull();
});

test('deals and commissions by period, month and person add up to the rows', async () => {
  const [asha, ravi] = [await signedIn('broker'), await signedIn('broker')];
  const deal = (owner: Person, closedOn: string, more: object) =>
    Deal.create({
      owner: owner.id,
      title: 'A flat',
      kind: 'resale',
      stage: 'registered',
      stageSince: new Date(),
      closedOn,
      value: 5_000_000,
      commission: { share: 200, isTaxed: true },
      ...more,
    } as never);
  await deal(asha, '2026-05-02', {});
  await deal(asha, '2026-06-30', {
    kind: 'rent',
    value: 20_000,
    commission: { rupees: 20_000, isTaxed: false },
  });
  await deal(ravi, '2026-06-01', {});
  await deal(ravi, '2026-03-31', {});
  await deal(ravi, '', { stage: 'lost' });
  const { total, months, people, rows } = await getEarnings(
    { from: '2026-04-01', to: '2026-06-30' },
    testAdmin(),
  );
  expect(rows.map(({ day }) => day)).toEqual(['2026-06-30', '2026-06-01', '2026-05-02']);
  expect(total).toMatchObject({ deals: 3, value: 10_000_000, rent: 20_000, commission: 220_000 });
  expect(months.map(({ month, deals }) => [month, deals])).toEqual([
    ['2026-06', 2],
    ['2026-05', 1],
  ]);
  expect(people.map(({ id, commission }) => [id, commission])).toEqual([
    [asha.id, 120_000],
    [ravi.id, 100_000],
  ]);
  for (const sums of [months, people])
    expect(sums.reduce((sum, { commission, gst }) => sum + commission + gst, 0)).toBe(
      total.commission + total.gst,
    );
  expect((await getEarnings({ from: '2026-01-01', owner: ravi.id }, testAdmin())).total.deals).toBe(2);
  expect([yearStart('2026-03-31'), yearStart('2026-04-01')]).toEqual(['2025-04-01', '2026-04-01']);
  const ordered = await getEarnings({ by: 'commission', dir: 'asc' }, testAdmin());
  const earned = ordered.rows.map(({ commission }) => commission);
  expect(earned).toEqual(earned.toSorted((a, b) => a - b));
  expect(ordered.months[0]?.month).toBe('2026-06');
  const filter = { stage: 'registered', closedOn: { $gte: '2026-04-01' } };
  expect(await planOf({ find: 'deals', filter, sort: { closedOn: -1, _id: -1 } })).not.toContain('COLLSCAN');
});
