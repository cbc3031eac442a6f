import { waitForDatabase } from './retry';

it('waits for a database that comes later, and says so each time', async () => {
  const words: unknown[] = [];
  let away = 2;
  const connect = async () => {
    if (away-- > 0) throw new Error('refused');
  };
  await waitForDatabase(connect, { tries: 5, pauseMs: 1, warn: (error) => words.push(error) });
  expect(words).toHaveLength(2);
});

it('gives up with the reason', async () => {
  const connect = jest.fn().mockRejectedValue(new Error('refused'));
  const waiting = waitForDatabase(connect, { tries: 3, pauseMs: 1, warn: () => undefined });
  await expect(waiting).rejects.toThrow('refused');
  expect(connect).toHaveBeenCalledTimes(3);
});
