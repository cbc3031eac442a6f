import 'server-only';
import { createHash, timingSafeEqual } from 'node:crypto';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that says nothing of where, or in which length, the two differ. */
export const secretsEqual = (given: string, secret: string): boolean =>
  timingSafeEqual(digest(given), digest(secret));
