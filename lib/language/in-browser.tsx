'use client';

import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { keepWords } from '#unit-words';
import { type Language, localPath } from './languages';
import {
  type Domain,
  type Label,
  type Messages,
  REPLIES,
  type Reply,
  replyFrom,
  type Text,
  textFrom,
  type Words,
} from './translate';
import type { OtherWords } from './unit-words';

/** `#language` in client components, in the browser and while the server renders them. */
type Known = { language: Language; messages: Messages };
type TextsProps = Known & { words?: OtherWords | undefined; children: ReactNode };
const Context = createContext<Known>({ language: 'en', messages: { common: {}, layout: {}, labels: {} } });

/**
 * Gives the client components below it the language and these messages, beside those that are there already. `words` are those
 * of figures, which functions of lib/ write.
 */
export function Texts({ language, messages, words, children }: TextsProps) {
  // before anything below is drawn
  if (words) keepWords(language, words);
  const outer = useContext(Context);
  const known = useMemo(
    () => ({ language, messages: { ...outer.messages, ...messages } }),
    [outer, language, messages],
  );
  return <Context value={known}>{children}</Context>;
}

function inDomain({ messages }: Known, domain: Domain): Record<string, unknown> {
  const found = messages[domain];
  // a page that forgot to send a domain: browser tests fail for it, people read English
  if (!found) console.error(`no texts of "${domain}" were sent with this page`);
  return found ?? {};
}

export const useLanguage = (): Language => useContext(Context).language;

export function useText<D extends Domain>(domain: D): Text<D> {
  const known = useContext(Context);
  return useMemo(() => {
    const own = inDomain(known, domain) as Messages[Domain];
    const common = inDomain(known, 'common') as Messages[Domain];
    return textFrom<D>(known.language, (key) => own?.[key] ?? common?.[key]);
  }, [known, domain]);
}

/** `own`: the domain of the page, where constants of lib/ are its own. */
export function useLabel(own?: Domain): Label {
  const known = useContext(Context);
  return useMemo(() => {
    if (known.language === 'en') return (english) => english;
    type Labels = Readonly<Record<string, string | undefined>>;
    const labels = inDomain(known, 'labels') as Labels;
    const places = (known.messages.places ?? {}) as Labels;
    const others = (own ? inDomain(known, own) : {}) as Labels;
    const common = (known.messages.common ?? {}) as Labels;
    return (english) => labels[english] ?? places[english] ?? others[english] ?? common[english] ?? english;
  }, [known, own]);
}

export function useWords<D extends Domain>(domain: D): Words<D> {
  const t = useText(domain);
  const label = useLabel();
  return useMemo(() => ({ t, label }), [t, label]);
}

/** For what forms and calls say. A page without forms need not send `replies`. */
export function useReply(): Reply {
  const { messages } = useContext(Context);
  return useMemo(() => {
    const replies: Readonly<Record<string, unknown>>[] = REPLIES.map((domain) => messages[domain] ?? {});
    return replyFrom((english) => replies.find((one) => one[english])?.[english]);
  }, [messages]);
}

export function useHref(): (address: string) => string {
  const language = useLanguage();
  return useMemo(() => (address: string) => localPath(language, address), [language]);
}
