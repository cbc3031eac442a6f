import { act, render, screen } from '@testing-library/react';
import { AlertBar } from './alert-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const bar = () => screen.queryByRole('complementary', { name: 'Alerts for this search' });
const show = (atOnce: boolean) => render(<AlertBar query="bedrooms=3" title="3 BHK" atOnce={atOnce} />);

test('offers alerts at once for a narrowed search, and after 20 seconds for another one', () => {
  const { unmount } = show(true);
  expect(bar()).toBeVisible();
  unmount();
  show(false);
  act(() => void jest.advanceTimersByTime(19_000));
  expect(bar()).toBeNull();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(bar()).toBeVisible();
});

test('shows the offer within the page, and keeps it closed in this tab', () => {
  const { unmount } = show(true);
  expect(bar()!.className).not.toMatch(/fixed|sticky|absolute/);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(bar()).toBeNull();
  unmount();
  show(true);
  expect(bar()).toBeNull();
});
