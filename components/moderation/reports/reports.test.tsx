import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import ReportForm from './report-form';
import { ReportListing } from './report-listing';

describe('report form', () => {
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
});

describe('report listing', () => {
  const network = apiDouble();
  beforeEach(() =>
    network.replies('GET /api/texts/report?language=en', {
      messages: { 'moderation/report': {}, replies: {} },
    }),
  );

  const details = () => screen.getByRole('group') as HTMLDetailsElement;

  async function toggle(isOpen: boolean) {
    await act(async () => {
      details().open = isOpen;
      details().dispatchEvent(new Event('toggle'));
    });
  }

  test('the form comes with the first opening, and keeps what was typed', async () => {
    render(<ReportListing id={'a'.repeat(24)} />);
    expect(screen.queryByLabelText('What is wrong')).not.toBeInTheDocument();
    await toggle(true);
    await userEvent.type(await screen.findByLabelText(/^Details/), 'Sold');
    await toggle(false);
    await toggle(true);
    expect(screen.getByLabelText(/^Details/)).toHaveValue('Sold');
  });

  test('one that was opened before the page was hydrated gets its form too', async () => {
    const open = jest.spyOn(HTMLDetailsElement.prototype, 'open', 'get').mockReturnValue(true);
    render(<ReportListing id={'a'.repeat(24)} />);
    expect(await screen.findByLabelText('What is wrong')).toBeInTheDocument();
    open.mockRestore();
  });
});
