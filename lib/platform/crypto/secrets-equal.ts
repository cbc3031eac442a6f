import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, without revealing the position of a difference or the lengths. */
export const secretsEqual = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
