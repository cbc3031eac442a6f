import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { ReportListing } from './report-listing';

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
