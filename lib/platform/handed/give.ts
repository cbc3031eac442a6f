import 'server-only';
import { createHash } from 'node:crypto';
import { store } from './store';

/**
 * Hands a value to the pass that writes the HTML, and returns the name by which it is taken there. The name comes from what was given, so
 * that the same page is the same bytes each time, and a render that is repeated finds its value.
 */
export function give(value: unknown, more: unknown): string {
  const name = createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
  store(name, more);
  return name;
}
