import type { Language } from '@/lib/platform/language/languages';

/** For the office. */
export type PurposeDto = {
  id: string;
  title: Record<Language, string>;
  words: Record<Language, string>;
  createdAt: string;
  endedAt: string | null;
  agreed: number;
  refused: number;
};
