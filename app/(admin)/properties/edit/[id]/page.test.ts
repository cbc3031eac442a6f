import { Children, isValidElement, type ReactElement, type ReactNode } from 'react';
import { PageView } from '@/components/visitors/page-view';
import { createProperty } from '@/lib/listings/mutations';
import { propertyFormSchema } from '@/lib/listings/schema';
import { testActor } from '@/test/actors';
import { useTestDb } from '@/test/db';
import { pageRequest } from '@/test/page-request';
import { signedIn } from '@/test/people';
import EditPropertyPage from './page';

useTestDb();

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

test('records a page_view for an admin’s edit, as for every other page', async () => {
  const { property } = await createProperty(testActor(), propertyFormSchema.parse(draft), []);
  const { browser } = await signedIn('admin');
  pageRequest({ browser });
  const props = { params: Promise.resolve({ id: property._id }), searchParams: Promise.resolve({}) };
  const page = (await EditPropertyPage(props)) as ReactElement<{ children: ReactNode }>;
  const parts = Children.toArray(page.props.children).filter(isValidElement);
  expect(parts.map(({ type }) => type)).toContain(PageView);
});
