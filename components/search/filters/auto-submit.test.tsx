import { fireEvent, render, screen } from '@testing-library/react';
import { AutoSubmit } from './auto-submit';

let isWide = true;
const submitted = jest.fn();
const scrollTo = jest.fn();

beforeEach(() => {
  isWide = true;
  submitted.mockReset();
  scrollTo.mockReset();
  window.matchMedia = () => ({ matches: isWide }) as MediaQueryList;
  window.scrollTo = scrollTo as typeof window.scrollTo;
});

const list = () =>
  render(
    <form
      id="filters"
      onSubmit={(event) => {
        event.preventDefault();
        submitted([...new FormData(event.currentTarget)]);
      }}
    >
      <input type="checkbox" name="bhk" value="2" aria-label="2 BHK" />
      <input type="checkbox" name="bhk" value="3" aria-label="3 BHK" />
      <input type="text" name="minPrice" aria-label="From" />
      <select name="sort" aria-label="Order">
        <option value="new">Newest</option>
        <option value="low">Lowest price</option>
      </select>
      <AutoSubmit form="filters" />
    </form>,
  );

test('on a wide screen a choice takes effect at once', () => {
  list();
  fireEvent.click(screen.getByLabelText('2 BHK'));
  expect(submitted).toHaveBeenCalledTimes(1);
  fireEvent.change(screen.getByLabelText('Order'), { target: { value: 'low' } });
  expect(submitted.mock.lastCall?.[0]).toContainEqual(['sort', 'low']);
});

test('on a phone several are made first; typed text waits for Enter or the button', () => {
  list();
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '45 lakh' } });
  isWide = false;
  fireEvent.click(screen.getByLabelText('2 BHK'));
  expect(submitted).not.toHaveBeenCalled();
});

const scrolledTo = (y: number) => Object.defineProperty(window, 'scrollY', { value: y, configurable: true });

/** A choice at this place of the page, which the next page replaces. */
function chooseAt(y: number): void {
  scrolledTo(0);
  const { unmount } = list();
  scrolledTo(y);
  fireEvent.click(screen.getByLabelText('3 BHK'));
  unmount();
}

test('the page that comes has the focus and the position of the one before', () => {
  chooseAt(640);
  scrolledTo(0);
  list();
  expect(screen.getByLabelText('3 BHK')).toHaveFocus();
  expect(scrollTo).toHaveBeenCalledWith({ top: 640, behavior: 'instant' });
});

test('who has scrolled before the page was ready stays there', () => {
  chooseAt(640);
  scrolledTo(200);
  list();
  expect(screen.getByLabelText('3 BHK')).not.toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page opened by itself stays at its top', () => {
  list();
  expect(document.body).toHaveFocus();
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a page that the browser took out of its memory shows the choices of its list', () => {
  list();
  const box = screen.getByLabelText<HTMLInputElement>('2 BHK');
  box.checked = true;
  const show = new Event('pageshow');
  Object.assign(show, { persisted: true });
  window.dispatchEvent(show);
  expect(box).not.toBeChecked();
});
