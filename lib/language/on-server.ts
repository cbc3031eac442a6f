import { headers } from 'next/headers';
import { cache, use } from 'react';
import { isLanguage, LANGUAGE_HEADER, type Language, localPath } from './languages';
import { labelIn, replyIn, textIn, wordsIn } from './messages';
import type { Domain, Label, Reply, Text, Words } from './translate';

/**
 * `#language` in server components. The language comes from the address alone: the middleware reads its prefix and writes this
 * header; the edge cache, which keeps each address apart, sends none of a visitor's headers when it renders a page for all.
 */
export const pageLanguage = cache(async (): Promise<Language> => {
  const given = (await headers()).get(LANGUAGE_HEADER);
  return isLanguage(given) ? given : 'en';
});

/** In async components, loaders of pages and `generateMetadata`. */
export const pageText = async <D extends Domain>(domain: D): Promise<Text<D>> =>
  textIn(await pageLanguage(), domain);
/** Labels: see `Label`. */
export const pageLabel = async (domain?: Domain): Promise<Label> => labelIn(await pageLanguage(), domain);
/** Both, for functions of lib/ that make texts of data. */
export const pageWords = async <D extends Domain>(domain: D): Promise<Words<D>> =>
  wordsIn(await pageLanguage(), domain);

// the same stand in in-browser.tsx
export const useLanguage = (): Language => use(pageLanguage());
export const useText = <D extends Domain>(domain: D): Text<D> => textIn(useLanguage(), domain);
export const useLabel = (own?: Domain): Label => labelIn(useLanguage(), own);
export const useWords = <D extends Domain>(domain: D): Words<D> => wordsIn(useLanguage(), domain);
export const useReply = (): Reply => replyIn(useLanguage());

export function useHref(): (address: string) => string {
  const language = useLanguage();
  return (address) => localPath(language, address);
}
