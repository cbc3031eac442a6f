import type { APIRequestContext, Page } from '@playwright/test';
import { demoSignIn, expect, startOver, test, waitForScripts } from './support/fixtures';
import { axeFinds } from './support/look';
import { photo } from './support/photos';
import { signInAs } from './support/sign-in';

type Listing = { _id: string; title: string };

/** Creates a listing of the demo seller through the API, with a unique word in its title. */
async function listAsSeller(request: APIRequestContext, title: string, price: string): Promise<Listing> {
  const { email, password } = demoSignIn('seller');
  const login = await request.post('/api/user/login', { data: { email, password } });
  const { token } = await login.json();
  const reply = await request.post('/api/property', {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      images: await photo(Number(price) % 300),
      title,
      price,
      description: 'A dry plot on a tarred road, with a well and a fence on all four sides of it.',
      type: 'sale',
      category: 'Plots',
      address: `Survey ${price}, Hingna, Nagpur`,
      locality: 'Hingna',
      area: '2400',
      possession: 'ready',
    },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return (await reply.json()).data;
}

const rows = (page: Page) => page.locator('tr[data-row]');

test('applies settings to every visitor at once, and stops two editors from overwriting each other', async ({
  page,
  context,
  browser,
}) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/settings?search=opening');
  await page.getByRole('link', { name: 'Opens at' }).click();
  await expect(page).toHaveURL(/\/admin\/settings\/hours#opensAt$/);
  const late = await context.newPage();
  waitForScripts(late);
  await late.goto('/admin/settings/social');

  await page.getByLabel('Opens at').fill('09:30');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Enter the days and both times, or leave all empty')).toBeVisible();
  const hours = page.getByRole('group', { name: 'Opening hours' });
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) await hours.getByLabel(day).check();
  await page.getByLabel('Closes at').fill('19:00');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved. Every page shows it now')).toBeVisible();
  await page.getByRole('link', { name: 'Social links' }).click();
  await page.getByLabel('Instagram').fill('https://www.instagram.com/saptam.example');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved. Every page shows it now')).toBeVisible();

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto('/contactform');
  await expect(visitor.getByText('Mon–Wed, 9:30 am to 7 pm').first()).toBeVisible();
  await expect(visitor.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', /saptam\.example/);
  await visitor.context().close();

  // another field of the same section is merged without a question
  const refused = late.waitForResponse((reply) => reply.url().endsWith('/api/admin/settings'));
  await late.getByLabel('YouTube').fill('https://www.youtube.com/saptam');
  await late.getByRole('button', { name: 'Save settings' }).click();
  expect((await refused).status()).toBe(409);
  await expect(late.getByText('Saved. Every page shows it now')).toBeVisible();
  await expect(late.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/saptam.example');
  // a change of the same field conflicts
  await page.reload();
  await page.getByLabel('YouTube').fill('https://www.youtube.com/nagpur');
  await page.getByRole('button', { name: 'Save settings' }).click();
  await expect(page.getByText('Saved. Every page shows it now')).toBeVisible();
  await late.getByLabel('YouTube').fill('https://www.youtube.com/mine');
  await late.getByRole('button', { name: 'Save settings' }).click();
  const question = late.getByRole('region', { name: 'Someone else changed this too' });
  await expect(question).toContainText('https://www.youtube.com/nagpur');
  await late.getByRole('button', { name: 'Keep theirs, discard mine' }).click();
  await expect(question).toBeHidden();
  await expect(late.getByLabel('YouTube')).toHaveValue('https://www.youtube.com/nagpur');
  await late.close();

  await page.goto('/admin/settings/rates');
  await page
    .getByRole('combobox', { name: 'Rate' })
    .selectOption({ label: 'Home loan: Annual home loan interest' });
  await page.getByLabel('Number').fill('7.9');
  await page.getByRole('textbox', { name: 'Valid from' }).fill('2031-04-01');
  await page.getByLabel('Source').fill('A bank of tomorrow');
  await page.getByRole('button', { name: 'Add rate' }).click();
  const added = page.getByRole('row', { name: /A bank of tomorrow/ });
  await expect(added.getByText('Not yet')).toBeVisible();
  await page.goto('/admin/audit?action=settings.write');
  await expect(page.getByText(/Instagram: — → https/).first()).toBeVisible();
});

test('works through the queue by keyboard, with an edited listing beside its earlier version', async ({
  page,
  playwright,
  baseURL,
}) => {
  await test.step('the queue is worked off by keyboard, with reasons, duplicates and a history', async () => {
    const word = `zq${Date.now().toString(36)}`;
    const seller = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    const first = await listAsSeller(seller, `Corner plot ${word}`, '3123456');
    const second = await listAsSeller(seller, `Second plot ${word}`, '3123457');
    await seller.dispose();

    await signInAs(page, 'admin');
    await page.goto(`/admin/properties?view=queue&search=${word}`);
    await expect(rows(page)).toHaveCount(2);
    await expect(
      rows(page)
        .first()
        .getByText(/possible duplicate/),
    ).toBeVisible();
    await page.keyboard.press('?');
    await expect(page.getByRole('dialog', { name: 'Keys' })).toBeVisible();
    await page.keyboard.press('Escape');

    await page.keyboard.press('j');
    await expect(page.getByRole('link', { name: first.title, exact: true })).toBeFocused();
    await page.keyboard.press('x');
    await expect(page.getByText('1 chosen')).toBeVisible();
    await page.keyboard.press('a');
    await expect(page.getByText('1 listing done')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);

    // in the search box, letters are text and not shortcuts
    await page.getByPlaceholder(/Title, place/).focus();
    await page.keyboard.press('a');
    await expect(rows(page)).toHaveCount(1);
    await page.keyboard.press('Tab');
    await rows(page).first().getByRole('link', { name: second.title, exact: true }).focus();
    await page.keyboard.press('r');
    await expect(page.getByLabel('Reason')).toBeFocused();
    await page.keyboard.type('The papers are missing');
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByText('All caught up')).toBeVisible();

    await page.goto(`/admin/properties/${first._id}`);
    const checks = page.getByRole('table', { name: 'Possible duplicates' });
    await expect(checks.getByText('same place, similar price and area')).toBeVisible();
    await page.getByRole('button', { name: `Not a duplicate: ${second.title}` }).click();
    await expect(checks.getByText(second.title)).toHaveCount(0);

    await page.getByRole('combobox', { name: 'Decision' }).selectOption('verified');
    await page.getByLabel('Reason').fill('Sale deed seen at the office');
    await page.getByLabel('Evidence of').fill('2026-01-02');
    await page.getByRole('button', { name: 'Decide' }).click();
    await expect(page.getByText('1 listing done')).toBeVisible();
    await expect(page.getByText('Reason: Sale deed seen at the office')).toBeVisible();
    await expect(page.getByText('Evidence date: 2 Jan 2026')).toBeVisible();

    // approves both at once and leaves the page, because the server continues and the list shows the result later
    await page.goto(`/admin/properties?search=${word}`);
    await page.getByRole('button', { name: 'Select all 2' }).click();
    await page.getByRole('combobox', { name: 'Decision' }).selectOption('expired');
    await page.getByLabel('Reason').fill(`Old ${word}`);
    const stored = page.waitForResponse((reply) => reply.url().endsWith('/api/admin/properties/bulk'));
    await page.getByRole('button', { name: 'Decide' }).click();
    // asks for confirmation, with the effect and the recipients of mail
    const question = page.getByRole('dialog', { name: 'Expire: 2 listings?' });
    await expect(question.getByText(/\(2 listings\)/)).toBeVisible();
    await question.getByRole('button', { name: 'Yes, go ahead' }).click();
    expect((await stored).status()).toBe(202);
    await page.goto('/admin/properties/bulk');
    await page.goto(`/admin/properties?search=${word}`);
    await expect(page.getByText('Expire: 2 listings done')).toBeVisible();
    await page.getByRole('link', { name: 'Results' }).click();
    await expect(page.getByText(`Reason: Old ${word}`)).toBeVisible();
    await expect(page.getByRole('cell', { name: 'Done' })).toHaveCount(2);
  });
  await test.step('compares an edited listing with its former version and leads to the next', async () => {
    await startOver(page);
    await signInAs(page, 'admin');
    await page.goto('/admin/properties?view=queue');
    const edited = rows(page).filter({ has: page.getByText('Edited', { exact: true }) });
    await edited.first().locator('a.link').first().click();
    await expect(page.getByRole('heading', { name: 'Edited · needs review' })).toBeVisible();
    const changes = page.getByRole('table', { name: 'Changes' });
    await expect(changes.getByRole('row', { name: /Price/ })).toBeVisible();
    await expect(changes.locator('del').first()).toBeVisible();
    await expect(changes.locator('ins').first()).toBeVisible();
    const here = page.url();
    await page.getByRole('button', { name: 'Approve' }).click();
    await page.waitForURL((url) => url.href !== here && url.pathname.startsWith('/admin/properties'));
    await page.goto(here);
    await expect(page.getByText(/^Approved \d/)).toBeVisible();
  });
});

test('finds pages from the palette, and sorts tables by their headings', async ({ page, request }) => {
  await test.step('the palette leads to pages, listings and people', async () => {
    const { data } = await (await request.get('/api/property')).json();
    const listing = data[data.length - 1] as Listing;
    await signInAs(page, 'admin');
    await page.goto('/admin/users');
    const name = await rows(page).first().getByRole('link').first().innerText();
    await page.keyboard.press('Control+k');
    const field = page.getByRole('combobox', { name: /Page, listing code/ });
    await expect(field).toBeFocused();
    await field.fill(listing._id);
    const option = page.getByRole('option', { name: listing.title });
    await expect(option).toHaveAttribute('aria-selected', 'true');
    expect(await axeFinds(page)).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/admin/properties/${listing._id}`);

    await page.getByRole('button', { name: /^Go to/ }).click();
    await field.fill(name);
    await expect(page.getByRole('group', { name: 'Users' }).getByRole('option').first()).toBeVisible();
    await field.fill('stamp duty');
    await expect(page.getByRole('option', { name: /^Rates/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Users' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/admin/settings/rates');
  });
  await test.step('a table is ordered by its heads, and its address says how', async () => {
    await startOver(page);
    await signInAs(page, 'admin');
    for (const [path, head, dir] of [
      ['/admin/users', 'Name', 'asc'],
      ['/admin/enquiries', 'Received', 'asc'],
      ['/admin/audit', 'When', 'asc'],
      ['/admin/properties', 'Price', 'desc'],
      ['/admin/useguesttracker', 'Activities', 'desc'],
      ['/admin/guestanalytics', 'First Seen', 'desc'],
    ] as const) {
      await page.goto(path);
      await page.getByRole('columnheader', { name: head }).getByRole('link').click();
      await expect(page).toHaveURL(new RegExp(`dir=${dir}`));
      await expect(page.getByRole('columnheader', { name: head })).toHaveAttribute(
        'aria-sort',
        `${dir}ending`,
      );
    }
  });
});
