import { render, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { useExitIntent } from './exit-popup/exit-intent';
import { GuestLoginForm } from './guest-login-form';
import { PageView } from './page-view';
import { SearchRecord } from './search-record';

describe('activity', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const GUEST = '/api/guest/guest-activity';
  const recorded = () => network.calls.map(({ path, body }) => [path, body]);

  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    network.replies(`POST ${GUEST}`, { recorded: true }, 202);
    network.replies('POST /api/user/useractivity', { recorded: true }, 202);
    network.replies(`POST /api/property/${ID}/view`, { counted: true }, 202);
    window.history.replaceState(null, '', `/properties/${ID}`);
  });

  const listing = (
    <main>
      <article>
        <PageView />
      </article>
    </main>
  );

  test('reports an opened listing as a view without any id, and records it if there is one', async () => {
    const info = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    render(listing).unmount();
    await waitFor(() => expect(recorded()).toEqual([[`/api/property/${ID}/view`, { source: 'direct' }]]));
    expect(info).toHaveBeenCalledWith('Guest ID not found');
    network.calls.length = 0;
    localStorage.setItem('guestID', 'guest_1');
    document.title = '3 BHK flat';
    render(listing);
    const page = `/properties/${ID}`;
    await waitFor(() =>
      expect(recorded()).toEqual([
        [GUEST, { guestID: 'guest_1', action: 'page_view', metadata: { page } }],
        [`/api/property/${ID}/view`, { source: 'direct' }],
        [GUEST, { guestID: 'guest_1', action: 'product_view', metadata: { page, title: '3 BHK flat' } }],
      ]),
    );
    info.mockRestore();
  });

  test('sends only the kind and website name of the referring page, never its address', async () => {
    jest.spyOn(console, 'info').mockImplementation(() => undefined);
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('https://www.google.com/search?q=secret+words');
    render(listing);
    await waitFor(() =>
      expect(recorded()).toEqual([[`/api/property/${ID}/view`, { source: 'search', site: 'google.com' }]]),
    );
    expect(JSON.stringify(network.calls)).not.toContain('secret');
    jest.restoreAllMocks();
  });

  test('sends only a page view for an address without a listing', async () => {
    localStorage.setItem('userId', 'u1');
    render(<PageView />);
    await waitFor(() => expect(recorded()).toHaveLength(1));
    expect(recorded()[0]).toMatchObject(['/api/user/useractivity', { userid: 'u1', action: 'page_view' }]);
  });

  describe('a search', () => {
    beforeEach(() => {
      localStorage.setItem('guestID', 'guest_1');
      // whatever the language of the list
      window.history.replaceState(null, '', '/mr/buy/nagpur');
      jest.useFakeTimers();
    });
    afterEach(() => jest.useRealTimers());
    const metadata = () => network.calls.map(({ body }) => (body as { metadata: object }).metadata);

    test('is recorded when complete, with its filters, words and number of results', () => {
      const { rerender } = render(<SearchRecord query="bedrooms=3" ask="3 bhk" found={7} />);
      jest.advanceTimersByTime(1000);
      rerender(<SearchRecord query="bedrooms=3&maxPrice=6000000" ask="3 bhk" found={4} />);
      jest.advanceTimersByTime(2000);
      expect(metadata()).toEqual([
        { page: '/buy/nagpur', ask: '3 bhk', filters: 'bedrooms=3&maxPrice=6000000', found: 4 },
      ]);
    });

    test('is not recorded for a list without filters, or again on its second page', () => {
      render(<SearchRecord query="" found={600} />);
      render(<SearchRecord query="q=peth" found={4} />).unmount();
      render(<SearchRecord query="q=peth" found={4} />);
      jest.advanceTimersByTime(2000);
      render(<SearchRecord query="q=peth" found={4} />);
      jest.advanceTimersByTime(2000);
      expect(metadata()).toHaveLength(1);
    });
  });
});

describe('guest login form', () => {
  const network = apiDouble();
  const enter = () => userEvent.click(screen.getByRole('button', { name: 'Continue as Guest' }));

  test('lets a guest enter without a name, and records', async () => {
    network.replies('POST /api/guest/login', { guestID: 'G-123456' });
    render(<GuestLoginForm retentionDays={90} />);
    await enter();
    expect(network.calls[0]?.body).toEqual({ name: '', recordActivity: true });
    expect(localStorage.getItem('guestID')).toBe('G-123456');
    expect(visited).toEqual(['/properties']);
  });

  test('lets a guest refuse recording', async () => {
    network.replies('POST /api/guest/login', { guestID: 'G-123456' });
    render(<GuestLoginForm retentionDays={90} />);
    await userEvent.type(screen.getByPlaceholderText('Enter name (optional)'), 'Visitor');
    await userEvent.click(screen.getByLabelText('Don’t record what I look at'));
    await enter();
    expect(network.calls[0]?.body).toEqual({ name: 'Visitor', recordActivity: false });
  });

  test('treats a reply without an id as a failure, and does not remember it', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    network.replies('POST /api/guest/login', {});
    render(<GuestLoginForm retentionDays={90} />);
    await enter();
    expect(await screen.findByRole('alert')).toHaveTextContent('That didn’t work. Please try again.');
    expect(localStorage.getItem('guestID')).toBeNull();
    expect(visited).toEqual([]);
    warn.mockRestore();
  });
});

describe('exit intent', () => {
  let hasMouse = true;
  beforeEach(() => {
    hasMouse = true;
    window.matchMedia = () => ({ matches: hasMouse }) as never;
  });

  const leave = (clientY: number, buttons = 0) =>
    document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, buttons }));

  function intents() {
    const onIntent = jest.fn();
    const { unmount } = renderHook(() => useExitIntent(onIntent));
    return { onIntent, unmount };
  }

  test('fires when the pointer leaves through the top, with a mouse and without dragging', () => {
    const { onIntent } = intents();
    leave(300);
    leave(-1, 1);
    expect(onIntent).not.toHaveBeenCalled();
    leave(-1);
    expect(onIntent).toHaveBeenCalledTimes(1);
    hasMouse = false;
    leave(-1);
    expect(onIntent).toHaveBeenCalledTimes(1);
  });

  test('does not fire for a tab that is shown again, and never delays closing', () => {
    const added = jest.spyOn(window, 'addEventListener');
    const { onIntent, unmount } = intents();
    for (const state of ['hidden', 'visible']) {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    }
    expect(added.mock.calls.map(([name]) => name)).not.toContain('beforeunload');
    unmount();
    leave(-1);
    expect(onIntent).not.toHaveBeenCalled();
  });
});
