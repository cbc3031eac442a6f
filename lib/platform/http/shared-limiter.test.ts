import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { RateLimit } from '@/models/platform/rate-limit';
import { useTestDb } from '@/test/db';
import { sharedCount } from './data';
import { SharedLimiter } from './shared-limiter';

useTestDb();

const OPTIONS = { keyPrefix: 'read', points: 64, duration: 60 };
/** One process of the site. */
const processOf = () => new SharedLimiter(new RateLimiterMemory(OPTIONS), sharedCount(OPTIONS));

async function call(limiter: SharedLimiter, key: string, times: number): Promise<number> {
  let taken = 0;
  for (let i = 0; i < times; i++)
    try {
      await limiter.consume(key);
      taken++;
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
    }
  return taken;
}

beforeEach(() => RateLimit.deleteMany({}));

test('processes refuse together what each of them alone would take', async () => {
  const [one, two, three] = [processOf(), processOf(), processOf()];
  expect(await call(one, '203.0.113.1', 40)).toBe(40);
  await one.share();
  expect(await call(two, '203.0.113.1', 20)).toBe(20);
  await two.share();
  // 60 of 64 are used up
  expect(await call(two, '203.0.113.1', 20)).toBe(4);
  expect(await call(three, '203.0.113.1', 10)).toBe(10);
  await three.share();
  expect(await call(three, '203.0.113.1', 10)).toBe(0);
  await one.share();
  expect(await call(one, '203.0.113.1', 30)).toBe(24);
  await one.share();
  expect(await call(one, '203.0.113.1', 1)).toBe(0);
  // another caller is not held up
  expect(await call(three, '203.0.113.2', 3)).toBe(3);
});

test('few calls cost no write, and are added once there are more', async () => {
  const [one, two] = [processOf(), processOf()];
  await call(one, 'few', 3);
  await one.share();
  expect(await RateLimit.countDocuments({})).toBe(0);
  await call(one, 'few', 10);
  await one.share();
  expect(await RateLimit.findOne({}).lean()).toMatchObject({ key: 'read:few', points: 13 });
  await call(two, 'few', 4);
  await two.share();
  expect((await two.consume('few')).consumedPoints).toBe(18);
});

test('a refunded call is refunded for all', async () => {
  const [one, two] = [processOf(), processOf()];
  await call(one, 'back', 10);
  await one.reward('back', 4);
  await one.share();
  await call(two, 'back', 5);
  await two.share();
  expect((await two.consume('back')).consumedPoints).toBe(12);
});

test('while the shared count is away each process counts for itself', async () => {
  const alone = new SharedLimiter(new RateLimiterMemory(OPTIONS), () => Promise.reject(new Error('away')));
  expect(await call(alone, 'a', 70)).toBe(64);
  await alone.share();
  expect(await call(alone, 'a', 1)).toBe(0);
});
