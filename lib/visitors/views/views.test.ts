import { POST as view } from '@/app/api/property/[id]/view/route';
import { POST as seen } from '@/app/api/property/seen/route';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { indianDay } from '@/lib/platform/time/indian-day';
import { Property } from '@/models/listings/property';
import { ListingDay } from '@/models/visitors/listing-day';
import { testActor } from '@/test/actors';
import { Browser } from '@/test/browser';
import { clearTestDb, useTestDb } from '@/test/db';
import { guest, signedIn } from '@/test/people';
import { listing } from '@/test/shortlists';
import { viewsByDay } from './data';
import { recordCardsSeen, recordListingView } from './mutations';
import { ListingViewCounts, originOf, sourceOf, VIEW_GAP_MS } from './rules';

describe('rules', () => {
  const NOW = Date.parse('2026-11-22T12:00:00Z');

  test('a viewer counts once in half an hour, however often the page is opened', () => {
    const counts = new ListingViewCounts();
    // as a log is read: the newest first
    for (const minutesAgo of [0, 10, 29, 45, 60, 80])
      counts.add('flat', 'asha', '2026-11-22', NOW - minutesAgo * 60_000);
    expect(counts.rows()).toEqual([{ day: '2026-11-22', property: 'flat', views: 3 }]);
  });

  test('exactly half an hour later is another view', () => {
    const counts = new ListingViewCounts();
    counts.add('flat', 'asha', '2026-11-22', NOW);
    counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS + 1);
    counts.add('flat', 'asha', '2026-11-22', NOW - VIEW_GAP_MS);
    expect(counts.rows()[0]?.views).toBe(2);
  });

  test('viewers, listings and days are counted apart', () => {
    const counts = new ListingViewCounts();
    counts.add('flat', 'asha', '2026-11-22', NOW);
    counts.add('flat', 'ravi', '2026-11-22', NOW);
    counts.add('shop', 'asha', '2026-11-22', NOW);
    counts.add('flat', 'asha', '2026-11-21', NOW - 86_400_000);
    expect(counts.rows()).toEqual([
      { day: '2026-11-22', property: 'flat', views: 2 },
      { day: '2026-11-22', property: 'shop', views: 1 },
      { day: '2026-11-21', property: 'flat', views: 1 },
    ]);
  });
});

describe('seen api', () => {
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
});

describe('sources', () => {
  const HERE = `https://saptam.example/properties/${'a'.repeat(24)}`;

  test.each([
    ['', HERE, 'direct'],
    ['not an address', HERE, 'direct'],
    ['https://saptam.example/', HERE, 'home'],
    ['https://saptam.example/buy/nagpur?bedrooms=3', HERE, 'list'],
    ['https://saptam.example/mr/rent', HERE, 'list'],
    ['https://saptam.example/hi', HERE, 'home'],
    ['https://saptam.example/properties', HERE, 'list'],
    [`https://saptam.example/properties/${'b'.repeat(24)}`, HERE, 'listing'],
    ['https://saptam.example/shortlist/a-secret-link', HERE, 'saved'],
    ['https://saptam.example/about', HERE, 'page'],
    ['https://www.google.co.in/', HERE, 'search'],
    ['https://duckduckgo.com/', HERE, 'search'],
    ['https://l.facebook.com/', HERE, 'social'],
    ['https://t.co/xyz', HERE, 'social'],
    ['https://mail.google.com/', HERE, 'mail'],
    ['https://not-google.example/', HERE, 'site'],
    ['https://www.google.com/', `${HERE}?utm_source=brochure`, 'print'],
    ['', `${HERE}?utm_source=window-card`, 'print'],
    ['', `${HERE}?utm_source=whatsapp-picture`, 'message'],
    ['', `${HERE}?utm_source=alerts&utm_medium=email`, 'mail'],
    ['', `${HERE}?utm_source=Facebook&utm_campaign=diwali`, 'social'],
    ['', `${HERE}?utm_source=times-of-nagpur`, 'campaign'],
  ])('from %p at %p is %p', (referrer, page, expected) => {
    expect(sourceOf(referrer, page)).toBe(expected);
  });

  test.each([
    ['https://www.nagpurhomes.example/a/secret?q=1', HERE, { site: 'nagpurhomes.example' }],
    ['https://saptam.example/shortlist/a-secret-link', HERE, {}],
    ['http://192.168.1.7/router', HERE, {}],
    ['http://intranet/', HERE, {}],
    [
      '',
      `${HERE}?utm_source=Facebook&utm_medium=Paid&utm_campaign=diwali`,
      { campaign: 'facebook / paid / diwali' },
    ],
    ['', `${HERE}?utm_source=%3Cscript%3E`, {}],
  ])('of %p at %p only %p is said', (referrer, page, expected) => {
    expect(originOf(referrer, page)).toEqual(expected);
  });
});

describe('views api', () => {
  useTestDb();

  let visitors = 0;
  const newVisitor = () => new Browser(`198.51.100.${++visitors}`);

  async function addListing(owner?: string, extra: object = {}): Promise<string> {
    const fields = {
      title: 'Flat',
      description: 'A bright flat with two balconies',
      price: '45 lakh',
      category: 'Residential',
      type: 'sale',
      address: `Plot ${++visitors}, Dharampeth, Nagpur`,
      area: '900',
      possession: 'ready',
    };
    const { property } = await createProperty(testActor(owner), propertyFormSchema.parse(fields), []);
    await Property.updateOne({ _id: property._id }, { status: 'active', ...extra });
    return property._id;
  }
  const see = (browser: Browser, id: string, headers: Record<string, string> = {}) =>
    browser.call(view, '/x', { method: 'POST', params: { id }, headers });
  const views = async (id: string) => (await viewsByDay([id], [indianDay(Date.now())])).get(id)?.[0];

  test('every visitor counts once: without any id, as a guest, signed in', async () => {
    const id = await addListing();
    const visitor = newVisitor();
    expect(await see(visitor, id)).toMatchObject({ status: 202, json: { counted: true } });
    expect((await see(visitor, id)).json).toEqual({ counted: false });
    await see(newVisitor(), id);
    // another browser behind the same address
    await see(new Browser(visitor.ip), id, { 'user-agent': 'Mozilla/5.0 Firefox/145.0' });
    await see((await guest()).browser, id);
    expect(await views(id)).toBe(4);
    // a second listing is a view of its own
    const other = await addListing();
    await see(visitor, other);
    expect(await views(other)).toBe(1);
  });

  test('one address that changes its browser counts as a few visitors, another one as itself', async () => {
    const id = await addListing();
    const ip = `198.51.100.${++visitors}`;
    const counted = [];
    for (let i = 0; i < 30; i++) {
      const viewer = { actor: null, ip, userAgent: `Mozilla/5.0 Chrome/${100 + i}` };
      counted.push(await recordListingView(id, viewer, Date.now()));
    }
    expect(counted.filter(Boolean)).toHaveLength(5);
    // an address of IPv6 is one of very many that its holder has
    for (let i = 1; i < 20; i++) {
      const viewer = { actor: null, ip: `2001:db8::${i}`, userAgent: 'Mozilla/5.0 Chrome/140' };
      await recordListingView(id, viewer, Date.now());
    }
    await see(newVisitor(), id);
    expect(await views(id)).toBe(5 + 5 + 1);
  });

  test('neither the owner, nor admins, nor programs count', async () => {
    const [owner, admin, buyer] = [
      await signedIn('seller'),
      await signedIn('admin'),
      await signedIn('buyer'),
    ];
    const id = await addListing(owner.id);
    await see(owner.browser, id, { 'x-forwarded-for': '192.0.2.1' });
    await see(admin.browser, id, { 'x-forwarded-for': '192.0.2.2' });
    for (const agent of [
      'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
      'curl/8.5.0',
      '',
    ])
      await see(newVisitor(), id, { 'user-agent': agent });
    expect(await views(id)).toBe(0);
    await see(buyer.browser, id, { 'x-forwarded-for': '192.0.2.3' });
    expect(await views(id)).toBe(1);
  });

  test('after half an hour the visitor counts again, also across midnight', async () => {
    const id = await addListing();
    const viewer = { actor: null, ip: '192.0.2.9', userAgent: 'Mozilla/5.0 Chrome/140' };
    // five minutes before an Indian midnight
    const evening = Date.parse('2026-11-21T23:55:00+05:30');
    const minutes = [0, 10, 29, 30, 59, 60];
    const counted = [];
    for (const minute of minutes)
      counted.push(await recordListingView(id, viewer, evening + minute * 60_000));
    expect(counted).toEqual([true, false, false, true, false, true]);
    const rows = await ListingDay.find({ property: id }, { _id: 0, day: 1, views: 1 })
      .sort({ day: 1 })
      .lean();
    expect(rows).toEqual([
      { day: '2026-11-21', views: 1 },
      { day: '2026-11-22', views: 2 },
    ]);
  });

  test('views at one moment count once, and of hidden and unknown listings not at all', async () => {
    const id = await addListing();
    const visitor = newVisitor();
    await Promise.all(Array.from({ length: 5 }, () => see(visitor, id)));
    expect(await views(id)).toBe(1);
    const hidden = await addListing(undefined, { status: 'paused' });
    for (const unseen of [hidden, 'f'.repeat(24)])
      expect((await see(newVisitor(), unseen)).json).toEqual({ counted: false });
    expect(await ListingDay.countDocuments({ property: hidden })).toBe(0);
    expect((await see(newVisitor(), 'nonsense')).status).toBe(404);
  });

  test('nothing of a visitor is stored', async () => {
    const row = await ListingDay.findOne({}).lean();
    expect(Object.keys(row!).sort()).toEqual(['_id', 'day', 'property', 'views']);
  });

  test('a log is counted by the same rule', () => {
    const counts = new ListingViewCounts();
    const at = (minute: number) => Date.UTC(2026, 10, 21, 12, minute);
    for (const minute of [59, 40, 31, 29, 0]) counts.add('flat', 'asha', '2026-11-21', at(minute));
    counts.add('flat', 'ravi', '2026-11-21', at(0));
    expect(counts.rows()).toEqual([{ day: '2026-11-21', property: 'flat', views: 3 }]);
  });
});
