import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import decodeQR from 'qr/decode.js';
import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import type { BulkChangeDto, BulkChangesDto } from '@/lib/platform/bulk/dto';
import { useTexts } from '@/lib/platform/language/in-browser';
import { apiDouble } from '@/test/api-double';
import { DayChart } from './display/day-chart';
import QrCode from './display/qr-code';
import { Toaster } from './feedback/toaster';
import { useProgress } from './feedback/use-progress';
import { LazyExtra } from './hooks/lazy-extra';
import { type Stored, useMergedSave } from './hooks/use-merged-save';
import { BulkChanges, useBulkChange } from './lists/bulk-changes';
import { Pagination } from './lists/pagination';
import { isWithShift, useChosen } from './lists/use-chosen';

describe('day chart', () => {
  const points = (value: number) => [{ day: '2026-11-26', value, href: '/admin/enquiries?from=2026-11-26' }];
  const chart = (sum: number) => (
    <DayChart title="Enquiries per day" points={points(sum)} sum={sum} href="/admin/enquiries" />
  );

  // jsdom has no layout, about which the chart warns
  beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => jest.restoreAllMocks());

  test('shows a month with data as a chart and a table', () => {
    render(chart(3));
    expect(screen.getByRole('table', { name: 'Enquiries per day', hidden: true })).toBeTruthy();
    expect(screen.getByRole('link', { name: '3' })).toBeTruthy();
  });

  test('shows a month without data without axes and without a table of zeros', () => {
    const { container } = render(chart(0));
    expect(screen.getByRole('link', { name: '0' }).getAttribute('href')).toBe('/admin/enquiries');
    expect(container.querySelector('table, svg, details')).toBeNull();
  });
});

describe('qr code', () => {
  const URL = 'https://saptam.example/mr/properties/6650f1c2a7b3d4e5f6071829?text=नागपूर';

  async function read(picture: Buffer): Promise<string> {
    const { data, info } = await sharp(picture)
      .resize(400, 400, { kernel: 'nearest' })
      .flatten({ background: '#ffffff' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    return decodeQR({ width: info.width, height: info.height, data }, { timeLimit: 2000 });
  }

  test('has a description of its content', async () => {
    const svg = renderToStaticMarkup(<QrCode text={URL} label="code" />);
    expect(await read(Buffer.from(svg.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')))).toBe(URL);
  });
});

describe('bulk changes', () => {
  const network = apiDouble();
  const PATH = '/api/admin/contacts/bulk';
  const ID = 'd'.repeat(24);
  const change = (more: Partial<BulkChangeDto>): BulkChangeDto => ({
    ...{ id: ID, label: 'Delete 212 contacts', result: '212 contacts deleted', by: 'Sunita' },
    ...{ at: '2026-11-26T10:00:00.000Z', status: 'running', handled: 0, total: 212, done: 0, failed: 0 },
    stopping: false,
    ...more,
  });
  const DONE = { status: 'done', handled: 212, done: 210, failed: 2 } as const;

  const ordered = jest.fn();
  function List({ changes = { undoable: [] } }: { changes?: BulkChangesDto }) {
    const bulk = useBulkChange<{ action: string }>(PATH, changes, ordered);
    return (
      <>
        <BulkChanges bulk={bulk} undoable={changes.undoable} />
        <button type="button" disabled={bulk.isBusy} onClick={() => void bulk.run({ action: 'delete' })}>
          Delete
        </button>
        <Toaster />
      </>
    );
  }

  test('clears the selection when ordered, and shows progress, end and undo', async () => {
    network.replies(`POST ${PATH}`, change({}));
    network.replies(`GET ${PATH}/${ID}`, change({ handled: 50, done: 50 }));
    network.replies(`GET ${PATH}/${ID}`, change({ ...DONE, undoUntil: '2026-11-26T10:10:00.000Z' }));
    network.replies(
      `POST ${PATH}/${ID}/undo`,
      change({ status: 'undone', done: 210, result: 'Undone for 210 contacts' }),
    );
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete 212 contacts: 0 of 212')).toBeVisible();
    expect(ordered).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(await screen.findByText('Delete 212 contacts: 50 of 212')).toBeVisible();
    const done = await screen.findByText(
      '212 contacts deleted, 2 left out because they were changed or deleted in the meantime',
    );
    expect(done).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    // the toast captures the pointer, which jsdom does not have
    fireEvent.click(within(done.closest('li')!).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Undone for 210 contacts')).toBeVisible();
  });

  test('shows a running change after returning to the page, which can be stopped, and lists others for undo', async () => {
    network.replies(`DELETE ${PATH}/${ID}`, change({ stopping: true }));
    network.replies(`GET ${PATH}/${ID}`, change({ handled: 50, done: 50 }));
    const other = change({ id: 'e'.repeat(24), ...DONE, result: 'Tag ‘warm’ added to 3 contacts' });
    render(<List changes={{ running: change({}), undoable: [other] }} />);
    const undo = screen.getByRole('button', { name: 'Undo: Tag ‘warm’ added to 3 contacts' });
    expect(undo).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(network.calls.some(({ method }) => method === 'DELETE')).toBe(true);
    const stopped = { status: 'cancelled', handled: 50, done: 50, result: '50 contacts deleted' } as const;
    network.replies(`GET ${PATH}/${ID}`, change(stopped));
    expect(await screen.findByText('Stopped: 50 contacts deleted')).toBeVisible();
    await waitFor(() => expect(undo).toBeEnabled());
  });
});

describe('use chosen', () => {
  const ROWS = [1, 2, 3, 4, 5].map((n) => ({ _id: String(n) }));

  function List() {
    const { ids, toggle } = useChosen(ROWS);
    return ROWS.map(({ _id }) => (
      <input
        key={_id}
        type="checkbox"
        aria-label={_id}
        checked={ids.includes(_id)}
        onChange={(event) => toggle(_id, isWithShift(event))}
      />
    ));
  }

  test('selects all since the last tick with Shift, also upwards', async () => {
    const person = userEvent.setup();
    render(<List />);
    const tick = (n: number) => person.click(screen.getByRole('checkbox', { name: String(n) }));
    const chosen = () =>
      screen
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map((box) => box.getAttribute('aria-label'));
    await tick(4);
    await person.keyboard('{Shift>}');
    await tick(2);
    await person.keyboard('{/Shift}');
    expect(chosen()).toEqual(['2', '3', '4']);
    await tick(3);
    expect(chosen()).toEqual(['2', '4']);
  });

  test('treats Shift without an earlier tick as an ordinary one', async () => {
    const person = userEvent.setup();
    render(<List />);
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('checkbox', { name: '3' }));
    expect(screen.getByRole('checkbox', { name: '3' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '1' })).not.toBeChecked();
  });
});

describe('pagination', () => {
  const hrefFor = (page: number) => `?page=${page}`;
  const shown = () => screen.getByRole('navigation', { name: 'Pages' }).textContent;

  test.each([
    [1, 1, undefined],
    [1, 3, '123Next'],
    [1, 9, '123…89Next'],
    [2, 3, 'Previous123Next'],
    [6, 11, 'Previous12…567…1011Next'],
    // a gap of one page is shown as that page
    [5, 11, 'Previous123456…1011Next'],
    [9, 9, 'Previous12…789'],
  ])('shows page %s of %s in numbers as %s', (page, pages, expected) => {
    render(<Pagination {...{ page, pages, hrefFor }} />);
    if (expected) expect(shown()).toBe(expected);
    else expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });

  test.each([
    [1, 4, 'PreviousPage 1 of 4Next', ['?page=2']],
    [4, 4, 'PreviousPage 4 of 4Next', ['?page=3']],
  ])('shows page %s of %s in steps', (page, pages, expected, links) => {
    render(<Pagination kind="steps" {...{ page, pages, hrefFor }} />);
    expect(shown()).toBe(expected);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(links);
  });

  test.each([
    [1, 1, '«1»'],
    [1, 9, '«12345»'],
    [8, 9, '«89»'],
  ])('shows page %s of %s as a window', (page, pages, expected) => {
    render(<Pagination kind="window" {...{ page, pages, hrefFor }} />);
    expect(shown()).toBe(expected);
  });

  test('marks the current page, and names its neighbours for programs', () => {
    render(<Pagination page={2} pages={3} hrefFor={hrefFor} />);
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('rel', 'prev');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('rel', 'next');
  });
});

describe('lazy extra', () => {
  const network = apiDouble();

  const Greeting = () => <p>{useTexts('enquiries/form').t('Enquiry about {title}', { title: 'a flat' })}</p>;
  const greeting = () => Promise.resolve({ default: Greeting });
  const Part = ({ text }: { text: string }) => <p>{text}</p>;
  const Instead = ({ text }: { text: string }) => <p>instead of {text}</p>;
  const loaded = () => Promise.resolve({ default: Part });
  const lost = () => Promise.reject(new Error('no network'));

  test('shows the part when it has loaded', async () => {
    render(<LazyExtra load={loaded} props={{ text: 'a map' }} />);
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });

  test('replaces a part that fails to load without affecting the page', async () => {
    render(
      <>
        <p>the page</p>
        <LazyExtra load={lost} fallback={Instead} props={{ text: 'a map' }} />
      </>,
    );
    expect(await screen.findByText('instead of a map')).toBeInTheDocument();
    expect(screen.getByText('the page')).toBeInTheDocument();
  });

  test('retries on the next use', async () => {
    const { rerender, container } = render(<LazyExtra key="1" load={lost} props={{ text: 'a map' }} />);
    await Promise.resolve();
    expect(container).toBeEmptyDOMElement();
    rerender(<LazyExtra key="2" load={loaded} props={{ text: 'a map' }} />);
    expect(await screen.findByText('a map')).toBeInTheDocument();
  });

  test('loads its texts once for all uses', async () => {
    network.replies('GET /api/texts/enquiry?language=en', {
      messages: { 'enquiries/form': { 'Enquiry about {title}': ['About ', ['title']] } },
    });
    const { rerender } = render(<LazyExtra key="1" load={greeting} texts="enquiry" props={{}} />);
    expect(await screen.findByText('About a flat')).toBeInTheDocument();
    rerender(<LazyExtra key="2" load={greeting} texts="enquiry" props={{}} />);
    expect(await screen.findByText('About a flat')).toBeInTheDocument();
    expect(network.calls).toHaveLength(1);
  });

  test('is replaced without its texts, like a part that cannot be fetched', async () => {
    render(<LazyExtra load={loaded} texts="report" fallback={Instead} props={{ text: 'a form' }} />);
    expect(await screen.findByText('instead of a form')).toBeInTheDocument();
  });
});

describe('use merged save', () => {
  type Fields = { name: string; phone: string; notes: string };
  const START: Fields = { name: 'Asha', phone: '1', notes: '' };

  /** A fake server with one record, which refuses changes based on an old version. */
  function setUp() {
    const server: { stored: Stored<Fields>; writes: Fields[] } = {
      stored: { fields: START, version: 0 },
      writes: [],
    };
    const change = (fields: Partial<Fields>) => {
      server.stored = {
        fields: { ...server.stored.fields, ...fields },
        version: server.stored.version + 1,
      };
    };
    const send = async (fields: Fields, version: number) => {
      if (version !== server.stored.version) throw new Error('conflict');
      change(fields);
      server.writes.push(fields);
    };
    const storedIn = (error: unknown) =>
      (error as Error).message === 'conflict' ? server.stored : undefined;
    const start = { fields: START, version: 0 };
    const { result } = renderHook(() => useMergedSave<Fields>({ start, send, storedIn }));
    const save = (fields: Partial<Fields>) => act(() => result.current.save({ ...START, ...fields }));
    return { server, change, save, result };
  }

  test('merges fields changed on one side without a question', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2' });
    expect(await save({ notes: 'Calls after six' })).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha', phone: '2', notes: 'Calls after six' });
    expect(result.current.conflict).toBeUndefined();
  });

  test('asks only about what both changed, with my changes as "mine"', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2', name: 'Asha Deshmukh' });
    expect(await save({ phone: '3', notes: 'New' })).toBe(false);
    expect(server.writes).toEqual([]);
    const { names, mine, theirs } = result.current.conflict!;
    expect([names, mine.phone, theirs.phone]).toEqual([['phone'], '3', '2']);
    expect(await act(() => result.current.conflict!.decide('mine'))).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha Deshmukh', phone: '3', notes: 'New' });
  });

  test('keeps the rest of mine after taking theirs', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2' });
    await save({ phone: '3', notes: 'New' });
    expect(await act(() => result.current.conflict!.decide('theirs'))).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha', phone: '2', notes: 'New' });
  });

  test('asks again after another save during the decision', async () => {
    const { change, save, result } = setUp();
    change({ phone: '2' });
    await save({ phone: '3' });
    change({ phone: '4' });
    expect(await act(() => result.current.conflict!.decide('mine'))).toBe(false);
    expect(result.current.conflict?.theirs.phone).toBe('4');
  });

  test('asks again when saved instead of deciding, and never reverts their other changes', async () => {
    const { server, change, save, result } = setUp();
    change({ phone: '2', name: 'Asha Deshmukh' });
    await save({ phone: '3' });
    expect(await save({ phone: '3' })).toBe(false);
    expect(result.current.conflict?.names).toEqual(['phone']);
    expect(await save({ notes: 'New' })).toBe(true);
    expect(server.stored.fields).toEqual({ name: 'Asha Deshmukh', phone: '2', notes: 'New' });
  });

  test('continues in an open form from the saved state, with the fields of others', async () => {
    const server: { stored: Stored<Fields> } = { stored: { fields: START, version: 0 } };
    const shown: Fields[] = [];
    const send = async (fields: Fields, version: number) => {
      if (version !== server.stored.version) throw new Error('conflict');
      server.stored = { fields, version: version + 1 };
      return version + 1;
    };
    const onSaved = (fields: Fields, version: number) => {
      shown.push(fields);
      return { fields, version };
    };
    const start = { fields: START, version: 0 };
    const storedIn = () => server.stored;
    const { result } = renderHook(() => useMergedSave<Fields, number>({ start, send, storedIn, onSaved }));
    server.stored = { fields: { ...START, phone: '2' }, version: 1 };
    await act(() => result.current.save({ ...START, notes: 'New' }));
    expect(shown).toEqual([{ name: 'Asha', phone: '2', notes: 'New' }]);
    await act(() => result.current.save({ name: 'Asha', phone: '2', notes: 'Newer' }));
    expect(server.stored).toEqual({ fields: { name: 'Asha', phone: '2', notes: 'Newer' }, version: 3 });
  });

  test('does not treat another failure as a conflict', async () => {
    const start = { fields: START, version: 0 };
    const send = async () => Promise.reject(new Error('no network'));
    const { result } = renderHook(() => useMergedSave<Fields>({ start, send, storedIn: () => undefined }));
    await expect(act(() => result.current.save(START))).rejects.toThrow('no network');
  });
});

describe('progress', () => {
  const network = apiDouble();
  const PATH = '/api/work/1';
  type Work = { handled: number; isRunning: boolean };
  const START: Work = { handled: 0, isRunning: true };

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function follow() {
    const onEnd = jest.fn();
    const hook = renderHook(() => useProgress<Work>(PATH, START, ({ isRunning }) => isRunning, onEnd));
    const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    return { ...hook, onEnd, wait };
  }

  test('reports short work after a quarter of a second', async () => {
    network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
    const { onEnd, wait } = follow();
    await wait(250);
    expect(onEnd).toHaveBeenCalledWith({ handled: 9, isRunning: false });
  });

  test('polls long work every second, and stops at its end', async () => {
    network.replies(`GET ${PATH}`, { handled: 1, isRunning: true });
    network.replies(`GET ${PATH}`, { handled: 5, isRunning: true });
    network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
    const { result, onEnd, wait } = follow();
    expect(result.current).toEqual(START);
    await wait(250);
    expect(result.current.handled).toBe(1);
    await wait(1000);
    expect(result.current.handled).toBe(5);
    await wait(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
    await wait(5000);
    expect(network.calls).toHaveLength(3);
  });

  test('continues after a lost connection', async () => {
    const { result, onEnd, wait } = follow();
    await wait(250);
    expect(result.current).toEqual(START);
    network.replies(`GET ${PATH}`, { handled: 9, isRunning: false });
    await wait(1000);
    expect(onEnd).toHaveBeenCalledTimes(1);
  });

  test('stops polling after the page was left', async () => {
    network.replies(`GET ${PATH}`, { handled: 1, isRunning: true });
    const { unmount, wait } = follow();
    await wait(250);
    unmount();
    await wait(5000);
    expect(network.calls).toHaveLength(1);
  });
});
