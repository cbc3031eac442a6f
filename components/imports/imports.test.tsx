import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportDto, ImportRowDto } from '@/lib/imports/dto';
import { MAX_IMPORT_BYTES } from '@/lib/platform/tabular/constants';
import { apiDouble } from '@/test/api-double';
import { ImportActions, ImportProgress } from './import-actions';
import { ImportRows } from './import-rows';
import { MappingForm } from './mapping-form';
import { MendTable } from './mend-table';
import { UploadForm } from './upload-form';

describe('import steps', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const NONE = {
    new: 0,
    duplicate: 0,
    wrong: 0,
    alike: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    skipped: 0,
    failed: 0,
    undone: 0,
    kept: 0,
  };
  type Change = Omit<Partial<ImportDto>, 'counts'> & { counts?: Partial<ImportDto['counts']> };
  const dto = ({ counts, ...change }: Change) =>
    ({
      id: ID,
      kind: 'contacts',
      fileName: 'people.csv',
      status: 'checked',
      duplicates: 'skip',
      mapping: ['firstName', '', 'mobilePhone'],
      handled: 0,
      total: 10,
      stopping: false,
      ...change,
      counts: { ...NONE, ...counts },
    }) as unknown as ImportDto;
  const actions = (change: Change) => render(<ImportActions file={dto(change)} />);
  const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

  describe('what can be done', () => {
    test('imports a checked file, and counts existing ones only if not skipped', async () => {
      network.replies(`POST /api/admin/import/${ID}`, {});
      const { unmount } = actions({ counts: { new: 1200, duplicate: 30 } });
      await press('Import 1,200 rows');
      expect(network.calls[0]?.body).toEqual({ action: 'run' });
      expect(visited).toEqual(['refresh']);
      unmount();
      actions({ counts: { new: 0, duplicate: 1 }, duplicates: 'update' });
      expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
    });

    test('imports nothing from a file without new rows, and allows removing wrong rows', () => {
      actions({ counts: { duplicate: 4, wrong: 2 } });
      expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
      expect(screen.getByRole('link', { name: 'Download the rows with errors' })).toHaveAttribute(
        'href',
        `/api/admin/import/${ID}/failed`,
      );
    });

    test('returns to the imports after discarding a file', async () => {
      network.replies(`DELETE /api/admin/import/${ID}`, {});
      actions({ status: 'mapping' });
      await press('Discard the file');
      expect(visited).toEqual(['/admin/contacts/import']);
    });

    test('says first what an undo removes, and can be cancelled', async () => {
      network.replies(`POST /api/admin/import/${ID}`, {});
      actions({ status: 'done', counts: { created: 5, updated: 2 } });
      await press('Undo this import');
      expect(
        screen.getByText('Rows to be removed: 5. Rows to be restored: 2. Anything changed since then stays.'),
      ).toBeInTheDocument();
      await press('Cancel');
      expect(network.calls).toEqual([]);
      await press('Undo this import');
      await press('Undo now');
      expect(network.calls[0]?.body).toEqual({ action: 'undo' });
    });

    test('offers no undo for an import that did nothing, and shows a failure', async () => {
      actions({ status: 'done', counts: { skipped: 9 } });
      expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
    });
  });

  describe('progress', () => {
    test('counts processed rows, and can be cancelled', async () => {
      network.replies(`POST /api/admin/import/${ID}`, { message: 'Stopping' });
      network.replies(`GET /api/admin/import/${ID}`, dto({ status: 'running', handled: 4 }));
      render(<ImportProgress file={dto({ status: 'running', handled: 3 })} />);
      expect(screen.getByRole('status')).toHaveTextContent('Importing: 3 of 10 rows');
      await press('Cancel');
      expect(network.calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'cancel' });
    });

    test('counts records during an undo and refreshes the page at its end', async () => {
      jest.useFakeTimers();
      network.replies(`GET /api/admin/import/${ID}`, dto({ status: 'undone' }));
      render(
        <ImportProgress file={dto({ status: 'undoing', handled: 1, counts: { created: 5, updated: 2 } })} />,
      );
      expect(screen.getByRole('status')).toHaveTextContent('Undoing: 1 of 7 rows');
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect(visited).toEqual(['refresh']);
      jest.useRealTimers();
    });
  });

  test('shows the file’s used columns in rows with the result of each', () => {
    const row = (change: Partial<ImportRowDto>): ImportRowDto => ({
      row: 2,
      cells: [],
      problems: [],
      ...change,
    });
    render(
      <ImportRows
        file={dto({})}
        rows={[
          row({ cells: ['Asha', 'unused', '98220'] }),
          row({ row: 3, problems: [{ column: 'Phone', value: 'x', message: 'Use digits' }] }),
          row({ row: 4, duplicateRow: 2 }),
          row({ row: 5, duplicateOf: 'b'.repeat(24) }),
        ]}
      />,
    );
    expect(screen.getByText('Asha · 98220')).toBeInTheDocument();
    expect(screen.getByText(/“x”/)).toBeInTheDocument();
    expect(screen.getByText('Same as row 2 of this file')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'this contact' })).toHaveAttribute(
      'href',
      `/admin/contacts/${'b'.repeat(24)}`,
    );
  });

  describe('upload', () => {
    const choose = (file: File) =>
      act(async () => {
        fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
      });
    const form = () => render(<UploadForm kind="contacts" accept=".csv" help="CSV or vCard." />);

    test('needs a file', () => {
      form();
      expect(screen.getByRole('button', { name: 'Read the file' })).toBeDisabled();
    });

    test('refuses a file that is too large before sending it', async () => {
      form();
      const large = new File(['x'], 'large.csv');
      Object.defineProperty(large, 'size', { value: MAX_IMPORT_BYTES + 1 });
      await choose(large);
      expect(await screen.findByText('large.csv')).toBeInTheDocument();
      await press('Read the file');
      expect(await screen.findByRole('alert')).toHaveTextContent(/^The file is too large\./);
    });

    test('shows the upload’s progress, then that it is being read, and retries a lost connection', async () => {
      const sent: Array<{ body: unknown; upload: XMLHttpRequestUpload; onerror: (() => void) | null }> = [];
      jest.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest, body) {
        sent.push({ body, upload: this.upload, onerror: this.onerror as () => void });
      });
      form();
      await choose(new File(['name'], 'people.csv'));
      await press('Read the file');
      await waitFor(() => expect(sent).toHaveLength(1));
      const first = sent[0];
      if (!first) throw new Error('nothing was sent');
      expect((first.body as FormData).get('kind')).toBe('contacts');
      const progress = (loaded: number) =>
        act(() => {
          first.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }));
        });
      progress(40);
      expect(screen.getByRole('progressbar')).toHaveValue(0.4);
      const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
      expect(leave()).toBe(false);
      progress(100);
      expect(screen.getByText('Reading the rows...')).toBeInTheDocument();
      // the file has arrived, so leaving is safe
      expect(leave()).toBe(true);
      act(() => first.onerror?.());
      expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
      expect(screen.getByRole('button', { name: 'Read the file' })).toBeEnabled();
      jest.restoreAllMocks();
    });
  });
});

describe('mapping form', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const FILE = {
    id: ID,
    kind: 'contacts',
    headings: ['Given Name', 'Phone', 'Phone', 'Colour'],
    samples: [
      ['Asha', '98220', '', 'red'],
      ['Ravi', '', '', ''],
    ],
    mapping: ['firstName', 'mobilePhone'],
    suggestions: ['firstName', 'mobilePhone', 'homePhone', 'notes'],
    duplicates: 'skip',
    dateOrder: 'dmy',
  } as unknown as ImportDto;
  const column = (heading: string) => screen.getAllByLabelText(`Field for the column ${heading}`);
  const check = () => userEvent.click(screen.getByRole('button', { name: 'Check the file' }));

  test('shows the guess with samples, and counts the used columns during changes', async () => {
    render(<MappingForm file={FILE} />);
    expect(column('Given Name')[0]).toHaveValue('firstName');
    expect(column('Colour')[0]).toHaveDisplayValue('Leave out');
    expect(screen.getByText('Asha · Ravi')).toBeInTheDocument();
    expect(screen.getByText(/^2 of 4 columns are used/)).toBeInTheDocument();
    await userEvent.selectOptions(column('Colour')[0] as HTMLElement, 'notes');
    expect(screen.getByText(/^3 of 4 columns are used/)).toBeInTheDocument();
  });

  test('marks a column as unused, and uses it with one press', async () => {
    render(<MappingForm file={FILE} />);
    expect(screen.getByText(/^Colour: left out\./)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use it as Notes?' }));
    expect(column('Colour')[0]).toHaveValue('notes');
    expect(screen.queryByText(/^Colour: left out\./)).toBeNull();
  });

  test('refuses a mapping without a name before sending', async () => {
    render(<MappingForm file={FILE} />);
    await userEvent.selectOptions(column('Given Name')[0] as HTMLElement, 'Leave out');
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Choose a column for the first name, the full name, the organization or the email',
    );
    expect(network.calls).toEqual([]);
  });

  test('offers a choice for each of two columns with one heading, and sends the rule for existing contacts', async () => {
    network.replies(`PUT /api/admin/import/${ID}`, {});
    render(<MappingForm file={FILE} />);
    await userEvent.selectOptions(column('Phone')[1] as HTMLElement, 'homePhone');
    await userEvent.click(screen.getByRole('radio', { name: /^Fill in what is empty/ }));
    await userEvent.selectOptions(screen.getByLabelText('Dates such as 4/5/1984 are'), 'mdy');
    await check();
    expect(network.calls[0]?.body).toEqual({
      mapping: ['firstName', 'mobilePhone', 'homePhone', ''],
      duplicates: 'update',
      dateOrder: 'mdy',
    });
    expect(visited).toEqual([`/admin/contacts/import/${ID}`]);
  });

  test('shows problems that the server finds in columns', async () => {
    const message = 'Two columns fill the mobile phone';
    const issues = [{ path: 'mapping', message }];
    network.replies(`PUT /api/admin/import/${ID}`, { message, code: 'invalid', issues }, 400);
    render(<MappingForm file={FILE} />);
    await check();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled();
  });
});

describe('mend table', () => {
  const network = apiDouble();
  const ID = 'b'.repeat(24);
  const TOTAL = 25_000;
  const file = {
    id: ID,
    kind: 'own-listings',
    headings: ['Price', 'Area', 'Colour'],
    mapping: ['price', 'area', ''],
    faults: [{ column: 'Price', rows: TOTAL }],
  } as unknown as ImportDto;

  const problems = [{ column: 'Price', value: 'much', message: 'Please enter whole rupees' }];
  const windowFrom = (from: number) => ({
    total: TOTAL,
    from,
    rows: Array.from({ length: Math.min(100, TOTAL - from) }, (_, i) => ({
      row: from + i + 2,
      cells: ['much', String(from + i), 'red'],
      problems,
    })),
  });
  const rowsOf = (from: number) => `/api/property/import/${ID}/rows?view=wrong&from=${from}&limit=100`;

  // jsdom has no layout and does not scroll
  const sizes = { clientHeight: 600, clientWidth: 360, scrollHeight: 72 * TOTAL };
  beforeEach(() => {
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => value });
    Element.prototype.scrollTo = function scrollTo(this: Element, to?: number | ScrollToOptions) {
      this.scrollTop = typeof to === 'object' ? (to.top ?? 0) : 0;
      // fires after the scrolling task, as in a browser
      setTimeout(() => this.dispatchEvent(new Event('scroll')));
    } as Element['scrollTo'];
    for (const from of [0, 24_800, 24_900]) network.replies(`GET ${rowsOf(from)}`, windowFrom(from));
  });

  const focused = () => (document.activeElement as HTMLElement | null)?.dataset.cell;

  test('reaches every one of 25,000 wrong rows by keyboard, and renders only a few', async () => {
    render(<MendTable file={file} />);
    const first = await screen.findByDisplayValue('0');
    await userEvent.click(first);
    await userEvent.keyboard('{Enter}');
    expect(focused()).toBe('1/1');
    await userEvent.keyboard('{PageDown}');
    await waitFor(() => expect(focused()).toBe('11/1'));
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    expect(focused()).toBe('10/1');
    await userEvent.keyboard('{Control>}{End}{/Control}');
    // loads its window first
    await waitFor(() => expect(focused()).toBe('24999/1'));
    expect(screen.getByRole('textbox', { name: 'Area, row 25001' })).toHaveValue('24999');
    expect(screen.getAllByRole('row').length).toBeLessThan(40);
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('24999/1');
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(focused()).toBe('0/1'));
  });

  test('edits and checks the last row without a pointer', async () => {
    network.replies(`POST /api/property/import/${ID}/rows`, {
      rows: [{ row: 25_001, cells: ['45 lakh', '24999', 'red'], problems: [] }],
    });
    render(<MendTable file={file} />);
    await userEvent.click((await screen.findAllByDisplayValue('much'))[0]!);
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await waitFor(() => expect(focused()).toBe('24999/0'));
    await userEvent.clear(document.activeElement as Element);
    await userEvent.keyboard('45 lakh{Control>}{Enter}{/Control}');
    await waitFor(() => expect(screen.getByText('Right now')).toBeInTheDocument());
    expect(network.calls.at(-1)?.body).toEqual({
      rows: [{ row: 25_001, cells: ['45 lakh', '24999', 'red'] }],
    });
    expect(visited).toEqual(['refresh']);
  });
});
