/**
 * What a spreadsheet takes for a formula (OWASP, "CSV Injection"), also behind apostrophes: an export puts one before it
 * and an import takes one away, so that what went out comes back as it was.
 */
export const FORMULA = /^'*[=+\-@\t\r]/;

export const withoutGuard = (cell: string): string => (/^'+[=+\-@\t\r]/.test(cell) ? cell.slice(1) : cell);
