'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { Language } from './languages';
import { type Domain, type Messages, type Texts, textsFrom } from './translate';

type Known = { language: Language; messages: Messages };
type Props = Known & { children: ReactNode };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, shell: {}, labels: {} } });

/** Gives the client components below it the language and these messages, in addition to existing ones. */
export function TextsProvider({ language, messages, children }: Props) {
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  return <Context value={known}>{children}</Context>;
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
