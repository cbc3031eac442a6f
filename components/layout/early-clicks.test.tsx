import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { EARLY_CLICKS_SCRIPT } from '@/lib/http/early-clicks';
import { EarlyClicks } from './early-clicks';

const press = jest.fn();

function Page({ isBusy = false }: { isBusy?: boolean }) {
  return (
    <>
      <button type="button" onClick={() => press('menu')}>
        <span>Menu</span>
      </button>
      <button type="button" disabled={isBusy} onClick={() => press('busy')}>
        Busy
      </button>
      <button type="submit" onClick={() => press('send')}>
        Send
      </button>
      <EarlyClicks />
    </>
  );
}

/** The page as the server sends it, with the script that runs first. */
function serve(isBusy = false): HTMLElement {
  new Function(EARLY_CLICKS_SCRIPT)();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = `<button type="button"><span>Menu</span></button><button type="button"${isBusy ? ' disabled=""' : ''}>Busy</button><button type="submit">Send</button>`;
  return container;
}

afterEach(() => {
  window.takeEarlyClicks?.();
  document.body.replaceChildren();
  press.mockClear();
});

it('runs what was pressed before React took the page over, once each, in order', async () => {
  const container = serve();
  fireEvent.click(screen.getByRole('button', { name: 'Busy' }));
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(screen.getByText('Menu'));
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(press).not.toHaveBeenCalled();
  render(<Page />, { container, hydrate: true });
  await waitFor(() => expect(press.mock.calls).toEqual([['busy'], ['menu']]));
  fireEvent.click(screen.getByText('Menu'));
  expect(press).toHaveBeenCalledTimes(3);
});

it('keeps no press of a button that could not be pressed', async () => {
  const container = serve(true);
  fireEvent.click(screen.getByRole('button', { name: 'Busy' }));
  render(<Page isBusy />, { container, hydrate: true });
  await new Promise((done) => setTimeout(done, 5));
  expect(press).not.toHaveBeenCalled();
  expect(window.takeEarlyClicks).toBeUndefined();
});

it('does nothing where the script never ran', () => {
  expect(() => render(<Page />)).not.toThrow();
});
