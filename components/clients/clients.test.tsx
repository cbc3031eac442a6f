import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientDto } from '@/lib/clients/dto';
import type { ClientItemDto } from '@/lib/clients/pages/dto';
import { mergeChanges } from '@/lib/platform/browser/merge';
import { apiDouble } from '@/test/api-double';
import { EditClient } from './client-facts';
import { ClientForm } from './client-form';
import { ClientList } from './client-list';
import { Matches } from './matches';
import { changeOf, fieldsOf, type Opening } from './tours/merge-tour';

describe('client form', () => {
  test('sends a Devanagari name as typed, and a number with its digits as a number', async () => {
    const send = jest.fn(async () => undefined);
    render(<ClientForm label="Add" send={send} />);
    await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'क्षमा देशमुख');
    await userEvent.type(screen.getByRole('textbox', { name: /Phones/ }), '९८२२० १२३४५');
    await userEvent.type(screen.getByRole('textbox', { name: /Notes/ }), 'धरमपेठ, ३ बीएचके');
    await userEvent.click(screen.getByRole('button', { name: 'Add' }));
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({ name: 'क्षमा देशमुख', phones: ['+919822012345'], notes: 'धरमपेठ, ३ बीएचके' }),
    );
    // and stays in the form
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('क्षमा देशमुख');
  });
});

describe('client list', () => {
  const row = (name: string, wishes: string[], tags: string[] = []) =>
    ({
      id: name,
      name,
      wishes,
      tags,
      phones: [],
      newMatches: 0,
      endedMatches: 0,
      nextStep: null,
    }) as unknown as ClientItemDto;

  test("shows each client's requirement in its row", () => {
    const rows = [
      row('Asha', ['For Sale · Nagpur · 2 BHK · Up to ₹60 L', 'For Rent · Nagpur', 'Plots'], ['hot']),
      row('Ravi', ['For Rent · Nagpur']),
      row('Meera', []),
    ];
    render(
      <ClientList list={{ rows, total: 3, page: 1, pages: 1 }} members={[]} isArchive={false} now={0} />,
    );
    const said = screen.getAllByRole('listitem').map((item) => item.querySelector('p + p')?.textContent);
    expect(said).toEqual([
      'For Sale · Nagpur · 2 BHK · Up to ₹60 L · and 2 more · #hot',
      'For Rent · Nagpur',
      'No requirement yet',
    ]);
  });
});

describe('edit client', () => {
  const network = apiDouble();
  const ID = 'c'.repeat(24);
  const PATCH = `PATCH /api/clients/${ID}`;
  const CLIENT: ClientDto = {
    id: ID,
    __v: 3,
    name: 'Asha',
    phones: ['+919822012345'],
    email: '',
    notes: '',
    consent: null,
    tags: [],
    source: '',
    nextStep: null,
    isArchived: false,
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const refusal = (change: Partial<ClientDto>) => ({
    error: 'Conflict',
    details: { client: { ...CLIENT, __v: 4, ...change } },
  });
  const sent = () => network.calls.filter(({ method }) => method === 'PATCH').map(({ body }) => body);

  async function write(theirs: Partial<ClientDto>) {
    const user = userEvent.setup();
    const onSaved = jest.fn();
    render(<EditClient client={CLIENT} onSaved={onSaved} />);
    await user.type(screen.getByRole('textbox', { name: /Notes/ }), 'Calls after six');
    network.replies(PATCH, refusal(theirs), 409);
    network.replies(PATCH, { ...CLIENT, __v: 5 });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    return { user, onSaved };
  }

  test('merges a colleague’s changes to other fields of a client without a question', async () => {
    const { onSaved } = await write({
      email: 'asha@people.example',
      nextStep: { text: 'Call', day: '2026-12-01' },
    });
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent().at(-1)).toMatchObject({
      __v: 4,
      notes: 'Calls after six',
      email: 'asha@people.example',
      nextStep: 'Call',
      nextDay: '2026-12-01',
    });
  });

  test("asks about a client's field changed on both sides and focuses the question", async () => {
    const { user, onSaved } = await write({ notes: 'Calls at noon', source: 'Hoarding' });
    const question = await screen.findByRole('region', { name: 'Someone else changed this too' });
    expect(question).toHaveFocus();
    const [, ...rows] = within(question).getAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual(['NotesCalls after sixCalls at noon']);
    await user.click(within(question).getByRole('button', { name: 'Overwrite theirs with mine' }));
    await waitFor(() => expect(onSaved).toHaveBeenCalled());
    expect(sent().at(-1)).toMatchObject({ __v: 4, notes: 'Calls after six', source: 'Hoarding' });
  });
});

describe('matches', () => {
  const match = (n: number) => ({
    id: `m${n}`,
    property: `p${n}`,
    title: `Plot ${n}`,
    reasons: ['Plots in Wadi'],
    foundAt: '2026-11-01T00:00:00.000Z',
    ended: null,
  });

  test('shows a dozen matching homes, and the rest on request', async () => {
    const matches = Array.from({ length: 15 }, (_, n) => match(n));
    render(<Matches client={{ id: 'c', name: 'Asha' }} matches={matches as never} />);
    expect(screen.getByRole('heading', { name: 'Homes that fit (15)' })).toBeVisible();
    expect(screen.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(screen.getByRole('button', { name: 'Show all 15 homes' }));
    expect(screen.getAllByRole('listitem')).toHaveLength(15);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('two editors of a tour', () => {
  const VALUES = {
    ...{ day: '2026-11-29', from: '10:00', until: '18:00', minutes: 30 },
    ...{ homes: ['a', 'b'], families: [{ client: 'c', homes: [] }], agents: ['m'] },
  };
  const opening = (property: string, note = ''): Opening => ({
    ...{ property, note, keys: 'owner', name: '', phone: '', email: '' },
  });
  const base = fieldsOf(VALUES, [opening('a'), opening('b')]);

  test('sends only differences from the stored tour', () => {
    expect(changeOf(base, base)).toEqual({});
    const later = fieldsOf({ ...VALUES, until: '17:00' }, [opening('a'), opening('b', 'With the guard')]);
    expect(changeOf(later, base)).toEqual({
      ...{ from: '10:00', until: '17:00', openings: [opening('b', 'With the guard')] },
    });
  });

  test('merges openers home by home, and the hours of the day as one', () => {
    const mine = fieldsOf({ ...VALUES, from: '09:00' }, [opening('a', 'Mine'), opening('b')]);
    const theirs = fieldsOf({ ...VALUES, until: '17:00' }, [opening('a'), opening('b', 'Theirs')]);
    const { merged, conflicts } = mergeChanges(base, mine, theirs);
    expect(conflicts).toEqual(['hours']);
    expect(changeOf(merged, theirs)).toMatchObject({ openings: [opening('a', 'Mine')] });
  });
});
