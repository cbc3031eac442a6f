import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isWithShift, useChosen } from './use-chosen';

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
