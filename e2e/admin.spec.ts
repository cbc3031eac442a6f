import { allowConsole, expect, startOver, test } from './support/fixtures';
import { signInAs } from './support/sign-in';

test('follows a guest, manages contacts and replies to an enquiry as an admin', async ({ page }) => {
  // every role at every page: lib/platform/auth/pages-walk.test.ts
  await test.step('a visitor is sent to the login, a broker refused', async () => {
    const reply = await page.request.get('/admin/contactlist', { maxRedirects: 0 });
    expect(reply.headers().location).toBe('/login?from=%2Fadmin%2Fcontactlist');
    await signInAs(page, 'broker');
    await page.goto('/admin/contactlist');
    await expect(page).toHaveURL(/\/unauthorized$/);
    await startOver(page);
  });
  await test.step('the tracker finds a guest and opens the detail with its visits', async () => {
    await signInAs(page, 'admin');
    // sorts by the oldest visit, because new visitors belong to other tests and may sign in and disappear
    await page.goto('/admin/useguesttracker?sort=lastActive&dir=asc');
    for (const name of ['Name', 'Guest ID', 'Device', 'Last Active', 'Activities'])
      await expect(page.getByRole('columnheader', { name })).toBeVisible();
    await expect(page.getByText(/^Page 1 of \d+$/)).toBeVisible();
    const rows = page.getByRole('row');
    await expect(rows).toHaveCount(11);
    const id = await rows
      .filter({ has: page.getByRole('cell') })
      .first()
      .getByRole('cell')
      .nth(1)
      .innerText();
    await page.getByPlaceholder('Search by name or ID...').fill(id.slice(6, 18).toUpperCase());
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(rows).toHaveCount(2);
    await expect(page).toHaveURL(/search=/);
    await page.getByRole('link', { name: /View Details/ }).click();
    await expect(page).toHaveURL(`/admin/guestdetailsmodal/${id}`);
    await expect(page.getByText('Fingerprint')).toBeVisible();
    await page.getByRole('link', { name: 'Session History' }).click();
    await expect(page.getByText(/A visit ends after thirty minutes/)).toBeVisible();
    const visit = page.getByRole('main').getByRole('group').first();
    await expect(visit.getByRole('listitem').first()).toBeVisible();
  });
  await test.step('an unknown guest or contact is a 404 with the exact words', async () => {
    await startOver(page);
    allowConsole(page, /status of 404/);
    await signInAs(page, 'admin');
    const guest = await page.goto('/admin/guestdetailsmodal/guest_none');
    expect(guest?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Guest not found' })).toBeVisible();
    const contact = await page.goto('/admin/contacts/000000000000000000000000');
    expect(contact?.status()).toBe(404);
    await expect(page.getByRole('heading', { name: 'Contact not found' })).toBeVisible();
  });
  await test.step('a contact is added, found by the end of its number, and edited', async () => {
    await startOver(page);
    await signInAs(page, 'admin');
    await page.goto('/admin/contacts/new');
    const mobile = `98${Date.now().toString().slice(-8)}`;
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByText('Please enter a first name')).toBeVisible();
    await page.getByLabel('First name').fill('Yamini');
    await page.getByLabel('Mobile').fill(mobile);
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page).toHaveURL(/\/admin\/contacts\/[0-9a-f]{24}$/);
    await expect(page.getByText('N/A').first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/');
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByLabel('Organization').fill('Zebra Traders');
    await page.getByRole('button', { name: 'Save contact' }).click();
    await expect(page.getByText('Zebra Traders').first()).toBeVisible();
    await page.goto('/admin/contactlist');
    await page.getByPlaceholder('Search by name or phone...').fill(mobile.slice(-8));
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('cell', { name: 'Yamini', exact: true })).toBeVisible();
    await page.getByPlaceholder('Search by name or phone...').fill('nobody of this name');
    await page.getByRole('button', { name: 'Apply Filters' }).click();
    await expect(page.getByText('No contacts found')).toBeVisible();
  });
  await test.step('an enquiry is opened, answered by mail, handed over and moved on', async () => {
    await startOver(page);
    await signInAs(page, 'admin');
    await page.goto('/admin/enquiries?status=new');
    await page.getByRole('row').nth(1).getByRole('link').first().click();
    await expect(page.getByText('Not yet')).toBeVisible();
    await page.getByLabel(/by email/).fill('Yes, Saturday at eleven suits us.');
    await page.getByRole('button', { name: 'Send answer' }).click();
    await expect(page.getByText('Answer sent')).toBeVisible();
    await expect(page.getByRole('list', { name: 'History' })).toContainText(
      'Yes, Saturday at eleven suits us.',
    );
    await expect(page.getByLabel('Status')).toHaveValue('contacted');
    await page.getByLabel('Status').selectOption('visit planned');
    await page.getByLabel('Visit on').fill('11 May 2031');
    await page.getByRole('form', { name: 'State' }).getByLabel('Time').fill('11:00');
    await page.getByLabel('Assigned to').selectOption({ index: 1 });
    await page.getByRole('textbox', { name: /^Note/ }).fill('Mother comes along');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(page.getByRole('list', { name: 'History' })).toContainText('contacted → visit planned');
    await expect(page.getByRole('list', { name: 'History' })).toContainText('Mother comes along');
  });
});
