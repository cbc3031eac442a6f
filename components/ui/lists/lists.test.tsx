import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Toaster } from '@/components/ui/feedback/toaster';
import type { BulkChangeDto, BulkChangesDto } from '@/lib/platform/bulk/dto';
import { apiDouble } from '@/test/api-double';
import { BulkChanges, useBulkChange } from './bulk-changes';
import { isWithShift, useChosen } from './use-chosen';

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

  test('the selection is let go when the order is placed; its progress, its end and its undo follow', async () => {
    network.replies(`POST ${PATH}`, change({}));
    network.replies(`GET ${PATH}/${ID}`, change({ handled: 50, done: 50 }));
    network.replies(`GET ${PATH}/${ID}`, change({ ...DONE, undoUntil: '2026-11-26T10:10:00.000Z' }));
    network.replies(
      `POST ${PATH}/${ID}/undo`,
      change({ status: 'undone', done: 210, result: 'Taken back for 210 contacts' }),
    );
    render(<List />);
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Delete 212 contacts: 0 of 212')).toBeVisible();
    expect(ordered).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(await screen.findByText('Delete 212 contacts: 50 of 212')).toBeVisible();
    const done = await screen.findByText(
      '212 contacts deleted, 2 left as they are: changed or deleted meanwhile',
    );
    expect(done).toBeVisible();
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    // the toast captures the pointer, which jsdom does not have
    fireEvent.click(within(done.closest('li')!).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Taken back for 210 contacts')).toBeVisible();
  });

  test('after a return to the page the running one is there, can be stopped, and others are undone from the list', async () => {
    network.replies(`DELETE ${PATH}/${ID}`, change({ stopping: true }));
    network.replies(`GET ${PATH}/${ID}`, change({ handled: 50, done: 50 }));
    const other = change({ id: 'e'.repeat(24), ...DONE, result: '3 contacts got the tag ‘warm’' });
    render(<List changes={{ running: change({}), undoable: [other] }} />);
    const undo = screen.getByRole('button', { name: 'Undo: 3 contacts got the tag ‘warm’' });
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

  test('with Shift a tick chooses all from the last one on, upwards too', async () => {
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

  test('Shift without an earlier tick is an ordinary one', async () => {
    const person = userEvent.setup();
    render(<List />);
    await person.keyboard('{Shift>}');
    await person.click(screen.getByRole('checkbox', { name: '3' }));
    expect(screen.getByRole('checkbox', { name: '3' })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: '1' })).not.toBeChecked();
  });
});
