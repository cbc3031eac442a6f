import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportDto, ImportRowDto } from '@/lib/imports/dto';
import { MAX_IMPORT_BYTES } from '@/lib/platform/tabular/constants';
import { apiDouble } from '@/test/api-double';
import { ImportActions } from './import-actions';
import { ImportProgress } from './import-progress';
import { ImportRows } from './import-rows';
import { UploadForm } from './upload-form';

const network = apiDouble();
const ID = 'a'.repeat(24);
const NONE = {
  new: 0,
  duplicate: 0,
  wrong: 0,
  created: 0,
  updated: 0,
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
  test('a checked file is imported; those that exist count only when they are not skipped', async () => {
    network.replies(`POST /api/admin/import/${ID}`, {});
    const { unmount } = actions({ counts: { new: 1200, duplicate: 30 } });
    await press('Import 1,200 rows');
    expect(network.calls[0]?.body).toEqual({ action: 'run' });
    expect(visited).toEqual(['refresh']);
    unmount();
    actions({ counts: { new: 0, duplicate: 1 }, duplicates: 'update' });
    expect(screen.getByRole('button', { name: 'Import 1 row' })).toBeEnabled();
  });

  test('nothing to import cannot be imported; wrong rows can be taken away', () => {
    actions({ counts: { duplicate: 4, wrong: 2 } });
    expect(screen.getByRole('button', { name: 'Nothing to import' })).toBeDisabled();
    expect(screen.getByRole('link', { name: 'Download the wrong rows' })).toHaveAttribute(
      'href',
      `/api/admin/import/${ID}/failed`,
    );
  });

  test('a discarded file leads back to the imports', async () => {
    network.replies(`DELETE /api/admin/import/${ID}`, {});
    actions({ status: 'mapping' });
    await press('Discard the file');
    expect(visited).toEqual(['/admin/contacts/import']);
  });

  test('an undo says first what it removes, and can be left', async () => {
    network.replies(`POST /api/admin/import/${ID}`, {});
    actions({ status: 'done', counts: { created: 5, updated: 2 } });
    await press('Undo this import');
    expect(
      screen.getByText(
        'This will remove 5 that it created and empty what it filled in at 2. What was changed since stays.',
      ),
    ).toBeInTheDocument();
    await press('Cancel');
    expect(network.calls).toEqual([]);
    await press('Undo this import');
    await press('Undo now');
    expect(network.calls[0]?.body).toEqual({ action: 'undo' });
  });

  test('an import that did nothing has nothing to undo; a failure is shown', async () => {
    actions({ status: 'done', counts: { skipped: 9 } });
    expect(screen.queryByRole('button', { name: /Undo/ })).not.toBeInTheDocument();
  });
});

describe('progress', () => {
  test('counts what is handled, and can be cancelled', async () => {
    network.replies(`POST /api/admin/import/${ID}`, { message: 'Stopping' });
    network.replies(`GET /api/admin/import/${ID}`, dto({ status: 'running', handled: 4 }));
    render(<ImportProgress file={dto({ status: 'running', handled: 3 })} />);
    expect(screen.getByRole('status')).toHaveTextContent('Importing: 3 of 10 rows');
    await press('Cancel');
    expect(network.calls.find(({ method }) => method === 'POST')?.body).toEqual({ action: 'cancel' });
  });

  test('an undo counts records, and its end shows the page again', async () => {
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

test('rows show the used columns of the file and what became of each', () => {
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
  expect(screen.getByText('The same as row 2 of this file')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'this contact' })).toHaveAttribute(
    'href',
    `/admin/contacts/${'b'.repeat(24)}`,
  );
});

describe('the upload', () => {
  const choose = (file: File) =>
    act(async () => {
      fireEvent.change(screen.getByLabelText('File'), { target: { files: [file] } });
    });
  const form = () => render(<UploadForm kind="contacts" accept=".csv" help="CSV or vCard." />);

  test('needs a file', () => {
    form();
    expect(screen.getByRole('button', { name: 'Read the file' })).toBeDisabled();
  });

  test('refuses a file that is too large before it is sent', async () => {
    form();
    const large = new File(['x'], 'large.csv');
    Object.defineProperty(large, 'size', { value: MAX_IMPORT_BYTES + 1 });
    await choose(large);
    expect(await screen.findByText('large.csv')).toBeInTheDocument();
    await press('Read the file');
    expect(await screen.findByRole('alert')).toHaveTextContent(/^The file is too large\./);
  });

  test('shows how far the file has gone, then that it is being read; a lost connection can be tried again', async () => {
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
    // the file has arrived: the page may be left
    expect(leave()).toBe(true);
    act(() => first.onerror?.());
    expect(await screen.findByRole('alert')).toHaveTextContent('Network Error');
    expect(screen.getByRole('button', { name: 'Read the file' })).toBeEnabled();
    jest.restoreAllMocks();
  });
});
