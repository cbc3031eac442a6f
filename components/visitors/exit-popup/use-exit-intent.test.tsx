import { renderHook } from '@testing-library/react';
import { useExitIntent } from './use-exit-intent';

let hasMouse = true;
beforeEach(() => {
  hasMouse = true;
  window.matchMedia = () => ({ matches: hasMouse }) as never;
});

const leave = (clientY: number, buttons = 0) =>
  document.documentElement.dispatchEvent(new MouseEvent('mouseleave', { clientY, buttons }));

function intents() {
  const onIntent = jest.fn();
  const { unmount } = renderHook(() => useExitIntent(onIntent));
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

test('a tab that is shown again raises nothing, and closing is never held up', () => {
  const added = jest.spyOn(window, 'addEventListener');
  const { onIntent, unmount } = intents();
  for (const state of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }
  expect(added.mock.calls.map(([name]) => name)).not.toContain('beforeunload');
  unmount();
  leave(-1);
  expect(onIntent).not.toHaveBeenCalled();
});
