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

test('what is quick is done here', async () => {
  const own = jest.spyOn(bcrypt, 'hash');
  expect(await compare('a', await hash('a', 4))).toBe(true);
  expect(own).toHaveBeenCalledTimes(1);
});
