import type { Page } from '@playwright/test';
import { freshEmail } from './support/broker';
import { demoSignIn, expect, test } from './support/fixtures';
import { photo } from './support/photos';
import { bearer, MOMENTS_AGO, tokenOf, twoOfficers } from './support/two-officers';
import { unique } from './support/wizard';

/** Saves after a colleague's are correctly refused. */
test.use({ allowedConsole: [/status of 409/] });

/** Sunita takes the item over that the other one has open, with a word that the other one reads. */
async function takeOver(sunita: Page, page: Page, word: string): Promise<void> {
  await expect(sunita.getByText(/has this open until/)).toBeVisible();
  await sunita.getByPlaceholder(/^Message to/).fill(word);
  await sunita.getByRole('button', { name: 'Take over' }).click();
  await expect(sunita.getByText(/has this open until/)).toBeHidden();
  await expect(page.getByText(`Sunita took over: “${word}”`)).toBeVisible();
}

test('tells the slower of two officers who was first, for a listing, a task and an import', async ({
  page,
  browser,
}) => {
  await test.step('one listing: the second of two decisions is refused, says who was quicker, and is a choice', async () => {
    const { sunita } = await twoOfficers(page, browser);
    const seller = await browser.newContext();
    const token = await tokenOf(seller.request, demoSignIn('seller'));
    const title = unique('Plot for two officers');
    const listed = await seller.request.post('/api/property', {
      headers: bearer(token),
      multipart: {
        images: await photo(77),
        ...{ title, price: '31 lakh', description: 'A dry plot on a tarred road.', type: 'sale' },
        ...{
          category: 'Plots',
          address: `Survey ${Date.now()}, Hingna, Nagpur`,
          area: '2400',
          possession: 'ready',
        },
      },
    });
    expect(listed.status(), await listed.text()).toBe(201);
    const { _id: id } = (await listed.json()).data as { _id: string };
    await seller.close();

    await page.goto(`/admin/properties/${id}`);
    await expect(page.getByRole('button', { name: 'Approve' })).toBeVisible();
    await sunita.goto(`/admin/properties/${id}`);
    await takeOver(sunita, page, 'The owner is on my phone');
    await page.getByRole('button', { name: 'Reject …' }).click();
    await page.getByLabel('Reason').fill('The papers are missing');
    await sunita.getByRole('button', { name: 'Approve' }).click();
    await sunita.waitForURL((url) => !url.pathname.endsWith(id));

    await page.getByRole('button', { name: 'Decide' }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Your decision was not saved' });
    await expect(refusal).toContainText(new RegExp(`Sunita approved this ${MOMENTS_AGO}`));
    await expect(refusal.getByRole('button', { name: 'Decide anyway: Reject' })).toBeEnabled();
    await refusal.getByRole('button', { name: 'Keep Sunita’s decision' }).click();
    await expect(page.getByText(/^Approved \d/)).toBeVisible();
    await expect(page.getByText('The papers are missing')).toHaveCount(0);
    await sunita.context().close();
  });
  await test.step('one task: a list under the finger does not move, and what a colleague finished is not finished twice', async () => {
    const { token, sunita } = await twoOfficers(page, browser);
    const text = unique('Papers of two officers');
    const day = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
    const added = await page.request.post('/api/admin/tasks', {
      headers: bearer(token),
      data: { text, day },
    });
    expect(added.status(), await added.text()).toBe(201);
    const done = new RegExp(`^Done ?: ${text}`);
    await page.goto('/admin/tasks?who=all');
    await page.getByRole('button', { name: done }).hover();
    await sunita.goto('/admin/tasks?who=all');
    await sunita.getByRole('button', { name: done }).click();
    await expect(sunita.getByRole('list', { name: 'Done' })).toContainText(text);

    await expect(
      page.getByRole('button', { name: /changed this list: show|changes by colleagues: show/ }),
    ).toBeVisible();
    await page.getByRole('button', { name: done }).click();
    const refusal = page.getByRole('alert').filter({ hasText: 'Yours was not saved' });
    await expect(refusal).toContainText(new RegExp(`Sunita finished this ${MOMENTS_AGO}`));
    await refusal.getByRole('button', { name: 'Keep Sunita’s version' }).click();
    await expect(page.getByRole('list', { name: 'Done' })).toContainText(text);
    await sunita.context().close();
  });
  await test.step('one import: the second start names who started it, and shows how far it is', async () => {
    const { sunita } = await twoOfficers(page, browser);
    const name = unique('Once');
    const buffer = Buffer.from(`First Name,E-mail\n${name},${freshEmail('once')}\n`);
    await page.goto('/admin/contacts/import');
    await page.getByLabel('File').setInputFiles({ name: 'once.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
    await sunita.goto(page.url());
    await sunita.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(sunita.getByText(/^Done /)).toBeVisible();

    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText(new RegExp(`Sunita started this import ${MOMENTS_AGO}`))).toBeVisible();
    await expect(page.getByText(/^Done /)).toBeVisible();
    await page.goto(`/admin/contactlist?search=${encodeURIComponent(name)}`);
    await expect(page.getByRole('link', { name: new RegExp(`^View ${name}`) })).toHaveCount(1);
    await sunita.context().close();
  });
});
