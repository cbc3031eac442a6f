import { expect, startOver, test } from './support/fixtures';
import { signInAs } from './support/sign-in';

/** Eight digits unused by other runs, because the installation under test keeps its directory. */
const digits = () => Date.now().toString().slice(-8);

// one account works on one file at a time
test.describe.configure({ mode: 'default' });

test('imports contacts from a Google export in the background, and undoes it', async ({ page }) => {
  const run = digits();
  const many = Array.from(
    { length: 300 },
    (_, i) => `Bulk${i},${run},,Mobile,+9170${run.slice(-4)}${1000 + i}`,
  );
  const file = [
    'First Name,Last Name,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value',
    `Yashoda,Import${run},yashoda${run}@x.example,Mobile,97${run}`,
    `Yashoda,Again,,Mobile,+91 97${run}`,
    'Nobody,,no-mail,Mobile,call me',
    ...many,
  ].join('\n');
  await signInAs(page, 'admin');
  await page.goto('/admin/contactlist');
  await page.getByRole('link', { name: 'Import', exact: true }).click();
  await page
    .getByLabel('File')
    .setInputFiles({ name: 'google.csv', mimeType: 'text/csv', buffer: Buffer.from(file) });
  await page.getByRole('button', { name: 'Read the file' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'google.csv' })).toBeVisible();
  const phone = page.getByLabel('Field for the column Phone 1 - Value');
  await expect(phone).toHaveValue('anyPhone');
  await phone.selectOption('mobilePhone');
  await page.getByRole('button', { name: 'Check the file' }).click();

  await expect(page.getByText('Nothing has been imported yet')).toBeVisible();
  await expect(page.getByRole('row').nth(1)).toContainText('This isn’t a mobile number');
  await page.getByRole('link', { name: '1', exact: true }).first().click();
  await expect(page.getByRole('cell', { name: 'Same as row 2 of this file' })).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download the rows with errors' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('rows-to-correct.csv');
  const begun = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && reply.url().includes('/api/admin/import/'),
  );
  await page.getByRole('button', { name: 'Import 301 rows' }).click();
  expect((await begun).status()).toBe(200);
  // leaves as soon as the server has the file, because the work continues there
  await page.goto('/admin/contactlist');
  await page.goto('/admin/contacts/import');
  await page.getByRole('link', { name: 'google.csv' }).first().click();
  await expect(page.getByText(/^Done /)).toBeVisible();
  await expect(page.getByRole('definition').filter({ hasText: '301' })).toBeVisible();

  await page.goto(`/admin/contactlist?search=97${run}`);
  await page.getByRole('link', { name: /^View Yashoda/ }).click();
  await expect(page.getByText('Imported from google.csv, row 2')).toBeVisible();
  await page.getByRole('link', { name: 'google.csv' }).click();
  await page.getByRole('button', { name: 'Undo this import' }).click();
  await page.getByRole('button', { name: 'Undo now' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Undone / })).toBeVisible();
  await page.goto(`/admin/contactlist?search=97${run}`);
  await expect(page.getByText('No contacts found')).toBeVisible();
});

test('merges two contacts, and imports listings from a spreadsheet', async ({ page }) => {
  await test.step('two entries of one person become one, with a way back', async () => {
    const run = digits();
    await signInAs(page, 'admin');
    for (const [first, email] of [
      ['Meera', 'work'],
      ['Mira', 'home'],
    ]) {
      await page.goto('/admin/contacts/new');
      await page.getByLabel('First name').fill(first ?? '');
      await page.getByLabel('Last name').fill(`Merge${run}`);
      await page.getByLabel('Mobile').fill(`96${run}`);
      await page.getByLabel('Email', { exact: false }).first().fill(`${email}${run}@x.example`);
      await page.getByRole('button', { name: 'Save contact' }).click();
      await expect(page).toHaveURL(/\/admin\/contacts\/[0-9a-f]{24}$/);
    }
    const gone = page.url();
    await page.getByRole('link', { name: 'Possible duplicates' }).first().click();
    await page.getByRole('link', { name: new RegExp(`^Compare (Meera|Mira) Merge${run}`) }).click();
    await page
      .getByRole('radio', { name: /^Meera/ })
      .first()
      .check();
    // choosing the contact to keep resets the fields
    await page.getByRole('group', { name: 'First name' }).getByRole('radio').last().check();
    await page.getByRole('button', { name: 'Merge' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`Merge${run}`);
    await expect(page.getByText(/(work|home)\d+@x\.example/).nth(1)).toBeVisible();
    const done = page.getByRole('status').filter({ hasText: 'They are one contact now' });
    await expect(done.getByRole('button', { name: 'Undo this merge' })).toBeVisible();
    await expect(done.getByText(/^(Next pair|There are no more pairs)/)).toBeVisible();
    const kept = page.url().replace('?merged=1', '');
    expect(kept).not.toBe(gone);
    await page.goto(gone);
    await expect(page).toHaveURL(kept);
    await page.getByText(/merged with/).click();
    await page.getByRole('button', { name: 'Undo this merge' }).click();
    await expect(page.getByText(/undone .* by/)).toBeVisible();
    await page.goto(gone);
    await expect(page).toHaveURL(gone);
  });
  await test.step('listings come from a spreadsheet by the rules of the form', async () => {
    await startOver(page);
    const run = digits();
    const file = [
      'Code;Title;Description;Type;Category;Price;Area;Address',
      `E2E-${run};Imported flat ${run};Sunny;For Sale;Residential;45 lakh;950;Ambazari Road, Dharampeth, Nagpur ${run}`,
      `E2E-${run}x;Imported plot;Flat land;swap;Plots;much;2000;Besa, Nagpur`,
    ].join('\r\n');
    await signInAs(page, 'admin');
    await page.goto('/admin/properties');
    await page.getByRole('link', { name: 'Import', exact: true }).click();
    await expect(page.getByText(/Photos come in a ZIP/)).toBeVisible();
    const buffer = Buffer.from(`\ufeff${file}`, 'utf16le');
    await page.getByLabel('File').setInputFiles({ name: 'listings.csv', mimeType: 'text/csv', buffer });
    await page.getByRole('button', { name: 'Read the file' }).click();
    await page.getByRole('button', { name: 'Check the file' }).click();
    await expect(page.getByText('Please choose sale or rent')).toBeVisible();
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expect(page.getByText(/^Done /)).toBeVisible();
    await page.getByRole('definition').getByRole('link', { name: '1' }).first().click();
    await page.getByRole('link', { name: 'Open the listing' }).click();
    await expect(page.getByRole('heading', { level: 1, name: `Imported flat ${run}` })).toBeVisible();
    await expect(page.getByText(/^Draft/).first()).toBeVisible();
  });
});
