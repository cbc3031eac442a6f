import type { Page } from '@playwright/test';
import { expect, test } from './support/fixtures';
import { signInAs } from './support/sign-in';

const numberIn = (text: string | null) => Number((text ?? '').match(/[\d,]+/)?.[0].replaceAll(',', ''));

/** Checks the count a list states against its rows, if one page holds all. `reader` is an empty page, because our pages do not take text as a document. */
async function counted(reader: Page, html: string): Promise<number> {
  const { said, rows, isPaged } = await reader.evaluate((text) => {
    const list = new DOMParser().parseFromString(text, 'text/html');
    const navs = [...list.querySelectorAll('nav')].map((nav) => nav.ariaLabel ?? '');
    return {
      said: list.querySelector('h1 + p')?.textContent ?? null,
      // sums of the same rows may be above them
      rows: [...list.querySelectorAll('table')].at(-1)?.querySelectorAll('tbody tr[data-row]').length ?? 0,
      isPaged: navs.some((name) => /page/i.test(name)),
    };
  }, html);
  expect(said).toMatch(/\d/);
  const total = numberIn(said);
  if (!isPaged) expect(rows).toBe(total);
  return total;
}

test('links each number of the dashboard to the rows it counts', async ({ page, context }) => {
  await signInAs(page, 'admin');
  const reader = await context.newPage();
  await page.goto('/admin');
  await expect(page).toHaveURL(/admindashboard$/);
  await page.getByText('As a table').first().click();
  await expect(page.getByRole('table', { name: 'Activities per day' }).getByRole('row')).toHaveCount(31);
  const links = page.locator('main dd a, main ol a, main h3 + p a');
  const hrefs = await links.evaluateAll((all) => all.map((item) => item.getAttribute('href') ?? ''));
  expect(hrefs.length).toBeGreaterThan(20);
  for (const href of new Set(hrefs)) {
    // reads the lists' HTML as sent, because rendering thirty of them adds nothing about their rows
    const compare = async () => {
      const number = numberIn(await page.locator(`main a[href="${href}"]`).first().textContent());
      const reply = await page.request.get(href);
      expect([href, reply.status()]).toEqual([href, 200]);
      expect([href, await counted(reader, await reply.text())]).toEqual([href, number]);
    };
    // retries, because other tests view pages and change the counts
    await compare().catch(() =>
      expect(async () => {
        await page.reload();
        await compare();
      }).toPass(),
    );
  }
  await links.first().click();
  await expect(page.locator('h1 + p')).toBeVisible();
});

test('works through a morning’s queue: search, next, a call, several at once, and undo', async ({ page }) => {
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
  await expect(page.getByRole('heading', { name: `Enquiry from ${name} Second` })).toBeVisible();
  await page.getByRole('link', { name: 'All enquiries' }).click();
  await expect(page.getByRole('searchbox')).toHaveValue(name);
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.getByRole('button', { name: 'Select all 1' }).click();
  await page.getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('No enquiries found')).toBeVisible();
  await page.getByRole('button', { name: 'Undo: 1 enquiry marked as spam' }).click();
  await expect(page.locator('tr[data-row]')).toHaveCount(1);
  await page.goto('/admin/tasks');
  await page.getByRole('button', { name: new RegExp(`^Done ?: Papers for ${name}`) }).click();
  await expect(page.getByRole('list', { name: 'Done' })).toContainText(`Papers for ${name}`);
});
