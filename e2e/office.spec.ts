import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signInAs } from './support/sign-in';

const numberIn = (text: string | null) => Number((text ?? '').match(/[\d,]+/)?.[0].replaceAll(',', ''));

/** What a list says that it holds, checked against its rows where one page holds them all. */
async function counted(page: Page): Promise<number> {
  const total = numberIn(await page.locator('h1 + p').textContent());
  // sums of the same rows may be above them
  const rows = await page.locator('table').last().locator('tbody tr[data-row]').count();
  if ((await page.getByRole('navigation', { name: /page/i }).count()) === 0) expect(rows).toBe(total);
  return total;
}

test('each number of the dashboard leads to exactly the rows that it counts', async ({ page, context }) => {
  await signInAs(page, 'admin');
  await page.goto('/admin/admindashboard');
  const links = page.locator('main dd a, main ol a, main h3 + p a');
  const hrefs = await links.evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of new Set(hrefs)) {
    const compare = async () => {
      const link = page.locator(`main a[href="${href}"]`).first();
      const number = numberIn(await link.textContent());
      const [list] = await Promise.all([
        context.waitForEvent('page'),
        link.click({ modifiers: ['ControlOrMeta'] }),
      ]);
      await expect(list.locator('h1 + p')).toBeVisible();
      const count = await counted(list);
      await list.close();
      expect([href, count]).toEqual([href, number]);
    };
    // other tests look at pages meanwhile: what was counted in between is counted again
    await compare().catch(() =>
      expect(async () => {
        await page.reload();
        await compare();
      }).toPass({ timeout: 60_000 }),
    );
  }
});

test('a morning with the queue: search, next with the filters, a call, several at once and back', async ({
  page,
}) => {
  const name = `Vasudha ${Date.now()}`;
  const form = { email: 'vasudha@home.example', phone: '+919822098220', message: 'Is the plot free?' };
  for (const nth of ['First', 'Second'])
    await page.request.post('/api/contact', { data: { name: `${name} ${nth}`, ...form } });
  await signInAs(page, 'admin');
  await page.goto('/admin/enquiries?status=new');
  await page.getByRole('searchbox').fill(name);
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(2);
  await page.getByRole('link', { name: `${name} First` }).click();
  await page.getByLabel('What was said').fill('Comes on Sunday');
  await page.getByRole('button', { name: 'Log it' }).click();
  await expect(page.getByRole('list', { name: 'History' })).toContainText('talked on the phone');
  await page.getByLabel('Task', { exact: true }).fill(`Papers for ${name}`);
  await page.getByRole('button', { name: 'Add task' }).click();
  await expect(page.getByRole('list', { name: 'Tasks' })).toContainText(`Papers for ${name}`);
  await page.getByRole('link', { name: 'Next enquiry' }).click();
  await expect(page.getByRole('heading', { name: `Enquiry of ${name} Second` })).toBeVisible();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('No enquiries found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: 1 enquiry is spam' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.goto('/admin/tasks');
  await page.getByRole('button', { name: new RegExp(`^Done ?: Papers for ${name}`) }).click();
  await expect(page.getByRole('list', { name: 'Done' })).toContainText(`Papers for ${name}`);
});
