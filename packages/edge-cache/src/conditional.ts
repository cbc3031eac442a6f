import type { Encoding } from './encodings';

/** Each coding is a representation of its own and needs a validator of its own (RFC 9110 §8.8.3.3). */
export function etagFor(hash: string, encoding: Encoding): string {
  return encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
}

/**
 * True when If-None-Match names any coding of this content: the client's copy is current, whichever coding it once
 * accepted. Weak comparison, as RFC 9110 §13.1.2 asks.
 */
export function matchesEtag(ifNoneMatch: string | undefined, hash: string): boolean {
  if (!ifNoneMatch) return false;
  if (ifNoneMatch.trim() === '*') return true;
  for (const part of ifNoneMatch.split(',')) {
    const tag = part.trim().replace(/^W\//, '');
    if (tag === `"${hash}"` || tag === `"${hash}-gzip"` || tag === `"${hash}-br"`) return true;
  }
  return false;
}

export type ByteRange = { start: number; end: number };

/**
 * The single range of a Range header against `size` bytes; 'unsatisfiable' is a 416. Null means "send all of it": no header,
 * another unit, several ranges, or a first byte after the last (RFC 9110 §14.2 lets a server ignore all of these).
 */
export function parseRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const match = header?.match(/^bytes=(\d*)-(\d*)$/);
  if (!match || (match[1] === '' && match[2] === '')) return null;
  const [, first = '', last = ''] = match;
  if (first === '') {
    const suffix = Number(last);
    return suffix === 0 || size === 0
      ? 'unsatisfiable'
      : { start: Math.max(0, size - suffix), end: size - 1 };
  }
  const start = Number(first);
  if (start >= size) return 'unsatisfiable';
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end ? null : { start, end };
}
