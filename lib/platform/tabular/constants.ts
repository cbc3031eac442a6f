/** How a date such as 4/5/1984 is meant. */
export const DATE_ORDERS = ['dmy', 'mdy'] as const;

export type DateOrder = (typeof DATE_ORDERS)[number];

export const MAX_IMPORT_BYTES = 20_000_000;

/** The most of all its sheets together. */
export const MAX_IMPORT_ROWS = 50_000;

export const MAX_COLUMNS = 200;

/** The highest number of a row in a workbook (ECMA-376). */
export const MAX_ROW_NUMBER = 1_048_576;

/** Characters of one cell that are kept; a longer one makes its row wrong. */
export const MAX_CELL = 10_000;

/** Characters of all its cells together: shared and repeated cells make sixty megabytes of fourteen kilobytes. */
export const MAX_IMPORT_CHARACTERS = 50_000_000;

/** Characters without the end of a row: an open quotation mark, not a row. */
export const MAX_ROW = 2_000_000;

/** Sheets of a workbook, hidden ones too. */
export const MAX_SHEETS = 30;

/** Merged areas of a sheet. */
export const MAX_MERGES = 20_000;

/** Limits the unpacked size of a workbook, and its ratio to the packed size: more is a zip bomb, not a sheet. */
export const MAX_UNPACKED_BYTES = 300_000_000;
export const MAX_UNPACK_RATIO = 150;
