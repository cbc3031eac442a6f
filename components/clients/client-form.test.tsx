import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ClientForm } from './client-form';

test('a name in Devanagari is sent as it was typed, and a number with its digits as a number', async () => {
  const send = jest.fn(async () => undefined);
  render(<ClientForm label="Add" send={send} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'क्षमा देशमुख');
  await userEvent.type(screen.getByRole('textbox', { name: /Phones/ }), '९८२२० १२३४५');
  await userEvent.type(screen.getByRole('textbox', { name: /Notes/ }), 'धरमपेठ, ३ बीएचके');
  await userEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(send).toHaveBeenCalledWith(
    expect.objectContaining({ name: 'क्षमा देशमुख', phones: ['+919822012345'], notes: 'धरमपेठ, ३ बीएचके' }),
  );
  // and stays in the form
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('क्षमा देशमुख');
});
