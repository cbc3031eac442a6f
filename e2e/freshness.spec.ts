import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';

// the used link at the end is not found
test.use({ allowedConsole: [/404 \(Not Found\).*\/still-available\//] });

/** The newest link of a question about this listing, from the outbox of the site under test. */
function linkAbout(title: string): string | undefined {
  const outbox = join(process.cwd(), '.data/e2e/outbox');
  for (const name of readdirSync(outbox).sort().reverse()) {
    const text = readFileSync(join(outbox, name), 'utf8').replace(/=\r?\n/g, '');
    if (!text.includes(title)) continue;
    const [path] = /\/still-available\/[\w-]{32}/.exec(text) ?? [];
    if (path) return path;
  }
  return undefined;
}

test("asks the owner by mail after a visitor's report, and confirms with one tap", async ({ page }) => {
  const { _id: id, title } = (await demoListings(page.request, 9))[8]!;
  // the map, which the button is beside
  await page.goto(`/properties/${id}`);
  await expect(page.getByText(/^Confirmed .* by the (owner|broker|agency)$/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Gone? Tell us' }).click();
  await page.getByRole('button', { name: 'Yes, it seems sold or let. Ask the lister' }).click();
  await expect(page.getByText('Thank you. We’ve asked whether it’s still available.')).toBeVisible();
  await expect.poll(() => linkAbout(title)).toBeDefined();
  const path = linkAbout(title)!;
  await page.goto(path);
  await expect(page.getByText('One or more visitors say that it’s no longer available.')).toBeVisible();
  expect(await axeFinds(page)).toEqual([]);
  await page.getByRole('button', { name: /^Still available/ }).click();
  await expect(page.getByText('Thank you. Buyers now see that it was confirmed today.')).toBeVisible();
  await page.goto(`/properties/${id}`);
  await expect(page.getByText(/^Confirmed today by the /).first()).toBeVisible();
  expect((await page.goto(path))?.status()).toBe(404);
});
