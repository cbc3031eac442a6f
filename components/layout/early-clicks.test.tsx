import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EARLY_CLICKS_SCRIPT } from '@/lib/http/early-clicks';

const press = jest.fn();

const Button = ({ name, isBusy = false }: { name: string; isBusy?: boolean }) => (
  <button type="button" disabled={isBusy} onClick={() => press(name)}>
    <span>{name}</span>
  </button>
);

/** What the server sends for these buttons. */
function serve(html: string): HTMLElement {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return container;
}

const sent = (name: string, attributes = '') =>
  `<button type="button"${attributes}><span>${name}</span></button>`;

beforeAll(() => {
  new Function(EARLY_CLICKS_SCRIPT)();
});
afterEach(() => {
  document.body.replaceChildren();
  press.mockClear();
});

it('makes a press again when React has taken the page over, once', async () => {
  const container = serve(sent('Menu') + sent('Other'));
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(screen.getByText('Menu'));
  expect(press).not.toHaveBeenCalled();
  render([<Button key="a" name="Menu" />, <Button key="b" name="Other" />], { container, hydrate: true });
  await waitFor(() => expect(press.mock.calls).toEqual([['Menu']]));
  fireEvent.click(screen.getByText('Menu'));
  await new Promise((done) => setTimeout(done, 120));
  expect(press).toHaveBeenCalledTimes(2);
});

it('waits for a part of the page that React takes over later', async () => {
  const parts = [serve(sent('Soon')), serve(sent('Late'))] as const;
  render(<Button name="Soon" />, { container: parts[0], hydrate: true });
  fireEvent.click(screen.getByText('Late'));
  await new Promise((done) => setTimeout(done, 120));
  expect(press).not.toHaveBeenCalled();
  render(<Button name="Late" />, { container: parts[1], hydrate: true });
  await waitFor(() => expect(press.mock.calls).toEqual([['Late']]));
});

it('keeps no press of a button that could not be pressed', async () => {
  const container = serve(sent('Busy', ' disabled=""'));
  fireEvent.click(screen.getByRole('button'));
  render(<Button name="Busy" isBusy />, { container, hydrate: true });
  await new Promise((done) => setTimeout(done, 120));
  expect(press).not.toHaveBeenCalled();
});
