import { act, fireEvent, render, screen } from '@testing-library/react';
import { FilterSheet } from './filter-sheet';

const FORM = `<form class="filter-form" aria-label="Filters" data-type="sale" data-noun="home" data-total="54">
  <label>2 BHK <input type="checkbox" name="bedrooms" value="2"></label>
  <div data-spot="locality"><input name="addLocality"></div>
  <span data-spot="show"><button type="submit">Show listings</button></span>
</form>`;

/** The network of a browser, as far as the sheet asks it for a document. */
const requested: string[] = [];
let page: Document | null = null;
class DocumentRequest extends EventTarget {
  responseType = '';
  get responseXML() {
    return page;
  }
  open(_method: string, href: string) {
    requested.push(href);
  }
  send() {
    this.dispatchEvent(new Event('loadend'));
  }
}

beforeEach(() => {
  requested.length = 0;
  page = new DOMParser().parseFromString(`<main>${FORM}</main>`, 'text/html');
  globalThis.XMLHttpRequest = DocumentRequest as never;
});

async function open(): Promise<void> {
  render(
    <FilterSheet applied={2}>
      <a href="/buy/nagpur?filters=only">All filters</a>
    </FilterSheet>,
  );
  expect(requested).toEqual([]);
  const details = screen.getByText('Filters (2)').closest('details')!;
  details.open = true;
  await act(async () => void fireEvent(details, new Event('toggle')));
  await screen.findByText(/All filters|Show 54 homes/);
}

test('the form comes when the sheet is opened, once, and works', async () => {
  await open();
  expect(await screen.findByRole('button', { name: 'Show 54 homes' })).toBeVisible();
  expect(screen.getByRole('combobox', { name: 'Add a locality' })).toBeVisible();
  expect(screen.getByLabelText('2 BHK')).not.toBeChecked();
  expect(screen.queryByText('All filters')).not.toBeInTheDocument();
  expect(requested).toEqual(['http://localhost/buy/nagpur?filters=only']);
});

test('where it cannot be fetched the link to its page stays', async () => {
  page = null;
  await open();
  expect(screen.getByRole('link', { name: 'All filters' })).toBeVisible();
});
