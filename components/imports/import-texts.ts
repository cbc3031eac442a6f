import type { Domain } from '@/lib/platform/language/translate';

export const IMPORT_TEXTS = [
  'imports',
  'clients',
  'labels',
  'listings/form',
  'replies',
  'listings/replies',
] as const satisfies Domain[];
