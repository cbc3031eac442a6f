import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { WebhookRow } from '@/components/brokers/api/webhook-panel';
import { OwnerForm } from '@/components/brokers/letters/owner-form';
import { TemplateEditor } from '@/components/enquiries/leads/template-editor';
import { HoursForm } from '@/components/visits/hours-form';
import type { WebhookDto } from '@/lib/brokers/webhooks/dto';
import { api } from '@/lib/platform/browser/api';
import type { OwnHoursDto } from '@/lib/visits/hours/dto';
import { apiDouble } from '@/test/api-double';
import { ComboboxField } from './combobox';
import { DayField, DayTimeField } from './day-field';
import { TextField } from './field';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { useZodForm } from './use-zod-form';

describe('combobox', () => {
  const CLIENTS = Array.from({ length: 303 }, (_, i) => ({ id: `c${i}`, name: `Client ${i}` }));
  CLIENTS[200] = { id: 'meera', name: 'Meera Deshmukh' };
  CLIENTS[201] = { id: 'besa', name: 'Flat in Besa · SG-NAG-1022' };

  function Form() {
    const [value, setValue] = useState('');
    return (
      <>
        <ComboboxField
          label="Client"
          none="None of these"
          choices={CLIENTS}
          value={value}
          onChange={setValue}
        />
        <p data-testid="value">{value}</p>
      </>
    );
  }

  const field = () => screen.getByRole('combobox', { name: 'Client' });
  const value = () => screen.getByTestId('value').textContent;
  const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);

  describe('choice among 303 clients', () => {
    beforeEach(() => void render(<Form />));

    test('finds a client by part of the name and selects it with Enter', () => {
      fireEvent.change(field(), { target: { value: 'desh mee' } });
      expect(options()).toEqual(['Meera Deshmukh']);
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(value()).toBe('meera');
      expect(field()).toHaveValue('Meera Deshmukh');
      expect(field()).toHaveAttribute('aria-expanded', 'false');
    });

    test.each(['1022', 'sg-nag-1022', 'besa 1022'])('finds the home with the code by %j', (typed) => {
      fireEvent.change(field(), { target: { value: typed } });
      expect(options()).toEqual(['Flat in Besa · SG-NAG-1022']);
    });

    test('moves through the list and around its end with arrow keys', () => {
      fireEvent.change(field(), { target: { value: 'client 30' } });
      expect(options()).toEqual(['Client 30', 'Client 300', 'Client 301', 'Client 302']);
      fireEvent.keyDown(field(), { key: 'ArrowUp' });
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(value()).toBe('c302');
    });

    test('keeps the choice with Escape, and clears it with the first entry', () => {
      fireEvent.change(field(), { target: { value: 'meera' } });
      fireEvent.keyDown(field(), { key: 'Escape' });
      expect(value()).toBe('');
      fireEvent.change(field(), { target: { value: 'meera' } });
      fireEvent.click(screen.getByRole('option'));
      expect(value()).toBe('meera');
      fireEvent.click(field());
      fireEvent.click(screen.getByRole('option', { name: 'None of these' }));
      expect(value()).toBe('');
    });
  });
});

describe('day field', () => {
  const day = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Day' });
  const calendar = () => screen.getByRole('button', { name: 'Calendar' });
  const sent = () => [...new FormData(document.querySelector('form') as HTMLFormElement)];

  test("shows a day in the site's format and sends it as a date", () => {
    render(
      <form>
        <DayField label="Day" name="day" defaultValue="2026-11-23" />
      </form>,
    );
    expect(day()).toHaveValue('23 Nov 2026');
    expect(sent()).toEqual([['day', '2026-11-23']]);
    fireEvent.change(day(), { target: { value: '5/12/2026' } });
    expect(sent()).toEqual([['day', '2026-12-05']]);
    fireEvent.blur(day());
    expect(day()).toHaveValue('5 Dec 2026');
    fireEvent.change(day(), { target: { value: '' } });
    expect(sent()).toEqual([['day', '']]);
  });

  test('keeps invalid or out-of-range text visible', () => {
    render(
      <form>
        <DayField label="Day" name="day" max="2026-11-26" />
      </form>,
    );
    for (const typed of ['31 Feb 2026', 'soon', '27 Nov 2026']) {
      fireEvent.change(day(), { target: { value: typed } });
      expect(day().validationMessage).toBe('Type a day such as 26 Nov 2026');
    }
    fireEvent.change(day(), { target: { value: 'soon' } });
    expect(sent()).toEqual([['day', 'soon']]);
    fireEvent.change(day(), { target: { value: '26 Nov 2026' } });
    expect(day().validationMessage).toBe('');
  });

  test('replaces the day with newly typed text', () => {
    render(<DayField label="Day" name="day" defaultValue="2026-11-23" />);
    fireEvent.focus(day());
    expect([day().selectionStart, day().selectionEnd]).toEqual([0, '23 Nov 2026'.length]);
  });

  test('gives the field itself the name without JavaScript', () => {
    expect(renderToString(<DayField label="Day" name="from" />)).toMatch(
      /<input[^>]*type="text"[^>]*name="from"/,
    );
  });

  describe('calendar', () => {
    const cell = (name: string) => within(screen.getByRole('grid')).getByRole('button', { name });
    const open = async (value: string) => {
      render(
        <form>
          <DayField label="Day" name="day" defaultValue={value} />
        </form>,
      );
      fireEvent.click(calendar());
      await waitFor(() => expect(screen.getByRole('grid')).toBeInTheDocument());
    };

    test('opens at the chosen day, starts on Monday and returns a day', async () => {
      await open('2026-11-23');
      expect(screen.getByText('November 2026')).toBeInTheDocument();
      expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('Mon');
      expect(cell('23 Nov 2026')).toHaveAttribute('aria-pressed', 'true');
      fireEvent.click(cell('30 Nov 2026'));
      expect(day()).toHaveValue('30 Nov 2026');
      expect(sent()).toEqual([['day', '2026-11-30']]);
      expect(screen.queryByRole('grid')).not.toBeInTheDocument();
    });

    test.each([
      ['ArrowRight', '1 Feb 2026'],
      ['ArrowUp', '24 Jan 2026'],
      ['Home', '26 Jan 2026'],
      ['PageDown', '28 Feb 2026'],
      ['PageUp', '31 Dec 2025'],
    ])('moves with %s from 31 January to %s', async (key, name) => {
      await open('2026-01-31');
      await waitFor(() => expect(cell('31 Jan 2026')).toHaveFocus());
      fireEvent.keyDown(cell('31 Jan 2026'), { key });
      await waitFor(() => expect(cell(name)).toHaveFocus());
    });
  });

  const schema = z.object({ day: z.iso.date('Choose a day'), at: z.string() });

  function Form({ send }: { send: (values: z.output<typeof schema>) => void }) {
    const { form, field, formProps } = useZodForm(schema, {
      start: { day: '2026-11-23', at: '' },
      async send(values) {
        send(values);
        return undefined;
      },
    });
    return (
      <form {...formProps}>
        <DayField label="Day" {...field('day')} />
        <DayTimeField label="Visit on" {...field('at')} />
        <button type="button" onClick={() => form.setValue('day', '2027-01-02')}>
          Set
        </button>
        <button type="submit">Save</button>
      </form>
    );
  }

  test('registers with a form like an input: start, typing, a value from outside, errors', async () => {
    const send = jest.fn();
    render(<Form send={send} />);
    expect(day()).toHaveValue('23 Nov 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(day()).toHaveValue('2 Jan 2027'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Visit on' }), {
      target: { value: '3 Jan 2027' },
    });
    expect(screen.getByLabelText('Time')).toHaveValue('10 am');
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '16:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2027-01-02', at: '2027-01-03T16:30' }));
    fireEvent.change(day(), { target: { value: 'soon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a day')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('no form has a native date or time field, which uses the language of the browser', () => {
    const files = ['app', 'components'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
        .map((name) => `${folder}/${name}`),
    );
    const native = files.filter((file) =>
      /type="(?:date|datetime-local|month|time)"/.test(readFileSync(file, 'utf8')),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(native).toEqual([]);
  });
});

describe('use ask before leaving', () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

  test('asks only while data could be lost', () => {
    const { result, unmount } = renderHook(() => useAskBeforeLeaving());
    expect(isAsked()).toBe(false);
    result.current.current = true;
    result.current.current = true;
    expect(isAsked()).toBe(true);
    expect(result.current.current).toBe(true);
    result.current.current = false;
    expect(isAsked()).toBe(false);
    result.current.current = true;
    unmount();
    expect(isAsked()).toBe(false);
  });
});

describe('checked forms', () => {
  const network = apiDouble();
  const PATH = '/api/thing';
  const schema = z.object({
    name: z.string().trim().min(1, 'Please enter a name'),
    city: z.string().min(1, 'Please enter a city'),
  });
  type Options = Partial<Parameters<typeof useZodForm<z.input<typeof schema>, z.output<typeof schema>>>[1]>;

  function Sample(options: Options) {
    const { field, formProps, busy, outcome } = useZodForm(schema, {
      send: (body) => api(PATH, { method: 'POST', body }),
      ...options,
    });
    return (
      <form {...formProps} aria-label="Sample">
        <TextField label="Name" {...field('name')} />
        <TextField label="City" {...field('city')} />
        {outcome && <p role="status">{outcome.text}</p>}
        <button type="submit" disabled={busy}>
          Send
        </button>
      </form>
    );
  }

  const name = () => screen.getByLabelText('Name');
  const city = () => screen.getByLabelText('City');
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const invalid = (...issues: { path: string; message: string }[]) =>
    network.replies(`POST ${PATH}`, { message: issues[0]?.message, code: 'invalid', issues }, 400);

  test('show errors at their fields, focus the first one, and send nothing', async () => {
    render(<Sample invalid="Please correct the marked fields" />);
    await send();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Please enter a name'));
    expect(name()).toBeInvalid();
    expect(city()).toHaveAccessibleDescription('Please enter a city');
    expect(name()).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Please correct the marked fields');
    expect(network.calls).toEqual([]);
  });

  test('send the checked values, and show the message of the reply', async () => {
    network.replies(`POST ${PATH}`, { message: 'Thing created' });
    render(<Sample />);
    await userEvent.type(name(), ' Asha ');
    await userEvent.type(city(), 'Nagpur');
    await send();
    await waitFor(() =>
      expect(network.calls).toEqual([{ method: 'POST', path: PATH, body: { name: 'Asha', city: 'Nagpur' } }]),
    );
    expect(await screen.findByText('Thing created')).toBeInTheDocument();
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  });

  test('show the server’s errors at their fields, whatever the path starts with', async () => {
    invalid({ path: 'thing.city.0', message: 'Unknown city' });
    render(<Sample start={{ name: 'Asha', city: 'Atlantis' }} />);
    await send();
    await waitFor(() => expect(city()).toHaveAccessibleDescription('Unknown city'));
    expect(city()).toHaveFocus();
    // the sentence appears only once
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    await userEvent.type(city(), 'x');
    expect(city()).toBeValid();
  });

  test('shows a general failure below the form and allows sending again', async () => {
    network.replies(`POST ${PATH}`, { message: 'Too many attempts', code: 'rate_limited' }, 429);
    network.replies(`POST ${PATH}`, { message: 'Thing created' });
    render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} />);
    await send();
    expect(await screen.findByText('Too many attempts')).toBeInTheDocument();
    await send();
    expect(await screen.findByText('Thing created')).toBeInTheDocument();
    expect(screen.queryByText('Too many attempts')).not.toBeInTheDocument();
  });

  test('show the form’s text for a lost connection', async () => {
    render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} failed={() => 'Please try again'} />);
    await send();
    expect(await screen.findByText('Please try again')).toBeInTheDocument();
  });

  test('are busy during a call, and stay so after "leave"', async () => {
    network.replies(`POST ${PATH}`, {});
    render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} after="leave" />);
    await send();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(screen.getByRole('button')).toBeDisabled();
    expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  });

  test('restore the initial values after "reset"', async () => {
    network.replies(`POST ${PATH}`, {});
    render(<Sample start={{ city: 'Nagpur' }} after="reset" />);
    await userEvent.type(name(), 'Asha');
    await userEvent.clear(city());
    await userEvent.type(city(), 'Pune');
    await send();
    expect(await screen.findByText('Saved')).toBeInTheDocument();
    expect(name()).toHaveValue('');
    expect(city()).toHaveValue('Nagpur');
    await send();
    await waitFor(() => expect(name()).toHaveAccessibleDescription('Please enter a name'));
  });

  test('render initial values on the server, and keep and send text typed before hydration', async () => {
    network.replies(`POST ${PATH}`, {});
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Sample start={{ name: 'Asha', city: 'Nagpur' }} />);
    expect(city()).toHaveValue('Nagpur');
    await userEvent.clear(city());
    await userEvent.type(city(), 'Pune');
    render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} />, { container, hydrate: true });
    expect(city()).toHaveValue('Pune');
    await send();
    await waitFor(() => expect(network.calls[0]?.body).toEqual({ name: 'Asha', city: 'Pune' }));
  });
});

describe('merged forms', () => {
  const network = apiDouble();
  const ID = '65f000000000000000000001';
  const refused = (current: object) => ({ message: 'x', code: 'conflict', details: { current } });
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const write = async (label: string, text: string) => {
    await userEvent.clear(screen.getByLabelText(label));
    await userEvent.type(screen.getByLabelText(label), text);
  };
  const question = () => screen.findByRole('region', { name: 'Someone else changed this too' });
  const asked = async () =>
    within(await question())
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.textContent);

  const OWNER = {
    ...{ name: 'Mrs Deshmukh', phone: '', email: 'owner@home.example', language: 'en' as const },
    ...{ hasLetters: true, isStopped: false, __v: 1 },
  };

  test('keep and show another tab’s changes of the owner of a home', async () => {
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

  test('asks only about conflicts and saves the rest of both', async () => {
    const path = `/api/property/${ID}/owner`;
    const stored = { ...OWNER, name: 'Mrs Rao', hasLetters: false, __v: 2 };
    network.replies(`PUT ${path}`, refused(stored), 409);
    network.replies(`PUT ${path}`, { data: { ...stored, __v: 3 } });
    render(<OwnerForm id={ID} owner={OWNER} />);
    await write('Name', 'Mr Kale');
    await press('Save');
    expect(await asked()).toEqual(['NameMr KaleMrs Rao']);
    await press('Keep theirs, discard mine');
    expect(await screen.findByDisplayValue('Mrs Rao')).toBeInTheDocument();
    expect(network.calls[1]?.body).toMatchObject({ name: 'Mrs Rao', hasLetters: false, __v: 2 });
  });

  test('merge the times of visiting hours as one field', async () => {
    const own: OwnHoursDto = { days: ['Monday'], from: '10:00', until: '18:00', holidays: '', __v: 4 };
    const stored = { ...own, until: '19:00', days: ['Sunday'], __v: 5 };
    network.replies('PUT /api/visits/hours', refused(stored), 409);
    network.replies('PUT /api/visits/hours', { data: { ...stored, from: '09:00', until: '18:00', __v: 6 } });
    render(<HoursForm own={own} agency={{ ...own, holidays: [] }} />);
    await write('First visit at', '9 am');
    await press('Save hours');
    expect(await asked()).toEqual(['Visiting hours9 am to 6 pm10 am to 7 pm']);
    await press('Overwrite theirs with mine');
    expect(await screen.findByText('Saved. Visitors can book in these hours')).toBeInTheDocument();
    expect(network.calls.at(-1)?.body).toMatchObject({
      ...{ days: ['Sunday'], from: '09:00', until: '18:00', __v: 5 },
    });
  });

  test("keeps a template's name changed in another tab when its text is saved", async () => {
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

  test('keeps a webhook paused in another tab when its events change', async () => {
    const path = `/api/user/webhooks/${ID}`;
    const webhook: WebhookDto = {
      ...{ id: ID, url: 'https://hooks.example.com/x', events: ['lead.created'], isActive: true },
      ...{ createdAt: '2026-11-01T00:00:00.000Z', __v: 0 },
    };
    const stored = { ...webhook, isActive: false, __v: 1 };
    network.replies(`PATCH ${path}`, refused(stored), 409);
    network.replies(`PATCH ${path}`, { ...stored, events: ['lead.created', 'listing.sold'], __v: 2 });
    render(<WebhookRow webhook={webhook} attempt={async (work) => void (await work())} />);
    await press('Change events');
    await userEvent.click(screen.getByLabelText('Sold or let'));
    await press('Save');
    expect(await screen.findByText('Paused · New lead, Sold or let')).toBeInTheDocument();
    expect(network.calls[1]?.body).toEqual({
      ...{ isActive: false, events: ['lead.created', 'listing.sold'], __v: 1 },
    });
  });
});
