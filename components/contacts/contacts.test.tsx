import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ContactDto } from '@/lib/contacts/dto';
import type { PairDto } from '@/lib/contacts/duplicates/dto';
import { apiDouble } from '@/test/api-double';
import { ContactEditor } from './contact-editor';
import { MergeForm } from './merge/merge-form';

describe('editor', () => {
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

  test('merges a colleague’s changes to other fields without a question', async () => {
    open({ jobTitle: 'Surgeon' });
    type(/^Last name/, 'Joshi');
    await save();
    await waitFor(() => expect(visited).toEqual([`/admin/contacts/${ID}`]));
    expect(sent()).toMatchObject({ firstName: 'Meera', lastName: 'Joshi', jobTitle: 'Surgeon', __v: 3 });
  });

  test('asks about fields changed on both sides and saves the rest', async () => {
    open({ lastName: 'Rao', jobTitle: 'Surgeon' });
    type(/^Last name/, 'Joshi');
    await save();
    const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
    const rows = within(question).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringMatching(/JoshiRao$/)]);
    await userEvent.click(screen.getByRole('button', { name: 'Keep theirs, discard mine' }));
    await waitFor(() => expect(visited).toEqual([`/admin/contacts/${ID}`]));
    expect(sent()).toMatchObject({ lastName: 'Rao', jobTitle: 'Surgeon', __v: 3 });
  });
});

describe('merge form', () => {
  const network = apiDouble();
  const A = {
    _id: 'a'.repeat(24),
    firstName: 'Asha',
    lastName: 'Rao',
    mobilePhone: '9822012345',
    notes: 'Calls back',
    birthday: '1984-11-21T00:00:00.000Z',
    __v: 2,
  };
  const B = {
    _id: 'b'.repeat(24),
    firstName: 'Asha',
    lastName: 'R.',
    emailAddress: 'asha@x.example',
    notes: 'Wants a plot',
    birthday: '1984-11-22T00:00:00.000Z',
    organization: 'Zebra Traders',
    homeCity: 'Nagpur',
    __v: 5,
  };
  const PAIR: PairDto = {
    id: 'c'.repeat(24),
    reasons: ['name'],
    a: A,
    b: B,
    foundAt: '2026-11-20T08:00:00.000Z',
    groupPairs: 1,
  };
  const group = (name: string) => within(screen.getByRole('group', { name }));
  const merge = () => userEvent.click(screen.getByRole('button', { name: 'Merge' }));

  test('keeps the contact with more data, and offers a choice where values differ, with both notes', async () => {
    network.replies('POST /api/admin/contacts/merge', {});
    render(<MergeForm pair={PAIR} />);
    expect(screen.getByRole('radio', { name: /^Asha R\. / })).toBeChecked();
    expect(group('Last name').getByRole('radio', { name: 'R.' })).toBeChecked();
    await merge();
    expect(network.calls[0]?.body).toEqual({
      keep: B._id,
      gone: A._id,
      keepVersion: 5,
      goneVersion: 2,
      take: { lastName: 'keep', birthday: 'keep', notes: 'both' },
    });
    expect(visited).toEqual([`/admin/contacts/${B._id}?merged=1`]);
  });

  test('allows the other contact to stay, and single values of the removed one', async () => {
    network.replies('POST /api/admin/contacts/merge', {});
    render(<MergeForm pair={PAIR} />);
    await userEvent.click(screen.getByRole('radio', { name: /^Asha Rao / }));
    expect(group('Last name').getByRole('radio', { name: 'Rao' })).toBeChecked();
    await userEvent.click(group('Birthday').getByRole('radio', { name: '22 Nov 1984' }));
    await userEvent.click(group('Notes').getByRole('radio', { name: 'Calls back' }));
    await merge();
    expect(network.calls[0]?.body).toMatchObject({
      keep: A._id,
      gone: B._id,
      take: { lastName: 'keep', birthday: 'gone', notes: 'keep' },
    });
  });

  test('offers no choice for a value that only one contact has or both share', () => {
    render(<MergeForm pair={PAIR} />);
    expect(group('First name').queryByRole('radio')).not.toBeInTheDocument();
    expect(group('First name').getByText('the same')).toBeInTheDocument();
    expect(group('Organization').queryByRole('radio')).not.toBeInTheDocument();
  });

  test('does not merge a contact that was edited after it was read', async () => {
    const message = 'One of them was changed meanwhile';
    network.replies('POST /api/admin/contacts/merge', { message, code: 'conflict' }, 409);
    render(<MergeForm pair={PAIR} />);
    await merge();
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(visited).toEqual([]);
  });

  test('names a colleague who merged first, and allows keeping her result', async () => {
    const message = 'Sunita merged this contact 5 seconds ago';
    const details = { earlier: { by: 'Sunita', seen: 'gone' } };
    network.replies('POST /api/admin/contacts/merge', { message, code: 'conflict', details }, 409);
    render(<MergeForm pair={PAIR} />);
    await merge();
    const refusal = await screen.findByRole('alert');
    expect(refusal).toHaveTextContent(`${message}. Yours was not saved`);
    expect(within(refusal).getByRole('button', { name: 'Keep Sunita’s version' })).toBeEnabled();
    expect(network.calls).toHaveLength(1);
  });

  test('records two contacts as different people', async () => {
    network.replies(`DELETE /api/admin/contacts/pairs/${PAIR.id}`, undefined, 204);
    render(<MergeForm pair={PAIR} />);
    await userEvent.click(screen.getByRole('button', { name: 'Not the same person' }));
    expect(visited).toEqual(['/admin/contacts/duplicates']);
  });
});
