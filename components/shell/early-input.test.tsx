import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { type ComponentType, lazy, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { EARLY_INPUT_SCRIPT } from '@/lib/platform/http/early-input';

const press = vi.fn();

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
  new Function(EARLY_INPUT_SCRIPT)();
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

function Box() {
  const [isOn, setOn] = useState(false);
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={() => setOn(!isOn)} />
      {isOn ? 'chosen' : 'free'}
    </label>
  );
}

it('makes a tick again in whose midst React has taken the box over', async () => {
  const container = serve('<label><input type="checkbox"/>free</label>');
  const box = container.querySelector('input')!;
  const inAct = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  inAct.IS_REACT_ACT_ENVIRONMENT = false;
  const root = hydrateRoot(container, <Box />);
  // React has only planned to: the press itself makes it
  expect(Object.keys(box).some((key) => key.startsWith('__react'))).toBe(false);
  box.click();
  await waitFor(() => expect(container).toHaveTextContent('chosen'));
  await new Promise((done) => setTimeout(done, 120));
  expect([box.checked, container.textContent]).toEqual([true, 'chosen']);
  root.unmount();
  inAct.IS_REACT_ACT_ENVIRONMENT = true;
});

it('makes a tick again that came when React had marked the box, but not finished', async () => {
  const container = serve('<label><input type="checkbox"/>free</label>');
  const box = container.querySelector('input')!;
  const inAct = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  inAct.IS_REACT_ACT_ENVIRONMENT = false;
  let arrive = (_: { default: ComponentType }) => undefined as unknown;
  const rest = new Promise<{ default: ComponentType }>((resolve) => {
    arrive = resolve;
  });
  // stops the first try after the box, as the end of a slice of time does
  const Rest = lazy(() => rest);
  const root = hydrateRoot(container, [<Box key="box" />, <Rest key="rest" />]);
  await waitFor(() => expect(box).toHaveProperty('_valueTracker'));
  arrive({ default: () => null });
  await rest;
  box.click();
  await waitFor(() => expect(container).toHaveTextContent('chosen'));
  await new Promise((done) => setTimeout(done, 120));
  expect([box.checked, container.textContent]).toEqual([true, 'chosen']);
  box.click();
  await waitFor(() => expect(container).toHaveTextContent('free'));
  root.unmount();
  inAct.IS_REACT_ACT_ENVIRONMENT = true;
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

/** Fields whose state React holds, with what it holds below them. */
function Fields() {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [stage, setStage] = useState('offer');
  const [name, setName] = useState('');
  const toggle = (word: string) =>
    setChosen((all) => (all.includes(word) ? all.filter((value) => value !== word) : [...all, word]));
  return (
    <>
      {['plot', 'flat'].map((word) => (
        <input
          key={word}
          type="checkbox"
          aria-label={word}
          checked={chosen.includes(word)}
          onChange={() => toggle(word)}
        />
      ))}
      <select aria-label="Stage" value={stage} onChange={(event) => setStage(event.currentTarget.value)}>
        <option>offer</option>
        <option>token</option>
      </select>
      <input aria-label="Name" value={name} onChange={(event) => setName(event.currentTarget.value)} />
      <output>{[...chosen, stage, name].join(' ')}</output>
    </>
  );
}

it('makes again what was ticked, chosen and typed before, and nothing that was taken back', async () => {
  const container = serve(
    '<input type="checkbox" aria-label="plot"/><input type="checkbox" aria-label="flat"/>' +
      '<select aria-label="Stage"><option selected="">offer</option><option>token</option></select>' +
      '<input aria-label="Name" value=""/><output>offer </output>',
  );
  fireEvent.click(screen.getByLabelText('plot'));
  fireEvent.click(screen.getByLabelText('flat'));
  fireEvent.click(screen.getByLabelText('flat'));
  fireEvent.change(screen.getByLabelText('Stage'), { target: { value: 'token' } });
  fireEvent.input(screen.getByLabelText('Name'), { target: { value: 'Asha' } });
  await new Promise((done) => setTimeout(done, 120));
  render(<Fields />, { container, hydrate: true });
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(/^plot token Asha$/));
  expect(screen.getByLabelText('plot')).toBeChecked();
  expect(screen.getByLabelText('Stage')).toHaveValue('token');
  expect(screen.getByLabelText('Name')).toHaveValue('Asha');
  fireEvent.click(screen.getByLabelText('plot'));
  expect(screen.getByRole('status')).toHaveTextContent(/^token Asha$/);
});
