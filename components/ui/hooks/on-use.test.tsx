import { waitFor } from '@testing-library/react';
import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { later, onUse } from './on-use';

function Counter({ from }: { from: number }) {
  const [count, setCount] = useState(from);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {count}
    </button>
  );
}

/** The page as the server writes it, taken over by a browser whose part is fetched by `load`. */
async function openPage(load: () => Promise<{ Counter: typeof Counter }>) {
  const OnServer = later(Counter);
  const InBrowser = later(onUse(load, ['Counter']).Counter);
  const root = document.createElement('div');
  document.body.replaceChildren(root);
  root.innerHTML = renderToString(<OnServer from={3} />);
  await act(async () => void hydrateRoot(root, <InBrowser from={3} />));
  return { root, button: root.querySelector('button')! };
}

test('a part is written into the page, and not sent after it', () => {
  const Part = later(() => <p>{'x'.repeat(20_000)}</p>);
  const html = renderToString(<Part />);
  expect(html).toContain('<p>xxx');
  expect(html).not.toContain('<template');
});

test('a part stays as the server wrote it, the same element, until its script is there, and works then', async () => {
  let arrive = (_: { Counter: typeof Counter }) => undefined as unknown;
  let isWanted = false;
  const { root, button } = await openPage(() => {
    isWanted = true;
    return new Promise((resolve) => {
      arrive = resolve;
    });
  });
  await waitFor(() => expect(isWanted).toBe(true));
  await act(async () => button.click());
  expect(root.textContent).toBe('3');
  await act(async () => arrive({ Counter }));
  await waitFor(() => {
    button.click();
    expect(Number(root.textContent)).toBeGreaterThan(3);
  });
  expect(root.querySelector('button')).toBe(button);
});

test('a part that could not be fetched stays as it is, and is fetched again at the next use', async () => {
  let tries = 0;
  const { root, button } = await openPage(async () => {
    if (++tries === 1) throw new Error('no network');
    return { Counter };
  });
  await waitFor(() => expect(tries).toBe(1));
  expect(root.textContent).toBe('3');
  await act(async () => button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await waitFor(() => {
    button.click();
    expect(Number(root.textContent)).toBeGreaterThan(3);
  });
  expect(tries).toBe(2);
});
