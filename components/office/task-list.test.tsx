import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { TaskList } from './task-list';

const network = apiDouble();
const [ID, ASHA] = ['65f000000000000000000001', '65f000000000000000000002'];
const PATH = `PATCH /api/admin/tasks/${ID}`;
const [FIRST, SECOND] = ['2026-11-26T10:00:00.000Z', '2026-11-26T10:05:00.000Z'];
const task = { id: ID, text: 'Call Meera', day: '2026-11-26', seen: FIRST };
const stored = { text: 'Call Meera', day: '2026-11-27', time: '', assignee: '', isDone: false };
const refused = (now: object) => ({
  ...{ message: 'Sunita moved this 5 seconds ago', code: 'conflict' },
  details: { earlier: { by: 'Sunita', seen: SECOND, stored: { ...stored, ...now } } },
});
const show = () =>
  render(<TaskList title="Today" tasks={[task]} canWork staff={[{ id: ASHA, name: 'Asha Rao' }]} />);

test('a task that a colleague has moved is given to somebody without a question', async () => {
  network.replies(PATH, refused({}), 409);
  network.replies(PATH, { ...task, day: '2026-11-27', seen: SECOND });
  show();
  await userEvent.selectOptions(screen.getByLabelText(/^Give to somebody/), ASHA);
  await waitFor(() => expect(network.calls).toHaveLength(2));
  expect(network.calls.map(({ body }) => body)).toEqual([
    { assignee: ASHA, seen: FIRST },
    { assignee: ASHA, seen: SECOND },
  ]);
  expect(screen.queryByText(/Sunita moved this/)).toBeNull();
});

test('one that a colleague has given to another is asked about', async () => {
  network.replies(PATH, refused({ assignee: 'c'.repeat(24) }), 409);
  show();
  await userEvent.selectOptions(screen.getByLabelText(/^Give to somebody/), ASHA);
  expect(await screen.findByText(/Sunita moved this/)).toBeVisible();
  expect(network.calls).toHaveLength(1);
});
