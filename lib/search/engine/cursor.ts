const CURSOR = /^(-?\d+(?:\.\d+)?|Infinity)_([0-9a-f]{24})$/;

export const isCursor = (text: string): boolean => CURSOR.test(text);

/** Number and id of a page's last listing, after which the next page starts. */
export type Cursor = { value: number; id: string };

export function readCursor(text: string | undefined): Cursor | undefined {
  const match = text?.match(CURSOR);
  return match ? { value: Number(match[1]), id: match[2]! } : undefined;
}
