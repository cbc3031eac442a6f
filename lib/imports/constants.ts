import type { Permission } from '@/lib/platform/auth/permissions';
import { isOneOf } from '@/lib/platform/basics/is-one-of';

export const IMPORT_KINDS = ['contacts', 'listings', 'own-listings', 'clients'] as const;
export type ImportKindName = (typeof IMPORT_KINDS)[number];

/** Address books and buyers' lists. */
export const isOfPeople = (kind: ImportKindName): boolean => kind === 'contacts' || kind === 'clients';

export const IMPORT_STATUS_LABELS = {
  mapping: 'Choose the columns',
  checking: 'Checking',
  checked: 'Checked, not yet imported',
  running: 'Importing',
  done: 'Done',
  cancelled: 'Cancelled',
  undoing: 'Being undone',
  undone: 'Undone',
};
export type ImportStatus = keyof typeof IMPORT_STATUS_LABELS;
/** mapping → checking → checked → running → done or cancelled → undoing → undone. An interrupted step keeps its status and resumes. */
export const IMPORT_STATUSES = Object.keys(IMPORT_STATUS_LABELS) as ImportStatus[];

/** Statuses in which a process works on the rows. */
export const ACTIVE_STATUSES = ['checking', 'running', 'undoing'] as const satisfies ImportStatus[];
export type ActiveStatus = (typeof ACTIVE_STATUSES)[number];
export const isActive = (status: ImportStatus): status is ActiveStatus => isOneOf(ACTIVE_STATUSES, status);

/** Actions for a row whose record already exists. */
export const DUPLICATE_RULES = ['skip', 'update', 'replace', 'create'] as const;
export type DuplicateRule = (typeof DUPLICATE_RULES)[number];
export const DUPLICATE_RULE_LABELS: Record<DuplicateRule, [label: string, help: string]> = {
  skip: ['Skip them', 'Existing entries stay unchanged'],
  update: ['Fill in what is empty', 'Only empty fields are filled in'],
  replace: ['Update them', 'Values in the file replace the stored ones. Empty cells change nothing'],
  create: ['Create them anyway', 'This makes a second entry'],
};

/** Duplicate rules of a kind. Only a member's own listings have codes to find them again. */
export const duplicateRulesOf = (kind: ImportKindName): DuplicateRule[] =>
  DUPLICATE_RULES.filter((rule) => rule !== 'replace' || kind === 'own-listings');

export const VERDICTS = ['new', 'duplicate', 'wrong'] as const;
export type Verdict = (typeof VERDICTS)[number];
export const OUTCOMES = ['created', 'updated', 'unchanged', 'skipped', 'failed', 'undone', 'kept'] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Number of sample values shown beside a column. */
export const SAMPLE_ROWS = 3;
export const GUESS_ROWS = 25;
/** Characters of a cell that are a sample. */
export const SAMPLE_LENGTH = 200;
/** Maximum non-row lines of a file that are reported. */
export const MAX_NOTES = 20;
/** Rows per reply, for a table that shows a window of them. */
export const WINDOW_ROWS = 200;
export const IMPORT_PAGE_SIZE = 20;
export const ROWS_PAGE_SIZE = 25;
/** Days in which a file's rows are stored and an import can be undone. */
export const ROW_RETENTION_DAYS = 90;

/** The office permissions per kind, because imports are public at once if their rows say so. */
export const IMPORT_PERMISSIONS = {
  contacts: 'contacts',
  listings: 'moderate',
  'own-listings': 'moderate',
  clients: 'contacts',
} as const satisfies Record<ImportKindName, Permission>;

export const IMPORT_PAGES: Record<
  ImportKindName,
  { path: string; api: string; record: string; one: string }
> = {
  contacts: {
    path: '/admin/contacts/import',
    api: '/api/admin/import',
    record: '/admin/contacts',
    one: 'contact',
  },
  listings: {
    path: '/admin/properties/import',
    api: '/api/admin/import',
    record: '/admin/properties',
    one: 'listing',
  },
  /** for the lister; every row becomes their own listing */
  'own-listings': {
    path: '/dashboard/properties/import',
    api: '/api/property/import',
    record: '/dashboard/properties',
    one: 'listing',
  },
  /** for brokers; the people they find homes for */
  clients: {
    path: '/dashboard/clients/import',
    api: '/api/clients/import',
    record: '/dashboard/clients',
    one: 'client',
  },
};
