import { formatDateTime } from '@/lib/platform/text/format';

/**
 * Matches text that a spreadsheet would run (OWASP, "CSV Injection"), even after apostrophes. An export adds an apostrophe and an import removes one, so that
 * values survive unchanged. Plain numbers do not match, nor do phone numbers such as +91 98220 12345, whose spaces keep them text.
 */
export const FORMULA =
  /^(?:'+[=+\-@\t\r]|[=@\t\r]|\+(?!\d+(?: \d+)*(?:, \+?\d+(?: \d+)*)*$)|-(?!\d+(?:\.\d+)?$))/;

export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A moment or a day. It is a date in a workbook, which sorts and calculates, and `text` in other files. */
export type DateCell = { at: Date; text: string; isDay?: true };
export type SheetCell = string | number | DateCell;

export const cellText = (cell: SheetCell): string => (typeof cell === 'object' ? cell.text : String(cell));

export const timeCell = (at: Date | string | null | undefined): SheetCell =>
  at ? { at: new Date(at), text: formatDateTime(at) } : '';

/** A cell for a day such as `2026-11-21`, which is also its default text, because imports read that. */
export const dayCell = (day: string | null | undefined, text = day): SheetCell =>
  day && !Number.isNaN(Date.parse(day))
    ? { at: new Date(`${day.slice(0, 10)}T00:00:00+05:30`), text: text ?? day, isDay: true }
    : (day ?? '');
