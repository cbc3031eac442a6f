import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WebhookRow } from '@/components/brokers/api/webhook-row';
import { OwnerForm } from '@/components/brokers/letters/owner-form';
import { TemplateEditor } from '@/components/enquiries/leads/template-editor';
import { HoursForm } from '@/components/visits/hours-form';
import type { WebhookDto } from '@/lib/brokers/webhooks/dto';
import type { OwnHoursDto } from '@/lib/visits/hours/dto';
import { apiDouble } from '@/test/api-double';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const network = apiDouble();
const ID = '65f000000000000000000001';
const refused = (current: object) => ({ message: 'x', code: 'conflict', details: { current } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const write = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label));
  await userEvent.type(screen.getByLabelText(label), text);
};
const question = () => screen.findByRole('region', { name: 'Somebody else has changed this too' });
const asked = async () =>
  within(await question())
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);

const OWNER = {
  ...{ name: 'Mrs Deshmukh', phone: '', email: 'owner@home.example', language: 'en' as const },
  ...{ hasLetters: true, isStopped: false, __v: 1 },
};

test('what another tab saved about the owner of a home stays, and is shown', async () => {
  const path = `/api/property/${ID}/owner`;
  const stored = { ...OWNER, email: 'new@home.example', __v: 2 };
  network.replies(`PUT ${path}`, refused(stored), 409);
  network.replies(`PUT ${path}`, { data: { ...stored, name: 'Mr Kale', __v: 3 } });
  render(<OwnerForm id={ID} owner={OWNER} />);
  await write('Name', 'Mr Kale');
  await press('Save');
  expect(await screen.findByDisplayValue('new@home.example')).toBeInTheDocument();
  expect(network.calls[1]?.body).toMatchObject({ name: 'Mr Kale', email: 'new@home.example', __v: 2 });
  expect(screen.getByText('Saved')).toBeInTheDocument();
});

test('only what both changed is asked about, and the rest of both is saved', async () => {
  const path = `/api/property/${ID}/owner`;
  const stored = { ...OWNER, name: 'Mrs Rao', hasLetters: false, __v: 2 };
  network.replies(`PUT ${path}`, refused(stored), 409);
  network.replies(`PUT ${path}`, { data: { ...stored, __v: 3 } });
  render(<OwnerForm id={ID} owner={OWNER} />);
  await write('Name', 'Mr Kale');
  await press('Save');
  expect(await asked()).toEqual(['NameMr KaleMrs Rao']);
  await press('Take theirs, drop mine');
  expect(await screen.findByDisplayValue('Mrs Rao')).toBeInTheDocument();
  expect(network.calls[1]?.body).toMatchObject({ name: 'Mrs Rao', hasLetters: false, __v: 2 });
});

test('the times of visiting hours are one field', async () => {
  const own: OwnHoursDto = { days: ['Monday'], from: '10:00', until: '18:00', holidays: '', __v: 4 };
  const stored = { ...own, until: '19:00', days: ['Sunday'], __v: 5 };
  network.replies('PUT /api/visits/hours', refused(stored), 409);
  network.replies('PUT /api/visits/hours', { data: { ...stored, from: '09:00', until: '18:00', __v: 6 } });
  render(<HoursForm own={own} agency={{ ...own, holidays: [] }} />);
  await write('First visit at', '9 am');
  await press('Save hours');
  expect(await asked()).toEqual(['Hours of visits9 am to 6 pm10 am to 7 pm']);
  await press('Save mine over theirs');
  expect(await screen.findByText('Saved. Visitors can book in these hours')).toBeInTheDocument();
  expect(network.calls.at(-1)?.body).toMatchObject({
    ...{ days: ['Sunday'], from: '09:00', until: '18:00', __v: 5 },
  });
});

test('the name that another tab gave a template stays when its text is saved', async () => {
  const path = `/api/leads/templates/${ID}`;
  const template = { id: ID, name: 'Free', text: 'Hello {name}', __v: 0 };
  const stored = { ...template, name: 'Still free', __v: 1 };
  network.replies(`PUT ${path}`, refused(stored), 409);
  network.replies(`PUT ${path}`, { template: { ...stored, text: 'Hi', __v: 2 } });
  render(<TemplateEditor templates={[template]} />);
  const form = within(screen.getByRole('form', { name: 'Template Free', hidden: true }));
  await userEvent.clear(form.getByLabelText('Text'));
  await userEvent.type(form.getByLabelText('Text'), 'Hi');
  await userEvent.click(form.getByText('Save template'));
  expect(await screen.findByDisplayValue('Still free')).toBeInTheDocument();
  expect(network.calls[1]?.body).toEqual({ name: 'Still free', text: 'Hi', __v: 1 });
});

test('a webhook that another tab has paused gets other events without being resumed', async () => {
  const path = `/api/user/webhooks/${ID}`;
  const webhook: WebhookDto = {
    ...{ id: ID, url: 'https://hooks.example.com/x', events: ['lead.created'], isActive: true },
    ...{ createdAt: '2026-11-01T00:00:00.000Z', __v: 0 },
  };
  const stored = { ...webhook, isActive: false, __v: 1 };
  network.replies(`PATCH ${path}`, refused(stored), 409);
  network.replies(`PATCH ${path}`, { ...stored, events: ['lead.created', 'listing.sold'], __v: 2 });
  render(<WebhookRow webhook={webhook} attempt={async (work) => void (await work())} />);
  await press('Change what it gets');
  await userEvent.click(screen.getByLabelText('Sold or let'));
  await press('Save');
  expect(await screen.findByText('Paused · New lead, Sold or let')).toBeInTheDocument();
  expect(network.calls[1]?.body).toEqual({
    ...{ isActive: false, events: ['lead.created', 'listing.sold'], __v: 1 },
  });
});
