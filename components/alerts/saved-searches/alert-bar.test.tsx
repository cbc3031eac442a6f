import { act, render, screen } from '@testing-library/react';
import { AlertBar } from './alert-bar';

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

const bar = () => screen.queryByRole('complementary', { name: 'Alerts for this search' });
const show = (atOnce: boolean) => render(<AlertBar query="bedrooms=3" title="3 BHK" atOnce={atOnce} />);

test('a search that is narrowed down is offered alerts at once, another one after 20 seconds', () => {
  const { unmount } = show(true);
  expect(bar()).toBeVisible();
  unmount();
  show(false);
  act(() => void jest.advanceTimersByTime(19_000));
  expect(bar()).toBeNull();
  act(() => void jest.advanceTimersByTime(1_000));
  expect(bar()).toBeVisible();
});

test('the offer is part of the page and lies over nothing, and stays closed in this tab', () => {
  const { unmount } = show(true);
  expect(bar()!.className).not.toMatch(/fixed|sticky|absolute/);
  act(() => screen.getByRole('button', { name: 'Dismiss' }).click());
  expect(bar()).toBeNull();
  unmount();
  show(true);
  expect(bar()).toBeNull();
});
