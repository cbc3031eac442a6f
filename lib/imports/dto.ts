import { z } from 'zod';
import { countedReadingDto, type Reading } from '@/lib/imports/decisions/dto';
import { DATE_ORDERS, type DateOrder } from '@/lib/platform/tabular/constants';
import { DUPLICATE_RULES, IMPORT_KINDS, IMPORT_STATUSES, OUTCOMES, VERDICTS } from './constants';

export const importCountsDto = z.record(
  z.union([z.enum(VERDICTS), z.enum(OUTCOMES), z.literal('alike')]),
  z.number(),
);
export type ImportCounts = z.infer<typeof importCountsDto>;

export const faultDto = z.strictObject({ column: z.string(), rows: z.number() });
export type FaultDto = z.infer<typeof faultDto>;

/** An import as an admin sees it. */
export const importDto = z.strictObject({
  id: z.string(),
  kind: z.enum(IMPORT_KINDS),
  fileName: z.string(),
  format: z.string(),
  by: z.string(),
  status: z.enum(IMPORT_STATUSES),
  headings: z.array(z.string()),
  samples: z.array(z.array(z.string())),
  mapping: z.array(z.string()),
  /** possible targets of each column, even of skipped ones; none while rows are worked on */
  suggestions: z.array(z.string()),
  duplicates: z.enum(DUPLICATE_RULES),
  dateOrder: z.enum(DATE_ORDERS),
  rows: z.number(),
  /** rows finished in the present step, of `total` */
  handled: z.number(),
  total: z.number(),
  counts: importCountsDto,
  /** the meanings of the file's values, questions first */
  readings: z.array(countedReadingDto),
  /** the columns with invalid cells, and their number of rows */
  faults: z.array(faultDto),
  /** lines that are no rows: titles, totals, repeated headings */
  notes: z.array(z.string()),
  /** the workbook's other sheets, each a separate import */
  sheets: z.array(z.strictObject({ id: z.string(), name: z.string(), rows: z.number() })),
  /** for clients, the number of created ones with a matching home */
  matched: z.number().optional(),
  stopping: z.boolean(),
  message: z.string().optional(),
  createdAt: z.string(),
  finishedAt: z.string().optional(),
  undoneAt: z.string().optional(),
  rowsUntil: z.string(),
});
export type ImportDto = z.infer<typeof importDto>;

/** An error of a row with the column, its value, and what to do. */
export const problemDto = z.strictObject({ column: z.string(), value: z.string(), message: z.string() });
export type Problem = z.infer<typeof problemDto>;

export const importRowDto = z.strictObject({
  row: z.number(),
  cells: z.array(z.string()),
  problems: z.array(problemDto),
  duplicateOf: z.string().optional(),
  duplicateRow: z.number().optional(),
  target: z.string().optional(),
  summary: z.string().optional(),
});
export type ImportRowDto = z.infer<typeof importRowDto>;

/** A field that a column can fill. */
export type FieldChoice = { field: string; label: string };

/** Pictures in a ZIP, by the names that rows use. */
export type PictureLookup = {
  readonly isEmpty: boolean;
  find(name: string): string | undefined;
  folder(name: string): string[];
  ofCode(code: string): string[];
};

/** The settings for reading a file's rows. */
export type ColumnMapping = {
  headings: string[];
  mapping: string[];
  dateOrder: DateOrder;
  /** the importing account */
  by: string;
  /** the person's decisions about values, for this and earlier files, by `decisionKey` */
  decisions: ReadonlyMap<string, string>;
  /** commas may be decimal, because the file has another separator */
  hasDecimalCommas?: boolean;
  /** rows replace the values stored under their code */
  replaces?: boolean;
  /** names of the file and its sheet, which can say "Rent" */
  source: string;
  /** lines above the headings, which can give all rows' place */
  title?: string;
  pictures?: PictureLookup;
  /** consent for all clients in the file */
  consent?: { consentHow: string; consentDay: string; consentNote: string };
};

/** The same for a worker, with pictures as a list. */
export type FileColumns = Omit<ColumnMapping, 'pictures'> & {
  pictures?: readonly { name: string; publicId: string }[];
};

/** A row as its kind reads it. Records sharing a key are the same. */
export type ReadRow<T> = { readings?: Reading[] } & (
  | {
      input: T;
      keys: string[];
      /** keys by which later rows find it, if they differ from `keys`, because numbered homes are separate however alike */
      knownAs?: string[];
      /** parts of the row left out while the rest is imported */
      warnings?: Problem[];
      /** records created beside this one, in words */
      summary?: string;
    }
  | { problems: Problem[] }
);

/** A change of a record's fields at version `version`. `before` has the replaced values, null for none. */
export type Change = {
  id: string;
  version: number;
  set: Record<string, unknown>;
  before: Record<string, unknown>;
};

/**
 * An import's operations for one kind. They are methods rather than function fields, because the registry contains kinds with different inputs, each of which
 * receives only what it has read itself.
 */
export type ImportKind<T> = {
  /** in a worker */
  read(rows: string[][], columns: FileColumns): Promise<ReadRow<T>[]>;
  /** the records with one of the keys, oldest first */
  find(keys: string[]): Promise<{ id: string; keys: string[] }[]>;
  /** a `find` for all batches of a step, where caching pays off */
  finder?(): ImportKind<T>['find'];
  /** which of the ids already exist */
  existing(ids: string[]): Promise<string[]>;
  /** writes all; existing ones are left alone */
  create(items: { id: string; input: T }[]): Promise<void>;
  /** the change that fills in `input`, or undefined if there is nothing to fill or the record no longer exists */
  change(id: string, input: T): Promise<Change | undefined>;
  /** returns false if the record was saved since */
  apply(change: Change): Promise<boolean>;
  /** rows per batch, where writing one takes long */
  batch?: number;
  /** removes those records that are still at `version` */
  remove(ids: string[], version: number): Promise<void>;
  /** restores `before` and the version, unless the record was changed since */
  restore(id: string, version: number, before: Record<string, unknown>): Promise<'done' | 'changed' | 'gone'>;
  /** for rows that replace stored values, the same three as edits by the importing account, which may be refused */
  replacing?(by: string): Promise<Pick<ImportKind<T>, 'change' | 'apply' | 'restore'>>;
  /** called after a batch that changed public content */
  completed(ids: string[]): Promise<void>;
};

/** An uploaded file. The signal aborts when the caller leaves. */
export type SentFile = { path: string; signal: AbortSignal };

export const rowWindowDto = z.strictObject({
  total: z.number(),
  from: z.number(),
  rows: z.array(importRowDto),
});
export type RowWindowDto = z.infer<typeof rowWindowDto>;
