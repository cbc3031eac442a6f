import { POST as seen } from '@/app/api/property/seen/route';
import { ListingDay } from '@/models/visitors/listing-day';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { recordCardsSeen, recordListingView } from './mutations';

useTestDb();
beforeEach(clearTestDb);

let visitors = 0;
const newVisitor = () => new Browser(`198.51.100.${++visitors}`);
const show = (browser: Browser, ids: string[], headers: Record<string, string> = {}) =>
  browser.call(seen, '/x', { body: { ids }, headers });
const seenOf = async (property: string) =>
  (await ListingDay.find({ property }, { seen: 1 }).lean()).reduce((sum, row) => sum + (row.seen ?? 0), 0);

test('a card on a screen counts once for each visitor in half an hour, and is no view', async () => {
  const [value, other] = [await listing(), await listing()];
  const visitor = newVisitor();
  expect(await show(visitor, [value, value, other])).toMatchObject({ status: 202, json: { counted: 2 } });
  expect((await show(visitor, [value])).json).toEqual({ counted: 0 });
  await show(newVisitor(), [value]);
  expect([await seenOf(value), await seenOf(other)]).toEqual([2, 1]);
  expect(await ListingDay.find({}, { _id: 0, views: 1 }).lean()).toEqual([{ views: 0 }, { views: 0 }]);
  // it may count again later
  const viewer = { actor: null, ip: visitor.ip, userAgent: 'Mozilla/5.0 Chrome/140' };
  expect(await recordCardsSeen([value], viewer, Date.now() + 30 * 60_000)).toBe(1);
});

test('neither its owner, nor admins, nor programs count, nor listings that are not public', async () => {
  const [owner, admin] = [await signedIn('seller'), await signedIn('admin')];
  const id = await listing({ owner: owner.id });
  const hidden = await listing({ status: 'paused' });
  expect((await show(owner.browser, [id])).json).toEqual({ counted: 0 });
  expect((await show(admin.browser, [id])).json).toEqual({ counted: 0 });
  expect((await show(newVisitor(), [id], { 'user-agent': 'curl/8.5.0' })).json).toEqual({ counted: 0 });
  expect((await show(newVisitor(), [hidden, 'f'.repeat(24)])).json).toEqual({ counted: 0 });
  expect(await ListingDay.countDocuments()).toBe(0);
  expect((await show(newVisitor(), [])).status).toBe(400);
  expect((await show(newVisitor(), ['nonsense'])).status).toBe(400);
  expect((await show(newVisitor(), new Array(61).fill(id))).status).toBe(400);
});

test('of where a view came from only its kind is stored', async () => {
  const id = await listing();
  const viewer = (n: number) => ({ actor: null, ip: `192.0.2.${n}`, userAgent: 'Mozilla/5.0 Chrome/140' });
  const now = Date.now();
  await recordListingView(id, viewer(1), now, 'search');
  await recordListingView(id, viewer(2), now, 'search');
  await recordListingView(id, viewer(3), now, 'print');
  await recordListingView(id, viewer(4), now);
  const row = await ListingDay.findOne({}).lean();
  expect(row).toMatchObject({ views: 4, sources: { search: 2, print: 1 } });
  expect(Object.keys(row!).sort()).toEqual(['_id', 'day', 'property', 'sources', 'views']);
});
