import { fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { Disclosure } from '@/components/search/filters/disclosure';
import { LiveCount } from '@/components/search/filters/live-count';

test('the new count is announced only after another list', () => {
  const cameFrom = (referrer: string) =>
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
  // jsdom has neither
  Object.assign(globalThis, { PerformanceNavigationTiming: class {} });
  performance.getEntriesByType = () => [];
  URL.parse ??= (address: string) => new URL(address);
  cameFrom('http://localhost/buy/nagpur');
  const { unmount } = render(<LiveCount message="The list has changed: 3 properties" />);
  expect(screen.getByRole('status')).toHaveTextContent('The list has changed: 3 properties');
  unmount();
  cameFrom('http://localhost/about');
  render(<LiveCount message="The list has changed: 3 properties" />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('what lies over the list closes with Escape, which gives the focus back, and when the focus goes elsewhere', () => {
  render(
    <>
      <Disclosure name="controls" summary="Sort">
        <button type="button">Newest</button>
      </Disclosure>
      <button type="button">Elsewhere</button>
    </>,
  );
  const details = screen.getByText('Sort').closest('details')!;
  const inside = screen.getByRole('button', { name: 'Newest', hidden: true });
  const elsewhere = screen.getByRole('button', { name: 'Elsewhere' });
  details.open = true;
  fireEvent.keyDown(inside, { key: 'Escape' });
  expect(details.open).toBe(false);
  details.open = true;
  fireEvent.blur(inside, { relatedTarget: screen.getByText('Sort') });
  expect(details.open).toBe(true);
  fireEvent.blur(inside, { relatedTarget: null });
  expect(details.open).toBe(true);
  // the focus is nowhere then, and the keys go to the page
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(details.open).toBe(false);
  expect(screen.getByText('Sort')).toHaveFocus();
  details.open = true;
  fireEvent.blur(inside, { relatedTarget: elsewhere });
  expect(details.open).toBe(false);
});

test('what was opened before its script was there is noticed when it comes', () => {
  const onOpen = jest.fn();
  const page = (
    <Disclosure name="controls" summary="Filters" onOpen={onOpen}>
      <a href="/buy/nagpur?filters=only">All filters</a>
    </Disclosure>
  );
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(page);
  root.querySelector('details')!.open = true;
  render(page, { container: root, hydrate: true });
  expect(root.querySelector('details')).toHaveProperty('open', true);
  expect(onOpen).toHaveBeenCalledTimes(1);
});
