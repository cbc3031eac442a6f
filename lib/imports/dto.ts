import type { CountedReading, Reading } from '@/lib/imports/decisions/dto';
import type { DateOrder } from '@/lib/platform/tabular/constants';
import type { DuplicateRule, ImportKindName, ImportStatus, Outcome, Verdict } from './constants';

export type ImportCounts = Record<Verdict | Outcome, number>;

/** An import as an admin sees it. */
export type ImportDto = {
  id: string;
  kind: ImportKindName;
  fileName: string;
  format: string;
  by: string;
  status: ImportStatus;
  headings: string[];
  samples: string[][];
  mapping: string[];
  /** what each column could be used as, also where it is left out */
  suggestions: string[];
  duplicates: DuplicateRule;
  dateOrder: DateOrder;
  rows: number;
  /** rows that the present step has finished, of `total`: both count the blank rows of the file */
  handled: number;
  total: number;
  counts: ImportCounts;
  /** what values of the file mean, the questions first */
  readings: CountedReading[];
  /** the columns in which rows are wrong, and how many are */
  faults: FaultDto[];
  /** lines that are no rows: titles, sums, repeated headings */
  notes: string[];
  /** the other sheets of the workbook, each an import of its own */
  sheets: { id: string; name: string; rows: number }[];
  /** of clients: how many of those that were made have a home that fits */
  matched?: number;
  stopping: boolean;
  message?: string;
  createdAt: string;
  finishedAt?: string;
  undoneAt?: string;
  rowsUntil: string;
};

export type ImportRowDto = {
  row: number;
  cells: string[];
  problems: Problem[];
  duplicateOf?: string;
  duplicateRow?: number;
  target?: string;
  summary?: string;
};

/** A kind of fault: a column, and how many rows are wrong in it. */
export type FaultDto = { column: string; rows: number };

/** What is wrong with a row: the column, its value, and what to do. */
export type Problem = { column: string; value: string; message: string };

/** A field that a column may fill. */
export type FieldChoice = { field: string; label: string };

/** The pictures of a ZIP, by what a row calls them. */
export type PictureLookup = {
  readonly isEmpty: boolean;
  find(name: string): string | undefined;
  folder(name: string): string[];
  ofCode(code: string): string[];
};

/** How the rows of a file are read. */
export type ColumnMapping = {
  headings: string[];
  mapping: string[];
  dateOrder: DateOrder;
  /** the account that imports */
  by: string;
  /** what its person decided about values, now and for earlier files: by `decisionKey` */
  decisions: ReadonlyMap<string, string>;
  /** the names of the file and its sheet: they may say "Rent" */
  source: string;
  /** the pictures that came with the file */
  pictures?: PictureLookup;
  /** of clients: how all of the file have agreed to be written to */
  consent?: { consentHow: string; consentDay: string; consentNote: string };
};

export type FileRow = { id: string; cells: string[] };

/** A row as its kind reads it. Records that share a key are the same. */
export type ReadRow<T> = { readings?: Reading[] } & (
  | {
      input: T;
      keys: string[];
      /** under which later rows find it, where those are not its `keys`: two with numbers of their own are two, however alike */
      knownAs?: string[];
      /** what of the row is left out, while the rest of it is imported */
      warnings?: Problem[];
      /** what will be made of it beside the record, in words */
      summary?: string;
    }
  | { problems: Problem[] }
);

/** A change that fills empty fields of a record at version `version`; `before` has what was replaced, null for nothing. */
export type Change = {
  id: string;
  version: number;
  set: Record<string, unknown>;
  before: Record<string, unknown>;
};

/**
 * What an import knows of the things that it imports. Methods, not function fields: the registry holds kinds of
 * different inputs, each of which is handed only what it has read itself.
 */
export type ImportKind<T> = {
  read(rows: FileRow[], columns: ColumnMapping): Promise<ReadRow<T>[]>;
  /** the records that have one of the keys, oldest first */
  find(keys: string[]): Promise<{ id: string; keys: string[] }[]>;
  /** the same for all batches of a step, where it pays to remember what was read */
  finder?(): ImportKind<T>['find'];
  /** which of the ids are records already */
  existing(ids: string[]): Promise<string[]>;
  /** writes all; one that is there already is left alone */
  create(items: { id: string; input: T }[]): Promise<void>;
  /** what `input` would fill in, or undefined when there is nothing to fill or the record is gone */
  change(id: string, input: T): Promise<Change | undefined>;
  /** false when somebody saved the record since */
  apply(change: Change): Promise<boolean>;
  /** rows of one batch, where writing one takes long */
  batch?: number;
  /** removes those records that are still at `version` */
  remove(ids: string[], version: number): Promise<void>;
  /** puts `before` back, and the version with it, if nobody touched the record since */
  restore(id: string, version: number, before: Record<string, unknown>): Promise<'done' | 'changed' | 'gone'>;
  /** after a batch: what visitors may see has changed */
  completed(ids: string[]): Promise<void>;
};

/** Rows from `from` on, of `total`. */
export type RowWindowDto = { total: number; from: number; rows: ImportRowDto[] };
