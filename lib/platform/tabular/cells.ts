/**
 * What a spreadsheet would run (OWASP, "CSV Injection"), also behind apostrophes: an export puts one before it and an import
 * takes one away, so that what went out comes back as it was. A plain number is not one, nor are phone numbers such as
 * +91 98220 12345: groups of digits with spaces between are no formula, and the spaces keep them text.
 */
export const FORMULA =
  /^(?:'+[=+\-@\t\r]|[=@\t\r]|\+(?!\d+(?: \d+)*(?:, \+\d+(?: \d+)*)*$)|-(?!\d+(?:\.\d+)?$))/;

export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
