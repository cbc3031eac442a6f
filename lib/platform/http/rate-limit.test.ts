import { mongo } from 'mongoose';
import { env } from '@/lib/platform/env';
import { useTestDb } from '@/test/db';
import { replaceProperty } from '@/test/replace-property';
import { consume, resetLimiters } from './rate-limit';

useTestDb();

test('a limit of a month counts in the process while the database is away', async () => {
  replaceProperty(env(), 'RATE_LIMIT_FACTOR', 1);
  resetLimiters();
  vi.spyOn(mongo.Collection.prototype, 'findOneAndUpdate').mockRejectedValue(new Error('away'));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  await consume('storedBytesUnconfirmed', 'asha', 150);
  // what would end it is a timer
  vi.advanceTimersByTime(1000);
  await expect(consume('storedBytesUnconfirmed', 'asha', 1)).rejects.toMatchObject({ code: 'rate_limited' });
  resetLimiters();
});
