import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ImportDto } from '@/lib/imports/dto';
import { apiDouble } from '@/test/api-double';
import { MappingForm } from './mapping-form';

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

test('shows the guess with samples, and counts what is used while it is changed', async () => {
  render(<MappingForm file={FILE} />);
  expect(column('Given Name')[0]).toHaveValue('firstName');
  expect(column('Colour')[0]).toHaveDisplayValue('Leave out');
  expect(screen.getByText('Asha · Ravi')).toBeInTheDocument();
  expect(screen.getByText(/^2 of 4 columns are used/)).toBeInTheDocument();
  await userEvent.selectOptions(column('Colour')[0] as HTMLElement, 'notes');
  expect(screen.getByText(/^3 of 4 columns are used/)).toBeInTheDocument();
});

test('a column that is left out says so, and is used by one press', async () => {
  render(<MappingForm file={FILE} />);
  expect(screen.getByText(/^Colour: left out\./)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Use it as Notes?' }));
  expect(column('Colour')[0]).toHaveValue('notes');
  expect(screen.queryByText(/^Colour: left out\./)).toBeNull();
});

test('a choice without a name is refused before anything is sent', async () => {
  render(<MappingForm file={FILE} />);
  await userEvent.selectOptions(column('Given Name')[0] as HTMLElement, 'Leave out');
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Choose a column for the first name, the full name, the organization or the e-mail',
  );
  expect(network.calls).toEqual([]);
});

test('two columns of one heading have a choice each; the rule for existing contacts is sent too', async () => {
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

test('what the server finds wrong with the columns is shown', async () => {
  const message = 'Two columns fill the mobile phone';
  const issues = [{ path: 'mapping', message }];
  network.replies(`PUT /api/admin/import/${ID}`, { message, code: 'invalid', issues }, 400);
  render(<MappingForm file={FILE} />);
  await check();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Check the file' })).toBeEnabled();
});
