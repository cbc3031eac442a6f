import { renderHook } from '@testing-library/react';
import { useAskBeforeLeaving } from './use-ask-before-leaving';

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
