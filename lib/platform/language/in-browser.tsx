'use client';

import { createContext, lazy, type ReactNode, useContext, useMemo } from 'react';
import { preserveWords } from '#unit-words';
import type { Language } from './languages';
import { type Domain, type Messages, type Texts, textsFrom } from './translate';
import type { OtherWords } from './unit-words';

type Known = { language: Language; messages: Messages };
type Props = Known & { words?: OtherWords | undefined; children: ReactNode };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, shell: {}, labels: {} } });

// a separate chunk: English pages do not load the tables of other languages
const WithInflection = lazy(() => import('./with-inflection'));

/**
 * Gives the client components below it the language and these messages, in addition to existing ones. `words` are unit words for
 * functions of lib/.
 */
export function TextsProvider({ language, messages, words, children }: Props) {
  // before anything below is rendered
  if (words) preserveWords(language, words);
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  const context = <Context value={known}>{children}</Context>;
  return words ? <WithInflection>{context}</WithInflection> : context;
}

/** By what they are made of: a page has some hundred components that ask. */
const made = new WeakMap<Known, Map<Domain, unknown>>();

function makeTexts(known: Known, domain: Domain): unknown {
  const { language, messages } = known;
  // a page that did not send an area's texts: browser tests fail, and people see English
  if (!messages[domain]) console.error(`no texts of "${domain}" were sent with this page`);
  const texts = textsFrom(language, domain, (value) => messages[value]);
  made.set(known, (made.get(known) ?? new Map()).set(domain, texts));
  return texts;
}

/** `#language` in client components, in the browser and during server rendering. The same object while the texts are unchanged. */
export function useTexts<D extends Domain = 'common'>(domain: D = 'common' as D): Texts<D> {
  const known = useContext(Context);
  return (made.get(known)?.get(domain) ?? makeTexts(known, domain)) as Texts<D>;
}
