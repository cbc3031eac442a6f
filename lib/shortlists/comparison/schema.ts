import { isObjectIdHex } from '@/lib/platform/text/object-id';
import { MAX_COMPARED } from '@/lib/shortlists/constants';

/** Parses `?ids=a,b,c` into at most six different listings and drops invalid ids. */
export function parseCompared(value: string | string[] | undefined): string[] {
  const text = Array.isArray(value) ? value.join(',') : (value ?? '');
  const ids = text.split(',').map((id) => id.trim().toLowerCase());
  return [...new Set(ids.filter(isObjectIdHex))].slice(0, MAX_COMPARED);
}
