import { addPlot, letPublish, newBroker } from './support/broker';
import { allowConsole, expect, startOver, test } from './support/fixtures';
import { axeFinds } from './support/look';
import { signInAs } from './support/sign-in';
import { addByApi, unique } from './support/wizard';

/** lib/brokers/own-listings/own-listings.test.ts does the same for forty listings. */
const EIGHT = 8;

test('confirms and re-prices all of a broker’s listings with six keys, and undoes it', async ({ page }) => {
  const broker = await newBroker(page, 'Eight Listings');
  // four at a time, as many as the pictures' workers take
  for (let plot = 1; plot <= EIGHT; plot += 4)
    await Promise.all([0, 1, 2, 3].map((n) => addPlot(page, broker.token, unique('Plot'), plot + n)));
  await letPublish(page, broker);
  await page.goto('/dashboard/properties?state=live&type=sale&sort=oldest');
  const rows = page.locator('[data-row]');
  await expect(page.getByRole('button', { name: `Select all ${EIGHT}` })).toBeVisible();
  await expect(rows).toHaveCount(EIGHT);
  const price = rows.first().locator('[data-price]');
  const before = await price.getAttribute('aria-label');
  let keys = 0;
  const press = async (text: string) => {
    for (const key of text) {
      await page.keyboard.press(key === '\n' ? 'Enter' : key);
      keys += 1;
    }
  };
  await press('a');
  await expect(page.getByText(`${EIGHT} chosen`)).toBeVisible();
  await press('c');
  await expect(page.getByText(`${EIGHT} listings confirmed`)).toBeVisible();
  await press('p');
  await expect(page.getByLabel('Change by')).toBeFocused();
  await press('-2');
  await expect(page.getByRole('table', { name: 'New prices' }).getByRole('row')).toHaveCount(EIGHT + 1);
  await press('\n');
  await expect(page.getByText(`New price of ${EIGHT} listings`)).toBeVisible();
  expect(keys).toBeLessThanOrEqual(6);
  await expect(price).not.toHaveAttribute('aria-label', before ?? '');
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(price).toHaveAttribute('aria-label', before ?? '');
});

/** Listings whose facts overlap: price and status on one line, views and score on the next. */
const overlapping = (rows: Element[]) =>
  rows.flatMap((row) => {
    const lines = [...row.querySelectorAll('td')].flatMap((cell) => {
      const box = cell.getBoundingClientRect();
      return box.width > 0 ? [box] : [];
    });
    const isOver = lines.some((line, at) =>
      lines
        .slice(at + 1)
        .some(
          (other) =>
            line.left < other.right - 1 &&
            other.left < line.right - 1 &&
            line.top < other.bottom - 1 &&
            other.top < line.bottom - 1,
        ),
    );
    return isOver ? [row.textContent] : [];
  });

test("shares, duplicates and pauses a listing from its owner's table", async ({ page }) => {
  await test.step('the menu shares a listing as text, link and QR code, and duplicates it as a draft', async () => {
    await signInAs(page, 'seller');
    const title = unique('Shared');
    const id = await addByApi(page, title);
    await page.goto(`/dashboard/properties?search=${title.split(' ').at(-1)}`);
    const menu = page.getByRole('button', { name: `More for ${title}` });
    await menu.click();
    await page.getByRole('menuitem', { name: 'Share' }).click();
    await expect(page.getByLabel('Text')).toHaveValue(new RegExp(`${title}[\\s\\S]*/p/SG-NAG-\\d+$`));
    const link = page.getByLabel('Link');
    await expect(link).toHaveValue(/\/p\/SG-NAG-\d+$/);
    const reply = await page.request.get(await link.inputValue());
    expect(reply.url()).toMatch(new RegExp(`/properties/${id}$`));
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await menu.click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(page).toHaveURL(/\/dashboard\/properties\/[0-9a-f]{24}\/edit$/);
    await expect(page.getByLabel('Title')).toHaveValue(`${title} (copy)`);
  });
  await test.step('a paused listing has a preview for its owner, and for others a page that says so', async () => {
    await startOver(page);
    allowConsole(page, /status of 404/);
    await signInAs(page, 'seller');
    const title = unique('Paused');
    const id = await addByApi(page, title);
    await page.goto(`/dashboard/properties/${id}/edit`);
    await expect(page.getByLabel('Title')).toHaveValue(title);
    const xsrf = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    const paused = await page.request.put(`/api/property/${id}`, {
      headers: { 'x-xsrf-token': xsrf },
      data: { status: 'paused' },
    });
    expect(paused.status()).toBe(200);
    await page.goto('/dashboard/properties');
    await page.getByRole('link', { name: title, exact: true }).click();
    await expect(page.getByText('Visitors do not see this listing.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    // a page that is open asks again when its session has ended
    await page.goto('about:blank');
    await signInAs(page, 'buyer');
    expect((await page.goto(`/dashboard/properties/${id}`))?.status()).toBe(404);
    await page.goto(`/properties/${id}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Off the market for now' })).toBeVisible();
    await expect(page.getByText(title)).toHaveCount(0);
  });
});

test('shows a short table on a phone, today’s open work, and a bin that restores @phone-only', async ({
  page,
}) => {
  await test.step('a listing on a phone is at most 150 pixels high, and nothing is wider than the screen', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await signInAs(page, 'broker');
    await page.goto('/dashboard/properties');
    await expect(page.getByRole('button', { name: /^Select all/ })).toBeVisible();
    const heights = await page
      .locator('[data-row]')
      .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(10);
    expect(Math.max(...heights)).toBeLessThanOrEqual(150);
    expect(await page.locator('[data-row]').evaluateAll(overlapping)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await expect(page.locator('[data-row]').first()).toBeInViewport();
    await expect(page.locator('select[name=sort]')).toBeHidden();
    await page.getByText('Filters', { exact: true }).click();
    await expect(page.locator('select[name=sort]')).toBeVisible();
    expect(await axeFinds(page)).toEqual([]);
  });
  await test.step('Today lists what waits, and says what to do first to somebody without a listing', async () => {
    await startOver(page);
    await signInAs(page, 'seller');
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Needs a reply' })).toBeVisible();
    await expect(page.getByText(/^Waiting for/).first()).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.locator('[data-row]').first().getByRole('link').first()).toBeFocused();
    expect(await axeFinds(page)).toEqual([]);
    const email = `${unique('new').replaceAll(' ', '.')}@people.example`;
    const body = {
      name: 'Newcomer',
      email,
      phone: '9822012345',
      password: 'mango-orchard-42',
      role: 'seller',
    };
    await page.context().clearCookies();
    expect((await page.request.post('/api/user/register', { data: body })).status()).toBe(201);
    await page.request.post('/api/user/login', { data: { email, password: body.password } });
    await page.goto('/dashboard');
    await expect(page.getByText('List your first property')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Add your first property' })).toHaveAttribute(
      'href',
      '/properties/new',
    );
  });
  await test.step('a deleted listing is in the bin, and comes back as it was', async () => {
    await startOver(page);
    allowConsole(page, /status of 404/);
    await signInAs(page, 'seller');
    const title = unique('To the bin');
    const id = await addByApi(page, title);
    await page.goto('/dashboard/properties');
    await page.getByRole('button', { name: `More for ${title}` }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await expect(page.getByText('Move it to the bin? You can restore it for 30 days.')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    const restore = page.getByRole('button', { name: `Restore ${title}` });
    await expect(restore).toBeVisible();
    expect((await page.request.get(`/properties/${id}`)).status()).toBe(404);
    await restore.click();
    await expect(page.getByRole('link', { name: title, exact: true })).toBeVisible();
    expect((await page.request.get(`/properties/${id}`)).status()).toBe(200);
  });
});
