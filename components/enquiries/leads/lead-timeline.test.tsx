import { render, screen } from '@testing-library/react';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { VisitStatus } from '@/lib/visits/constants';
import { LeadTimeline } from './lead-timeline';

const visit = (id: string, status: VisitStatus) => ({ id, status, createdAt: '2026-11-26T04:00:00.000Z' });
const leadWith = (...statuses: VisitStatus[]) =>
  ({
    name: 'Meera',
    enquiries: [],
    notes: [],
    visits: statuses.map((status, i) => visit(`visit${i}`, status)),
  }) as unknown as LeadDetailDto;

test('a visit that waits for an answer leads to where it is answered', () => {
  render(<LeadTimeline lead={leadWith('proposed', 'confirmed')} visitsHref="/dashboard/visits" />);
  expect(screen.getAllByText(/Meera asked for a visit/)).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Answer the visit' })).toHaveAttribute('href', '/dashboard/visits');
});

test('where the reader answers no visits, there is no link', () => {
  render(<LeadTimeline lead={leadWith('proposed')} />);
  expect(screen.queryByRole('link')).toBeNull();
});
