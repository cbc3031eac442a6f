import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SettingsSection, StoredSettings } from '@/lib/settings/schema';
import { apiDouble } from '@/test/api-double';
import { SettingsForm } from './settings-form';

const network = apiDouble();
const PATH = 'PUT /api/admin/settings';
const DEFAULTS = {
  site: {
    name: 'Saptam Group',
    tagline: 'From Your Dream to Your Home',
    phone: '+917120000000',
    email: 'office@x.example',
    whatsapp: '917120000000',
    address: 'Nagpur',
    reraAgentNumber: undefined,
    codePrefix: 'SG',
  },
  retention: { activity: 90, ip: 30, erasure: 14, homeVisit: 180 },
  exitPopup: true,
};
const form = (section: SettingsSection, settings: StoredSettings['settings'] = {}) =>
  render(
    <SettingsForm
      section={section}
      stored={{ version: 7, sections: { [section]: 3 }, settings }}
      defaults={DEFAULTS}
    />,
  );
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
const field = (label: string) => screen.getByLabelText(label);
/** The checkbox of an opening day, because visits have days too. */
const openDay = (day: string) =>
  within(screen.getByRole('group', { name: 'Opening hours' })).getByLabelText(day);

test('shows a default as a placeholder and a stored setting as the value', () => {
  form('details', { tagline: 'Homes in Nagpur' });
  expect(field('Company name')).toHaveValue('');
  expect(field('Company name')).toHaveAttribute('placeholder', 'Saptam Group');
  expect(field('Tagline')).toHaveValue('Homes in Nagpur');
  expect(screen.queryByLabelText('Opens at')).toBeNull();
  form('retention', { activityDays: 45 });
  expect(field('Visitor activity')).toHaveValue('45');
  form('hours', { openDays: ['Monday'], opensAt: '09:30' });
  expect(openDay('Monday')).toBeChecked();
  expect(openDay('Tuesday')).not.toBeChecked();
  form('exit');
  expect(field('Popup')).toHaveDisplayValue('Server default (on)');
});

test('sends a section alone without its empty fields, so an untouched form changes nothing', async () => {
  network.replies(PATH, { message: 'Settings saved' });
  form('details', { tagline: 'Homes in Nagpur', activityDays: 45 });
  await save();
  expect(network.calls[0]?.body).toEqual({
    version: 3,
    section: 'details',
    settings: { tagline: 'Homes in Nagpur' },
  });
  expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  expect(visited).toEqual(['refresh']);
});

test('requires both times with opening days, or neither', async () => {
  network.replies(PATH, { message: 'Settings saved' });
  form('hours');
  await userEvent.click(openDay('Monday'));
  await userEvent.click(openDay('Friday'));
  await userEvent.type(field('Opens at'), '09:30');
  await save();
  await waitFor(() =>
    expect(field('Opens at')).toHaveAccessibleDescription(
      'Enter the days and both times, or leave all empty',
    ),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Please correct the marked fields');
  await userEvent.type(field('Closes at'), '19:00');
  await save();
  await waitFor(() =>
    expect(network.calls.at(-1)?.body).toEqual({
      version: 3,
      section: 'hours',
      settings: { openDays: ['Monday', 'Friday'], opensAt: '09:30', closesAt: '19:00' },
    }),
  );
});

test('allows removing all days', async () => {
  network.replies(PATH, { message: 'Settings saved' });
  form('hours', { openDays: ['Monday'], opensAt: '09:30', closesAt: '19:00' });
  await userEvent.click(openDay('Monday'));
  await userEvent.clear(field('Opens at'));
  await userEvent.clear(field('Closes at'));
  await save();
  expect(network.calls[0]?.body).toEqual({ version: 3, section: 'hours', settings: {} });
});

test('marks the field of a refused value', async () => {
  const issues = [{ path: 'settings.phone', message: 'Use the international form' }];
  network.replies(PATH, { message: 'Use the international form', code: 'invalid', issues }, 400);
  form('details', { phone: '+917122345678' });
  await save();
  expect(field('Phone')).toHaveAccessibleDescription(expect.stringContaining('Use the international form'));
  expect(field('Phone')).toHaveFocus();
});

describe('a colleague saved the section meanwhile', () => {
  const refuse = (stored: object) => {
    const at = new Date(Date.now() - 60_000 * 2).toISOString();
    const earlier = { by: 'Sunita', at, seen: 4, stored };
    const message = 'Sunita saved these settings 5 seconds ago';
    network.replies(PATH, { message, code: 'conflict', details: { earlier } }, 409);
  };
  const sent = () => network.calls.map(({ body }) => body as { version: number; settings: object });

  test('merges fields changed on one side without a question and shows them in the form', async () => {
    refuse({ tagline: 'Homes', phone: '+917122000000' });
    network.replies(PATH, { message: 'Settings saved', version: 5 });
    network.replies(PATH, { message: 'Settings saved', version: 6 });
    form('details', { tagline: 'Homes' });
    await userEvent.type(field('Office address'), 'Sadar');
    await save();
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
    const merged = { tagline: 'Homes', phone: '+917122000000', address: 'Sadar' };
    expect(sent()[1]).toMatchObject({ version: 4, settings: merged });
    expect(field('Phone')).toHaveValue('+917122000000');
    await save();
    await waitFor(() => expect(sent()[2]).toMatchObject({ version: 5, settings: merged }));
  });

  test('asks only about what both changed, takes the focus, and keeps what only they changed', async () => {
    refuse({ tagline: 'Theirs', phone: '+917122000000' });
    network.replies(PATH, { message: 'Settings saved', version: 5 });
    form('details');
    await userEvent.type(field('Tagline'), 'Mine');
    await save();
    const question = await screen.findByRole('region', {
      name: 'Sunita saved these settings 2 minutes ago',
    });
    expect(question).toHaveFocus();
    const rows = within(question).getAllByRole('row').slice(1);
    expect(rows.map(({ textContent }) => textContent)).toEqual(['TaglineMineTheirs']);
    await userEvent.click(screen.getByRole('button', { name: 'Overwrite theirs with mine' }));
    await waitFor(() => expect(visited).toEqual(['refresh']));
    expect(sent()[1]).toEqual({
      version: 4,
      section: 'details',
      settings: { tagline: 'Mine', phone: '+917122000000' },
    });
  });

  test('puts their values into the form, with hours as one', async () => {
    refuse({ openDays: ['Monday'], opensAt: '10:00', closesAt: '18:00' });
    network.replies(PATH, { message: 'Settings saved', version: 5 });
    form('hours', { openDays: ['Monday'], opensAt: '09:30', closesAt: '18:00' });
    await userEvent.clear(field('Closes at'));
    await userEvent.type(field('Closes at'), '20:00');
    await save();
    expect(await screen.findByRole('row', { name: /Opening hours/ })).toHaveTextContent(
      'Opening hoursMonday, 09:30, 20:00Monday, 10:00, 18:00',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Keep theirs, discard mine' }));
    await waitFor(() => expect(field('Closes at')).toHaveValue('18:00'));
    expect(field('Opens at')).toHaveValue('10:00');
    expect(openDay('Monday')).toBeChecked();
  });
});
