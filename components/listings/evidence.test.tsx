import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ChecksPanel } from '@/components/listings/detail/checks-panel';
import { KeyFacts } from '@/components/listings/detail/key-facts';
import { toPropertyDto } from '@/lib/listings/dto';
import { apiDouble } from '@/test/api-double';
import { EvidenceForm } from './evidence-form';

const network = apiDouble();
const at = new Date('2026-11-20T10:00:00Z');
const row = {
  _id: '65f000000000000000000001',
  type: 'sale',
  category: 'Plots',
  status: 'active',
  area: 2400,
  frontage: 40,
  price: 2_400_000,
  createdAt: at,
  updatedAt: at,
};
const plain = toPropertyDto(row);
const checked = toPropertyDto({
  ...row,
  checks: [
    { check: 'place', state: 'seen', by: 'agency', at },
    { check: 'lien', state: 'told', by: 'lister', at },
  ],
  sources: [{ field: 'area', source: 'measured', by: 'agency', at }],
});
const ROUTE = `POST /api/property/${row._id}/evidence`;

test('the papers: what we have seen first and in so many words, then the seller’s word, and one line of what nobody asked for', () => {
  const { unmount } = render(<ChecksPanel property={checked} />);
  expect(screen.getByRole('heading', { name: 'What we know of the papers' })).toBeVisible();
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    'Place seen',
    'Loans and charges on it',
  ]);
  expect(screen.getByText('Place seen').nextSibling).toHaveTextContent('Seen by us20 Nov 2026');
  expect(screen.getByText('Loans and charges on it').nextSibling).toHaveTextContent('Only the seller’s word');
  expect(screen.getByText(/^Not asked yet: \d+$/).closest('details')).toHaveTextContent(/7\/12 extract/);
  expect(screen.queryByText('No-objection of the society')).not.toBeInTheDocument();
  unmount();
  render(<ChecksPanel property={plain} />);
  expect(screen.queryByText('Seen by us')).not.toBeInTheDocument();
});

test('the origin of the facts is said once; only what somebody has looked into is marked', () => {
  const sources = [
    { field: 'area', source: 'measured', by: 'agency', at },
    { field: 'naOrder', source: 'document', by: 'agency', at },
  ];
  render(<KeyFacts teller="owner" property={toPropertyDto({ ...row, naOrder: 'na', sources })} />);
  const says = (label: string) => screen.getByText(label).nextSibling;
  expect(screen.getAllByText('All facts as told by the owner on 20 Nov 2026 unless marked.')).toHaveLength(1);
  expect(says('Land area')).toHaveTextContent(/measured by us, 20 Nov 2026$/);
  expect(says('NA order')).toHaveTextContent(/seen in a document by us, 20 Nov 2026$/);
  expect(says('Frontage')).toHaveTextContent(/^40 ft$/);
  expect(says('Category')).toHaveTextContent(/^Plots$/);
});

test('the lister tells and is not offered to see; a refusal is shown', async () => {
  network.replies(ROUTE, { message: 'The agency has looked at this.', code: 'conflict' }, 409);
  render(<EvidenceForm property={checked} isAgency={false} />);
  await userEvent.click(screen.getByText('What was checked'));
  const lien = screen.getByLabelText('Loans and charges on it');
  expect([...lien.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'told',
    'missing',
    'not-asked',
  ]);
  expect(screen.queryByLabelText(/where it comes from/)).not.toBeInTheDocument();
  // what the agency has seen is shown as it is, and is not the lister's to change
  expect(screen.getByLabelText('Place seen')).toHaveValue('seen');
  expect(screen.getByLabelText('Place seen')).toBeDisabled();
  expect(lien).toHaveAccessibleDescription('by the lister, 20 Nov 2026');
  await userEvent.selectOptions(lien, 'missing');
  expect(await screen.findByText('The agency has looked at this.')).toBeVisible();
});

test('the agency says what it has measured', async () => {
  const sources = [{ field: 'frontage', source: 'measured', by: 'agency', at: at.toISOString() }];
  network.replies(ROUTE, { data: { checks: [], sources } });
  render(<EvidenceForm property={plain} isAgency />);
  await userEvent.click(screen.getByText('What was checked'));
  await userEvent.selectOptions(screen.getByLabelText('Frontage: where it comes from'), 'measured');
  expect(network.calls.at(-1)?.body).toEqual({ field: 'frontage', source: 'measured' });
  await waitFor(() => expect(screen.getByLabelText('Frontage: where it comes from')).toHaveValue('measured'));
  expect(screen.getByLabelText('Frontage: where it comes from')).toHaveAccessibleDescription(
    'by us, 20 Nov 2026',
  );
});
