import { act, renderHook } from '@testing-library/react';
import { toast } from 'sonner';
import { ApiError } from '@/lib/platform/browser/api';
import { useAction } from './use-action';

jest.mock('sonner', () => ({ toast: { error: jest.fn() } }));
beforeEach(() => jest.clearAllMocks());

describe('action', () => {
  const start = (action: () => Promise<unknown>) => {
    const { result } = renderHook(useAction);
    let succeeded: Promise<boolean> = Promise.resolve(false);
    act(() => {
      succeeded = result.current.run(action);
    });
    return { result, ended: () => act(() => succeeded) };
  };

  test('is busy until it has ended', async () => {
    let end = () => {};
    const { result, ended } = start(() => new Promise<void>((resolve) => (end = resolve)));
    expect(result.current.isBusy).toBe(true);
    end();
    expect(await ended()).toBe(true);
    expect(result.current.isBusy).toBe(false);
    expect(toast.error).not.toHaveBeenCalled();
  });

  test('shows the reason for a failure, and can be retried', async () => {
    const { result, ended } = start(() =>
      Promise.reject(new ApiError('This tour has begun', 409, 'conflict')),
    );
    expect(await ended()).toBe(false);
    expect(toast.error).toHaveBeenCalledWith('This tour has begun');
    expect(result.current.isBusy).toBe(false);
  });

  test('stays busy while it leaves the page', async () => {
    const { result, ended } = start(async () => 'leaving');
    expect(await ended()).toBe(true);
    expect(result.current.isBusy).toBe(true);
  });
});
