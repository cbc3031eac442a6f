/** A row of the file that was left out, and why; `row` counts from 1, the heading included. */
export type LeftOutDto = { row: number; name: string; reason: string };

/** What an import did, or would do. */
export type ClientImportDto = { created: number; duplicates: number; wrong: number; leftOut: LeftOutDto[] };
