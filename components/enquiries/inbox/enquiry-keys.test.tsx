import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { EnquiryDto } from '@/lib/enquiries/inbox/dto';
import { enquirySearchSchema } from '@/lib/enquiries/inbox/schema';
import type { BulkChangeDto } from '@/lib/platform/bulk/dto';
import { apiDouble } from '@/test/api-double';
import { ANSWER_ID, EnquiryKeys } from './enquiry-keys';
import { EnquiryList } from './enquiry-list';

const network = apiDouble();
const ME = 'e'.repeat(24);
const BULK = 'POST /api/admin/enquiries/bulk';
const row = (letter: string, name: string, more: Partial<EnquiryDto> = {}) =>
  ({
    _id: letter.repeat(24),
    name,
    phone: '+919822012345',
    message: 'Is it free?',
    status: 'new',
    createdAt: '2026-11-25T10:00:00.000Z',
    notes: [],
    ...more,
  }) as unknown as EnquiryDto;
const ROWS = [row('a', 'Asha', { assignee: 'f'.repeat(24) }), row('b', 'Bela'), row('c', 'Chitra')];

const change = (done: number): BulkChangeDto => ({
  ...{
    id: 'd'.repeat(24),
    label: '',
    result: `${done} enquiries assigned`,
    by: 'Sunita',
    at: '2026-11-26T10:00:00.000Z',
  },
  ...{ status: 'done', handled: done, total: done, done, failed: 0, stopping: false },
});

const list = (more: object = {}) =>
  render(
    <EnquiryList
      rows={ROWS}
      total={212}
      staff={[{ id: ME, name: 'Sunita' }]}
      search={enquirySearchSchema.parse({})}
      now={Date.parse('2026-11-26T10:00:00.000Z')}
      me={ME}
      changes={{ undoable: [] }}
      canWork
      {...more}
    />,
  );
const focusRow = (name: string) => act(() => screen.getByRole('link', { name }).focus());

describe('in the list of enquiries', () => {
  test('"i" assigns the row with the focus to oneself, or the chosen ones', async () => {
    network.replies(BULK, change(1));
    network.replies(BULK, change(2));
    list();
    await userEvent.keyboard('i');
    expect(network.calls).toEqual([]);
    focusRow('Bela');
    await userEvent.keyboard('i');
    await waitFor(() => expect(network.calls).toHaveLength(1));
    await userEvent.click(screen.getByRole('checkbox', { name: /Asha/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Chitra/ }));
    await userEvent.keyboard('i');
    await waitFor(() => expect(network.calls).toHaveLength(2));
    expect(network.calls.map(({ body }) => body)).toEqual([
      { action: 'assign', items: [{ id: 'b'.repeat(24), assignee: ME }] },
      { action: 'assign', items: ['a', 'c'].map((letter) => ({ id: letter.repeat(24), assignee: ME })) },
    ]);
    // what was done is chosen no more
    expect(screen.queryByText(/chosen/)).not.toBeInTheDocument();
  });

  test('"a" opens the row with the focus at its answer, "n" the next that nobody has', async () => {
    list({ holders: { ['b'.repeat(24)]: 'Shailesh' } });
    focusRow('Bela');
    await userEvent.keyboard('a');
    await userEvent.keyboard('n');
    expect(visited).toEqual([
      expect.stringMatching(/^\/admin\/enquiries\/b{24}.*#answer$/),
      expect.stringMatching(/^\/admin\/enquiries\/c{24}.*#answer$/),
    ]);
  });

  test('all that match are chosen on every page, and one action takes them', async () => {
    const items = Array.from({ length: 212 }, (_, i) => ({ id: i.toString(16).padStart(24, '0') }));
    network.replies('GET /api/admin/enquiries/matching', { total: 212, items });
    network.replies(BULK, change(212));
    list();
    await userEvent.click(screen.getByRole('button', { name: 'Select all 212 that match' }));
    expect(await screen.findByText(/^212 chosen/)).toHaveTextContent('212 chosen · 212 not on this page');
    await userEvent.click(screen.getByRole('button', { name: 'Spam' }));
    await waitFor(() => expect(screen.queryByText(/chosen/)).not.toBeInTheDocument());
    expect((network.calls.at(-1)!.body as { ids: string[] }).ids).toHaveLength(212);
  });

  test('who only reads has no keys', async () => {
    list({ canWork: false });
    focusRow('Bela');
    await userEvent.keyboard('ai');
    expect([network.calls, visited]).toEqual([[], []]);
  });
});

describe('on the page of an enquiry', () => {
  const NEXT = `/admin/enquiries/${'b'.repeat(24)}?status=new&at=1`;
  const page = (assignee?: string) =>
    render(
      <>
        <EnquiryKeys id={'a'.repeat(24)} me={ME} assignee={assignee} next={NEXT} />
        <textarea id={ANSWER_ID} aria-label="Answer" />
      </>,
    );

  test('"i" takes it on, "a" goes to the answer, "n" to the next one', async () => {
    network.replies(BULK, change(1));
    page();
    await userEvent.keyboard('i');
    await waitFor(() => expect(visited).toEqual(['refresh']));
    expect(network.calls[0]?.body).toEqual({
      action: 'assign',
      items: [{ id: 'a'.repeat(24), assignee: ME }],
    });
    network.replies('POST /api/admin/claims/next', { id: 'b'.repeat(24) });
    network.replies('POST /api/admin/claims/next', { id: 'c'.repeat(24) });
    await userEvent.keyboard('n');
    await waitFor(() => expect(visited).toEqual(['refresh', NEXT]));
    expect(network.calls.at(-1)?.body).toEqual({
      ...{ type: 'enquiry', after: 'a'.repeat(24), first: 'b'.repeat(24) },
    });
    // a colleague was quicker
    await userEvent.keyboard('n');
    await waitFor(() => expect(visited.at(-1)).toBe(`/admin/enquiries/${'c'.repeat(24)}`));
    await userEvent.keyboard('a');
    expect(screen.getByLabelText('Answer')).toHaveFocus();
    // letters are text there
    await userEvent.keyboard('nia');
    expect(screen.getByLabelText('Answer')).toHaveValue('nia');
    expect(network.calls).toHaveLength(3);
  });

  test('one’s own has no button to take it on', async () => {
    page(ME);
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.keyboard('i');
    expect(network.calls).toEqual([]);
  });
});
