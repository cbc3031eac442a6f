import bcrypt from 'bcryptjs';
import { log } from '@/lib/platform/log/log';
import { compare, hash } from './hash-thread';

test('hashes beside this thread, which goes on meanwhile, and knows a password from another', async () => {
  const warned = jest.spyOn(log, 'warn');
  const own = jest.spyOn(bcrypt, 'hash');
  let turns = 0;
  const timer = setInterval(() => turns++, 5);
  const hashed = await hash('mango-orchard-42 é', 11);
  clearInterval(timer);
  expect(turns).toBeGreaterThan(2);
  expect(bcrypt.getRounds(hashed)).toBe(11);
  expect(await Promise.all([compare('mango-orchard-42 é', hashed), compare('guess', hashed)])).toEqual([
    true,
    false,
  ]);
  expect(own).not.toHaveBeenCalled();
  expect(warned).not.toHaveBeenCalled();
});

test('in a crowd those that would wait too long are refused, and nothing is hashed for them', async () => {
  const hashed = await hash('mango-orchard-42 é', 11);
  const clock = jest.spyOn(performance, 'now');
  const crowd = Array.from({ length: 3 }, () => compare('guess', hashed));
  // the clock goes on while the first one is hashed
  const now = performance.now();
  clock.mockReturnValue(now + 8001);
  const results = await Promise.allSettled(crowd);
  clock.mockRestore();
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected']);
  expect(results[1]).toMatchObject({ reason: { code: 'unavailable', retryAfter: 8 } });
  expect(await compare('mango-orchard-42 é', hashed)).toBe(true);
});

test('what is quick is done here', async () => {
  const own = jest.spyOn(bcrypt, 'hash');
  expect(await compare('a', await hash('a', 4))).toBe(true);
  expect(own).toHaveBeenCalledTimes(1);
});
