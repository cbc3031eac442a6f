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
/** Visits have days too. */
const openDay = (day: string) =>
  within(screen.getByRole('group', { name: 'Opening hours' })).getByLabelText(day);

test('what holds without a setting is shown as a placeholder; what is stored, as the value', () => {
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
  expect(field('Popup')).toHaveDisplayValue('As the server says (on)');
});

test('a section is sent alone, and its empty fields are not sent: an untouched form changes nothing', async () => {
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

test('opening hours are days and both times, or nothing', async () => {
  network.replies(PATH, { message: 'Settings saved' });
  form('hours');
  await userEvent.click(openDay('Monday'));
  await userEvent.click(openDay('Friday'));
  await userEvent.type(field('Opens at'), '09:30');
  await save();
  await waitFor(() =>
    expect(field('Opens at')).toHaveAccessibleDescription('Give the days and both times, or none of them'),
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

test('the days can all be taken away', async () => {
  network.replies(PATH, { message: 'Settings saved' });
  form('hours', { openDays: ['Monday'], opensAt: '09:30', closesAt: '19:00' });
  await userEvent.click(openDay('Monday'));
  await userEvent.clear(field('Opens at'));
  await userEvent.clear(field('Closes at'));
  await save();
  expect(network.calls[0]?.body).toEqual({ version: 3, section: 'hours', settings: {} });
});

test('what the server refuses is marked at its field', async () => {
  const issues = [{ path: 'settings.phone', message: 'Use the international form' }];
  network.replies(PATH, { message: 'Use the international form', code: 'invalid', issues }, 400);
  form('details', { phone: '+917122345678' });
  await save();
  expect(field('Phone')).toHaveAccessibleDescription(expect.stringContaining('Use the international form'));
  expect(field('Phone')).toHaveFocus();
});

test('a section that a colleague saved meanwhile is written over only when that is chosen', async () => {
  const message = 'Sunita saved these settings 5 seconds ago: tagline — → Homes';
  const earlier = { by: 'Sunita', at: '2026-11-26T01:00:00.000Z', did: 'saved these settings', seen: 4 };
  network.replies(PATH, { message, code: 'conflict', details: { earlier } }, 409);
  network.replies(PATH, { message: 'Settings saved' });
  form('details');
  await userEvent.type(field('Tagline'), 'Too late');
  await save();
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  expect(screen.getByRole('button', { name: 'Keep what Sunita did' })).toBeInTheDocument();
  expect(field('Tagline')).toHaveValue('Too late');
  await userEvent.click(screen.getByRole('button', { name: 'Save mine all the same' }));
  await waitFor(() => expect(visited).toEqual(['refresh']));
  expect(network.calls.map(({ body }) => (body as { version: number }).version)).toEqual([3, 4]);
  expect(screen.queryByRole('alert')).toBeNull();
});
