import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { apiDouble } from '@/test/api-double';
import { FacetGroup } from './facet-group';
import { LocalityField } from './locality-field';

const network = apiDouble();
const options = [
  { value: 'besa', label: 'Besa', count: 12 },
  { value: 'sadar', label: 'Sadar', count: 1 },
];
const noun = 'home' as const;
const changed = jest.fn();
const field = () => screen.getByRole('combobox', { name: 'Add a locality' });
const boxes = () =>
  screen
    .getAllByRole('checkbox')
    .map((box) => [(box as HTMLInputElement).value, (box as HTMLInputElement).checked]);
function Sample() {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  return (
    <form ref={setForm} onChange={changed}>
      <input type="hidden" name="city" value="nagpur" />
      {form && <LocalityField form={form} type="sale" noun="home" />}
      <FacetGroup title="Locality" name="locality" {...{ noun, options }} chosen={['besa']} open />
    </form>
  );
}
const show = () => render(<Sample />);
const reply = (starts: string, localities: object[], more = 0) =>
  network.replies(
    `GET /api/search/localities?type=sale&starts=${starts}&language=en&city=nagpur&locality=besa`,
    {
      localities,
      more,
    },
  );
const trimurti = { value: 'trimurti-nagar', label: 'Trimurti Nagar', count: 3 };

beforeEach(() => void changed.mockClear());

test('a locality that the page did not bring along is found, and is chosen by keyboard beside the others', async () => {
  reply('tri', [trimurti, { value: 'trinity', label: 'Trinity', count: 1 }], 5);
  show();
  expect(boxes()).toEqual([
    ['besa', true],
    ['sadar', false],
  ]);
  await userEvent.type(field(), 'tri');
  const list = await screen.findByRole('listbox', { name: 'Localities' });
  expect(within(list).getAllByRole('option')[0]).toHaveTextContent('Trimurti Nagar3');
  expect(screen.getByRole('status')).toHaveTextContent('5 more: type on');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field()).toHaveAttribute('aria-activedescendant', within(list).getAllByRole('option')[0]!.id);
  fireEvent.keyDown(field(), { key: 'Enter' });
  await waitFor(() => expect(boxes()).toContainEqual(['trimurti-nagar', true]));
  expect(boxes()).toContainEqual(['besa', true]);
  expect(screen.getByRole('checkbox', { name: 'Trimurti Nagar, 3 homes' })).toBeChecked();
  expect(field()).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

test('one that is on the page is ticked there, and Escape puts what was typed away', async () => {
  reply('sa', [options[1]!]);
  show();
  await userEvent.type(field(), 'sa');
  const sent: string[] = [];
  const send = () => sent.push((field() as HTMLInputElement).value);
  document.querySelector('form')?.addEventListener('change', send);
  await userEvent.click(await screen.findByRole('option'));
  expect(sent).toEqual(['']);
  expect(boxes()).toEqual([
    ['besa', true],
    ['sadar', true],
  ]);
  await userEvent.type(field(), 'x{Escape}');
  expect(field()).toHaveValue('');
});
