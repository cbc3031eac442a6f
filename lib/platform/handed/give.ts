import 'server-only';
import { createHash } from 'node:crypto';
import { store } from './store';

/**
 * Hands a value to the pass that writes the HTML, and returns the name under which it is fetched there. The name is derived from
 * the value, so that the same page has the same bytes each time, and a repeated render finds its value.
 */
export function give(value: unknown, more: unknown): string {
  const name = createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
  store(name, more);
  return name;
}
