/** An export is created, or a ZIP is restored. */
export const ARCHIVE_KINDS = ['make', 'restore'] as const;
export type ArchiveKind = (typeof ARCHIVE_KINDS)[number];

/** Statuses of an archive. An interrupted step keeps its status, and the next process that checks resumes it. */
export const ARCHIVE_STATUSES = ['making', 'reading', 'done', 'failed', 'cancelled'] as const;
export type ArchiveStatus = (typeof ARCHIVE_STATUSES)[number];
export const ACTIVE_ARCHIVES = ['making', 'reading'] as const satisfies ArchiveStatus[];

export const ARCHIVE_DAYS = 7;
export const MAX_ARCHIVES_LISTED = 20;

/** Maximum bytes of a restored ZIP, and of its unpacked content, because pictures hardly shrink in a ZIP. */
export const MAX_RESTORE_BYTES = 2_000_000_000;
export const MAX_RESTORE_UNPACKED = 4_000_000_000;
export const MAX_RESTORE_ENTRIES = 100_000;
/** Maximum records per file. A listing with its history has a few thousand characters. */
export const MAX_RESTORE_RECORDS = 200_000;
export const MAX_RECORD_LENGTH = 500_000;
export const MAX_ARCHIVE_NOTES = 20;

/** Maximum distance of a restored listing's code from the numbers in use (lib/listings/codes). */
export const MAX_CODE_STEP = 50_000;

/** Lists in the order of restoration, with records after those they refer to. */
export const RECORD_LISTS = [
  'documents',
  'listings',
  'clients',
  'requirements',
  'leads',
  'enquiries',
  'visits',
  'deals',
  'messages',
  'contacts',
  'notes',
] as const;
export type RecordList = (typeof RECORD_LISTS)[number];

export const FOLDERS = {
  sheets: 'sheets',
  pictures: 'pictures',
  videos: 'videos',
  documents: 'documents',
  conversations: 'conversations',
  records: 'records',
} as const;
export const MANIFEST = 'records/manifest.json';
export const ARCHIVE_FORMAT = 1;

export const ARCHIVE_PAGE = '/dashboard/archive';
export const ARCHIVE_API = '/api/archive';
