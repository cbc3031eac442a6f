import type { Page } from '@playwright/test';
import { allowConsole, expect, startOver, test } from './support/fixtures';
import { axeFinds, collectViolations } from './support/look';

test('leads from the search box by keyboard, with editable chips, to the intended place @phone', async ({
  page,
}) => {
  await page.goto('/about');
  const bar = page.getByRole('banner');
  const opener = bar.locator('summary');
  const box = bar.getByRole('combobox');
  await opener.press('Enter');
  await expect(box).toBeFocused();
  await box.pressSequentially('3 bhk dharam under 60 lakh zzyzx');
  await expect(bar.getByRole('list', { name: 'Understood' })).toContainText('3 BHK');
  await expect(bar.getByText('Left out: zzyzx', { exact: true })).toBeVisible();
  // a chip selects the words it came from
  await bar.getByRole('button', { name: 'Change Up to ₹60 L' }).click();
  await expect(box).toBeFocused();
  await page.keyboard.type('under 90 lakh');
  await expect(box).toHaveValue('3 bhk dharam under 90 lakh zzyzx');
  await expect(bar.getByRole('button', { name: 'Remove Up to ₹90 L' })).toBeVisible();
  await box.fill('3 bhk dharam');
  await expect(bar.getByRole('button', { name: /Up to/ })).toHaveCount(0);
  const first = bar.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first();
  await expect(first).toContainText('Dharampeth');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  expect(await axeFinds(page)).toEqual([]);
  await box.press('ArrowDown');
  // the list is walked while the focus stays in the box
  await expect(box).toBeFocused();
  await expect(first).toHaveAttribute('aria-selected', 'true');
  await expect(box).toHaveAttribute('aria-activedescendant', (await first.getAttribute('id')) ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/buy\/nagpur\?.*locality=dharampeth/);
  await expect(page.getByRole('main').getByRole('combobox', { name: /own words/ })).toHaveValue(
    '3 bhk Dharampeth',
  );
  await opener.click();
  await expect(box).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(opener).toBeFocused();
});

async function fill(page: Page) {
  await page.getByLabel('Name').fill('Asha Deshmukh');
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone').fill('9822012345');
  await page.getByLabel('Message').fill('Please call me');
  // quicker than anyone types is judged a program (lib/enquiries/rules.ts)
  await page.clock.fastForward(2100);
}

test('helps on empty pages, accepts input before scripts load, and runs no foreign script', async ({
  page,
  context,
  baseURL,
}) => {
  await test.step('returns a 404 with a working search for an unknown address', async () => {
    allowConsole(page, /404/);
    const reply = await page.goto('/no/such-page');
    expect(reply?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('There’s nothing at this address');
    await expect(page).toHaveURL(/\/no\/such-page$/);
    for (const id of ['000000000000000000000000', 'nonsense'])
      expect((await page.request.get(`/properties/${id}`)).status()).toBe(404);
    await page.getByRole('main').getByRole('combobox').fill('2 bhk');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\?.*bedrooms=2/);
  });
  await test.step('keeps text typed before the scripts load', async () => {
    const page = await context.newPage();
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_next/static/**/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto('/no-such-page', { waitUntil: 'domcontentloaded' });
    const box = page.getByRole('main').getByLabel(/own words/);
    await box.fill('2 bhk');
    release();
    await expect(box).toHaveRole('combobox');
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
    await expect(page).toHaveURL(/\/buy\/nagpur\?.*bedrooms=2/);
  });
  await test.step('keeps a button disabled until its scripts load', async () => {
    await startOver(page);
    await page.setViewportSize({ width: 360, height: 740 });
    let release = () => {};
    const held = new Promise<void>((done) => {
      release = done;
    });
    await page.route(/\/_next\/static\/.*\.js/, async (route) => {
      await held;
      await route.continue();
    });
    // page.goto would wait for the scripts
    await page.evaluate((address) => window.location.assign(address), `${baseURL}/about`);
    const menu = page.getByRole('button', { name: /^(Open|Close) menu$/ });
    await expect(menu).toBeDisabled();
    release();
    await menu.click();
    await expect(menu).toHaveAttribute('aria-expanded', 'true');
  });
  await test.step('an inline script and a string made into markup are blocked', async () => {
    await startOver(page);
    allowConsole(page, /TrustedHTML|TrustedScript|Content Security Policy/);
    const violations = await collectViolations(page);
    await page.goto('/about');
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.textContent = 'window.injected = true';
      } catch {
        // Trusted Types
      }
      document.head.append(script);
      try {
        document.body.innerHTML = '<img src=x onerror="window.injected = true">';
      } catch {
        // Trusted Types
      }
      return Boolean((globalThis as { injected?: boolean }).injected);
    });
    expect(ran).toBe(false);
    await expect.poll(() => violations.length).toBeGreaterThan(1);
  });
});

test('keeps typed text in the enquiry form, and opens the chat with it @phone-only', async ({
  page,
  context,
}) => {
  await test.step('keeps the form with the typed text', async () => {
    allowConsole(page, /500/);
    await page.route('**/api/contact', (route) => route.fulfill({ status: 500, json: {} }));
    await page.clock.install();
    await page.goto('/contactform');
    await fill(page);
    await page.getByRole('button', { name: 'Submit' }).click();
    await expect(page.getByText('Failed to submit form. Please try again.')).toBeVisible();
    await expect(page.getByLabel('Message')).toHaveValue('Please call me');
  });
  await test.step('an enquiry opens the chat in a new tab with its words', async () => {
    await startOver(page);
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
    // as over plain http, and with the browser's storage switched off
    await page.addInitScript(() => {
      Reflect.deleteProperty(Crypto.prototype, 'randomUUID');
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('denied', 'SecurityError');
          },
        });
    });
    await page.clock.install();
    await page.goto('/contactform?service=vridi');
    await fill(page);
    const opened = context.waitForEvent('page');
    await page.getByRole('button', { name: 'Submit' }).click();
    const url = new URL((await opened).url());
    expect(url.host).toBe('wa.me');
    expect(url.searchParams.get('text')).toContain(
      'Name: Asha Deshmukh\nPhone: 9822012345\nMessage: Please call me',
    );
    await expect(
      page.getByRole('heading', { name: 'Thank you. Your enquiry has reached us.' }),
    ).toBeFocused();
  });
});

test('plays and pauses the sample’s pictures, and reports a tour that cannot load', async ({
  page,
  context,
}) => {
  await test.step('reports a 3D tour that fails to load, links to the guide, and retries', async () => {
    allowConsole(page, /404|tour/i);
    await page.route('**/tour/sample', (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto('/sample-property');
    await page.getByRole('heading', { name: '3D virtual tour' }).scrollIntoViewIfNeeded();
    const panel = page.getByRole('alert').filter({ hasText: 'Oops' });
    await expect(panel.getByRole('heading')).toHaveText('Oops, model not available');
    await expect(panel).toContainText("We're having trouble loading the 3D model at the moment.");
    await expect(panel).toContainText('If the problem persists, please check our troubleshooting guide.');
    const opened = context.waitForEvent('page');
    await panel.getByRole('link', { name: 'View Troubleshooting Guide' }).click();
    await expect(await opened).toHaveURL(/\/troubleshooting-guide$/);
    await page.unroute('**/tour/sample');
    await panel.getByRole('button', { name: 'Try Again' }).click();
    await expect(panel).toBeHidden();
    await expect(page.frameLocator('iframe').locator('canvas')).toBeAttached();
  });
  await test.step('the slider advances every 3 s, waits 5 s after a hand, and wraps both ways', async () => {
    await startOver(page);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.install();
    await page.goto('/sample-property');
    const slider = page.getByRole('region', { name: 'Pictures of the sample flat' });
    await expect(slider).toHaveAttribute('data-moving', 'true');
    await page.clock.runFor(3000);
    await expect(slider).toContainText('2 / 11');
    await slider.getByRole('button', { name: 'Picture 1 of 11', exact: true }).click();
    await expect(slider).toHaveAttribute('data-moving', 'false');
    await slider.getByRole('button', { name: 'Previous picture' }).click();
    await expect(slider).toContainText('11 / 11');
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await page.clock.runFor(4900);
    await expect(slider).toContainText('1 / 11');
    await page.clock.runFor(200);
    await expect(slider).toHaveAttribute('data-moving', 'true');
    await page.clock.runFor(3000);
    await expect(slider).toContainText('2 / 11');
  });
  await test.step('the slider stands still, and a picture that does not come leaves no hole', async () => {
    await startOver(page);
    allowConsole(page, /404/);
    await page.route(/\/sample\/02-/, (route) => route.fulfill({ status: 404, body: '' }));
    await page.clock.install();
    await page.goto('/sample-property');
    const slider = page.getByRole('region', { name: 'Pictures of the sample flat' });
    await page.clock.runFor(4000);
    await expect(slider).toContainText('1 / 11');
    await expect(slider).toHaveAttribute('data-moving', 'false');
    await slider.getByRole('button', { name: 'Next picture' }).click();
    await expect(slider.locator('div[role=img]:not([aria-hidden]) svg')).toBeVisible();
  });
});
