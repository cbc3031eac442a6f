import type { CountedReading, Reading } from '@/lib/imports/decisions/dto';
import type { DateOrder } from '@/lib/platform/tabular/constants';
import type { DuplicateRule, ImportKindName, ImportStatus, Outcome, Verdict } from './constants';

export type ImportCounts = Record<Verdict | 'alike' | Outcome, number>;

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
  /** possible targets of each column, even of skipped ones; none while rows are worked on */
  suggestions: string[];
  duplicates: DuplicateRule;
  dateOrder: DateOrder;
  rows: number;
  /** rows finished in the present step, of `total` */
  handled: number;
  total: number;
  counts: ImportCounts;
  /** the meanings of the file's values, questions first */
  readings: CountedReading[];
  /** the columns with invalid cells, and their number of rows */
  faults: FaultDto[];
  /** lines that are not rows: titles, totals, repeated headings */
  notes: string[];
  /** the workbook's other sheets, each a separate import */
  sheets: { id: string; name: string; rows: number }[];
  /** for clients, the number of created ones with a matching home */
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

export type FaultDto = { column: string; rows: number };

/** An error of a row, with the column, its value, and what to do. */
export type Problem = { column: string; value: string; message: string };

/** A field that a column may fill. */
export type FieldChoice = { field: string; label: string };

/** The pictures of a ZIP, by the names that rows use. */
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
  /** the names of the file and its sheet, which may say "Rent" */
  source: string;
  /** the lines above the headings, which may say where all the rows are */
  title?: string;
  pictures?: PictureLookup;
  /** for clients: the consent given for the whole file */
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
      /** keys by which later rows find it if they differ from `keys`, because two numbered homes are separate however alike */
      knownAs?: string[];
      /** parts of the row left out while the rest is imported */
      warnings?: Problem[];
      /** records created beside this one, in words */
      summary?: string;
    }
  | { problems: Problem[] }
);

/** A change of fields of a record at version `version`; `before` has the replaced values, null for none. */
export type Change = {
  id: string;
  version: number;
  set: Record<string, unknown>;
  before: Record<string, unknown>;
};

/**
 * The operations of an import for one kind. They are methods, not function fields, because the registry contains kinds with different
 * inputs, each of which receives only what it has read itself.
 */
export type ImportKind<T> = {
  /** in a worker */
  read(rows: string[][], columns: FileColumns): Promise<ReadRow<T>[]>;
  /** the records with one of the keys, oldest first */
  find(keys: string[]): Promise<{ id: string; keys: string[] }[]>;
  /** a `find` for all batches of a step, where remembering pays off */
  finder?(): ImportKind<T>['find'];
  /** which of the ids already exist */
  existing(ids: string[]): Promise<string[]>;
  /** writes all; existing ones are left alone */
  create(items: { id: string; input: T }[]): Promise<void>;
  /** the change that fills in `input`, or undefined if there is nothing to fill or the record no longer exists */
  change(id: string, input: T): Promise<Change | undefined>;
  /** false if the record was saved since */
  apply(change: Change): Promise<boolean>;
  /** rows per batch, where writing one takes long */
  batch?: number;
  /** removes those records still at `version` */
  remove(ids: string[], version: number): Promise<void>;
  /** restores `before` and the version, unless the record was changed since */
  restore(id: string, version: number, before: Record<string, unknown>): Promise<'done' | 'changed' | 'gone'>;
  /** for rows that replace stored values, the same three as edits by the importing account, which may be refused */
  replacing?(by: string): Promise<Pick<ImportKind<T>, 'change' | 'apply' | 'restore'>>;
  /** after a batch: public content has changed */
  completed(ids: string[]): Promise<void>;
};

/** An uploaded file. The signal aborts when the caller leaves. */
export type SentFile = { path: string; signal: AbortSignal };

export type RowWindowDto = { total: number; from: number; rows: ImportRowDto[] };
