import type { Domain } from '@/lib/platform/language/translate';

/** What the client components of the import pages say. */
export const IMPORT_TEXTS = [
  'imports',
  'clients',
  'labels',
  'listings/form',
  'replies',
  'listings/replies',
] as const satisfies Domain[];
