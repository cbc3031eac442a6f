import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { BulkDto } from '@/lib/moderation/bulk/dto';
import { apiDouble } from '@/test/api-double';
import { DecisionForm } from './decision-form';
import { DecisionOutcome } from './decision-outcome';
import { type DecisionItem, useDecision } from './use-decision';

const network = apiDouble();
const ONE: DecisionItem = { id: 'a'.repeat(24), title: 'Flat in Dharampeth', version: 4 };
const TWO: DecisionItem = { id: 'b'.repeat(24), title: 'Plot in Wardha Road' };
const onDone = jest.fn();
beforeEach(() => void onDone.mockClear());

function Sample({ items, last }: { items: DecisionItem[]; last?: BulkDto }) {
  const deciding = useDecision({ last, onDone });
  return (
    <>
      <DecisionOutcome deciding={deciding} />
      <DecisionForm items={items} deciding={deciding} />
    </>
  );
}
const choose = (label: string) => userEvent.selectOptions(screen.getByLabelText('Decision'), label);
const decide = () => userEvent.click(screen.getByRole('button', { name: 'Decide' }));
const pathOf = ({ id }: DecisionItem) => `/api/admin/properties/${id}/decision`;

const bulk = (more: Partial<BulkDto>) =>
  ({
    id: 'c'.repeat(24),
    status: 'done',
    decision: 'approve',
    label: 'Approve',
    problems: [],
    handled: 0,
    failed: 0,
    ...more,
  }) as unknown as BulkDto;

test('rejecting needs a reason, verifying also the day of the evidence', async () => {
  render(<Sample items={[ONE]} />);
  await choose('Reject');
  await decide();
  await waitFor(() => expect(screen.getByLabelText('Reason')).toHaveFocus());
  expect(screen.getByLabelText('Reason')).toHaveAccessibleDescription('Please say why');
  expect(screen.getByLabelText('Evidence of')).toBeDisabled();
  await choose('Verify');
  await userEvent.type(screen.getByLabelText('Reason'), 'Sale deed seen');
  await decide();
  await waitFor(() =>
    expect(screen.getByLabelText('Evidence of')).toHaveAccessibleDescription(
      'Please give the day of the evidence',
    ),
  );
  expect(network.calls).toEqual([]);
});

test('one decision names the version that was reviewed', async () => {
  network.replies(`POST ${pathOf(ONE)}`, {});
  render(<Sample items={[ONE]} />);
  await choose('Verify');
  await userEvent.type(screen.getByLabelText('Reason'), 'Sale deed seen');
  await userEvent.type(screen.getByLabelText('Evidence of'), '2026-01-02');
  await decide();
  expect(network.calls[0]?.body).toEqual({
    decision: 'verified',
    reason: 'Sale deed seen',
    evidenceDate: '2026-01-02',
    version: 4,
  });
  expect(onDone).toHaveBeenCalledWith([{ id: ONE.id, title: ONE.title, problem: undefined }], 'verified');
  expect(await screen.findByText('1 listing done')).toBeInTheDocument();
});

test('a decision that was not made names the listing and the reason', async () => {
  network.replies(`POST ${pathOf(ONE)}`, { message: 'It was edited meanwhile', code: 'conflict' }, 409);
  render(<Sample items={[ONE]} />);
  await decide();
  expect(await screen.findByText('Not decided:')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: ONE.title })).toHaveAttribute(
    'href',
    `/admin/properties/${ONE.id}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Close this message' }));
  expect(screen.queryByText('Not decided:')).not.toBeInTheDocument();
});

test('a decision that somebody else was quicker with is shown with both ways on', async () => {
  const review = { state: 'approved', since: '2026-11-25T10:00:00.000Z' };
  const earlier = { by: 'Sunita', decision: 'approve', at: review.since, reason: '', version: 4, review };
  const message = 'Sunita approved this 5 seconds ago';
  network.replies(`POST ${pathOf(ONE)}`, { message, code: 'conflict', details: { earlier } }, 409);
  network.replies(`POST ${pathOf(ONE)}`, {});
  render(<Sample items={[{ ...ONE, review: { state: 'pending', since: '2026-11-25T09:00:00.000Z' } }]} />);
  await choose('Pause');
  await decide();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Keep the decision of Sunita' })).toBeEnabled();
  await userEvent.click(screen.getByRole('button', { name: 'Decide all the same: Pause' }));
  expect(await screen.findByText('1 listing done')).toBeInTheDocument();
  expect(network.calls.map(({ body }) => (body as { review: object }).review)).toEqual([
    { state: 'pending', since: '2026-11-25T09:00:00.000Z' },
    review,
  ]);
});

test('an invalid decision counts as none: nobody is notified that it is done', async () => {
  const issues = [{ path: 'evidenceDate', message: 'The evidence cannot be from the future' }];
  network.replies(`POST ${pathOf(ONE)}`, { message: 'Invalid', code: 'invalid', issues }, 400);
  render(<Sample items={[ONE]} />);
  await decide();
  expect(await screen.findByRole('alert')).toHaveTextContent('The evidence cannot be from the future');
  expect(onDone).not.toHaveBeenCalled();
});

test('several are decided on the server, which is asked how far it is', async () => {
  const running = bulk({ status: 'running', total: 2, handled: 0 } as Partial<BulkDto>);
  network.replies('POST /api/admin/properties/bulk/preview', {
    total: 2,
    leftOut: [],
    gone: 0,
    changes: [{ from: 'Active', to: 'Active', count: 2 }],
    mails: [{ name: 'Asha Patil', email: 'asha@people.example', listings: 2 }],
    withoutMail: 0,
  });
  network.replies('POST /api/admin/properties/bulk', running);
  network.replies(
    `GET /api/admin/properties/bulk/${running.id}`,
    bulk({
      handled: 2,
      failed: 1,
      problems: [{ id: TWO.id, title: TWO.title, outcome: 'failed', problem: 'It has no owner' }],
    }),
  );
  render(<Sample items={[ONE, TWO]} />);
  await decide();
  // asked once more: what it does, and who is mailed
  const question = await screen.findByRole('dialog', { name: 'Approve: 2 listings?' });
  expect(question).toHaveTextContent('Asha Patil, asha@people.example (2 listings)');
  expect(network.calls.map(({ path }) => path)).toEqual(['/api/admin/properties/bulk/preview']);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, go ahead' }));
  expect(network.calls[1]?.body).toMatchObject({
    decision: 'approve',
    listings: [{ id: ONE.id, version: 4 }, { id: TWO.id }],
  });
  expect(await screen.findByText(/1 listing done, 1 not:/)).toBeInTheDocument();
  expect(screen.getByText(/It has no owner/)).toBeInTheDocument();
  expect(onDone).toHaveBeenCalledTimes(1);
  expect(localStorage.getItem('bulkSeen')).toBe(running.id);
});

test('the result of a bulk decision that ended while the admin was away is shown once', () => {
  const last = bulk({ handled: 2 });
  const { unmount } = render(<Sample items={[]} last={last} />);
  expect(screen.getByText(/2 listings done/)).toBeInTheDocument();
  unmount();
  render(<Sample items={[]} last={last} />);
  expect(screen.queryByText(/2 listings done/)).not.toBeInTheDocument();
});
