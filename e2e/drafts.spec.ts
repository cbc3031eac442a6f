import { allowConsole, demoSignIn, expect, startOver, test, waitForScripts } from './support/fixtures';
import { photo } from './support/photos';
import { signInAs } from './support/sign-in';
import { cards, fillText, goOnWith, next, openForm, photos, unique } from './support/wizard';

test('keeps a draft after a reload and a sign-out on a phone @phone-only', async ({ page }) => {
  await test.step('a draft with its photos survives a reload, and starting afresh empties it', async () => {
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
    await page.getByRole('button', { name: 'Start again' }).click();
    await expect(page.getByLabel('Title')).toHaveValue('');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByLabel('Title')).toHaveValue(title);
    await next(page, 'Place and size');
    await next(page, 'Photos');
    await expect(cards(page)).toHaveCount(2);
  });
  await test.step('an open form stays, asks to sign in over it, and is sent', async () => {
    await startOver(page);
    allowConsole(page, /status of 401/);
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

test('continues a draft elsewhere, creates one listing despite a lost reply, and requires a project’s number', async ({
  page,
  browser,
  baseURL,
}) => {
  await test.step('a draft goes on on another device, and a second tab does not open it by itself', async () => {
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
    await other
      .getByRole('listitem')
      .filter({ hasText: title })
      .getByRole('link', { name: /^Continue/ })
      .click();
    await expect(other.getByLabel('Title')).toHaveValue(title);
    await phone.close();

    const tab = await page.context().newPage();
    waitForScripts(tab);
    await tab.goto('/properties/new');
    await expect(tab.getByRole('listitem').filter({ hasText: title })).toContainText(
      'open in another window',
    );
  });
  await test.step('creates no second listing when a reply is lost', async () => {
    await startOver(page);
    allowConsole(page, /Submit error|ERR_FAILED|ERR_INTERNET/);
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
  await test.step('RERA: an unfinished project is not published without its number', async () => {
    await startOver(page);
    await signInAs(page, 'seller');
    await openForm(page);
    await fillText(page, unique('Launch'));
    await photos(page).setInputFiles(await photo(40));
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('More details').click();
    await page.getByLabel('Possession', { exact: true }).selectOption('new-launch');
    // details closed over an invalid field open again
    const pin = page.getByLabel('PIN code');
    await pin.fill('12');
    await page.getByText('More details').click();
    await expect(pin).toBeHidden();
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(pin).toBeFocused();
    await pin.fill('440010');
    await next(page, 'Photos');
    await page.getByRole('button', { name: 'Add Property' }).click();
    const number = page.getByLabel('RERA project number');
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription(/needs its RERA number/);
  });
});
