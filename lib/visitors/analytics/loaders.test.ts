import { useTestDb } from '@/test/db';
import { signedIn } from '@/test/people';
import { loadAnalytics } from './loaders';

let mockCookie = '';
vi.mock('next/headers', () => ({ headers: async () => new Headers({ cookie: mockCookie }) }));

useTestDb();

test('rows per page and chosen columns of the analytics stay in their links', async () => {
  const { browser } = await signedIn('admin');
  mockCookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const { search } = await loadAnalytics({ size: '50', columns: 'device', activity: 'search' });
  expect(search).toMatchObject({ page: 1, size: 50, columns: ['device'], activity: 'search' });
});
