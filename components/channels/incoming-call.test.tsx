import { render, screen, waitFor } from '@testing-library/react';
import { usePathname, useRouter } from 'next/navigation';
import { apiDouble } from '@/test/api-double';
import { IncomingCall } from './incoming-call';

const mockPush = jest.fn();
jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useRouter: jest.fn() }));

const network = apiDouble();
const LEAD = '65f000000000000000000001';
beforeEach(() => {
  jest.clearAllMocks();
  (useRouter as jest.Mock).mockReturnValue({ push: mockPush });
  network.replies('GET /api/calls/current', { call: { id: 'c', lead: LEAD, name: 'Asha' } });
});
const at = (path: string) => (usePathname as jest.Mock).mockReturnValue(path);

test.each(['/dashboard/leads', '/mr/dashboard/leads', '/admin/enquiries'])(
  'opens the page of the caller from %s',
  async (path) => {
    at(path);
    render(<IncomingCall />);
    expect(await screen.findByRole('link', { name: 'Asha is calling: open' })).toBeVisible();
    await waitFor(() => expect(mockPush.mock.calls).toEqual([[`/dashboard/leads/${LEAD}`]]));
  },
);

test.each(['/dashboard/properties', `/admin/enquiries/${LEAD}`])(
  'shows the call as a link on %s, and while a person is typing',
  async (path) => {
    for (const isTyping of [false, true]) {
      at(isTyping ? '/dashboard/leads' : path);
      const { unmount } = render(
        <>
          <IncomingCall />
          <input aria-label="Search" />
        </>,
      );
      if (isTyping) screen.getByLabelText('Search').focus();
      expect(await screen.findByRole('link')).toHaveAttribute('href', `/dashboard/leads/${LEAD}`);
      unmount();
    }
    expect(mockPush).not.toHaveBeenCalled();
  },
);
