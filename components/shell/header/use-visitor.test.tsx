import { render, screen, waitFor } from '@testing-library/react';
import { VISITOR_SCRIPT } from '@/lib/platform/browser/visitor-mark';
import { apiDouble } from '@/test/api-double';
import { Nav } from './nav';

const network = apiDouble();
const mark = () => document.documentElement.dataset.visitor;
afterEach(() => {
  delete document.documentElement.dataset.visitor;
  localStorage.clear();
});

describe('before the first frame of a public page', () => {
  const run = () => new Function(VISITOR_SCRIPT)();

  test.each([
    ['userId', 'user'],
    ['guestID', 'guest'],
    ['theme', undefined],
  ])('marks the page with %s stored as %s', (key, kind) => {
    localStorage.setItem(key, 'x');
    run();
    expect(mark()).toBe(kind);
  });

  test.each([
    ['Broker', true],
    ['admin', true],
    ['seller', false],
  ])('shows a %s the work strip on the home page: %s', (role, works) => {
    localStorage.setItem('userId', 'x');
    localStorage.setItem('userRole', role);
    run();
    expect('works' in document.documentElement.dataset).toBe(works);
    delete document.documentElement.dataset.works;
  });

  test('replaces the mark with the server’s reply, after which a stale id is a visitor again', async () => {
    localStorage.setItem('userId', '65f000000000000000000001');
    run();
    network.replies('GET /api/user/me', { kind: 'anonymous' });
    render(<Nav />);
    await waitFor(() => expect(mark()).toBeUndefined());
    expect(await screen.findByRole('link', { name: 'Login', hidden: true })).toBeInTheDocument();
  });
});
