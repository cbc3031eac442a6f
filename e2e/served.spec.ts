import { brotliCompressSync } from 'node:zlib';
import type { APIRequestContext } from '@playwright/test';
import { demoSignIn, expect, test } from './support/fixtures';
import { demoListing, demoListings } from './support/listings';

/** Requests sent as programs send them, without rendering a page. */

const HOSTILE = [
  '?page=-1&minPrice=NaN',
  '?q=%00%ff',
  '?city[$ne]=1',
  '?category=%3Cscript%3E',
  '?sort=__proto__',
  '?page=1e9&bedrooms=9,9,x&box=1,2&after=%7B%7D',
  `?${'a=b&'.repeat(400)}`,
];

/** Maps `hreflang` to path, together with the page's canonical address. */
async function alternatesOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const links = [...html.matchAll(/<link [^>]*rel="(canonical|alternate)"[^>]*>/g)].map(([link, rel]) => {
    const [, href = ''] = /href="([^"]*)"/.exec(link) ?? [];
    return { rel, hreflang: /hreflang="([^"]*)"/i.exec(link)?.[1], path: new URL(href).pathname };
  });
  return {
    canonical: links.find(({ rel }) => rel === 'canonical')?.path,
    others: Object.fromEntries(links.flatMap(({ hreflang, path: to }) => (hreflang ? [[hreflang, to]] : []))),
  };
}

/** One of each kind that search engines are to list. */
const LISTED = [
  ...['', '/services', '/services/vridi', '/about', '/contactform', '/help', '/troubleshooting-guide'],
  ...['/privacy', '/terms', '/grievance', '/buy', '/rent/nagpur', '/buy/nagpur/residential'],
  '/sample-property',
];

const dataIn = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json]) => JSON.parse(json ?? '')['@type'],
  );

/** KB on the wire; no page has more for its document. */
const DOCUMENT = 30;
const weightOf = (html: string) => brotliCompressSync(html).byteLength / 1024;

test('sends every reply with the right headers, whatever the request', async ({
  request,
  browser,
  baseURL,
}) => {
  await test.step('security headers are on pages, redirects, errors and the API', async () => {
    for (const path of ['/', '/login', '/profile/x', '/api/user/me', '/nothing-here', '/api/user/export']) {
      const reply = await request.get(path, { maxRedirects: 0 });
      const headers = reply.headers();
      expect(headers['x-content-type-options'], path).toBe('nosniff');
      expect(headers['content-security-policy'] ?? '', path).toContain("frame-ancestors 'none'");
      expect(headers['x-frame-options'], path).toBe('DENY');
      expect(headers['referrer-policy'], path).toBeTruthy();
      expect(headers['x-powered-by'], path).toBeUndefined();
    }
  });
  await test.step('a page of another site cannot write with this browser session', async () => {
    const context = await browser.newContext({ baseURL });
    const signedIn = await context.request.post('/api/user/login', { data: demoSignIn('seller') });
    expect(signedIn.ok()).toBe(true);
    const cases: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { 'sec-fetch-site': 'cross-site' },
    ];
    for (const headers of cases) {
      const reply = await context.request.put('/api/user/recording', {
        data: { recordActivity: false },
        headers,
      });
      expect(reply.status()).toBe(403);
    }
    await context.close();
  });
  await test.step('an answer from memory and one from the application carry the same headers', async () => {
    for (const path of ['/', '/dashboard', '/api/property?limit=1', '/api/health', '/no-such-page']) {
      const headers = (await request.get(path, { maxRedirects: 0 })).headers();
      for (const name of [
        'x-content-type-options',
        'referrer-policy',
        'permissions-policy',
        'cross-origin-opener-policy',
        'content-security-policy',
      ]) {
        expect(headers[name], `${name} of ${path}`).toBeTruthy();
      }
    }
  });
  await test.step('health says ok and is never kept', async () => {
    for (const path of ['/api/health', '/api/health/live', '/api/health/ready']) {
      const reply = await request.get(path);
      expect([path, reply.status()]).toEqual([path, 200]);
      expect(reply.headers()['cache-control']).toContain('no-store');
      expect(await reply.json()).toEqual({ status: 'ok' });
    }
    // metrics have their own port, or none
    expect((await request.get('/metrics')).status()).toBe(404);
  });
  await test.step('old addresses lead on', async () => {
    const old = await request.get('/oldpage', { maxRedirects: 0 });
    expect([old.status(), old.headers().location]).toEqual([308, '/']);
    const contacts = await request.get('/contactlist', { maxRedirects: 0 });
    expect([contacts.status(), contacts.headers().location]).toEqual([307, '/admin/contactlist']);
  });
  await test.step('an address in capitals leads to the page, past the cache too', async () => {
    for (const [typed, lower] of [
      ['/BUY/Nagpur?sort=price-asc', '/buy/nagpur?sort=price-asc'],
      ['/Help', '/help'],
      ['/Properties', '/properties'],
    ] as const) {
      const reply = await request.get(typed, { maxRedirects: 0 });
      expect([typed, reply.status()]).toEqual([typed, 308]);
      expect(new URL(reply.headers().location ?? '', reply.url()).href.endsWith(lower)).toBe(true);
    }
  });
  await test.step('any query string renders a page', async () => {
    const renders = async (address: string) =>
      expect((await request.get(address)).status(), address).toBe(200);
    for (const query of HOSTILE) for (const path of ['/buy', '/buy/nagpur']) await renders(path + query);
    // pages that read little of an address, or nothing, get all of it at once
    const all = `?${HOSTILE.map((query) => query.slice(1)).join('&')}`;
    for (const path of ['/', '/rent', '/contactform', '/sample-property', '/services'])
      await renders(path + all);
  });
});

test('describes each page, its languages and its preview to programs, in few bytes', async ({
  request,
  baseURL,
}) => {
  await test.step('a listing has title, description, canonical, Open Graph and JSON-LD', async () => {
    const listing = await demoListing(request);
    const html = await (await request.get(`/properties/${listing._id}`)).text();
    const item = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
    expect(item(/<title>([^<]+)/)).toContain(listing.title.slice(0, 10));
    expect(item(/<meta name="description" content="([^"]+)"/).length).toBeGreaterThan(50);
    expect(item(/<meta property="og:title" content="([^"]+)"/)).toBe(listing.title);
    expect(item(/<link rel="canonical" href="([^"]+)"/)).toBe(`${baseURL}/properties/${listing._id}`);
    expect(dataIn(html)).toContain('RealEstateListing');
  });
  await test.step('every page has a title, a description and a canonical address of its own, and data that says what it is', async () => {
    const lines = ['aashray', 'vridi', 'siddhant', 'kalpa', 'neeti', 'sampaadana', 'manthan'];
    const pages: Record<string, string[]> = {
      '/': ['WebSite', 'RealEstateAgent'],
      '/buy': ['BreadcrumbList', 'ItemList'],
      '/rent': ['BreadcrumbList', 'ItemList'],
      '/buy/nagpur': ['BreadcrumbList', 'ItemList'],
      '/rent/nagpur': ['BreadcrumbList', 'ItemList'],
      '/buy/nagpur/plots': ['BreadcrumbList', 'ItemList'],
      '/services': ['RealEstateAgent', 'BreadcrumbList'],
      ...Object.fromEntries(lines.map((line) => [`/services/${line}`, ['Service', 'FAQPage']])),
      '/about': ['RealEstateAgent'],
      '/contactform': ['RealEstateAgent'],
      '/sample-property': ['BreadcrumbList'],
      '/troubleshooting-guide': ['FAQPage'],
      '/help': ['FAQPage'],
      '/privacy': ['BreadcrumbList'],
      '/terms': ['BreadcrumbList'],
      '/grievance': ['BreadcrumbList'],
    };
    const seen = new Map<string, string>();
    for (const [path, types] of Object.entries(pages)) {
      const html = await (await request.get(path)).text();
      const item = (pattern: RegExp) => pattern.exec(html)?.[1] ?? `none on ${path}`;
      const own = [
        item(/<title>([^<]+)/),
        item(/<meta name="description" content="([^"]{50,})"/),
        item(/<link rel="canonical" href="([^"]+)"/),
      ];
      expect(own.join(), path).not.toContain('none on');
      expect(own[2], path).toBe(`${baseURL}${path === '/' ? '' : path}`);
      for (const text of own) {
        expect(seen.get(text), `"${text}" of ${path} is another page's`).toBeUndefined();
        seen.set(text, path);
      }
      expect(dataIn(html), path).toEqual(expect.arrayContaining(types));
    }
    const sitemap = await (await request.get('/sitemap.xml')).text();
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
    for (const [, address] of sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)) {
      const reply = await request.get(address ?? '');
      expect([address, reply.status(), await reply.text()]).toEqual([
        address,
        200,
        expect.stringContaining('<urlset'),
      ]);
    }
    const picture = await request.get('/opengraph.jpg');
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/jpeg']);
  });
  await test.step('a shared link shows a picture drawn for the listing', async () => {
    const { _id } = await demoListing(request);
    const html = await (await request.get(`/properties/${_id}`)).text();
    const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    const reply = await request.get(`${pathname}${search}`);
    expect(reply.status()).toBe(200);
    expect(reply.headers()['content-type']).toBe('image/jpeg');
    // WhatsApp leaves out pictures of more than 300 KB
    expect((await reply.body()).length).toBeLessThan(200_000);
  });
  await test.step('each page names its others, and they name it back', async () => {
    for (const path of LISTED) {
      const english = path || '/';
      const others = { en: english, mr: `/mr${path}`, hi: `/hi${path}`, 'x-default': english };
      for (const own of [english, others.mr, others.hi])
        expect(await alternatesOf(request, own), own).toEqual({ canonical: own, others });
    }
  });
  await test.step('what a visitor writes into headers changes no page, and addresses are kept apart', async () => {
    const langOf = async (path: string, headers = {}) =>
      /<html lang="([^"]*)"/.exec(await (await request.get(path, { headers })).text())?.[1];
    expect(await langOf('/', { 'x-saptam-language': 'mr' })).toBe('en-IN');
    expect(await langOf('/compare', { 'x-saptam-language': 'mr' })).toBe('en-IN');
    expect(await langOf('/', { 'accept-language': 'mr', cookie: 'saptam_language=mr' })).toBe('en-IN');
    expect(await langOf('/mr')).toBe('mr');
    expect(await langOf('/mr/no/such-page')).toBe('mr');
    const search = await request.get('/hi/search?ask=2%20bhk', { maxRedirects: 0 });
    expect(search.status()).toBe(303);
    const print = await request.get('/mr/admin/print/contacts', { maxRedirects: 0 });
    expect([print.status(), new URL(print.headers().location!, 'http://localhost').pathname]).toEqual([
      307,
      '/admin/print/contacts',
    ]);
    const call = await request.get('/mr/api/property', { maxRedirects: 0 });
    expect([call.status(), new URL(call.headers().location!, 'http://localhost').pathname]).toEqual([
      307,
      '/api/property',
    ]);
  });
  await test.step('the site can be installed: manifest, icons, and a worker that browsers ask for again', async () => {
    const manifest = await (await request.get('/manifest.webmanifest')).json();
    expect(manifest).toMatchObject({ start_url: '/', display: 'standalone', id: '/' });
    for (const { src, sizes, type } of manifest.icons) {
      const icon = await request.get(src);
      expect([icon.status(), icon.headers()['content-type']]).toEqual([200, type]);
      // width and height of a PNG (ISO/IEC 15948, 11.2.2)
      const bytes = await icon.body();
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
    }
    expect(manifest.icons.some(({ purpose }: { purpose?: string }) => purpose === 'maskable')).toBe(true);
    const worker = await request.get('/sw.js');
    expect(worker.headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': expect.stringContaining('javascript'),
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    });
  });
  await test.step('a listing, the home page, a list and the map are small on the wire in each language', async () => {
    const listings = (await demoListings(request, 12)).map(({ _id }) => `/properties/${_id}`);
    for (const language of ['', '/mr', '/hi'])
      for (const path of ['/home', '/buy/nagpur', '/buy/nagpur?view=map', ...listings]) {
        const html = await (await request.get(language + path)).text();
        expect.soft(weightOf(html), language + path).toBeLessThanOrEqual(DOCUMENT);
      }
  });
});
