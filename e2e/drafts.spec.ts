import { demoSignIn, expect, test, waitForScripts } from './support/fixtures';
import { photo } from './support/photos';
import { signInAs } from './support/sign-in';
import { cards, fillText, goOnWith, next, openForm, photos, unique } from './support/wizard';

test('a draft with its photos survives a reload, and starting afresh empties it @phone-only', async ({
  page,
}) => {
  await signInAs(page, 'seller');
  const title = unique('Draft');
  await openForm(page);
  await fillText(page, title);
  await photos(page).setInputFiles([await photo(7), await photo(8)]);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).filter({ hasText: 'Sent' })).toHaveCount(2);
  await page.reload();
  await goOnWith(page, title);
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await page.getByRole('button', { name: 'Start afresh' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByLabel('Title')).toHaveValue(title);
  await next(page, 'Place and size');
  await next(page, 'Photos');
  await expect(cards(page)).toHaveCount(2);
});

test('a draft goes on on another device, and a second tab does not open it by itself', async ({
  page,
  browser,
  baseURL,
}) => {
  await signInAs(page, 'seller');
  const title = unique('Elsewhere');
  await openForm(page);
  const saved = page.waitForResponse((reply) => reply.url().includes('/drafts/') && reply.ok());
  await page.getByLabel('Title').fill(title);
  await saved;
  const phone = await browser.newContext({ baseURL });
  const other = await phone.newPage();
  waitForScripts(other);
  await signInAs(other, 'seller');
  await other.goto('/dashboard/properties');
  await other.getByRole('listitem').filter({ hasText: title }).getByRole('link', { name: /Go on/ }).click();
  await expect(other.getByLabel('Title')).toHaveValue(title);
  await phone.close();

  const tab = await page.context().newPage();
  waitForScripts(tab);
  await tab.goto('/properties/new');
  await expect(tab.getByRole('listitem').filter({ hasText: title })).toContainText('open in another window');
});

test.describe('signed out in another window', () => {
  test.use({ allowedConsole: [/status of 401/] });
  test('an open form stays, asks to sign in over it, and is sent @phone-only', async ({ page }) => {
    await signInAs(page, 'seller');
    const title = unique('Signed out');
    await openForm(page);
    await fillText(page, title);
    await photos(page).setInputFiles(await photo(52));
    await expect(cards(page)).toContainText('Sent');
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.getByRole('button', { name: 'Add Property' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have been signed out' });
    await dialog.getByLabel('Password', { exact: true }).fill(demoSignIn('seller').password);
    await dialog.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect(page).toHaveURL(/\/properties$/);
    await expect(page.getByRole('article').filter({ hasText: title })).toBeVisible();
  });
});

test.describe('on a bad line', () => {
  test.use({ allowedConsole: [/Submit error|ERR_FAILED|ERR_INTERNET/] });
  test('a reply that never arrives makes no second listing', async ({ page }) => {
    await signInAs(page, 'seller');
    const title = unique('Bad line');
    await openForm(page);
    await fillText(page, title);
    await photos(page).setInputFiles(await photo(11));
    const asksBeforeLeaving = () =>
      page.evaluate(() => !window.dispatchEvent(new Event('beforeunload', { cancelable: true })));
    let asked = false;
    let lost = false;
    await page.route('**/api/property', async (route) => {
      if (lost) return route.continue();
      lost = true;
      await route.fetch();
      asked = await asksBeforeLeaving();
      await route.abort('failed');
    });
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(page.getByText(/The connection was lost/)).toBeVisible();
    // while it is being sent the browser asks before the page is left; now that it is not, the draft keeps everything
    expect(asked).toBe(true);
    expect(await asksBeforeLeaving()).toBe(false);
    await page.getByRole('button', { name: 'Add Property' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    const reply = await page.request.get(`/api/property?q=${encodeURIComponent(title)}`);
    expect((await reply.json()).total).toBe(1);
  });
});
