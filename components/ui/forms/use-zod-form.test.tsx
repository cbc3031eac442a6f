import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { z } from 'zod';
import { TextField } from '@/components/ui/forms/field';
import { useZodForm } from '@/components/ui/forms/use-zod-form';
import { api } from '@/lib/platform/browser/api';
import { apiDouble } from '@/test/api-double';

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

test('what is wrong is shown at its field, the first field gets the focus, and nothing is sent', async () => {
  render(<Sample invalid="Please correct the marked fields" />);
  await send();
  await waitFor(() => expect(name()).toHaveAccessibleDescription('Please enter a name'));
  expect(name()).toBeInvalid();
  expect(city()).toHaveAccessibleDescription('Please enter a city');
  expect(name()).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('Please correct the marked fields');
  expect(network.calls).toEqual([]);
});

test('the checked values are sent, and the message of the reply is shown', async () => {
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

test('what the server finds wrong is shown at its field, whatever the path begins with', async () => {
  invalid({ path: 'thing.city.0', message: 'Unknown city' });
  render(<Sample start={{ name: 'Asha', city: 'Atlantis' }} />);
  await send();
  await waitFor(() => expect(city()).toHaveAccessibleDescription('Unknown city'));
  expect(city()).toHaveFocus();
  // the sentence appears once
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
  await userEvent.type(city(), 'x');
  expect(city()).toBeValid();
});

test('a failure that is about no field is shown below the form, and the form can be sent again', async () => {
  network.replies(`POST ${PATH}`, { message: 'Too many attempts', code: 'rate_limited' }, 429);
  network.replies(`POST ${PATH}`, { message: 'Thing created' });
  render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} />);
  await send();
  expect(await screen.findByText('Too many attempts')).toBeInTheDocument();
  await send();
  expect(await screen.findByText('Thing created')).toBeInTheDocument();
  expect(screen.queryByText('Too many attempts')).not.toBeInTheDocument();
});

test('a lost connection gets the text of the form', async () => {
  render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} failed={() => 'Please try again'} />);
  await send();
  expect(await screen.findByText('Please try again')).toBeInTheDocument();
});

test('while a call runs the form is busy; after "leave" it stays so', async () => {
  network.replies(`POST ${PATH}`, {});
  render(<Sample start={{ name: 'Asha', city: 'Nagpur' }} after="leave" />);
  await send();
  expect(await screen.findByText('Saved')).toBeInTheDocument();
  expect(screen.getByRole('button')).toBeDisabled();
  expect(screen.getByRole('form')).toHaveAttribute('aria-busy', 'true');
});

test('after "reset" the first values are back', async () => {
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

test('the server renders the first values; what was typed before the page is hydrated stays and is sent', async () => {
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
