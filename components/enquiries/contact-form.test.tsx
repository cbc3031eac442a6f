import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiDouble } from '@/test/api-double';
import { ContactForm } from './contact-form';

const network = apiDouble();
const open = jest.fn();
const field = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole('button', { name: 'Submit' }));

beforeEach(() => {
  open.mockClear();
  window.open = open;
  window.history.replaceState(null, '', '/contactform');
});

async function fill() {
  await userEvent.type(field('Name'), 'Asha');
  await userEvent.type(field('Email'), 'asha@x.example');
  await userEvent.type(field('Phone'), '98220 12345');
  await userEvent.type(field('Message'), 'Is it free?');
}

test('names each field that is missing', async () => {
  render(<ContactForm whatsapp="917120000000" lines={{}} />);
  await send();
  for (const label of ['Name', 'Phone', 'Message'])
    expect(field(label)).toHaveAccessibleDescription(`${label} is required`);
  expect(field('Name')).toHaveFocus();
});

test('sends what the address says it is about, and opens the chat', async () => {
  window.history.replaceState(null, '', '/contactform?service=vridi');
  network.replies('POST /api/contact', {});
  render(<ContactForm whatsapp="917120000000" lines={{ vridi: 'Loans' }} />);
  expect(screen.getByText('Loans')).toBeInTheDocument();
  await fill();
  await send();
  expect(network.calls[0]?.body).toMatchObject({
    name: 'Asha',
    serviceLine: 'vridi',
    website: '',
    fillMs: expect.any(Number),
    idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(open.mock.calls[0]?.[0]).toMatch(/^https:\/\/wa\.me\/917120000000\?text=/);
  expect(
    await screen.findByRole('heading', { name: 'Thank you. Your enquiry has reached us.' }),
  ).toHaveFocus();
});

test('a second try after a lost reply has the same key, so that one enquiry arrives', async () => {
  render(<ContactForm whatsapp="917120000000" lines={{}} />);
  await fill();
  await send();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  network.replies('POST /api/contact', {});
  await send();
  const keys = network.calls.map(({ body }) => (body as { idempotencyKey: string }).idempotencyKey);
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});
