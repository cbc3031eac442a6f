export const DATE_ORDERS = ['dmy', 'mdy'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

export const MAX_IMPORT_BYTES = 20_000_000;

/** Limit for all its sheets together. */
export const MAX_IMPORT_ROWS = 50_000;

export const MAX_COLUMNS = 200;

/** Highest row number in a workbook (ECMA-376). */
export const MAX_ROW_NUMBER = 1_048_576;

/** Largest number of characters in one cell. A longer cell makes its row invalid. */
export const MAX_CELL = 10_000;

/** Largest number of characters in all cells together, because shared and repeated cells can turn fourteen kilobytes into sixty megabytes. */
export const MAX_IMPORT_CHARACTERS = 50_000_000;

/** Number of characters without the end of a row that indicates an unclosed quotation mark. */
export const MAX_ROW = 2_000_000;

export const MAX_SHEETS = 30;

export const MAX_MERGES = 20_000;

/** Maximum unpacked bytes of a workbook. More is a zip bomb, not a sheet. */
export const MAX_UNPACKED_BYTES = 300_000_000;
export const MAX_UNPACK_RATIO = 150;
