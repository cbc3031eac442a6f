import { textIn, wordsIn } from '@/lib/language/messages';
import type { Domain, Label, Reply } from '@/lib/language/translate';

/** Stands for `#language` in tests: English, without a page that would have to send its texts. */
export const useLanguage = () => 'en' as const;
export const useText = <D extends Domain>(domain: D) => textIn('en', domain);
export const useLabel =
  (_own?: Domain): Label =>
  (english) =>
    english;
export const useWords = <D extends Domain>(domain: D) => wordsIn('en', domain);
export const useReply = (): Reply => (english) => english;
export const useHref = () => (address: string) => address;
