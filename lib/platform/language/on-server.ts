import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { cache, use } from 'react';
import { isLanguage, LANGUAGE_HEADER, type Language } from './languages';
import { textsIn } from './messages';
import type { Domain, Key, Texts } from './translate';

/**
 * `#language` in server components. The language depends only on the address. The middleware reads its prefix and sets this header. The front stores each
 * address separately and sends no visitor's headers when it renders a page for everyone.
 */
export const pageLanguage = cache(async (): Promise<Language> => {
  const given = (await headers()).get(LANGUAGE_HEADER);
  return isLanguage(given) ? given : 'en';
});

/** The texts for async components, page loaders and `generateMetadata`. */
export const texts = async <D extends Domain = 'common'>(domain?: D): Promise<Texts<D>> =>
  textsIn<D>(await pageLanguage(), domain);

/** Head of a page whose address is the only credential. It keeps the page out of search engines and its address from other sites. */
export const SECRET_ADDRESS = {
  robots: { index: false },
  referrer: 'no-referrer',
} as const satisfies Metadata;

/** `generateMetadata` for a page with a fixed title. */
export const titleOf =
  <D extends Domain>(domain: D, title: Key<D>, head?: Metadata) =>
  async (): Promise<Metadata> => ({ title: (await texts(domain)).label(title), ...head });

/** Texts for components. in-browser.tsx has the same for client components. */
export const useTexts = <D extends Domain = 'common'>(domain?: D): Texts<D> =>
  textsIn<D>(use(pageLanguage()), domain);
