import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import ReportForm from './report-form';

const network = apiDouble();
const ID = 'a'.repeat(24);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send report' }));

test('asks for what is wrong', async () => {
  render(<ReportForm id={ID} />);
  await send();
  expect(screen.getByLabelText('What is wrong')).toHaveAccessibleDescription('Choose what is wrong');
  expect(network.calls).toEqual([]);
});

test('sends the reason, the details and the trap field, and thanks', async () => {
  network.replies('POST /api/report', {});
  render(<ReportForm id={ID} />);
  await userEvent.selectOptions(screen.getByLabelText('What is wrong'), 'sold');
  await userEvent.type(screen.getByLabelText(/^Details/), 'The owner says so');
  await send();
  expect(network.calls[0]?.body).toEqual({
    propertyId: ID,
    reason: 'sold',
    details: 'The owner says so',
    website: '',
  });
  expect(await screen.findByText('Thank you. We will look at it.')).toBeInTheDocument();
  expect(screen.queryByLabelText('What is wrong')).not.toBeInTheDocument();
});

test('a lost connection is said, and the report can be sent again', async () => {
  render(<ReportForm id={ID} />);
  await userEvent.selectOptions(screen.getByLabelText('What is wrong'), 'sold');
  await send();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The report could not be sent. Please try again.',
  );
  expect(screen.getByLabelText('What is wrong')).toHaveValue('sold');
  expect(screen.getByRole('button', { name: 'Send report' })).toBeEnabled();
});
