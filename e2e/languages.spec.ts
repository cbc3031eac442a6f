import type { APIRequestContext, Page } from '@playwright/test';
import { help as helpTopics } from '@/lib/help/texts/help';
import { troubleshooting } from '@/lib/help/texts/troubleshooting';
import { vridi } from '@/lib/service-line/lines/vridi';
import about from '@/messages/about';
import card from '@/messages/card';
import chips from '@/messages/chips';
import common from '@/messages/common';
import contact from '@/messages/contact';
import doors from '@/messages/doors';
import enquiries from '@/messages/enquiries';
import filters from '@/messages/filters';
import help from '@/messages/help';
import home from '@/messages/home';
import labels from '@/messages/labels';
import layout from '@/messages/layout';
import lines from '@/messages/lines';
import list from '@/messages/list';
import map from '@/messages/map';
import policy from '@/messages/policy';
import searchTexts from '@/messages/search';
import searches from '@/messages/searches';
import services from '@/messages/services';
import visitPages from '@/messages/visit-pages';
import visits from '@/messages/visits';
import { expect, test } from './support/fixtures';
import { axeFinds } from './support/look';

/** Pages of lib/language/languages.ts that a visitor can open. */
const PAGES = [
  ...['', '/login', '/register', '/guestlogin', '/forgot-password', '/unauthorized', '/services', '/about'],
  '/contactform?service=vridi',
  ...['/services/vridi', '/help', '/troubleshooting-guide', '/privacy', '/terms', '/grievance'],
  ...['/enquiries', '/visits'],
  '/buy/nagpur/residential?locality=dharampeth,atlantis&minPrice=2000000&ask=zxqwv&unread=zxqwv',
  '/rent?near=metro&within=2',
  '/buy/nagpur?view=map',
  '/searches',
];
const LANGUAGES = { en: 'en-IN', mr: 'mr', hi: 'hi' } as const;

/** The sentences of a long text. */
const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.length > 20
      ? [value]
      : []
    : Object.values(value as object).flatMap(sentencesOf);

/** Whole English messages; a name that is written alike in all languages is none. */
const ENGLISH = new Set([
  ...sentencesOf([helpTopics, troubleshooting, vridi]),
  ...[
    ...[about, card, chips, common, contact, doors, enquiries, filters, help, home, labels, layout, lines],
    ...[list, map, policy, searchTexts, searches, services, visitPages, visits],
  ].flatMap((domain) =>
    Object.entries(domain).flatMap(([english, [mr, hi]]) =>
      /[{<]/.test(english) || mr === english || hi === english ? [] : [english],
    ),
  ),
]);

/** Everything that is read or spoken on a page, piece by piece. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const around = walker.currentNode.parentElement;
      if (around && !around.closest('script, style, template'))
        found.push(walker.currentNode.textContent ?? '');
    }
    for (const name of ['aria-label', 'placeholder', 'title'])
      for (const element of document.body.querySelectorAll(`[${name}]`))
        found.push(element.getAttribute(name) ?? '');
    return [document.title, ...found].map((text) => text.replace(/\s+/g, ' ').trim());
  });

/** `hreflang` to path, with what the page calls its own address. */
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

for (const language of ['mr', 'hi'] as const)
  test(`pages in ${language} hold together at 320 px and leave no English`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    for (const path of PAGES) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language]);
      await expect(page.locator('h1')).toHaveCount(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
      expect(
        (await textsOf(page)).filter((text) => ENGLISH.has(text)),
        path,
      ).toEqual([]);
      expect(await axeFinds(page), path).toEqual([]);
      // a link to a page of this language stays in it
      const links = await page
        .locator('a[href^="/"]')
        .evaluateAll((all) => all.map((one) => one.getAttribute('href')));
      expect(links).toContain(`/${language}`);
    }
  });

/** One of each kind that search engines are to list. */
const LISTED = [
  ...['', '/services', '/services/vridi', '/about', '/contactform', '/help', '/troubleshooting-guide'],
  ...['/privacy', '/terms', '/grievance', '/buy', '/rent/nagpur', '/buy/nagpur/residential'],
];

test('each page names its others, and they name it back', async ({ request }) => {
  for (const path of LISTED) {
    const english = path || '/';
    const others = { en: english, mr: `/mr${path}`, hi: `/hi${path}`, 'x-default': english };
    for (const own of [english, others.mr, others.hi])
      expect(await alternatesOf(request, own), own).toEqual({ canonical: own, others });
  }
});

test('the search box leads to the list of its language, which says its chips and its data in it', async ({
  page,
}) => {
  await page.goto('/mr/search?ask=2%20bhk%20dharampeth%2090%20lakh');
  await expect(page).toHaveURL(/\/mr\/buy\/nagpur\?.*locality=dharampeth/);
  const chips = page.getByRole('list', { name: 'लावलेले फिल्टर' });
  await expect(chips).toContainText('धरमपेठ');
  await expect(chips).toContainText('2 बीएचके');
  await expect(chips).toContainText('₹90 लाख पर्यंत');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'धरमपेठ, नागपूर येथे विक्रीसाठी 2 बीएचके मालमत्ता',
  );
  const documents = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(documents.join()).toContain('"inLanguage":"mr"');
  // taking one off stays in the language
  await chips.getByRole('link', { name: '2 बीएचके काढा' }).click();
  await expect(page).toHaveURL(/\/mr\/buy\/nagpur\?/);
  await expect(page).not.toHaveURL(/bedrooms=/);
  const title = page.getByRole('article').first().getByRole('heading');
  await expect(title).toHaveAttribute('lang', 'mr');
  await expect(title).toHaveText(/[\u0900-\u097f].*, [\u0900-\u097f]/);
});

test('English pages load no Devanagari, and pages in it do', async ({ page }) => {
  const isLoaded = () =>
    page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].some(
        (font) => font.family.includes('devanagari') && font.status === 'loaded',
      );
    });
  for (const path of ['/', '/buy']) {
    await page.goto(path);
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(await isLoaded(), path).toBe(false);
  }
  await page.goto('/mr');
  await expect.poll(isLoaded).toBe(true);
});

test('what a visitor writes into headers changes no page, and addresses are kept apart', async ({
  request,
}) => {
  const langOf = async (path: string, headers = {}) =>
    /<html lang="([^"]*)"/.exec(await (await request.get(path, { headers })).text())?.[1];
  expect(await langOf('/', { 'x-saptam-language': 'mr' })).toBe('en-IN');
  expect(await langOf('/compare', { 'x-saptam-language': 'mr' })).toBe('en-IN');
  expect(await langOf('/', { 'accept-language': 'mr', cookie: 'saptam_language=mr' })).toBe('en-IN');
  expect(await langOf('/mr')).toBe('mr');
  expect(await langOf('/mr/no/such-page')).toBe('mr');
  const search = await request.get('/hi/search?ask=2%20bhk', { maxRedirects: 0 });
  expect(search.status()).toBe(303);
  const office = await request.get('/mr/admin', { maxRedirects: 0 });
  expect([office.status(), new URL(office.headers().location!, 'http://localhost').pathname]).toEqual([
    307,
    '/admin',
  ]);
  const call = await request.get('/mr/api/property', { maxRedirects: 0 });
  expect([call.status(), new URL(call.headers().location!, 'http://localhost').pathname]).toEqual([
    307,
    '/api/property',
  ]);
});
