import { z } from 'zod';
import { newIdempotencyKey } from './idempotency-key';

test('a key is a UUID that the enquiry schema keeps, and a new one each time', () => {
  const keys = Array.from({ length: 50 }, newIdempotencyKey);
  for (const key of keys) expect(z.uuid({ version: 'v4' }).parse(key)).toBe(key);
  expect(new Set(keys).size).toBe(50);
});
