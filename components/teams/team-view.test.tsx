import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { TeamDto, TeamPageDto } from '@/lib/teams/membership/dto';
import { apiDouble } from '@/test/api-double';
import { TeamView } from './team-view';

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
const question = () => screen.findByRole('region', { name: 'Somebody else has changed this too' });
const rows = async () =>
  within(await question())
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);

test('what another owner saved of the team is merged, and shown in the form', async () => {
  const current = { ...TEAM, phone: '+919822054321', __v: 3 };
  network.replies('PATCH /api/team', conflict(current), 409);
  network.replies('PATCH /api/team', { ...current, name: 'Kale Homes', __v: 4 });
  render(<TeamView page={PAGE} />);
  await userEvent.click(screen.getByText('Name, number and colours'));
  const name = screen.getByLabelText('Name of the firm');
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

test('a role that another owner has changed meanwhile is asked about', async () => {
  network.replies(`PATCH /api/team/members/${ID}`, conflict({ id: ID, role: 'owner', __v: 6 }), 409);
  network.replies(`PATCH /api/team/members/${ID}`, { id: ID, role: 'assistant', __v: 7 });
  render(<TeamView page={PAGE} />);
  await userEvent.selectOptions(screen.getByLabelText('Role of Ravi Kale'), 'assistant');
  expect(await rows()).toEqual(['Role of Ravi KaleAssistantOwner']);
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over theirs' }));
  expect(await screen.findByLabelText('Role of Ravi Kale')).toHaveValue('assistant');
  expect(network.calls.at(-1)?.body).toEqual({ role: 'assistant', __v: 6 });
});
