'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from './languages';
import { type Domain, type Messages, type Texts, textsFrom } from './translate';

type Known = { language: Language; messages: Messages };
type Props = Known & { children: ReactNode };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, shell: {}, labels: {} } });

/** Provides the language and these messages, in addition to existing ones, to the client components below it. */
export function TextsProvider({ language, messages, children }: Props) {
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  return <Context value={known}>{children}</Context>;
}

/** Cached results by their messages, because some hundred components of a page ask for them. */
const made = new WeakMap<Known, Map<Domain, unknown>>();

function makeTexts(known: Known, domain: Domain): unknown {
  const { language, messages } = known;
  // the page did not send the area's texts, which fails browser tests and shows people English
  if (!messages[domain]) console.error(`no texts of "${domain}" were sent with this page`);
  const texts = textsFrom(language, domain, (value) => messages[value]);
  made.set(known, (made.get(known) ?? new Map()).set(domain, texts));
  return texts;
}

/** `#language` in client components, in the browser and during server rendering. Returns the same object while the texts are unchanged. */
export function useTexts<D extends Domain = 'common'>(domain: D = 'common' as D): Texts<D> {
  const known = useContext(Context);
  return (made.get(known)?.get(domain) ?? makeTexts(known, domain)) as Texts<D>;
}
