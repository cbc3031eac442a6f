import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LeadDetailDto } from '@/lib/enquiries/leads/dto';
import type { VisitStatus } from '@/lib/visits/constants';
import { apiDouble } from '@/test/api-double';
import { LeadForm } from './lead-form';
import { LeadTimeline } from './lead-timeline';

describe('lead form', () => {
  const network = apiDouble();
  const ID = 'b'.repeat(24);
  const PATCH = `PATCH /api/leads/${ID}`;
  const MEERA = { id: 'd'.repeat(24), name: 'Meera' };
  const LEAD = { id: ID, __v: 2, state: 'new', members: [MEERA], notes: [] } as unknown as LeadDetailDto;
  const sent = () => network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  async function move(theirs: Partial<LeadDetailDto>) {
    const user = userEvent.setup();
    const view = render(<LeadForm lead={LEAD} />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'State' }), 'contacted');
    await user.type(screen.getByRole('textbox', { name: /^Note/ }), 'Reached');
    const current = { ...LEAD, __v: 3, ...theirs };
    network.replies(PATCH, { error: 'Conflict', details: { current } }, 409);
    network.replies(PATCH, { ...current, __v: 4 });
    // the page is refreshed while the form is filled in
    view.rerender(<LeadForm lead={current} />);
    expect(screen.getByRole('textbox', { name: /^Note/ })).toHaveValue('Reached');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return user;
  }

  test('what a colleague changed elsewhere in the lead is merged, and the note goes along once', async () => {
    await move({ assignee: MEERA });
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toEqual({
      __v: 3,
      state: 'contacted',
      nextStep: null,
      assignee: MEERA.id,
      note: 'Reached',
    });
  });

  test('a state that both changed is asked about', async () => {
    const user = await move({ state: 'visiting' });
    const question = await screen.findByRole('region', { name: 'Somebody else has changed this too' });
    expect(question).toHaveFocus();
    const [, ...rows] = within(question).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['StateContactedVisiting']);
    await user.click(within(question).getByRole('button', { name: 'Take theirs, drop mine' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent().at(-1)).toMatchObject({ __v: 3, state: 'visiting', note: 'Reached' });
  });
});

describe('lead timeline', () => {
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
    expect(screen.getByRole('link', { name: 'Answer the visit' })).toHaveAttribute(
      'href',
      '/dashboard/visits',
    );
  });

  test('where the reader answers no visits, there is no link', () => {
    render(<LeadTimeline lead={leadWith('proposed')} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
