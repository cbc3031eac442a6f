import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import type { UserRole } from '@/lib/platform/auth/roles';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { getSavedListing } from './data';

useTestDb();

const seller = testActor();
const draft = {
  title: 'Flat',
  description: 'Bright',
  price: '45 lakh',
  category: 'Residential',
  type: 'sale',
  address: 'Dharampeth, Nagpur',
  area: '900',
  status: 'draft',
};

test('what was saved is asked to its owner and to admins, to nobody else', async () => {
  const { property } = await createProperty(seller, propertyFormSchema.parse(draft), []);
  const as = (id: string, role: UserRole, isVerified = true) =>
    getSavedListing({ id, role, isVerified }, property._id);
  const { _id, title, propertyCode } = property;
  const told = { _id, title, propertyCode, status: 'draft', owner: seller.userId };
  expect(await as(seller.userId, 'seller', false)).toEqual({ ...told, waitsForEmail: true });
  expect(await as('e'.repeat(24), 'Admin' as UserRole, false)).toEqual({ ...told, waitsForEmail: false });
  expect(await as('e'.repeat(24), 'seller')).toBeUndefined();
  expect(await getSavedListing({ id: seller.userId, role: 'seller', isVerified: true }, 'x')).toBeUndefined();
});
