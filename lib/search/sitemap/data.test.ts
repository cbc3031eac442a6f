import { Types } from 'mongoose';
import { GET as getFile } from '@/app/sitemap/[file]/route';
import { GET as getIndex } from '@/app/sitemap.xml/route';
import { env } from '@/lib/platform/env';
import { Property } from '@/models/listings/property';
import { clearTestDb, useTestDb } from '@/test/db';
import { LISTINGS_PER_FILE } from './data';
import { sitemapFile } from './format';

useTestDb();
beforeEach(clearTestDb);

const ORIGIN = 'http://localhost:3000';
const at = new Date('2026-11-01T10:00:00.000Z');

async function put(rows: Record<string, unknown>[]) {
  const documents = rows.map((row) => ({
    _id: new Types.ObjectId(),
    title: 'Flat',
    price: 1,
    area: 1,
    type: 'sale',
    category: 'Farm Houses',
    status: 'active',
    city: 'Nagpur',
    citySlug: 'nagpur',
    createdAt: at,
    updatedAt: at,
    ...row,
  }));
  await Property.collection.insertMany(documents);
  return documents.map(({ _id }) => String(_id));
}

async function file(name: string) {
  const reply = await getFile(new Request(`${ORIGIN}/sitemap/${name}`), {
    params: Promise.resolve({ file: name }),
  });
  return { status: reply.status, type: reply.headers.get('content-type'), xml: await reply.text() };
}
const places = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

beforeAll(() => {
  env().SITE_URL = ORIGIN;
});

test('the index names its files, and says of listings when the newest one changed', async () => {
  const newer = new Date('2026-11-20T10:00:00.000Z');
  await put([{}, { updatedAt: newer }]);
  const xml = await (await getIndex()).text();
  expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex')).toBe(true);
  const english = ['pages', 'lists', 'listings-1'].map((name) => `${ORIGIN}/sitemap/${name}.xml`);
  expect(places(xml).slice(0, 3)).toEqual(english);
  expect(places(xml)).toContain(`${ORIGIN}/sitemap/mr-lists.xml`);
  expect(places(xml)).toContain(`${ORIGIN}/sitemap/hi-pages.xml`);
  expect(xml).toContain(`listings-1.xml</loc><lastmod>${newer.toISOString()}</lastmod>`);
});

test('each language has files of its own, with the pages that it has', async () => {
  await put([{}]);
  const english = places((await file('lists.xml')).xml);
  const marathi = places((await file('mr-lists.xml')).xml);
  expect(marathi).toEqual(english.map((place) => place!.replace(ORIGIN, `${ORIGIN}/mr`)));
  expect(marathi).toContain(`${ORIGIN}/mr/buy/nagpur/farm-houses`);
  const pages = places((await file('hi-pages.xml')).xml);
  expect(pages).toContain(`${ORIGIN}/hi/about`);
  // every address of the files is one that its language has, and English stays out of them
  expect(pages.every((place) => place!.startsWith(`${ORIGIN}/hi`))).toBe(true);
  expect((await file('en-lists.xml')).status).toBe(404);
  for (const name of places(await (await getIndex()).text()))
    expect((await file(name!.split('/').at(-1)!)).status).toBe(200);
});

test('public listings are there with the day they changed, others are not', async () => {
  const [first] = await put([{}]);
  await put(['draft', 'paused', 'sold', 'expired'].map((status) => ({ status })));
  const { xml, type } = await file('listings-1.xml');
  expect(type).toContain('application/xml');
  expect(places(xml)).toEqual([`${ORIGIN}/properties/${first}`]);
  expect(xml).toContain(`<lastmod>${at.toISOString()}</lastmod>`);
});

test('a file never holds more than it may, and the next one goes on where it ended', async () => {
  const ids = await put(Array.from({ length: LISTINGS_PER_FILE + 3 }, () => ({})));
  expect(LISTINGS_PER_FILE).toBeLessThanOrEqual(50_000);
  const [item, two] = [await file('listings-1.xml'), await file('listings-2.xml')];
  expect(places(item.xml)).toHaveLength(LISTINGS_PER_FILE);
  expect(new Set([...places(item.xml), ...places(two.xml)]).size).toBe(ids.length);
  expect((await file('listings-3.xml')).status).toBe(404);
});

test('lists are there when they show something', async () => {
  await put([{}, { type: 'rent', status: 'draft' }]);
  expect(places((await file('lists.xml')).xml)).toEqual(
    ['/buy', '/buy/nagpur', '/buy/nagpur/farm-houses'].map((path) => `${ORIGIN}${path}`),
  );
});

test.each(['', 'listings-0.xml', 'listings-01.xml', 'listings-1.xml.gz', '../pages.xml', 'x'.repeat(9999)])(
  'there is no file %j',
  async (name) => {
    expect((await file(name)).status).toBe(404);
  },
);

test('an address with signs of XML stays text', async () => {
  const xml = await sitemapFile(ORIGIN, [{ path: '/buy?a=1&b=<i>' }]).text();
  expect(xml).toContain('<loc>http://localhost:3000/buy?a=1&amp;b=&lt;i&gt;</loc>');
});
