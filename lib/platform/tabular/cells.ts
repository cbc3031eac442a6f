import { formatDateTime } from '@/lib/platform/text/format';

/**
 * What a spreadsheet would run (OWASP, "CSV Injection"), also behind apostrophes: an export puts one before it and an import
 * takes one away, so that what went out comes back as it was. A plain number is not one, nor are phone numbers such as
 * +91 98220 12345: groups of digits with spaces between are no formula, and the spaces keep them text.
 */
export const FORMULA =
  /^(?:'+[=+\-@\t\r]|[=@\t\r]|\+(?!\d+(?: \d+)*(?:, \+?\d+(?: \d+)*)*$)|-(?!\d+(?:\.\d+)?$))/;

export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);

/** A moment or a day: a date in a workbook, which sorts and is reckoned with; `text` in other files. */
export type DateCell = { at: Date; text: string; isDay?: true };
export type SheetCell = string | number | DateCell;

export const cellText = (cell: SheetCell): string => (typeof cell === 'object' ? cell.text : String(cell));

export const timeCell = (at: Date | string | null | undefined): SheetCell =>
  at ? { at: new Date(at), text: formatDateTime(at) } : '';

/** `day` is `2026-11-21` and so is its text, which imports read, unless it is given. */
export const dayCell = (day: string | null | undefined, text = day): SheetCell =>
  day && !Number.isNaN(Date.parse(day))
    ? { at: new Date(`${day.slice(0, 10)}T00:00:00+05:30`), text: text ?? day, isDay: true }
    : (day ?? '');
