import { readdirSync, readFileSync } from 'node:fs';
import { fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { ComboboxField } from './combobox';
import { DayField, DayTimeField } from './day-field';
import { useAskBeforeLeaving } from './use-ask-before-leaving';
import { useZodForm } from './use-zod-form';

describe('combobox', () => {
  const CLIENTS = Array.from({ length: 303 }, (_, i) => ({ id: `c${i}`, name: `Client ${i}` }));
  CLIENTS[200] = { id: 'meera', name: 'Meera Deshmukh' };

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

  describe('a choice among 303 clients', () => {
    beforeEach(() => void render(<Form />));

    test('a part of the name finds the client, and Enter takes it', () => {
      fireEvent.change(field(), { target: { value: 'desh mee' } });
      expect(options()).toEqual(['Meera Deshmukh']);
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(value()).toBe('meera');
      expect(field()).toHaveValue('Meera Deshmukh');
      expect(field()).toHaveAttribute('aria-expanded', 'false');
    });

    test('arrow keys move through the list and around its end', () => {
      fireEvent.change(field(), { target: { value: 'client 30' } });
      expect(options()).toEqual(['Client 30', 'Client 300', 'Client 301', 'Client 302']);
      fireEvent.keyDown(field(), { key: 'ArrowUp' });
      fireEvent.keyDown(field(), { key: 'Enter' });
      expect(value()).toBe('c302');
    });

    test('Escape leaves the choice as it was, and the first entry takes it back', () => {
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

  test('a day is shown in the form of the site and sent as a day', () => {
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

  test('what is not a day, or outside the limits, is not swallowed', () => {
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

  test('what is typed into a filled field takes the place of its day', () => {
    render(<DayField label="Day" name="day" defaultValue="2026-11-23" />);
    fireEvent.focus(day());
    expect([day().selectionStart, day().selectionEnd]).toEqual([0, '23 Nov 2026'.length]);
  });

  test('without JavaScript the field itself has the name', () => {
    expect(renderToString(<DayField label="Day" name="from" />)).toMatch(
      /<input[^>]*type="text"[^>]*name="from"/,
    );
  });

  describe('the calendar', () => {
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

    test('opens at the chosen day, begins on Monday and gives a day', async () => {
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
    ])('%s from 31 January goes to %s', async (key, name) => {
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

  test('a form registers it like an input: start, typing, a value from outside, errors', async () => {
    const send = jest.fn();
    render(<Form send={send} />);
    expect(day()).toHaveValue('23 Nov 2026');
    fireEvent.click(screen.getByRole('button', { name: 'Set' }));
    await waitFor(() => expect(day()).toHaveValue('2 Jan 2027'));
    fireEvent.change(screen.getByRole('textbox', { name: 'Visit on' }), { target: { value: '3 Jan 2027' } });
    expect(screen.getByLabelText('Time')).toHaveValue('10 am');
    fireEvent.change(screen.getByLabelText('Time'), { target: { value: '16:30' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(send).toHaveBeenCalledWith({ day: '2027-01-02', at: '2027-01-03T16:30' }));
    fireEvent.change(day(), { target: { value: 'soon' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Choose a day')).toBeInTheDocument();
    expect(send).toHaveBeenCalledTimes(1);
  });

  test('no form has a date or time field of the browser, which shows both by the language of the browser', () => {
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

  test('asks only while there is something to lose', () => {
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
