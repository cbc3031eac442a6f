import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamDto, TeamPageDto } from '@/lib/teams/membership/dto';
import { apiDouble } from '@/test/api-double';
import { HeldItem } from './claim-panel';
import { TeamView } from './team-view';

describe('claim panel', () => {
  const network = apiDouble();
  const ID = 'a'.repeat(24);
  const HOLD = 'POST /api/admin/claims';
  const until = '2026-11-26T10:40:00.000Z';
  const mine = { by: 'Shailesh', until, isMine: true };
  const hers = { by: 'Sunita', until, isMine: false };

  /** Announces over the stream that a colleague has claimed, taken over or released a record. */
  const claimsChange = () => act(() => void window.dispatchEvent(new Event('office:claims')));
  const held = () => network.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);

  test('claims an opened item, and releases it on leaving', async () => {
    network.replies(HOLD, mine);
    network.replies('DELETE /api/admin/claims', {});
    const { unmount } = render(<HeldItem type="property" id={ID} />);
    await waitFor(() => expect(held()).toEqual([{ type: 'property', id: ID }]));
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    unmount();
    expect(network.calls.at(-1)).toMatchObject({ method: 'DELETE', body: { type: 'property', id: ID } });
  });

  test('releases it when the tab is closed too', async () => {
    network.replies(HOLD, mine);
    network.replies('DELETE /api/admin/claims', {});
    render(<HeldItem type="enquiry" id={ID} />);
    await waitFor(() => expect(held()).toHaveLength(1));
    window.dispatchEvent(new Event('pagehide'));
    expect(network.calls.at(-1)).toMatchObject({ method: 'DELETE', body: { type: 'enquiry', id: ID } });
  });

  test('names the colleague who holds an item with the time, and takes it over with a message', async () => {
    network.replies(HOLD, hers);
    network.replies(HOLD, mine);
    render(<HeldItem type="property" id={ID} claim={hers} />);
    expect(await screen.findByRole('status')).toHaveTextContent(/^Sunita has this open until .*4:10/);
    await userEvent.type(screen.getByLabelText('Message to Sunita'), 'The owner is on my phone');
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    expect(held().at(-1)).toEqual({
      type: 'property',
      id: ID,
      takeOver: true,
      word: 'The owner is on my phone',
    });
    expect(visited).toEqual(['refresh']);
  });

  test('notifies the former holder of the takeover and its message', async () => {
    network.replies(HOLD, mine);
    network.replies(HOLD, { ...hers, word: 'I know her' });
    render(<HeldItem type="enquiry" id={ID} />);
    await waitFor(() => expect(held()).toHaveLength(1));
    claimsChange();
    expect(await screen.findByRole('status')).toHaveTextContent('Sunita took over: “I know her”');
  });

  test('claims an item that a colleague releases without a press', async () => {
    network.replies(HOLD, hers);
    network.replies(HOLD, mine);
    render(<HeldItem type="property" id={ID} claim={hers} />);
    await waitFor(() => expect(held()).toHaveLength(1));
    claimsChange();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  });

  test('shows the reason for a failed takeover and keeps the choice', async () => {
    network.replies(HOLD, hers);
    network.replies(HOLD, { message: 'You may not do that', code: 'forbidden' }, 403);
    render(<HeldItem type="property" id={ID} claim={hers} />);
    await waitFor(() => expect(held()).toHaveLength(1));
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('You may not do that');
    expect(screen.getByRole('button', { name: 'Take over' })).toBeEnabled();
  });
});

describe('team view', () => {
  const network = apiDouble();
  const ID = '65f000000000000000000001';
  const TEAM: TeamDto = {
    ...{ id: 'a'.repeat(24), name: 'Kale Realty', reraAgentNumber: '', phone: '', isAgency: false },
    ...{ color: '#1f4e79', secondColor: '#7a1f2b', __v: 2 },
  };
  const member = { email: 'ravi@x.example', listings: 3, isSelf: false, isFixed: false };
  const PAGE: TeamPageDto = {
    ...{ team: TEAM, role: 'owner', invitations: [] },
    members: [{ ...member, id: ID, name: 'Ravi Kale', role: 'agent', __v: 5 }],
  };
  const conflict = (current: object) => ({ message: 'x', code: 'conflict', details: { current } });
  const question = () => screen.findByRole('region', { name: 'Someone else changed this too' });
  const rows = async () =>
    within(await question())
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent);

  test('merges another owner’s changes of the team, and shows them in the form', async () => {
    const current = { ...TEAM, phone: '+919822054321', __v: 3 };
    network.replies('PATCH /api/team', conflict(current), 409);
    network.replies('PATCH /api/team', { ...current, name: 'Kale Homes', __v: 4 });
    render(<TeamView page={PAGE} />);
    await userEvent.click(screen.getByText('Name, number and colours'));
    const name = screen.getByLabelText('Firm’s name');
    await userEvent.clear(name);
    await userEvent.type(name, 'Kale Homes');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(network.calls.map(({ body }) => body)).toMatchObject([
      { name: 'Kale Homes', phone: '', __v: 2 },
      { name: 'Kale Homes', phone: '+919822054321', __v: 3 },
    ]);
    expect(screen.getByLabelText(/^Phone on prints/)).toHaveValue('+919822054321');
  });

  test('asks about a role that another owner has changed', async () => {
    network.replies(`PATCH /api/team/members/${ID}`, conflict({ id: ID, role: 'owner', __v: 6 }), 409);
    network.replies(`PATCH /api/team/members/${ID}`, { id: ID, role: 'assistant', __v: 7 });
    render(<TeamView page={PAGE} />);
    await userEvent.selectOptions(screen.getByLabelText('Ravi Kale’s role'), 'assistant');
    expect(await rows()).toEqual(['Ravi Kale’s roleAssistantOwner']);
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite theirs with mine' }));
    expect(await screen.findByLabelText('Ravi Kale’s role')).toHaveValue('assistant');
    expect(network.calls.at(-1)?.body).toEqual({ role: 'assistant', __v: 6 });
  });
});
