import { fireEvent, render, screen } from '@testing-library/react';
import { AutoSubmit } from '@/components/search/filters/auto-submit';
import { Disclosure } from '@/components/search/filters/disclosure';
import { LiveCount } from '@/components/search/filters/live-count';

let isWide = true;
const submit = jest.fn();
beforeEach(() => {
  isWide = true;
  submit.mockClear();
  window.matchMedia = () => ({ matches: isWide }) as never;
  window.scrollTo = () => undefined;
  HTMLFormElement.prototype.requestSubmit = submit;
});

function Sample() {
  return (
    <form id="filters">
      <input type="checkbox" name="bedrooms" value="2" aria-label="2 BHK" />
      <input type="checkbox" name="bedrooms" value="3" aria-label="3 BHK" />
      <input type="search" name="q" aria-label="Words" />
      <AutoSubmit form="filters" />
    </form>
  );
}

test('a choice takes effect at once on a wide screen, and the keyboard goes on from there', () => {
  const { unmount } = render(<Sample />);
  fireEvent.click(screen.getByLabelText('3 BHK'));
  expect(submit).toHaveBeenCalledTimes(1);
  unmount();
  render(<Sample />);
  expect(screen.getByLabelText('3 BHK')).toHaveFocus();
  expect(sessionStorage.getItem('list-filters-at')).toBeNull();
});

test('typed words wait for Enter, and a phone for its button', () => {
  render(<Sample />);
  fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'garden' } });
  expect(submit).not.toHaveBeenCalled();
  isWide = false;
  fireEvent.click(screen.getByLabelText('2 BHK'));
  expect(submit).not.toHaveBeenCalled();
});

test('a page that the browser stored takes the choice back with which it was left', () => {
  isWide = false;
  render(<Sample />);
  fireEvent.click(screen.getByLabelText('2 BHK'));
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(screen.getByLabelText('2 BHK')).not.toBeChecked();
});

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
