import type { Domain } from '@/lib/platform/language/translate';

/** Texts of the import pages' client components. */
export const IMPORT_TEXTS = [
  'imports',
  'clients',
  'labels',
  'listings/form',
  'replies',
  'listings/replies',
] as const satisfies Domain[];
