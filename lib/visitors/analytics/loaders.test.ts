import { useTestDb } from '@/test/db';
import { pageRequest } from '@/test/page-request';
import { signedIn } from '@/test/people';
import { loadAnalytics } from './loaders';

useTestDb();

test('rows per page and chosen columns of the analytics stay in their links', async () => {
  const { browser } = await signedIn('admin');
  pageRequest({ browser });
  const { search } = await loadAnalytics({ size: '50', columns: 'device', activity: 'search' });
  expect(search).toMatchObject({ page: 1, size: 50, columns: ['device'], activity: 'search' });
});
