import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { SentEnquiries } from './sent-enquiries';

const network = apiDouble();
const release = { id: 'r1', to: 'Asha Kale', propertyTitle: 'Flat in Besa', reason: 'tap', at: '2026-11-20' };

test('who only answers others sees who has the number too, and takes it back', async () => {
  network.replies('GET /api/enquiry', { enquiries: [], releases: [release] });
  network.replies('DELETE /api/number-release/r1', { message: 'Taken back' });
  render(<SentEnquiries />);
  expect(await screen.findByText('No enquiries yet')).toBeVisible();
  expect(screen.getByText('Asha Kale')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: /Take back/ }));
  expect(network.calls.map(({ method, path }) => `${method} ${path}`)).toContain(
    'DELETE /api/number-release/r1',
  );
});
