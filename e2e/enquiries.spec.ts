import { expect, test } from './support/fixtures';
import { demoListings } from './support/listings';
import { axeFinds } from './support/look';

test('an enquiry without an account, its conversation, and the number taken back @phone-only', async ({
  page,
}) => {
  const { _id: propertyId, title } = (await demoListings(page.request, 6))[5]!;
  const data = { kind: 'listing', propertyId, name: 'Asha', phone: '9822012345', message: 'Is it free?' };
  expect((await page.request.post('/api/contact', { data })).status()).toBe(201);
  await page.goto('/enquiries');
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText('Sent', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: /^Write an answer/ }).fill('On Sunday?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('list', { name: /^Conversation about/ })).toContainText('On Sunday?');
  const entries = page.getByRole('region', { name: 'Who has my number' });
  await expect(entries.getByRole('listitem')).toContainText('because you sent an enquiry');
  await entries.getByRole('button', { name: /^Take back/ }).click();
  await expect(entries.getByRole('listitem')).toContainText('taken back on');
  expect(await axeFinds(page)).toEqual([]);
});
