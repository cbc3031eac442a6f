import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignLinkDto } from '@/lib/deals/signing/dto';
import { apiDouble } from '@/test/api-double';
import { SignPage } from './sign-page';

const network = apiDouble();
const LINK: SignLinkDto = {
  ...{ kind: 'mandate', language: 'en', firm: 'Kale', title: 'Exclusive mandate', role: 'owner' },
  ...{ clauses: ['The owner gives the right.'], name: 'Ravi Kale', state: 'open', own: 'waiting' },
  ...{ ownSignedAt: null, expiresAt: '2099-01-01T10:00:00.000Z', codeTo: 'ra…@people.example' },
  others: [{ role: 'agent', name: 'Asha Kulkarni', state: 'waiting' }],
  hasEsign: false,
};
const done: SignLinkDto = { ...LINK, own: 'signed', ownSignedAt: '2026-11-26T10:00:00.000Z' };
const page = () => render(<SignPage token="t" initial={LINK} hasFailed={false} />);

test('a name is typed and sent with keys alone', async () => {
  for (const data of [LINK, LINK, done]) network.replies('POST /api/sign/t', { data });
  const user = userEvent.setup();
  page();
  const reach = async (element: HTMLElement) => {
    for (let i = 0; i < 20 && document.activeElement !== element; i++) await user.tab();
    expect(element).toHaveFocus();
  };
  await reach(screen.getByRole('button', { name: 'Send me a code' }));
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/A code was sent to ra…@people.example/)).toBeInTheDocument();
  await reach(screen.getByLabelText('Code with six digits'));
  await user.keyboard('246810');
  await reach(screen.getByLabelText('I have read the document and sign it.'));
  await user.keyboard(' ');
  await user.tab();
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^You signed on/)).toBeInTheDocument();
  expect(network.calls.map(({ body }) => body)).toEqual([
    { action: 'open' },
    { action: 'code' },
    { action: 'sign', code: '246810', name: 'Ravi Kale', agree: true },
  ]);
});

test('a name is drawn with a pointer, taken back, and drawn again', async () => {
  network.replies('POST /api/sign/t', { data: LINK });
  page();
  await userEvent.click(screen.getByLabelText('I draw my name'));
  const pad = screen.getByRole('img');
  vi.spyOn(pad, 'getBoundingClientRect').mockReturnValue({
    left: 0,
    top: 0,
    width: 300,
    height: 100,
  } as DOMRect);
  const point = (what: string, clientX: number, clientY: number) =>
    fireEvent(pad, new MouseEvent(`pointer${what}`, { bubbles: true, clientX, clientY }));
  const draw = () => {
    point('down', 10, 20);
    point('move', 100, 50);
    // nearer than is seen, and outside of the field
    point('move', 101, 50);
    point('move', 400, -5);
    point('up', 400, -5);
    point('move', 0, 0);
  };
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Draw again' }));
  draw();
  await userEvent.click(screen.getByRole('button', { name: 'Sign' }));
  expect(network.calls.at(-1)?.body).toMatchObject({
    action: 'sign',
    strokes: [[20, 40, 20, 40, 200, 100, 600, 0]],
  });
});

test('a refusal is sent with its reason, and then there is nothing to sign', async () => {
  const refused = { ...LINK, own: 'refused', state: 'refused' };
  for (const data of [LINK, refused]) network.replies('POST /api/sign/t', { data });
  render(<SignPage token="t" initial={LINK} hasFailed />);
  expect(screen.getByText(/^Aadhaar eSign did not succeed/)).toBeInTheDocument();
  await userEvent.click(screen.getByText('I do not sign'));
  await userEvent.type(screen.getByLabelText(/Why not/), 'Too dear');
  await userEvent.click(screen.getByRole('button', { name: 'Refuse to sign' }));
  expect(await screen.findByText('You refused to sign.')).toBeInTheDocument();
  expect(network.calls.at(-1)?.body).toEqual({ action: 'refuse', reason: 'Too dear' });
  expect(screen.queryByRole('button', { name: 'Sign' })).not.toBeInTheDocument();
});
