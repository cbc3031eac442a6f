import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { LiveList } from './live-list';

const network = apiDouble();

/** Stands for the browser's stream of server-sent events. */
class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static last: Stream;
  readyState = 1;
  constructor(readonly address: string) {
    super();
    Stream.last = this;
  }
  close() {
    this.readyState = Stream.CLOSED;
  }
  say(type: 'hello' | 'change', lists: string[] = [], lastEventId = '7', by?: string) {
    act(
      () =>
        void this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify({ lists, by }), lastEventId })),
    );
  }
}

beforeEach(() => {
  Object.assign(globalThis, { EventSource: Stream });
});
afterEach(() => {
  jest.useRealTimers();
});

const list = () =>
  render(
    <LiveList lists={['listings', 'claims']}>
      <ul>
        <li>
          <button type="button">Flat in Dharampeth</button>
        </li>
      </ul>
    </LiveList>,
  );
const row = () => screen.getByRole('button', { name: 'Flat in Dharampeth' });

test('a change of its lists updates it by itself; one of another list does not', () => {
  const { unmount } = list();
  expect(Stream.last.address).toBe('/api/admin/events');
  Stream.last.say('hello');
  Stream.last.say('change', ['tasks']);
  expect(visited).toEqual([]);
  Stream.last.say('change', ['listings']);
  expect(visited).toEqual(['refresh']);
  unmount();
  expect(Stream.last.readyState).toBe(Stream.CLOSED);
});

test('nothing moves under the finger: what colleagues change waits behind a button', async () => {
  list();
  act(() => row().focus());
  Stream.last.say('change', ['listings'], '8', 'colleague');
  expect(screen.getByRole('status')).toHaveTextContent('A colleague changed this list: show');
  Stream.last.say('change', ['claims'], '9', 'colleague');
  expect(screen.getByRole('status')).toHaveTextContent('2 changes by colleagues: show');
  expect(visited).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: /show$/ }));
  expect(visited).toEqual(['refresh']);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('one’s own change is shown by the page that made it, and is no colleague’s', () => {
  list();
  act(() => row().focus());
  Stream.last.say('change', ['listings'], '8', 'self');
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  // an owner, or a job: the log does not say who
  Stream.last.say('change', ['listings']);
  expect(screen.getByRole('status')).toHaveTextContent('This list has changed: show');
  Stream.last.say('change', ['claims'], '10', 'colleague');
  expect(screen.getByRole('status')).toHaveTextContent('2 changes: show');
  act(() => row().blur());
  // in another window of the same person
  Stream.last.say('change', ['listings'], '11', 'self');
  expect(visited).toEqual(['refresh']);
});

test('leaving the list with the pointer shows what has waited', async () => {
  list();
  act(() => row().focus());
  Stream.last.say('change', ['listings']);
  await userEvent.hover(row());
  await userEvent.unhover(row());
  expect(visited).toEqual(['refresh']);
});

test('claims of colleagues are announced to the item that is open', () => {
  const heard = jest.fn();
  window.addEventListener('office:claims', heard);
  list();
  Stream.last.say('change', ['claims']);
  window.removeEventListener('office:claims', heard);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a stream that is cut is followed by a poll, which continues where it ended', async () => {
  jest.useFakeTimers();
  network.replies('GET /api/admin/changes?after=41', { seq: 42, lists: ['listings'] });
  network.replies('GET /api/admin/changes?after=42', { seq: 42, lists: [] });
  list();
  Stream.last.say('hello', [], '41');
  Stream.last.close();
  await act(() => jest.advanceTimersByTimeAsync(5000));
  await waitFor(() => expect(visited).toEqual(['refresh']));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(network.calls.map(({ path }) => path)).toEqual([
    '/api/admin/changes?after=41',
    '/api/admin/changes?after=42',
  ]);
  expect(visited).toEqual(['refresh']);
});
