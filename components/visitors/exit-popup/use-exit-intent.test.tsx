import { act, renderHook } from '@testing-library/react';
import { useExitIntent } from './use-exit-intent';

let hasMouse = true;
beforeEach(() => {
  hasMouse = true;
  window.matchMedia = () => ({ matches: hasMouse }) as never;
});

const leave = (clientY: number, buttons = 0) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, buttons }));
const turn = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
};

function intents(enabled = true) {
  const onIntent = jest.fn();
  const { unmount } = renderHook(() => useExitIntent(enabled, onIntent));
  return { onIntent, unmount };
}

test('the pointer that leaves through the top, where there is a mouse and nothing is dragged', () => {
  const { onIntent } = intents();
  leave(300);
  leave(-1, 1);
  expect(onIntent).not.toHaveBeenCalled();
  leave(-1);
  expect(onIntent).toHaveBeenCalledTimes(1);
  hasMouse = false;
  leave(-1);
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('a tab that was hidden and is shown again', () => {
  const { onIntent } = intents();
  turn('visible');
  expect(onIntent).not.toHaveBeenCalled();
  turn('hidden');
  expect(onIntent).not.toHaveBeenCalled();
  turn('visible');
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test('not a page that the browser stored for Back', () => {
  const { onIntent } = intents();
  window.dispatchEvent(new Event('pagehide'));
  turn('hidden');
  turn('visible');
  window.dispatchEvent(new Event('pageshow'));
  expect(onIntent).not.toHaveBeenCalled();
  turn('hidden');
  turn('visible');
  expect(onIntent).toHaveBeenCalledTimes(1);
});

test.each(['tel:+919822012345', 'mailto:hello@saptam.example'])(
  'not a tab that a press on %s hid',
  (href) => {
    const { onIntent } = intents();
    const link = document.createElement('a');
    link.href = href;
    link.addEventListener('click', (event) => event.preventDefault());
    document.body.append(link);
    act(() => link.click());
    turn('hidden');
    turn('visible');
    expect(onIntent).not.toHaveBeenCalled();
    link.remove();
  },
);

test('listens only while it is enabled, and never to beforeunload', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const off = intents(false);
  leave(-1);
  expect(off.onIntent).not.toHaveBeenCalled();
  const { onIntent, unmount } = intents();
  expect(added.mock.calls.map(([name]) => name)).not.toContain('beforeunload');
  unmount();
  leave(-1);
  expect(onIntent).not.toHaveBeenCalled();
});
