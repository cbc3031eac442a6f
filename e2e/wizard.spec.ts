import { expect, startOver, test } from './support/fixtures';
import { moveOver } from './support/keys';
import { photo } from './support/photos';
import { signInAs } from './support/sign-in';
import { addByApi, atOwnNumber, cards, fillText, openForm, photos, unique } from './support/wizard';

test('completes the whole wizard by keyboard', async ({ page }) => {
  await signInAs(page, 'seller');
  await openForm(page);
  const title = unique('Keyboard');
  const { keyboard } = page;
  await page.getByLabel('Category').focus();
  await keyboard.type('Res');
  await keyboard.press('Tab');
  await keyboard.type('For R');
  // skips optional fields
  for (const _ of ['type', 'kind of building']) await keyboard.press('Tab');
  await keyboard.type(title);
  await keyboard.press('Tab');
  await keyboard.type('Typed without a mouse.');
  await keyboard.press('Tab');
  await keyboard.type('18,000');
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Place and size' })).toBeFocused();
  // past the search for a place
  for (const _ of ['search', 'address']) await keyboard.press('Tab');
  await keyboard.type(atOwnNumber('Ring Road, Besa, Nagpur'));
  // skips the town, which the address contains, and the bedrooms
  for (const _ of ['town', 'bedrooms', 'area']) await keyboard.press('Tab');
  await keyboard.type('900');
  await keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Photos' })).toBeFocused();
  await keyboard.press('Tab');
  await expect(photos(page)).toBeFocused();
  await photos(page).setInputFiles([await photo(21), await photo(22)]);
  await expect(cards(page)).toHaveCount(2);
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeFocused();
  await page.getByRole('button', { name: 'Move photo 2 earlier' }).focus();
  await keyboard.press('Enter');
  await expect(page.getByText('Photo moved to place 1 of 2, and is now the cover')).toBeAttached();
  // picked up, moved and put down by keyboard alone
  const cover = cards(page).first().getByRole('img');
  await expect(cover).toHaveAttribute('alt', 'photo-22.jpg');
  await page.getByRole('button', { name: 'Drag photo 1' }).focus();
  await keyboard.press('Space');
  await expect(page.getByText('Over place 1 of 2')).toBeAttached();
  await moveOver(page, 'ArrowRight', '2 of 2');
  await keyboard.press('Space');
  await expect(cover).toHaveAttribute('alt', 'photo-21.jpg');
  await page.getByRole('button', { name: 'Add Property' }).focus();
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/properties$/);
  await expect(page.getByRole('article').filter({ hasText: title })).toContainText('₹18,000');
});

test('shows a seller the errors, and then the new listing with photos on every list @phone-only', async ({
  page,
}) => {
  await signInAs(page, 'seller');
  const title = unique('Lake flat');
  await openForm(page);
  // components/listings/{wizard,photos} test the other refusals of the form and of files
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByLabel('Title')).toBeFocused();
  await expect(page.getByLabel('Title')).toHaveAccessibleDescription(/give the listing a title/);
  await fillText(page, title);
  await photos(page).setInputFiles([await photo(1), await photo(2), await photo(3)]);
  await expect(cards(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Make photo 3 the cover' }).click();
  await expect(cards(page).first().getByRole('img')).toHaveAttribute('alt', 'photo-3.jpg');
  await page.getByRole('button', { name: 'Remove photo 2' }).click();
  await expect(cards(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Add Property' }).click();
  await expect(page).toHaveURL(/\/properties$/);

  const card = page.getByRole('article').filter({ hasText: title });
  await expect(card).toContainText('₹45.5 L');
  await expect(card).toContainText('2 photos');
  for (const path of ['/buy', '/dashboard/properties']) {
    await page.goto(path);
    await expect(page.getByText(title).first()).toBeVisible();
  }
  await page.goto('/properties');
  await card.getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const shown = page.locator('picture img').first();
  await expect.poll(() => shown.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const bytes = await page.request.get(await shown.evaluate((img: HTMLImageElement) => img.currentSrc));
  expect((await bytes.body()).includes('SECRET-OWNER')).toBe(false);
});

test('edits a listing’s photos, order, status and a rotated picture as its owner @phone-only', async ({
  page,
}) => {
  await test.step('an owner edits the listing: photos, order, status', async () => {
    await signInAs(page, 'seller');
    const id = await addByApi(page, unique('To edit'));
    await page.goto(`/dashboard/properties/${id}/edit`);
    const title = unique('Edited');
    // one page, and the button in sight wherever on it one is
    for (const name of ['The basics', 'Place and size', 'Photos'])
      await expect(page.getByRole('heading', { name, exact: true })).toBeAttached();
    await expect(page.getByRole('button', { name: 'Next' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Update Property' })).toBeInViewport();
    await page.getByLabel('Title').fill(title);
    await expect(cards(page)).toHaveCount(1);
    await photos(page).setInputFiles(await photo(31));
    await page.getByRole('button', { name: 'Move photo 2 earlier' }).click();
    await page.getByRole('button', { name: 'Remove photo 2' }).click();
    await page.getByRole('button', { name: 'Delete photo 2' }).click();
    await page.getByRole('button', { name: 'Update Property' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    const { data } = await (await page.request.get(`/api/property/${id}`)).json();
    expect(data).toMatchObject({ title, __v: 1 });
    expect(data.images).toHaveLength(1);
  });
  await test.step('a picture is turned, of a file and of what another server stores; what is said of it stays', async () => {
    await startOver(page);
    await signInAs(page, 'seller');
    const id = await addByApi(page, unique('To turn'));
    const stored = async () => (await (await page.request.get(`/api/property/${id}`)).json()).data;
    const [{ url }] = (await stored()).images;
    // simulates a picture on Cloudinary, which pages can show but not read
    const elsewhere = 'https://res.cloudinary.com/demo/image/upload/v1/turned.jpg';
    const { buffer } = await photo(30);
    await page.route(elsewhere, (route) =>
      route.fulfill({
        body: buffer,
        contentType: 'image/jpeg',
        headers: { 'access-control-allow-origin': '*' },
      }),
    );
    await page.route(`**/api/property/${id}`, async (route) => {
      if (route.request().method() !== 'GET') return route.continue();
      const reply = await route.fetch();
      return route.fulfill({ response: reply, body: (await reply.text()).replaceAll(url, elsewhere) });
    });
    await page.goto(`/dashboard/properties/${id}/edit`);
    const shown = cards(page).first().getByRole('img');
    await expect(shown).toHaveAttribute('src', elsewhere);
    await page
      .getByRole('group', { name: 'Subject of photo 1' })
      .getByRole('button', { name: 'Kitchen' })
      .click();
    await page.getByLabel('Describe photo 1 for people who can’t see it').fill('Kitchen with a window');
    const isUpright = () => shown.evaluate((img: HTMLImageElement) => img.naturalHeight > img.naturalWidth);
    expect(await isUpright()).toBe(false);
    const turn = page.getByRole('button', { name: 'Rotate photo 1' });
    await turn.click();
    await expect(cards(page).first()).toContainText('Sent');
    expect(await isUpright()).toBe(true);
    // the file that was made of it, by the keyboard, which stays where it is
    await expect(turn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(isUpright).toBe(false);
    await expect(page.getByText('Photo 1 rotated')).toBeAttached();
    await expect(turn).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(isUpright).toBe(true);
    await expect(cards(page).first()).toContainText('Sent');
    await page.getByRole('button', { name: 'Update Property' }).click();
    await expect(page).toHaveURL(/\/properties$/);
    const { images } = await stored();
    expect(images).toHaveLength(1);
    expect(images[0]).toMatchObject({ room: 'kitchen', alt: 'Kitchen with a window' });
    expect(images[0].height).toBeGreaterThan(images[0].width);
  });
});
