'use client';

import { createContext, lazy, type ReactNode, useContext, useMemo } from 'react';
import { preserveWords } from '#unit-words';
import type { Language } from './languages';
import { type Domain, type Messages, type Texts, textsFrom } from './translate';
import type { OtherWords } from './unit-words';

type Known = { language: Language; messages: Messages };
type Props = Known & { words?: OtherWords | undefined; children: ReactNode };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, shell: {}, labels: {} } });

// a part of its own: English pages do not load the tables of other languages
const WithInflection = lazy(() => import('./with-inflection'));

/**
 * Gives the client components below it the language and these messages, beside those that are there already. `words` are those
 * of figures, which functions of lib/ write.
 */
export function TextsProvider({ language, messages, words, children }: Props) {
  // before anything below is drawn
  if (words) preserveWords(language, words);
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  const context = <Context value={known}>{children}</Context>;
  return words ? <WithInflection>{context}</WithInflection> : context;
}

/** `#language` in client components, in the browser and while the server renders them. The same object as long as the texts are. */
export function useTexts<D extends Domain = 'common'>(domain: D = 'common' as D): Texts<D> {
  const { language, messages } = useContext(Context);
  // a page that forgot to send a domain: browser tests fail for it, people read English
  if (!messages[domain]) console.error(`no texts of "${domain}" were sent with this page`);
  return useMemo(() => textsFrom(language, domain, (value) => messages[value]), [language, messages, domain]);
}
