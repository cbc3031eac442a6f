import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactDto } from '@/lib/contacts/dto';
import { apiDouble } from '@/test/api-double';
import { ContactEditor } from './contact-editor';

const network = apiDouble();
const ID = 'c'.repeat(24);
const PATH = `PUT /api/contact/${ID}`;
const CONTACT: ContactDto = { _id: ID, firstName: 'Meera', lastName: 'Patil', jobTitle: 'Doctor', __v: 2 };

function open(theirs: object) {
  const current = { ...CONTACT, ...theirs, __v: 3 };
  network.replies(PATH, { message: 'x', code: 'conflict', details: { current } }, 409);
  network.replies(PATH, { ...current, __v: 4 });
  render(<ContactEditor contact={CONTACT} staff={[]} />);
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save contact' }));
const sent = () => network.calls.at(-1)?.body;

test('what a colleague alone changed is merged without a question', async () => {
  open({ jobTitle: 'Surgeon' });
  type(/^Last name/, 'Joshi');
  await save();
  await waitFor(() => expect(visited).toEqual([`/admin/contacts/${ID}`]));
  expect(sent()).toMatchObject({ firstName: 'Meera', lastName: 'Joshi', jobTitle: 'Surgeon', __v: 3 });
});

test('about what both changed there is a question, and the rest of both is saved', async () => {
  open({ lastName: 'Rao', jobTitle: 'Surgeon' });
  type(/^Last name/, 'Joshi');
  await save();
  const question = await screen.findByRole('region', { name: 'Somebody else has changed this too' });
  const rows = within(question).getAllByRole('row').slice(1);
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/JoshiRao$/)]);
  await userEvent.click(screen.getByRole('button', { name: 'Take theirs, drop mine' }));
  await waitFor(() => expect(visited).toEqual([`/admin/contacts/${ID}`]));
  expect(sent()).toMatchObject({ lastName: 'Rao', jobTitle: 'Surgeon', __v: 3 });
});
