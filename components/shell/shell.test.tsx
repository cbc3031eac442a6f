import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type Column, DataTable } from '@/components/ui/lists/data-table';
import { FilterInput, FilterSelect, SearchBox } from '@/components/ui/lists/filters';
import { Pagination } from '@/components/ui/lists/pagination';
import { KeyHelp } from '@/components/ui/overlays/key-help';
import { sortLinks } from '@/lib/platform/text/list-url';
import type { Site } from '@/lib/settings/dto';
import { apiDouble } from '@/test/api-double';
import { AdminList } from './admin-list';
import { FooterLinks, SiteFooter } from './footer/site-footer';
import { LanguageSwitch } from './language-switch';
import { LiveList } from './live-list';

describe('language switch', () => {
  test('names two switches of one page differently as landmarks', () => {
    render(
      <>
        <LanguageSwitch />
        <LanguageSwitch place="Language, at the bottom of the page" />
      </>,
    );
    const names = screen.getAllByRole('navigation').map((nav) => nav.getAttribute('aria-label'));
    expect(new Set(names).size).toBe(2);
  });
});

describe('the shell', () => {
  afterAll(() => void jest.useRealTimers());

  describe('admin list', () => {
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
            empty="No one"
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

    test('applies a filter as an address with only filled-in values, on the first page, without a reload', async () => {
      render(<Sample />);
      expect(screen.getByLabelText('Search')).toHaveValue('na');
      await userEvent.clear(screen.getByLabelText('Search'));
      await userEvent.type(screen.getByLabelText('City'), 'Nagpur');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      expect(visited).toEqual([`${PATH}?by=name&dir=asc&city=Nagpur&kind=b`]);
    });

    test('shows the whole list in its order for empty filters', async () => {
      render(<Sample />);
      await userEvent.clear(screen.getByLabelText('Search'));
      await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All');
      await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
      expect(visited).toEqual([`${PATH}?by=name&dir=asc`]);
    });

    test('keeps the filters in pages, of which the first has no number in its address', () => {
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

    test('hides the pager on a single page', () => {
      render(<Sample pages={1} />);
      expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    });

    test('shows up to five pages from the current one on in the directory’s pager', () => {
      render(<Pagination kind="window" page={3} pages={9} hrefFor={(page) => `?page=${page}`} />);
      expect(screen.getAllByRole('link', { name: /^Page / }).map((link) => link.textContent)).toEqual(
        '34567'.split(''),
      );
      expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page');
      expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?page=2');
    });

    test('follows a link of the same list without a reload, and leaves others to the browser', async () => {
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

    test('sorts by heads, reversed the second time, and numbers from the highest', () => {
      render(<Sample />);
      const heads = within(table());
      const name = heads.getByRole('columnheader', { name: 'Name' });
      expect(name).toHaveAttribute('aria-sort', 'ascending');
      expect(within(name).getByRole('link')).toHaveAttribute('href', `${PATH}?search=na&by=name&dir=desc`);
      const count = heads.getByRole('columnheader', { name: 'Count' });
      expect(count).not.toHaveAttribute('aria-sort');
      expect(within(count).getByRole('link')).toHaveAttribute('href', `${PATH}?search=na&by=count&dir=desc`);
    });

    test('puts selected columns into the address, and always shows the row’s name and actions', async () => {
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

    test('shows the selected number of rows, from the first page', () => {
      render(<Sample />);
      expect(screen.getByRole('link', { name: '50' })).toHaveAttribute(
        'href',
        `${PATH}?search=na&by=name&dir=asc&size=50`,
      );
    });

    test('shows a message for an empty list', () => {
      render(<Sample rows={[]} />);
      expect(within(table()).getByText('No one')).toBeInTheDocument();
    });

    describe('keys', () => {
      const link = (name: string) => screen.getByRole('link', { name });

      test('moves through the rows with j and k, and stops at the ends', async () => {
        render(<Sample />);
        await userEvent.keyboard('j');
        expect(link('Asha')).toHaveFocus();
        await userEvent.keyboard('jjj');
        expect(link('Zoya')).toHaveFocus();
        await userEvent.keyboard('k');
        expect(link('Ravi')).toHaveFocus();
      });

      test('focuses the search with "/", where letters are text', async () => {
        render(<Sample />);
        await userEvent.keyboard('/');
        const box = screen.getByLabelText('Search');
        expect(box).toHaveFocus();
        await userEvent.keyboard('jk');
        expect(box).toHaveFocus();
        expect(box).toHaveValue('jk');
      });

      test('leaves keys with Ctrl to the browser', async () => {
        render(<Sample />);
        await userEvent.keyboard('{Control>}j{/Control}');
        expect(document.body).toHaveFocus();
      });

      test('shows all keys with "?", and ignores keys while a dialog is open', async () => {
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
  });

  describe('live list', () => {
    const network = apiDouble();

    /** A fake of the browser's stream of server-sent events. */
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
            void this.dispatchEvent(
              new MessageEvent(type, { data: JSON.stringify({ lists, by }), lastEventId }),
            ),
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

    test('refreshes itself for changes of its lists but not of others', () => {
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

    test('holds colleagues’ changes behind a button, so that nothing moves under the finger', async () => {
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

    test("shows one's own change without reporting it as a colleague’s", () => {
      list();
      act(() => row().focus());
      Stream.last.say('change', ['listings'], '8', 'self');
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      // an owner or a job, because the log does not say which
      Stream.last.say('change', ['listings']);
      expect(screen.getByRole('status')).toHaveTextContent('This list has changed: show');
      Stream.last.say('change', ['claims'], '10', 'colleague');
      expect(screen.getByRole('status')).toHaveTextContent('2 changes: show');
      act(() => row().blur());
      // in another window of the same person
      Stream.last.say('change', ['listings'], '11', 'self');
      expect(visited).toEqual(['refresh']);
    });

    test('shows held changes when the pointer leaves the list', async () => {
      list();
      act(() => row().focus());
      Stream.last.say('change', ['listings']);
      await userEvent.hover(row());
      await userEvent.unhover(row());
      expect(visited).toEqual(['refresh']);
    });

    test('announces colleagues’ claims to the open item', () => {
      const heard = jest.fn();
      window.addEventListener('office:claims', heard);
      list();
      Stream.last.say('change', ['claims']);
      window.removeEventListener('office:claims', heard);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test('asks about an item taken over before the stream was open once it is open', () => {
      list();
      const heard = jest.fn();
      window.addEventListener('office:claims', heard);
      Stream.last.say('hello');
      Stream.last.say('hello', [], '8');
      window.removeEventListener('office:claims', heard);
      expect(heard).toHaveBeenCalledTimes(1);
    });

    test('continues a cut stream by polling where it ended', async () => {
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
  });
});

describe('footer', () => {
  const site: Site = {
    name: 'Saptam Group',
    tagline: 'From Your Dream to Your Home',
    url: 'http://localhost',
    city: 'Nagpur',
    phone: '+917120000000',
    email: 'hello@saptam.example',
    whatsapp: '917120000000',
    address: 'Civil Lines',
    reraAgentNumber: undefined,
    codePrefix: 'SG',
    testimonials: [],
    exitPopup: false,
  };

  test.each([
    ['Help', '/help'],
    ['Privacy', '/privacy'],
    ['Terms', '/terms'],
    ['Complaints', '/grievance'],
  ])('leads from %s to %s', (name, href) => {
    render(<FooterLinks />);
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  });

  test('hides a registration that was not entered', () => {
    render(<SiteFooter site={site} />);
    expect(screen.queryByText(/MahaRERA/)).toBeNull();
  });
});
