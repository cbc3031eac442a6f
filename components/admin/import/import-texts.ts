import type { Domain } from '@/lib/language/translate';

/** What the client components of the import pages say. */
export const IMPORT_TEXTS = [
  'imports',
  'labels',
  'listingForm',
  'replies',
  'listingReplies',
] as const satisfies Domain[];
