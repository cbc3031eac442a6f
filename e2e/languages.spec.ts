import type { Page } from '@playwright/test';
import { TRANSLATED_PATH } from '@/lib/platform/language/languages';
import { pageFiles } from '@/test/routes';
import { englishIn, textsOf } from './support/english';
import { expect, startOver, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';
import { addressLike, addressOf, TRANSLATED_PAGES, type TranslatedPage } from './support/translated-pages';
import { wrongIn } from './support/wording';

const LANGUAGES = { en: 'en-IN', mr: 'mr', hi: 'hi' } as const;

// colours that change would be measured halfway; missing pages answer 404, which browsers print
test.use({ allowedConsole: [/404 \(Not Found\)/] });

/** Walks through each page, first as a visitor, then as a member. */
async function walk(
  page: Page,
  pages: readonly TranslatedPage[],
  language: string,
  look: (address: string, page: TranslatedPage) => Promise<void>,
): Promise<void> {
  let [user, role]: [string, string | undefined] = ['', undefined];
  for (const item of pages) {
    if (item.role && item.role !== role) [user, role] = [(await signInAs(page, item.role))._id, item.role];
    const address = await addressOf(page.request, item, language, user);
    if (address) await look(address, item);
  }
}

/** Axe rules that depend on words, language and width. `walk.spec.ts` checks the others in English. */
const OF_WORDS = [
  'html-has-lang',
  'html-lang-valid',
  'valid-lang',
  'label-content-name-mismatch',
  'target-size',
];

for (const language of ['mr', 'hi'] as const)
  test(`shows ${language} pages without English text, and without overflow at 320 px`, async ({ page }) => {
    await test.step('as they are sent', async () => {
      await page.goto('about:blank');
      await walk(page, TRANSLATED_PAGES, language, async (address, { hasWords }) => {
        const html = await (await page.request.get(address)).text();
        expect.soft(html, address).toContain(`<html lang="${LANGUAGES[language]}"`);
        const read = await page.evaluate(textsOf, html);
        expect.soft(englishIn(read, hasWords), address).toEqual([]);
        if (!hasWords) expect.soft(wrongIn(read, language), address).toEqual([]);
      });
    });
    await test.step('as they are drawn', async () => {
      await startOver(page);
      await page.setViewportSize({ width: 320, height: 700 });
      const looked = TRANSLATED_PAGES.filter(({ isLooked }) => isLooked);
      await walk(page, looked, language, async (address, { hasWords }) => {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', LANGUAGES[language]);
        await expect.soft(page.locator('h1'), address).toHaveCount(1);
        // elements rendered in the browser, such as the listing form
        await expect(page.locator('main [role=status]').filter({ hasText: /\.\.\.$/ })).toHaveCount(0);
        const over = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        await expect.soft.poll(over, address).toBeLessThanOrEqual(0);
        expect.soft(englishIn(await page.evaluate(textsOf, ''), hasWords), address).toEqual([]);
        // both languages have the same elements, so axe needs to run on only one
        if (language === 'mr') expect.soft(await axeFinds(page, OF_WORDS), address).toEqual([]);
        // a link to a page of this language stays in it
        await expect.soft(page.locator(`a[href="/${language}"]`).first(), address).toBeAttached();
      });
    });
  });

test('keeps a Marathi search in Marathi, and loads each script’s font', async ({ page, request }) => {
  await test.step('covers every translated page', () => {
    const walked = TRANSLATED_PAGES.map(addressLike);
    const missing = pageFiles()
      .map(({ path }) => path)
      .filter((path) => TRANSLATED_PATH.test(path.replace(/\[[^\]]+\]+/g, 'a'.repeat(24))))
      .filter((path) => {
        const like = new RegExp(`^${path.replace(/\[[^\]]+\]+/g, '[^/]+')}$`);
        return !walked.some((address) => like.test(address));
      });
    expect(missing).toEqual([]);
  });
  await test.step('English pages load no Devanagari, and pages in it do', async () => {
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
      // no card brings the schemas of forms along
      const html = await (await request.get(path)).text();
      const addresses = new Set(
        [...html.matchAll(/<script[^>]* src="([^"]+)"/g)].map(([, address]) => String(address)),
      );
      expect(addresses.size, path).toBeGreaterThan(0);
      const scripts = await Promise.all(
        [...addresses].map(async (address) => (await request.get(address)).text()),
      );
      expect(Buffer.byteLength(scripts.join('')) / 1000, `kilobytes of scripts of ${path}`).toBeLessThan(720);
    }
    await page.goto('/mr');
    await expect.poll(isLoaded).toBe(true);
  });
  await test.step('the search box leads to the list of its language, which says its chips and its data in it', async () => {
    await startOver(page);
    await page.goto('/mr/search?ask=2%20bhk%20dharampeth%2090%20lakh');
    await expect(page).toHaveURL(/\/mr\/buy\/nagpur\?.*locality=dharampeth/);
    const chips = page.getByRole('list', { name: 'लागू फिल्टर' });
    await expect(chips).toContainText('धरमपेठ');
    await expect(chips).toContainText('2 बीएचके');
    await expect(chips).toContainText('₹90 लाखांपर्यंत');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'धरमपेठ, नागपुरात विक्रीसाठी 2 बीएचके मालमत्ता',
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
    // the listing's page has the same title, with the owner's text below
    const href = await title.getByRole('link').getAttribute('href');
    const html = await (await request.get(String(href))).text();
    const [, shown, own] =
      /<h1[^>]* lang="mr">([^<]*)<\/h1><p[^>]* lang="en-IN">([^<]*)<\/p>/.exec(html) ?? [];
    expect(shown).toMatch(/[\u0900-\u097f].*, [\u0900-\u097f]/);
    expect(own).toMatch(/^[^\u0900-\u097f]{10,}$/);
  });
  await test.step('the dot of a small bold i stands apart from its stem', async () => {
    await startOver(page);
    await page.goto('/help');
    await page.evaluate(() => document.fonts.ready);
    const gaps = await page.evaluate(() => {
      const style = getComputedStyle(document.querySelector('summary, h2') as Element);
      return [13, 14, 15, 16, 17].map((size) => {
        const canvas = document.createElement('canvas');
        const context = canvas.getContext('2d') as CanvasRenderingContext2D;
        context.font = `${style.fontWeight} ${size}px ${style.fontFamily}`;
        context.fillText('i', 4, 30);
        const { data, width, height } = context.getImageData(0, 0, 20, 40);
        const rows = Array.from({ length: height }, (_, y) =>
          Math.max(...Array.from({ length: width }, (__, x) => data[(y * width + x) * 4 + 3] ?? 0)),
        );
        const inked = rows.flatMap((ink, y) => (ink > 100 ? [y] : []));
        const between = rows.slice(inked[0], inked.at(-1));
        return Math.max(...rows) - Math.min(...between);
      });
    });
    for (const gap of gaps) expect(gap).toBeGreaterThan(60);
  });
});
