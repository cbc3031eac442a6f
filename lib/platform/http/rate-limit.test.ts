import { mongo } from 'mongoose';
import { env } from '@/lib/platform/env';
import { useTestDb } from '@/test/db';
import { consume, resetLimiters } from './rate-limit';

useTestDb();

test('a limit of a month counts in the process while the database is away', async () => {
  jest.replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
  jest.spyOn(mongo.Collection.prototype, 'findOneAndUpdate').mockRejectedValue(new Error('away'));
  jest.useFakeTimers({
    doNotFake: ['Date', 'nextTick', 'performance', 'queueMicrotask', 'setImmediate', 'setInterval'],
  });
  await consume('storedBytesUnconfirmed', 'asha', 150);
  // what would end it is a timer
  jest.advanceTimersByTime(1000);
  await expect(consume('storedBytesUnconfirmed', 'asha', 1)).rejects.toMatchObject({ code: 'rate_limited' });
  resetLimiters();
});
