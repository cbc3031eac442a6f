import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { FilterInput, FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { Pagination } from '@/components/ui/lists/pagination';
import { KeyHelp } from '@/components/ui/overlays/key-help';
import { sortLinks } from '@/lib/platform/text/list-url';
import { AdminList } from './admin-list';

type Row = { id: string; name: string; count: number };
const ROWS: Row[] = [
  { id: '1', name: 'Asha', count: 3 },
  { id: '2', name: 'Ravi', count: 5 },
  { id: '3', name: 'Zoya', count: 0 },
];
const COLUMNS: Column<Row>[] = [
  {
    label: 'Name',
    sort: 'name',
    isRowHeader: true,
    cell: ({ id, name }) => <a href={`/admin/x/${id}`}>{name}</a>,
  },
  { label: 'Count', sort: 'count', numeric: true, cell: ({ count }) => count },
  { label: 'Place', cell: () => 'Besa' },
  { label: 'Actions', quietLabel: true, cell: () => null },
];
const PATH = '/admin/x';
const SEARCH = { search: 'na', city: '', page: 2, by: 'name', dir: 'asc' as const };

type SampleProps = { rows?: Row[]; pages?: number; columns?: string[] };

function Sample({ rows = ROWS, pages = 4, columns }: SampleProps) {
  const search = { ...SEARCH, columns };
  return (
    <AdminList
      title="People"
      path={PATH}
      search={search}
      list={{ page: 2, pages }}
      loading="Searching..."
      stats={[{ label: 'All', value: 12, href: PATH }]}
      filters={
        <>
          <SearchBox placeholder="Name" value={search.search} />
          <FilterInput label="City" name="city" value={search.city} list={['Nagpur', 'Pune']} />
          <FilterSelect
            label="Kind"
            name="kind"
            value="b"
            options={[
              ['', 'All'],
              ['b', 'Broker'],
            ]}
          />
        </>
      }
    >
      <DataTable
        caption="People"
        columns={COLUMNS}
        rows={rows}
        rowKey={({ id }) => id}
        empty="Nobody"
        sort={sortLinks(PATH, search)}
      />
    </AdminList>
  );
}

beforeEach(() => window.history.replaceState(null, '', PATH));
const heads = () =>
  within(table())
    .getAllByRole('columnheader')
    .map((head) => head.textContent);
const table = () => screen.getByRole('table', { name: 'People' });

test('a filter goes to an address with what is filled in, on its first page, without a reload', async () => {
  render(<Sample />);
  expect(screen.getByLabelText('Search')).toHaveValue('na');
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.type(screen.getByLabelText('City'), 'Nagpur');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(visited).toEqual([`${PATH}?by=name&dir=asc&city=Nagpur&kind=b`]);
});

test('empty filters lead to the whole list in its order', async () => {
  render(<Sample />);
  await userEvent.clear(screen.getByLabelText('Search'));
  await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All');
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  expect(visited).toEqual([`${PATH}?by=name&dir=asc`]);
});

test('pages keep the filters; the first has no number in its address', () => {
  render(<Sample />);
  const pages = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pages.getByText('Page 2 of 4')).toBeInTheDocument();
  expect(pages.getByRole('link', { name: 'Previous' })).toHaveAttribute(
    'href',
    `${PATH}?search=na&by=name&dir=asc`,
  );
  expect(pages.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    `${PATH}?search=na&page=3&by=name&dir=asc`,
  );
});

test('one page has no pager', () => {
  render(<Sample pages={1} />);
  expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
});

test('the pager of the directory shows up to five pages from the current one on', () => {
  render(<Pagination kind="window" page={3} pages={9} hrefFor={(page) => `?page=${page}`} />);
  expect(screen.getAllByRole('link', { name: /^Page / }).map((link) => link.textContent)).toEqual(
    '34567'.split(''),
  );
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=2');
});

test('a click on a link of the same list is followed without a reload; others are left to the browser', async () => {
  render(<Sample />);
  const next = screen.getByRole('link', { name: 'Next' });
  expect(fireEvent.click(next)).toBe(false);
  expect(visited).toEqual([`${PATH}?search=na&page=3&by=name&dir=asc`]);
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(next, { ctrlKey: true });
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(screen.getByRole('link', { name: 'Asha' }));
  expect(visited).toHaveLength(1);
});

test('heads order the list: a second time the other way round, numbers the highest first', () => {
  render(<Sample />);
  const heads = within(table());
  const name = heads.getByRole('columnheader', { name: 'Name' });
  expect(name).toHaveAttribute('aria-sort', 'ascending');
  expect(within(name).getByRole('link')).toHaveAttribute('href', `${PATH}?search=na&by=name&dir=desc`);
  const count = heads.getByRole('columnheader', { name: 'Count' });
  expect(count).not.toHaveAttribute('aria-sort');
  expect(within(count).getByRole('link')).toHaveAttribute('href', `${PATH}?search=na&by=count&dir=desc`);
});

test('columns that are chosen are in the address; what the row is and its actions are always there', async () => {
  const { rerender } = render(<Sample />);
  await userEvent.click(screen.getByText('Columns', { selector: 'summary' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Place' }));
  await userEvent.click(screen.getByRole('button', { name: 'Show' }));
  expect(visited).toEqual([`${PATH}?search=na&by=name&dir=asc&columns=count`]);
  rerender(<Sample columns={['count']} />);
  expect(heads()).toEqual(['Name', 'Count', 'Actions']);
  rerender(<Sample columns={['gone']} />);
  expect(heads()).toEqual(['Name', 'Count', 'Place', 'Actions']);
});

test('a page has as many rows as are chosen, and begins again at the first', () => {
  render(<Sample />);
  expect(screen.getByRole('link', { name: '50' })).toHaveAttribute(
    'href',
    `${PATH}?search=na&by=name&dir=asc&size=50`,
  );
});

test('an empty list says so', () => {
  render(<Sample rows={[]} />);
  expect(within(table()).getByText('Nobody')).toBeInTheDocument();
});

describe('keys', () => {
  const link = (name: string) => screen.getByRole('link', { name });

  test('j and k move through the rows and stay at the ends', async () => {
    render(<Sample />);
    await userEvent.keyboard('j');
    expect(link('Asha')).toHaveFocus();
    await userEvent.keyboard('jjj');
    expect(link('Zoya')).toHaveFocus();
    await userEvent.keyboard('k');
    expect(link('Ravi')).toHaveFocus();
  });

  test('"/" goes to the search, where letters are text', async () => {
    render(<Sample />);
    await userEvent.keyboard('/');
    const box = screen.getByLabelText('Search');
    expect(box).toHaveFocus();
    await userEvent.keyboard('jk');
    expect(box).toHaveFocus();
    expect(box).toHaveValue('jk');
  });

  test('keys with Ctrl belong to the browser', async () => {
    render(<Sample />);
    await userEvent.keyboard('{Control>}j{/Control}');
    expect(document.body).toHaveFocus();
  });

  test('"?" shows them all; while a dialog is open they rest', async () => {
    render(
      <>
        <Sample />
        <KeyHelp />
      </>,
    );
    await userEvent.keyboard('?');
    expect(screen.getByRole('dialog', { name: 'Keys' })).toBeInTheDocument();
    await userEvent.keyboard('j');
    expect(link('Asha')).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    act(() => (document.activeElement as HTMLElement | null)?.blur());
    await userEvent.keyboard('j');
    expect(link('Asha')).toHaveFocus();
  });
});
